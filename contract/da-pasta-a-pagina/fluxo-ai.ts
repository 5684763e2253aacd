import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { isFolderLink, requiredId, requiredText } from '../base/fields.ts';
import { route } from '../base/routes.ts';
import { empreendimentoMessages } from '../cadastros/empreendimentos.ts';
import { fonteSchema } from '../sistema/modelos.ts';
import { catalogSchema } from './assets.ts';
import { maxAssets } from './super-ai.ts';

/** Who wrote a text, whether the web was searched, and the pages found. */
const comFontes = { motor: z.string(), buscou: z.boolean(), fontes: z.array(fonteSchema) };

/** `nota` says what of the text is not as its prompt asks. */
const descritaSchema = z.object({ descricao: z.string(), nota: z.string().nullable(), ...comFontes });
export type Descrita = z.infer<typeof descritaSchema>;

/** Placeholder of `descricao` until the engine has written one (FLW-11). */
export const descricaoEmGeracao = 'Descrição em geração pela IA...';

/** Messages of the manual flow for steps requested too early (FLW-07, FLW-08). */
export const tooEarly = {
  2: 'Execute o Passo 1 primeiro',
  3: 'Execute os passos anteriores primeiro',
} as const;

/** Input of the manual flow (FLW-01..03). */
export const fluxoFormSchema = z.object({
  nome: requiredText('Nome do empreendimento é obrigatório'),
  incorporadoraId: requiredId('Incorporadora é obrigatória'),
  bairroId: requiredId('Bairro é obrigatório'),
  driveUrl: z
    .string({ error: empreendimentoMessages.driveUrl })
    .trim()
    .max(2000, empreendimentoMessages.driveUrl)
    .refine(isFolderLink, empreendimentoMessages.driveUrl),
});
export type FluxoForm = z.output<typeof fluxoFormSchema>;

const idParams = z.object({ id: idSchema });

/** Second half of the first step (FLW-12, FLW-13). */
export const generateDescription = route({
  method: 'POST',
  path: '/api/empreendimentos/:id/generate-description',
  summary: 'Escreve a descrição de um empreendimento com o motor de inteligência em uso, e a guarda',
  params: idParams,
  responses: { 200: descritaSchema },
});

const driveUrlMessage = empreendimentoMessages.driveUrl;

/**
 * The second step (FLW-15..17). Answers when the folder is done; a repeated call joins the run in progress.
 */
export const processDrive = route({
  method: 'POST',
  path: '/api/assets/process-drive',
  summary: 'Processa as imagens e os vídeos de uma pasta para um empreendimento',
  body: z.object({
    driveUrl: z.string(driveUrlMessage).trim().min(1, driveUrlMessage).max(2000, driveUrlMessage),
    maxAssets: z.coerce.number().int().min(1).max(500).catch(maxAssets).default(maxAssets),
    empreendimentoId: idSchema,
    /** Identifies the run for its progress stream. */
    sessionId: z
      .string()
      .trim()
      .min(8)
      .max(100)
      .regex(/^[\w-]+$/, 'Identificador de sessão inválido')
      .optional(),
  }),
  responses: { 200: z.object({ totalProcessed: z.number().int(), catalog: catalogSchema }) },
});

export const passoStatusSchema = z.enum(['pending', 'processing', 'completed', 'error']);
export type PassoStatus = z.infer<typeof passoStatusSchema>;

export const fluxoSchema = z.object({
  /** The three steps in order. */
  passos: z.array(z.object({ status: passoStatusSchema, erro: z.string().nullable() })).length(3),
  /** Session of the run working on the second step; null if none. */
  sessao: z.string().nullable(),
});
export type Fluxo = z.infer<typeof fluxoSchema>;

/** Progress of an empreendimento's manual flow, to continue it in another browser. */
export const readFluxo = route({
  method: 'GET',
  path: '/api/empreendimentos/:id/fluxo',
  summary: 'Diz em que passo está o Fluxo AI de um empreendimento',
  params: idParams,
  responses: { 200: fluxoSchema },
});
