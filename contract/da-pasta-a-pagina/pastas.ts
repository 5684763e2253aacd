import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { route } from '../base/routes.ts';
import { runStateSchema } from '../base/runs.ts';
import { estadosDaTabela } from '../cadastros/vigencia.ts';
import { sectionIdSchema } from './sections.ts';

/** Changes of a file since the folder was read. */
export const mudancaTipos = ['adicionado', 'alterado', 'renomeado', 'removido'] as const;
export type MudancaTipo = (typeof mudancaTipos)[number];

export const arquivoKinds = ['documento', 'imagem', 'video', 'outro'] as const;
export type ArquivoKind = (typeof arquivoKinds)[number];

const mudancaSchema = z.object({
  tipo: z.enum(mudancaTipos),
  arquivo: z.enum(arquivoKinds),
  path: z.string(),
  /** Former path, if moved. */
  antes: z.string().nullable(),
});
export type MudancaDaPasta = z.infer<typeof mudancaSchema>;

/** A field a change may affect. */
const campoTocadoSchema = z.object({
  rotulo: z.string(),
  /** The files it was read from, or may be read from. */
  arquivos: z.array(z.string()),
  /** Its value was read there; otherwise a new document may mention it. */
  lido: z.boolean(),
});

const comparacaoSchema = z.object({
  em: z.string(),
  /** Number of files, and how many are unchanged. */
  total: z.number().int(),
  iguais: z.number().int(),
  mudancas: z.array(mudancaSchema),
  campos: z.array(campoTocadoSchema),
  secoes: z.array(z.object({ id: sectionIdSchema, titulo: z.string() })),
  /** Public pages showing affected values. */
  paginas: z.array(z.object({ path: z.string(), nome: z.string() })),
});
export type Comparacao = z.infer<typeof comparacaoSchema>;

/** A remark about a folder, with the files concerned. */
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
  /** Its hotsite, if any. */
  hotsite: z.object({ id: z.number().int(), rota: z.string(), publicado: z.boolean() }).nullable(),
  incorporadora: z.object({
    nome: z.string(),
    email: z.string().nullable(),
    /** Digits including the country code. */
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
  /** The last reading; null if none. */
  leitura: z.object({ em: z.string(), arquivos: z.number().int() }).nullable(),
  /** Null until someone compares. */
  comparacao: comparacaoSchema.nullable(),
  /** Why the last listing failed; earlier readings are kept. */
  erro: z.string().nullable(),
  relatorio: relatorioSchema,
  /** Ready-to-send request to the incorporadora; null when nothing is missing. */
  mensagem: z.string().nullable(),
  /** The last re-reading run. */
  execucao: z
    .object({
      sessionId: z.string(),
      state: runStateSchema,
      erro: z.string().nullable(),
      /** Sections of the page affected by what had changed at its start. */
      secoes: z.array(sectionIdSchema),
    })
    .nullable(),
});
export type Pasta = z.infer<typeof pastaSchema>;

const params = z.object({ id: idSchema });
const path = '/api/empreendimentos/:id/pasta';

/** Reads stored state only, never the folder. */
export const getPasta = route({
  method: 'GET',
  path,
  summary: 'O que se sabe da pasta de um empreendimento: leitura, comparação, relatório e validade do preço',
  params,
  responses: { 200: pastaSchema },
});

/** Lists the folder once, without fetching files. */
export const compararPasta = route({
  method: 'POST',
  path: `${path}/comparar`,
  summary: 'Compara a pasta com o que foi lido dela',
  params,
  responses: { 200: pastaSchema },
});

/** Starts a run that reads changed files only. */
export const refazerPasta = route({
  method: 'POST',
  path: `${path}/refazer`,
  summary: 'Lê de novo só o que mudou na pasta',
  params,
  responses: { 202: z.object({ sessionId: z.string(), runId: z.string() }) },
});
