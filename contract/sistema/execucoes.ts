import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { conditionsOn, oneOf, pagedQuery, pageOf } from '../base/paged.ts';
import { route } from '../base/routes.ts';
import { runStateSchema, runStates } from '../base/runs.ts';

/** Kinds of runs; those of a hotsite are distinguished by task. */
export const execucaoTipos = ['super-ai', 'assets', 'processar', 'gerar'] as const;

const tipoLabels: Record<string, string> = {
  'super-ai': 'Super AI',
  assets: 'Imagens da pasta',
  processar: 'Processar pasta',
  gerar: 'Gerar página',
};

/** 'processar' → 'Processar pasta'; unknown kinds are shown by their own name. */
export const tipoLabel = (tipo: string): string =>
  tipoLabels[tipo] ?? (tipo.charAt(0).toUpperCase() + tipo.slice(1)).replaceAll('-', ' ');

/** Period filters of the run list, in São Paulo days. */
export const periodos = ['hoje', '7-dias', '30-dias'] as const;

export const moedas = ['USD', 'BRL'] as const;
const moedaSchema = z.enum(moedas, { error: 'Moeda inválida: use USD ou BRL' });
export type Moeda = z.infer<typeof moedaSchema>;

/** An estimate as a decimal text; null if a model used has no price. */
const custoSchema = z.object({ valor: z.string(), moeda: moedaSchema }).nullable();
export type Custo = z.infer<typeof custoSchema>;

export const usoSchema = z.object({
  chamadas: z.number().int(),
  tokensEntrada: z.number().int(),
  tokensSaida: z.number().int(),
  custo: custoSchema,
});
export type Uso = z.infer<typeof usoSchema>;

export const execucaoSchema = z.object({
  /** Sequential number within the installation. */
  id: z.number().int(),
  /** Number of its last event. */
  revisao: z.number().int(),
  tipo: z.string(),
  estado: runStateSchema,
  /** Its place while it waits for its turn, 1 for the next of its kind; else null. */
  lugar: z.number().int().nullable(),
  motor: z.string(),
  /** The empreendimento or hotsite, once known. */
  nome: z.string().nullable(),
  pasta: z.string().nullable(),
  /** A session following it. */
  sessao: z.string().nullable(),
  quem: z.string().nullable(),
  inicio: z.string(),
  fim: z.string().nullable(),
  /** Why it failed or was stopped. */
  erro: z.string().nullable(),
  uso: usoSchema,
});
export type Execucao = z.infer<typeof execucaoSchema>;

const estadosDoPasso = ['pendente', 'em-andamento', 'concluido', 'erro'] as const;
export type EstadoDoPasso = (typeof estadosDoPasso)[number];
const passoSchema = z.object({
  id: z.string(),
  rotulo: z.string(),
  estado: z.enum(estadosDoPasso),
  subpassos: z.array(
    z.object({
      id: z.string(),
      rotulo: z.string(),
      estado: z.enum(estadosDoPasso),
      /** Closing remark. */
      nota: z.string().nullable(),
      /** Number of finished files or parts. */
      itens: z.number().int(),
      inicio: z.string().nullable(),
      fim: z.string().nullable(),
    }),
  ),
});
export type Passo = z.infer<typeof passoSchema>;

const eventoSchema = z.object({
  n: z.number().int(),
  em: z.string(),
  tipo: z.string(),
  passo: z.string().nullable(),
  subpasso: z.string().nullable(),
  mensagem: z.string().nullable(),
  /** The run was resumed here after this failure. */
  retomada: z.boolean(),
});
export type Evento = z.infer<typeof eventoSchema>;

const chamadaSchema = z.object({
  id: z.number().int(),
  em: z.string(),
  tarefa: z.string(),
  provedor: z.string(),
  modelo: z.string(),
  tokensEntrada: z.number().int(),
  tokensSaida: z.number().int(),
  duracaoMs: z.number().int(),
  resultado: z.string(),
  /** For a fallback: who should have answered, and why they did not. */
  noLugarDe: z.string().nullable(),
  custo: custoSchema,
});
export type Chamada = z.infer<typeof chamadaSchema>;

export const execucaoAbertaSchema = execucaoSchema.extend({
  passos: z.array(passoSchema),
  eventos: z.array(eventoSchema),
  chamadas: z.array(chamadaSchema),
  /** Its input as stored. */
  entrada: z.record(z.string(), z.unknown()),
  /** The question it waits on, in words. */
  pergunta: z.string().nullable(),
  /** The step it failed in, if known. */
  passoDaFalha: z.string().nullable(),
  empreendimentoId: z.number().int().nullable(),
  hotsite: z.object({ id: z.number().int(), rota: z.string(), ativo: z.boolean() }).nullable(),
  /** Actions available now. */
  acoes: z.object({ interromper: z.boolean(), retomar: z.boolean(), repetir: z.boolean() }),
});
export type ExecucaoAberta = z.infer<typeof execucaoAbertaSchema>;

/** Sortable columns of the run list. */
export const execucaoOrders = [
  'id',
  'nome',
  'tipo',
  'estado',
  'motor',
  'quem',
  'inicio',
  'duracao',
  'uso',
] as const;

/** A page of runs, newest first by default (docs/decisions/0008). */
export const searchExecucoes = route({
  method: 'GET',
  path: '/api/execucoes/busca',
  summary: 'Procura execuções por nome, pasta ou quem iniciou, com filtros e ordem, 50 por página',
  query: z.object({
    ...pagedQuery(execucaoOrders, 'Ordem inválida'),
    /** `duracao` in minutes. */
    condicao: conditionsOn(execucaoOrders),
    estado: oneOf(runStates, 'Estado inválido'),
    tipo: z.string({ error: 'Tipo inválido' }).max(60, 'Tipo inválido').default(''),
    periodo: oneOf(periodos, 'Período inválido: use hoje, 7-dias ou 30-dias'),
  }),
  responses: { 200: pageOf(execucaoSchema) },
});
export type ExecucoesQuery = z.output<NonNullable<typeof searchExecucoes.query>>;

const params = z.object({ id: idSchema });

export const getExecucao = route({
  method: 'GET',
  path: '/api/execucoes/:id',
  summary: 'Uma execução por inteiro: passos, eventos, uso de modelos, entrada',
  params,
  responses: { 200: execucaoAbertaSchema },
});

export const interruptExecucao = route({
  method: 'POST',
  path: '/api/execucoes/:id/interromper',
  summary: 'Interrompe uma execução; o que já foi feito fica guardado',
  params,
  responses: { 200: execucaoAbertaSchema },
});

export const retryExecucao = route({
  method: 'POST',
  path: '/api/execucoes/:id/retomar',
  summary: 'Retoma uma execução do passo em que falhou ou foi interrompida',
  params,
  responses: { 200: execucaoAbertaSchema },
});

/** Returns the new run, or the one already doing the same. */
export const repeatExecucao = route({
  method: 'POST',
  path: '/api/execucoes/:id/repetir',
  summary: 'Executa de novo, desde o início, o que foi pedido a uma execução',
  params,
  responses: { 200: execucaoAbertaSchema },
});

const many = 1_000_000_000;
const amountOf = (message: string, least: number) =>
  z.int({ error: message }).min(least, message).max(many, message);
const callsOf = (least: number) => amountOf('Informe um número inteiro de chamadas', least);
const tokensOf = (least: number) => amountOf('Informe um número inteiro de tokens', least);

/** Price per million tokens: decimal text, up to four decimals. */
const priceSchema = z
  .string({ error: 'Preço inválido' })
  .regex(/^\d{1,6}(\.\d{1,4})?$/, 'Preço inválido: use até 4 casas decimais');

const longestModelName = 200;
const limitesSchema = z.object({
  /** Limits per run. */
  execucao: z.object({ chamadas: callsOf(1), tokens: tokensOf(1) }),
  /** Limits for all runs per São Paulo day; zero disables models. */
  dia: z.object({ chamadas: callsOf(0), tokens: tokensOf(0) }),
  moeda: moedaSchema,
  /** Models with a price; for others only tokens are shown. */
  precos: z
    .array(
      z.object({
        modelo: z.string({ error: 'Modelo inválido' }).trim().min(1).max(longestModelName, 'Modelo inválido'),
        entrada: priceSchema,
        saida: priceSchema,
      }),
      { error: 'Lista de preços inválida' },
    )
    .max(100, 'Use no máximo 100 modelos')
    .refine(
      (prices) => new Set(prices.map(({ modelo }) => modelo)).size === prices.length,
      'Há um modelo repetido na lista de preços',
    ),
});
export type Limites = z.infer<typeof limitesSchema>;

export const limitesAnswerSchema = limitesSchema.extend({
  /** Whether the current engine calls models at all. */
  usaModelos: z.boolean(),
  hoje: usoSchema,
  /** Every model ever called. */
  modelos: z.array(z.string()),
});
export type LimitesAnswer = z.infer<typeof limitesAnswerSchema>;

export const readLimites = route({
  method: 'GET',
  path: '/api/execucoes/limites',
  summary: 'Os limites de uso dos modelos por execução e por dia, os preços e o uso de hoje',
  responses: { 200: limitesAnswerSchema },
});

export const saveLimites = route({
  method: 'PUT',
  path: '/api/execucoes/limites',
  summary: 'Salva os limites de uso dos modelos e os preços por milhão de tokens',
  body: limitesSchema,
  responses: { 200: limitesAnswerSchema },
});
