import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { route } from '../base/routes.ts';
import { runStateSchema } from '../base/runs.ts';
import { estadosDaTabela } from '../cadastros/vigencia.ts';
import { sectionIdSchema } from './sections.ts';

/** What became of a file since the folder was read. */
export const mudancaTipos = ['adicionado', 'alterado', 'renomeado', 'removido'] as const;
export type MudancaTipo = (typeof mudancaTipos)[number];

export const arquivoKinds = ['documento', 'imagem', 'video', 'outro'] as const;
export type ArquivoKind = (typeof arquivoKinds)[number];

const mudancaSchema = z.object({
  tipo: z.enum(mudancaTipos),
  arquivo: z.enum(arquivoKinds),
  path: z.string(),
  /** Where it stood before, when that is another place. */
  antes: z.string().nullable(),
});
export type MudancaDaPasta = z.infer<typeof mudancaSchema>;

/** A field a change may bear on. */
const campoTocadoSchema = z.object({
  rotulo: z.string(),
  /** The files it was read from, or may be. */
  arquivos: z.array(z.string()),
  /** Its value was read there; else a new document may say something about it. */
  lido: z.boolean(),
});

const comparacaoSchema = z.object({
  em: z.string(),
  /** Files there are now, and how many of them are as they were. */
  total: z.number().int(),
  iguais: z.number().int(),
  mudancas: z.array(mudancaSchema),
  campos: z.array(campoTocadoSchema),
  secoes: z.array(z.object({ id: sectionIdSchema, titulo: z.string() })),
  /** Public pages that show what is touched. */
  paginas: z.array(z.object({ path: z.string(), nome: z.string() })),
});
export type Comparacao = z.infer<typeof comparacaoSchema>;

/** One thing to say about a folder: what, and which files. */
const achadoSchema = z.object({ texto: z.string(), arquivos: z.array(z.string()) });
export const gruposDoRelatorio = ['faltando', 'ilegiveis', 'pequenas', 'privados', 'duplicados'] as const;
const relatorioSchema = z.object(
  Object.fromEntries(gruposDoRelatorio.map((grupo) => [grupo, z.array(achadoSchema)])) as Record<
    (typeof gruposDoRelatorio)[number],
    z.ZodArray<typeof achadoSchema>
  >,
);
export type Relatorio = z.infer<typeof relatorioSchema>;
export type Achado = z.infer<typeof achadoSchema>;

export const pastaSchema = z.object({
  id: z.number().int(),
  nome: z.string(),
  driveUrl: z.string().nullable(),
  /** Its page, where it has one. */
  hotsite: z.object({ id: z.number().int(), rota: z.string(), publicado: z.boolean() }).nullable(),
  incorporadora: z.object({
    nome: z.string(),
    email: z.string().nullable(),
    /** Digits with the country's code. */
    whatsapp: z.string().nullable(),
  }),
  tabela: z.object({
    precoInicial: z.string().nullable(),
    dataTabela: z.string().nullable(),
    estado: z.enum(estadosDaTabela),
    de: z.string().nullable(),
    ate: z.string().nullable(),
    dias: z.number().int(),
  }),
  /** The last reading; null where there was none. */
  leitura: z.object({ em: z.string(), arquivos: z.number().int() }).nullable(),
  /** Null until somebody compares. */
  comparacao: comparacaoSchema.nullable(),
  /** Why the folder could not be listed the last time; what was read stays. */
  erro: z.string().nullable(),
  relatorio: relatorioSchema,
  /** What the incorporadora may be asked for, ready to be sent; null when nothing is missing. */
  mensagem: z.string().nullable(),
  /** The last run that read the folder again. */
  execucao: z
    .object({
      sessionId: z.string(),
      state: runStateSchema,
      erro: z.string().nullable(),
      /** Sections of the page that hang on what had changed when it was asked for. */
      secoes: z.array(sectionIdSchema),
    })
    .nullable(),
});
export type Pasta = z.infer<typeof pastaSchema>;

const params = z.object({ id: idSchema });
const path = '/api/empreendimentos/:id/pasta';

/** Everything from what is stored: nothing is asked of the folder. */
export const getPasta = route({
  method: 'GET',
  path,
  summary: 'O que se sabe da pasta de um empreendimento: leitura, comparação, relatório e validade do preço',
  params,
  responses: { 200: pastaSchema },
});

/** One listing of the folder; no file of it is fetched. */
export const compararPasta = route({
  method: 'POST',
  path: `${path}/comparar`,
  summary: 'Compara a pasta com o que foi lido dela',
  params,
  responses: { 200: pastaSchema },
});

/** Starts a run that reads what changed and nothing else. */
export const refazerPasta = route({
  method: 'POST',
  path: `${path}/refazer`,
  summary: 'Lê de novo só o que mudou na pasta',
  params,
  responses: { 202: z.object({ sessionId: z.string(), runId: z.string() }) },
});
