import { z } from 'zod';
import { hotsiteStyleSchema } from './blueprint.ts';
import { idSchema } from './common.ts';
import { route } from './routes.ts';

/** One line of the publication check. Red ones are legal or factual, yellow ones worth a look. */
export const findingSchema = z.object({
  level: z.enum(['red', 'yellow']),
  code: z.string(),
  /** Portuguese, a full sentence. */
  message: z.string(),
});
export type Finding = z.infer<typeof findingSchema>;

export const hotsiteSchema = z.object({
  id: z.number().int(),
  empreendimentoId: z.number().int(),
  nome: z.string(),
  htmlFile: z.string().nullable(),
  cssFile: z.string().nullable(),
  jsFile: z.string().nullable(),
  placeholdersEncontrados: z.array(z.string()).nullable(),
  rota: z.string(),
  versao: z.number().int(),
  ativo: z.boolean(),
  driveUrl: z.string().nullable(),
  status: z.string(),
  v0Generated: z.boolean(),
  v0GeneratedAt: z.string().nullable(),
  v0Style: z.string().nullable(),
  v0AssetsUsed: z.number().int().nullable(),
  catalog: z.string().nullable(),
  criadoEm: z.string(),
});
export type Hotsite = z.infer<typeof hotsiteSchema>;

const idParams = z.object({ id: idSchema });

export const generateGpt5 = route({
  method: 'POST',
  path: '/api/hotsites/:id/generate-gpt5',
  access: 'admin',
  summary: 'Gera e publica uma nova versão da página de um hotsite',
  params: idParams,
  body: z.object({ style: z.preprocess((value) => value ?? 'modern', hotsiteStyleSchema) }),
  responses: { 200: z.object({ generated: z.object({ assetsUsed: z.number().int() }) }) },
});

/**
 * Makes the hotsite of an empreendimento: the manual flow sends everything (FLW-18), the Super AI
 * variant only name, empreendimento, rota and model (SUP-33).
 */
export const createHotsite = route({
  method: 'POST',
  path: '/api/ai-workflow/create-hotsite',
  access: 'admin',
  summary: 'Cria o hotsite de um empreendimento com a primeira página',
  body: z.object({
    nome: z.string('Nome é obrigatório').trim().min(1, 'Nome é obrigatório').max(200),
    empreendimentoId: idSchema,
    rota: z.string().trim().max(200).nullish(),
    driveUrl: z.string().max(2000).nullish(),
    /** Catalogue as text or object; only the ids of its assets count. */
    assetCatalog: z.union([z.string(), z.record(z.string(), z.unknown())]).nullish(),
    style: hotsiteStyleSchema.nullish(),
    /** The engine is the configured one, whatever is named here (HOT-45). */
    model: z.string().max(100).nullish(),
  }),
  responses: { 200: hotsiteSchema },
});

export const debugGpt5 = route({
  method: 'GET',
  path: '/api/hotsites/:id/debug-gpt5',
  access: 'admin',
  summary: 'Mostra o que o motor recebe para gerar a página',
  params: idParams,
  responses: {
    200: z.object({
      hotsiteInfo: z.record(z.string(), z.unknown()),
      catalogInsights: z.record(z.string(), z.unknown()),
      systemMessage: z.string(),
      userPrompt: z.string(),
      promptLength: z.number().int(),
      assetsList: z.object({
        floorPlans: z.array(z.string()),
        amenities: z.array(z.string()),
        hero: z.array(z.string()),
      }),
    }),
  },
});

export const publicPageTexts = {
  hotsiteNotFound: 'Hotsite não encontrado',
  hotsiteInPreparation: 'Hotsite em preparação',
} as const;
