import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { route } from '../base/routes.ts';
import { progressEventSchema, runStateSchema } from '../base/runs.ts';
import { findingSchema } from './hotsites.ts';
import { fonteSchema, paginaPedida } from './leitura.ts';
import { hotsiteStyleSchema } from './page-styles.ts';

/** The four steps and their substeps, in display order (SUP-06, SUP-08..12). */
export const superAiSteps = [
  {
    id: 'pdf-analysis',
    label: 'Análise de PDFs',
    failure: 'Erro ao analisar PDFs',
    substeps: [
      { id: 'list-pdfs', label: 'Listar PDFs da pasta' },
      { id: 'download-pdfs', label: 'Baixar PDFs' },
      { id: 'extract-text', label: 'Extrair texto' },
      { id: 'analyze-content', label: 'Analisar conteúdo' },
      { id: 'match-incorporadora', label: 'Identificar incorporadora' },
      { id: 'create-empreendimento', label: 'Criar empreendimento' },
    ],
  },
  {
    id: 'assets-processing',
    label: 'Processamento de Assets',
    failure: 'Erro ao processar assets',
    substeps: [
      { id: 'scan-folder', label: 'Varrer a pasta' },
      { id: 'filter-media', label: 'Filtrar imagens e vídeos' },
      { id: 'download-assets', label: 'Baixar arquivos' },
      { id: 'upload-assets', label: 'Guardar imagens otimizadas' },
      { id: 'classify-assets', label: 'Classificar imagens' },
      { id: 'build-catalog', label: 'Montar o catálogo' },
    ],
  },
  {
    id: 'blueprint-creation',
    label: 'Criação do Blueprint',
    failure: 'Erro no workflow Super AI',
    substeps: [
      { id: 'analyze-catalog', label: 'Analisar o catálogo' },
      { id: 'optimize-selection', label: 'Escolher as melhores imagens' },
      { id: 'structure-site', label: 'Estruturar a página' },
      { id: 'generate-texts', label: 'Escrever os textos' },
    ],
  },
  {
    id: 'hotsite-generation',
    label: 'Geração do Hotsite',
    failure: 'Erro ao criar hotsite',
    substeps: [
      { id: 'prepare-prompt', label: 'Preparar a geração' },
      { id: 'generate-html', label: 'Montar a página' },
      { id: 'generate-css', label: 'Aplicar o estilo' },
      { id: 'generate-js', label: 'Ligar as interações' },
      { id: 'save-files', label: 'Salvar arquivos' },
      { id: 'register-hotsite', label: 'Publicar o hotsite' },
    ],
  },
] as const;

/** Limits of one run (SUP-16). */
export const maxPdfs = 10;
export const maxAssets = 80;

/** How to go on with a folder that is not the material of one development in Portuguese (TRU-03). */
export const materialDecisionSchema = z.object({
  decisao: z.enum(['seguir', 'escolher'], 'Escolha como continuar'),
  /** The chosen one of several. */
  empreendimento: z.string().trim().max(200).default(''),
});
export type MaterialDecision = z.infer<typeof materialDecisionSchema>;

const umaResposta = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('material'),
    decisao: z.enum(['seguir', 'escolher', 'parar'], 'Escolha como continuar'),
    empreendimento: materialDecisionSchema.shape.empreendimento,
  }),
  z.object({
    kind: z.literal('bairro'),
    bairro: z.string().trim().min(1, 'Informe o bairro').max(200),
    cidade: z.string().trim().min(1, 'Informe a cidade').max(200),
    uf: z.string().trim().toUpperCase().length(2, 'Informe a UF'),
  }),
  z.object({ kind: z.literal('nome'), nome: z.string().trim().min(1, 'Informe o nome').max(200) }),
  z.object({
    kind: z.literal('incorporadora'),
    nome: z.string().trim().min(1, 'Informe a incorporadora').max(200),
  }),
]);
/** The answer to one question. */
export type OneAnswer = z.infer<typeof umaResposta>;

/** Something the documents may be saying: what would be answered, and where it stands. */
export const opcaoSchema = z.object({
  /** 'Batel, Curitiba/PR' */
  rotulo: z.string(),
  /** The fields of the answer, as far as they are known. */
  resposta: z.record(z.string(), z.string()),
  fontes: z.array(fonteSchema),
});
export type Opcao = z.infer<typeof opcaoSchema>;

/** Runs of earlier releases wait on questions without options. */
const opcoes = z.array(opcaoSchema).default([]);
const umaPergunta = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('material'),
    text: z.string(),
    /** What was seen: a line a document. */
    vistos: z.array(z.string()),
    opcoes,
  }),
  z.object({
    kind: z.literal('bairro'),
    text: z.string(),
    /** What the documents say, as far as they do. */
    found: z.object({
      bairro: z.string().nullable(),
      cidade: z.string().nullable(),
      uf: z.string().nullable(),
    }),
    opcoes,
  }),
  z.object({ kind: z.literal('nome'), text: z.string(), candidates: z.array(z.string()), opcoes }),
  z.object({ kind: z.literal('incorporadora'), text: z.string(), opcoes }),
]);
export type OneQuestion = z.infer<typeof umaPergunta>;

/** What a run waits on: one question, or the list of all that are open (TRU-01). */
export const runQuestionSchema = z.discriminatedUnion('kind', [
  ...umaPergunta.options,
  z.object({ kind: z.literal('varias'), text: z.string(), perguntas: z.array(umaPergunta).min(2).max(3) }),
]);
export type RunQuestion = z.infer<typeof runQuestionSchema>;

/** The questions of a run, one by one. */
export const questionsOf = (question: RunQuestion): OneQuestion[] =>
  question.kind === 'varias' ? question.perguntas : [question];

export const runAnswerSchema = z.discriminatedUnion('kind', [
  ...umaResposta.options,
  z.object({ kind: z.literal('varias'), respostas: z.array(umaResposta).min(1).max(3) }),
]);
export type RunAnswer = z.infer<typeof runAnswerSchema>;

/** The answers of a person, one by one. */
export const answersOf = (answer: RunAnswer): OneAnswer[] =>
  answer.kind === 'varias' ? answer.respostas : [answer];

/** A run as returned by `GET /api/super-ai/runs/{sessionId}`. */
export const runSchema = z.object({
  runId: z.string(),
  sessionId: z.string(),
  state: runStateSchema,
  driveUrl: z.string(),
  /** The engine's display name: 'Motor local' or 'Modelo (a, b)'. */
  engine: z.string(),
  step: z.string().nullable(),
  substep: z.string().nullable(),
  /** Number of the last stored event. */
  lastEvent: z.number().int(),
  /** Completed substeps per step. */
  steps: z.array(
    z.object({
      id: z.string(),
      status: z.enum(['pending', 'processing', 'completed', 'error']),
      done: z.array(z.string()),
    }),
  ),
  question: runQuestionSchema.nullable(),
  error: z.object({ step: z.string().nullable(), message: z.string() }).nullable(),
  result: z
    .object({
      empreendimentoId: z.number().nullable(),
      nome: z.string().nullable(),
      hotsiteId: z.number().nullable(),
      rota: z.string().nullable(),
      pdfsRead: z.number().nullable(),
      totalAssets: z.number().nullable(),
      /** Older runs stored findings without a code. */
      findings: z.array(findingSchema.partial({ code: true })),
      /** Why the page is still a draft; absent or null if public. */
      rascunho: z.string().nullish(),
      skipped: z.array(z.string()),
    })
    .nullable(),
  startedAt: z.string(),
  finishedAt: z.string().nullable(),
});
export type Run = z.infer<typeof runSchema>;

export const startSuperAiSchema = z.object({
  driveUrl: z
    .string('URL do Google Drive é obrigatória')
    .trim()
    .min(1, 'URL do Google Drive é obrigatória')
    .max(2000),
  maxPDFs: z.coerce.number().int().min(1).max(maxPdfs).catch(maxPdfs).default(maxPdfs),
  sessionId: z
    .string()
    .trim()
    .min(8)
    .max(100)
    .regex(/^[\w-]+$/, 'Identificador de sessão inválido'),
  /** For a folder with a finished run: update its result (default) or create another. */
  mode: z.enum(['update', 'create']).optional(),
  style: hotsiteStyleSchema.optional(),
});
export type StartSuperAi = z.infer<typeof startSuperAiSchema>;

/** Answer to a start, 202 immediately; the outcome comes from the stream (SUP-15). */
export const startedRunSchema = z.object({
  success: z.literal(true),
  sessionId: z.string(),
  runId: z.string(),
});

/** What is known of a folder before a start (SUP-37). */
export const folderCheckSchema = z.object({
  /** What the folder's last finished run created, or null. */
  previous: z
    .object({
      empreendimentoId: z.number().int(),
      nome: z.string(),
      rota: z.string().nullable(),
      finishedAt: z.string(),
    })
    .nullable(),
  /** The folder's live run (running or waiting), or null. */
  live: z.object({ sessionId: z.string() }).nullable(),
});
export type FolderCheck = z.infer<typeof folderCheckSchema>;

const sessionParams = z.object({ sessionId: z.string().min(1).max(100) });

export const startSuperAi = route({
  method: 'POST',
  path: '/api/super-ai/analyze-complete-with-progress',
  summary: 'Inicia a leitura de uma pasta de vendas, da pasta ao hotsite publicado',
  body: startSuperAiSchema,
  responses: { 202: startedRunSchema },
});
export const progressStream = route({
  method: 'GET',
  path: '/api/super-ai/progress-stream/:sessionId',
  access: 'stream',
  summary: 'Acompanha uma execução passo a passo (fluxo de eventos)',
  params: sessionParams,
  type: 'text/event-stream',
  responses: { 200: progressEventSchema, 204: z.null() },
});
/** Recent runs, newest first. */
export const listRuns = route({
  method: 'GET',
  path: '/api/super-ai/runs',
  summary: 'As execuções mais recentes',
  responses: { 200: z.array(runSchema) },
});
export const getRun = route({
  method: 'GET',
  path: '/api/super-ai/runs/:sessionId',
  summary: 'Como está uma execução',
  params: sessionParams,
  responses: { 200: runSchema },
});
export const interruptRun = route({
  method: 'POST',
  path: '/api/super-ai/runs/:sessionId/interrupt',
  summary: 'Interrompe uma execução',
  params: sessionParams,
  responses: { 200: runSchema },
});
export const retryRun = route({
  method: 'POST',
  path: '/api/super-ai/runs/:sessionId/retry',
  summary: 'Retoma uma execução que falhou ou foi interrompida',
  params: sessionParams,
  responses: { 200: runSchema },
});
export const answerRun = route({
  method: 'POST',
  path: '/api/super-ai/runs/:sessionId/answer',
  summary: 'Responde à pergunta que uma execução espera',
  params: sessionParams,
  body: runAnswerSchema,
  responses: { 200: runSchema },
});
/** A page that a question quotes. */
export const runPage = route({
  method: 'GET',
  path: '/api/super-ai/runs/:sessionId/pagina',
  summary: 'A imagem de uma página citada por uma pergunta da execução',
  params: sessionParams,
  query: paginaPedida,
  type: 'image/*',
  responses: { 200: z.file() },
});
/** Resolves a folder link before a start: a finished run to update, or nothing. */
export const checkFolder = route({
  method: 'POST',
  path: '/api/super-ai/check-folder',
  summary: 'Diz a que uma pasta já levou: um empreendimento ou uma execução em andamento',
  body: startSuperAiSchema.pick({ driveUrl: true }),
  responses: { 200: folderCheckSchema },
});

/** Reads the PDFs of a folder for an existing empreendimento; no screen uses it (SUP-32). */
export const generateFromPdfs = route({
  method: 'POST',
  path: '/api/super-ai/generate-from-pdfs',
  summary: 'Lê de novo os PDFs de uma pasta para um empreendimento que já existe',
  body: z.object({
    empreendimentoId: idSchema,
    driveUrl: startSuperAiSchema.shape.driveUrl,
    maxPDFs: startSuperAiSchema.shape.maxPDFs,
  }),
  responses: { 200: z.object({ pdfProcessing: z.object({ validPDFs: z.number().int() }) }) },
});
