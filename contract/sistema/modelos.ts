import { z } from 'zod';
import { route } from '../base/routes.ts';

/** Tasks for models; each has its own provider and model. */
export const tarefas = ['extract', 'classify', 'plan', 'write', 'research', 'texts', 'chat', 'card'] as const;
export type Tarefa = (typeof tarefas)[number];

/** How long a model may think before answering. */
export const esforcos = ['none', 'minimal', 'low', 'medium', 'high'] as const;
export type Esforco = (typeof esforcos)[number];

/** Kinds of data sent to an outside model; each has a switch ('O que sai daqui'). */
export const tiposDeDado = ['documentos', 'imagens', 'textos', 'mensagens', 'carteira', 'audios'] as const;
export type TipoDeDado = (typeof tiposDeDado)[number];

/** Capabilities a task requires. */
export const necessidades = ['visao', 'esquema', 'busca', 'extensao'] as const;
export type Necessidade = (typeof necessidades)[number];

export interface TarefaInfo {
  rotulo: string;
  resumo: string;
  /** The kind of data its prompt carries. */
  dado: TipoDeDado;
  precisa: readonly Necessidade[];
  /** Default thinking effort. */
  esforco: Esforco;
  /** Output token limit, thinking included. */
  saida: number;
}

/** The tasks and their requirements. */
export const tarefaInfo: Record<Tarefa, TarefaInfo> = {
  extract: {
    rotulo: 'Ler documentos',
    resumo: 'Tira os dados do empreendimento dos documentos de venda, com a origem de cada um.',
    dado: 'documentos',
    precisa: ['esquema', 'extensao'],
    esforco: 'low',
    saida: 32_000,
  },
  classify: {
    rotulo: 'Classificar imagens',
    resumo: 'Diz o que cada imagem da pasta mostra.',
    dado: 'imagens',
    precisa: ['visao', 'esquema'],
    esforco: 'low',
    saida: 8_000,
  },
  plan: {
    rotulo: 'Planejar a página',
    resumo: 'Escolhe seções, imagens, textos e cores.',
    dado: 'textos',
    precisa: ['esquema', 'extensao'],
    esforco: 'medium',
    saida: 32_000,
  },
  write: {
    rotulo: 'Escrever a página',
    resumo: 'Escreve o HTML, o CSS e o script da página.',
    dado: 'textos',
    precisa: ['extensao'],
    esforco: 'low',
    saida: 48_000,
  },
  research: {
    rotulo: 'Pesquisar na web',
    resumo: 'Procura o que se sabe de um empreendimento ou de um bairro, com as fontes.',
    dado: 'textos',
    precisa: ['busca'],
    esforco: 'low',
    saida: 6_000,
  },
  texts: {
    rotulo: 'Escrever textos',
    resumo: 'Escreve a descrição a partir do que foi encontrado.',
    dado: 'textos',
    precisa: [],
    esforco: 'low',
    saida: 6_000,
  },
  chat: {
    rotulo: 'Entender mensagens',
    resumo: 'Entende o que um corretor escreveu à Lisa.',
    dado: 'mensagens',
    precisa: ['esquema'],
    esforco: 'none',
    saida: 4_000,
  },
  card: {
    rotulo: 'Ler a carteira',
    resumo: 'Lê a inscrição na foto da carteira do CRECI.',
    dado: 'carteira',
    precisa: ['visao', 'esquema'],
    esforco: 'none',
    saida: 4_000,
  },
};

export interface DadoInfo {
  rotulo: string;
  /** What leaves, in words. */
  oQue: string;
  /** Its legal basis under the LGPD. */
  base: string;
  /** Who does the work while it stays here. */
  semEle: string;
  /** Default. */
  padrao: boolean;
}

/** What may be sent to an outside provider, on what legal basis, and what happens otherwise. */
export const dadoInfo: Record<TipoDeDado, DadoInfo> = {
  documentos: {
    rotulo: 'Documentos de venda',
    oQue: 'O texto de books, tabelas, memoriais e fichas da pasta. Contratos, documentos pessoais e comprovantes nunca saem.',
    base: 'Material de divulgação da incorporadora, sem dados pessoais: execução do contrato com ela (LGPD, art. 7º, V).',
    semEle: 'O motor local lê os documentos por regras.',
    padrao: true,
  },
  imagens: {
    rotulo: 'Imagens do empreendimento',
    oQue: 'Cópias reduzidas das imagens da pasta, com os nomes dos arquivos, e das páginas de documentos de venda cujas letras são desenhos.',
    base: 'Material de divulgação da incorporadora: execução do contrato com ela (LGPD, art. 7º, V).',
    semEle: 'O motor local classifica por nome e medidas.',
    padrao: true,
  },
  textos: {
    rotulo: 'Textos do cadastro',
    oQue: 'Dados do empreendimento e do bairro, descrições das imagens, textos da página.',
    base: 'Dados do imóvel e do lugar, sem dados pessoais: legítimo interesse (LGPD, art. 7º, IX).',
    semEle: 'O motor local monta páginas e textos com o cadastro.',
    padrao: true,
  },
  mensagens: {
    rotulo: 'Mensagens de corretores',
    oQue: 'O que o corretor escreve à Lisa: pode conter nome, e-mail, CRECI ou telefone digitados por ele.',
    base: 'Dados pessoais do corretor: procedimentos preliminares ao contrato, a pedido dele (LGPD, art. 7º, V).',
    semEle: 'O motor local entende as mensagens por regras; o que ele não entende vai para uma pessoa.',
    padrao: false,
  },
  carteira: {
    rotulo: 'Foto da carteira do CRECI',
    oQue: 'A foto inteira da carteira: rosto, nome, CPF e inscrição.',
    base: 'Dados pessoais do corretor: procedimentos preliminares ao contrato, a pedido dele (LGPD, art. 7º, V).',
    semEle: 'O motor local lê a foto neste servidor; a que ele não lê vai para uma pessoa.',
    padrao: false,
  },
  audios: {
    rotulo: 'Áudios de corretores',
    oQue: 'A gravação que o corretor manda à Lisa, depois de ter aceitado o cadastro: a voz e o que ele diz.',
    base: 'Dados pessoais do corretor: procedimentos preliminares ao contrato, a pedido dele (LGPD, art. 7º, V).',
    semEle: 'Só um serviço desta rede, se houver, ouve o áudio; sem ele, a Lisa pede que a pessoa escreva.',
    padrao: false,
  },
};

export const necessidadeLabels: Record<Necessidade, string> = {
  visao: 'vê imagens',
  esquema: 'responde em formato fixo',
  busca: 'busca na web',
  extensao: 'dá respostas longas',
};
export const esforcoLabels: Record<Esforco, string> = {
  none: 'Nenhum',
  minimal: 'Mínimo',
  low: 'Baixo',
  medium: 'Médio',
  high: 'Alto',
};

/** The rule engine: runs on this machine and calls nobody. */
export const motorLocal = 'local';
export const maxModelNameLength = 200;

const choiceSchema = z.object({
  provedor: z
    .string({ error: 'Provedor inválido' })
    .min(1, 'Escolha o provedor')
    .max(40, 'Provedor inválido'),
  /** '' for the rule engine. */
  modelo: z
    .string({ error: 'Modelo inválido' })
    .trim()
    .max(maxModelNameLength, 'O nome do modelo passa de 200 caracteres')
    .default(''),
});
export type Escolha = z.infer<typeof choiceSchema>;

const assignmentSchema = z.object({
  /** Null: the environment's choice. */
  escolha: choiceSchema.nullable().default(null),
  /** Fallback when the first one fails. */
  reserva: choiceSchema.nullable().default(null),
  esforco: z.enum(esforcos, { error: 'Esforço inválido' }).nullable().default(null),
  saida: z
    .int({ error: 'Informe um número inteiro de tokens' })
    .min(256, 'Use pelo menos 256 tokens')
    .max(200_000, 'Use no máximo 200.000 tokens')
    .nullable()
    .default(null),
});
export type Atribuicao = z.infer<typeof assignmentSchema>;

const problem = (atribuicao: Atribuicao): string | null => {
  const { escolha, reserva } = atribuicao;
  for (const one of [escolha, reserva])
    if (one && one.provedor !== motorLocal && one.modelo === '') return 'Escolha o modelo';
  if (escolha && reserva && escolha.provedor === reserva.provedor && escolha.modelo === reserva.modelo)
    return 'A reserva precisa ser outra que não a primeira escolha';
  return null;
};
const checkedAssignment = assignmentSchema.superRefine((one, context) => {
  const message = problem(one);
  if (message) context.addIssue({ code: 'custom', message });
});

const tasksOf = <Schema extends z.ZodType>(schema: Schema) =>
  Object.fromEntries(tarefas.map((tarefa) => [tarefa, schema])) as Record<Tarefa, Schema>;
const kindsOf = <Schema extends z.ZodType>(schema: Schema) =>
  Object.fromEntries(tiposDeDado.map((tipo) => [tipo, schema])) as Record<TipoDeDado, Schema>;

/** The administrator's choices: who does each task, and what may leave. */
export const modelosSchema = z.object({
  tarefas: z.object(tasksOf(checkedAssignment)),
  dados: z.object(kindsOf(z.boolean({ error: 'Informe sim ou não' }))),
});
export type Modelos = z.infer<typeof modelosSchema>;

/** Default: the environment's models, and only the safe kinds of data leave. */
export const modelosPadrao: Modelos = {
  tarefas: Object.fromEntries(
    tarefas.map((tarefa) => [tarefa, { escolha: null, reserva: null, esforco: null, saida: null }]),
  ) as Modelos['tarefas'],
  dados: Object.fromEntries(tiposDeDado.map((tipo) => [tipo, dadoInfo[tipo].padrao])) as Modelos['dados'],
};

/** State of a choice: its message, and whether tasks would fail. */
const noticeSchema = z.object({
  nivel: z.enum(['erro', 'aviso']),
  texto: z.string(),
});
export type AvisoDeModelo = z.infer<typeof noticeSchema>;

const inUseSchema = z.object({
  provedor: z.string(),
  nome: z.string(),
  modelo: z.string(),
  /** Whether data sent to it leaves this machine and its network. */
  fora: z.boolean(),
  /** Its shutdown date, if known. */
  encerra: z.string().nullable(),
});
export type EmUso = z.infer<typeof inUseSchema>;

export const modelosAnswerSchema = z.object({
  /** 'model' if the environment enables models. */
  motor: z.enum(['local', 'model']),
  salvo: modelosSchema,
  provedores: z.array(
    z.object({
      id: z.string(),
      nome: z.string(),
      /**
       * 'pronto'; 'sem-chave': not configured; 'encerrado': the API was shut down; 'chave-recusada' and
       * 'sem-resposta': result of the last call or check.
       */
      estado: z.enum(['pronto', 'sem-chave', 'encerrado', 'chave-recusada', 'sem-resposta']),
      /** What to configure, what was shut down when, or what is wrong. */
      explicacao: z.string().nullable(),
      /** Since when it refuses the key or does not answer. */
      desde: z.string().nullable(),
      modeloPadrao: z.string().nullable(),
      temLista: z.boolean(),
      fora: z.boolean(),
      busca: z.boolean(),
    }),
  ),
  /** By task: who does it now, in which order, with remarks. */
  tarefas: z.object(tasksOf(z.object({ emUso: z.array(inUseSchema), avisos: z.array(noticeSchema) }))),
  /** Who turns recordings into text, and whether they leave this machine; null if nobody does. */
  transcricao: z.object({ nome: z.string(), fora: z.boolean() }).nullable(),
});
export type ModelosAnswer = z.infer<typeof modelosAnswerSchema>;

export const readModelos = route({
  method: 'GET',
  path: '/api/modelos',
  summary: 'Quem faz cada tarefa dos modelos, com avisos, e quais dados podem sair',
  responses: { 200: modelosAnswerSchema },
});

export const saveModelos = route({
  method: 'PUT',
  path: '/api/modelos',
  summary: 'Salva quem faz cada tarefa dos modelos e quais dados podem sair',
  body: modelosSchema,
  responses: { 200: modelosAnswerSchema },
});

const listedModelSchema = z.object({
  id: z.string(),
  nome: z.string().nullable(),
  encerra: z.string().nullable(),
  /** Null if the provider does not say. */
  visao: z.boolean().nullable(),
  esquema: z.boolean().nullable(),
  contexto: z.number().int().nullable(),
  saida: z.number().int().nullable(),
});
export type ModeloListado = z.infer<typeof listedModelSchema>;

const modelListSchema = z.object({
  /** The first matches of the search. */
  modelos: z.array(listedModelSchema),
  /** Number of matches, and of all models. */
  encontrados: z.number().int(),
  total: z.number().int(),
  /** When the provider answered last; null if never. */
  lidaEm: z.string().nullable(),
  /** Why the refresh failed; the data shown is older. */
  problema: z.string().nullable(),
});
export type ListaDeModelos = z.infer<typeof modelListSchema>;

export const listModelos = route({
  method: 'GET',
  path: '/api/modelos/lista',
  summary: 'Os modelos que um provedor diz ter, com o dia em que cada um é desligado',
  query: z.object({
    provedor: z.string({ error: 'Provedor inválido' }).max(40, 'Provedor inválido'),
    q: z.string({ error: 'Busca inválida' }).max(200, 'A busca passa de 200 caracteres').default(''),
    /** Bypasses the cache. */
    atualizar: z.enum(['', 'sim'], { error: 'Use sim, ou deixe vazio' }).default(''),
  }),
  responses: {
    200: modelListSchema,
  },
});

/** A page read during research. */
export const fonteSchema = z.object({ url: z.string(), titulo: z.string().nullable() });
export type Fonte = z.infer<typeof fonteSchema>;

const trialSchema = z.object({
  ok: z.boolean(),
  provedor: z.string(),
  modelo: z.string(),
  /** The answer, shortened, or why there is none. */
  resposta: z.string(),
  duracaoMs: z.number().int(),
  chamadas: z.number().int(),
  tokensEntrada: z.number().int(),
  tokensSaida: z.number().int(),
  custo: z.object({ valor: z.string(), moeda: z.enum(['USD', 'BRL']) }).nullable(),
  /** For research: whether the web was searched, and the pages found. */
  buscou: z.boolean().nullable(),
  fontes: z.array(fonteSchema),
});
export type TesteDeModelo = z.infer<typeof trialSchema>;

export const tryModelos = route({
  method: 'POST',
  path: '/api/modelos/testar',
  summary: 'Faz um pedido pequeno e real da forma de uma tarefa e mostra resposta, tempo, tokens e custo',
  body: z.object({
    tarefa: z.enum(tarefas, { error: 'Tarefa inválida' }),
    /** Null: the current choice. */
    escolha: choiceSchema.nullable().default(null),
    esforco: z.enum(esforcos, { error: 'Esforço inválido' }).nullable().default(null),
  }),
  responses: { 200: trialSchema },
});
