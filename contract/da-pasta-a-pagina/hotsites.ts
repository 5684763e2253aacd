import { z } from 'zod';
import { idSchema } from '../base/common.ts';
import { isUrl, requiredId, requiredText, textUnlessAbsent } from '../base/fields.ts';
import { resourceRoutes } from '../base/resource.ts';
import { route } from '../base/routes.ts';
import { cleanText } from '../base/text.ts';
import { assetCategorySchema, leftOutSchema } from './assets.ts';
import { contagemSchema } from './contagem.ts';
import { defaultStyle, hotsiteStyleSchema } from './page-styles.ts';
import { rotaFromText } from './rota.ts';

/** One finding of a verificação. Red ones are legal or factual, yellow ones worth a look. */
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
  /** JSON text; a list carries its statistics only (HOT-08), a single hotsite all of it. */
  catalog: z.string().nullable(),
  maxAssets: z.number().int(),
  /** Why the last processing failed, in Portuguese. */
  erro: z.string().nullable(),
  revisao: z.number().int(),
  criadoEm: z.string(),
  atualizadoEm: z.string(),
  empreendimento: z.object({ nome: z.string() }),
  /** Findings of the latest verificação of the public page; null if no page is public. */
  achados: contagemSchema.nullable(),
});
export type Hotsite = z.infer<typeof hotsiteSchema>;

/** Texts of the dialogs and calls, as specified (HOT-15..17, HOT-22, HOT-31, HOT-51). */
export const hotsiteTexts = {
  empreendimento: 'Empreendimento é obrigatório',
  rota: 'Rota é obrigatória',
  link: 'URL válida do Google Drive é obrigatória',
  limit: 'O limite de assets deve ser entre 1 e 500',
  previewFailed:
    'Não foi possível acessar a pasta do Drive. Verifique se o link está correto e a pasta está compartilhada.',
  processingFailed: 'Erro ao processar hotsite. Verifique se o link do Drive está correto.',
  taken: 'Este empreendimento já possui um hotsite',
} as const;

export const defaultMaxAssets = 80;
const mostAssets = 500;
export const hotsiteStatuses = ['draft', 'processing', 'completed', 'error'] as const;

/** Number of assets in a catalogue's JSON text; null if unreadable (HOT-08). */
export function assetCountOf(catalog: string | null): number | null {
  if (!catalog) return null;
  try {
    const found = JSON.parse(catalog) as {
      statistics?: { total_assets?: unknown };
      total_assets?: unknown;
      assets?: unknown;
    } | null;
    const counts = [found?.statistics?.total_assets, found?.total_assets];
    if (Array.isArray(found?.assets)) counts.push(found.assets.length);
    return (counts.find((count) => typeof count === 'number') as number | undefined) ?? null;
  } catch {
    return null;
  }
}

/** A pasted link: any URL is accepted here and resolved when it is read. */
const folderLink = z
  .string({ error: hotsiteTexts.link })
  .transform(cleanText)
  .pipe(
    z
      .string()
      .max(2000, hotsiteTexts.link)
      .refine((link) => isUrl(link), hotsiteTexts.link),
  );

/** Empty or not a number means the default (HOT-17). */
const assetLimit = z.preprocess(
  (value) => {
    const number = typeof value === 'string' && value.trim() ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) ? number : defaultMaxAssets;
  },
  z.int(hotsiteTexts.limit).min(1, hotsiteTexts.limit).max(mostAssets, hotsiteTexts.limit),
);

const rota = requiredText(hotsiteTexts.rota)
  .transform(rotaFromText)
  .pipe(z.string().min(1, hotsiteTexts.rota));

/** Fields a person sets; all others belong to the product (HOT-39). */
const input = z.object({
  nome: requiredText('Nome é obrigatório'),
  empreendimentoId: requiredId(hotsiteTexts.empreendimento),
  rota,
  driveUrl: textUnlessAbsent(2000).refine((link) => link == null || isUrl(link), hotsiteTexts.link),
  maxAssets: assetLimit.optional(),
  ativo: z.boolean({ error: 'Use verdadeiro ou falso' }).optional(),
});
export type HotsiteInput = z.output<typeof input>;

/** Newest first (HOT-04). An update takes any subset of the fields (HOT-39). */
export const hotsitesRoutes = resourceRoutes('hotsites', hotsiteSchema, input, input.partial());

/** Dialog input; the folder is then read in the background (HOT-25, HOT-26). */
export const processingSchema = z.object({
  /** Defaults to the empreendimento's name (HOT-20). */
  nome: z.string().transform(cleanText).pipe(z.string().max(200)).nullish(),
  empreendimentoId: requiredId(hotsiteTexts.empreendimento),
  rota,
  driveUrl: folderLink,
  maxAssets: assetLimit,
});
export type ProcessingInput = z.output<typeof processingSchema>;

const previewFileSchema = z.object({
  /** Identifies the file in the thumbnail call. */
  id: z.string(),
  name: z.string(),
  path: z.string(),
  category: assetCategorySchema,
  /** Classified by its name only, or by its pixels if it was processed before. */
  uncertain: z.boolean(),
  size: z.number().nullable(),
  /** Address of a stored thumbnail; null if the file would have to be fetched. */
  thumbnail: z.string().nullable(),
});
export type PreviewFile = z.infer<typeof previewFileSchema>;

export const previewSchema = z.object({
  images: z.array(previewFileSchema),
  videos: z.array(previewFileSchema),
  /** Names of up to five of them. */
  samples: z.array(z.string()).max(5),
  leftOut: z.array(leftOutSchema),
  /** Other files, such as PDFs, which pages do not show. */
  documents: z.number().int(),
  /** What could not be listed, one sentence each. */
  skipped: z.array(z.string()),
});
export type FolderPreview = z.infer<typeof previewSchema>;

/** Lists what a folder contains, without fetching files (HOT-24). */
export const previewDrive = route({
  method: 'POST',
  path: '/api/hotsites/preview-drive',
  summary: 'Mostra o que seria aproveitado de uma pasta do Drive, e o que ficaria de fora',
  body: z.object({ driveUrl: folderLink, maxAssets: assetLimit }),
  responses: { 200: previewSchema },
});

/** A thumbnail of a previewed file; 204 if none is available. */
export const previewThumbnail = route({
  method: 'GET',
  path: '/api/hotsites/preview-drive/miniatura',
  summary: 'Uma imagem pequena de um arquivo da prévia, em WebP',
  query: z.object({ id: z.string().min(1).max(2000), nome: z.string().max(500).default('') }),
  type: 'image/webp',
  responses: { 200: z.file(), 204: z.null() },
});

export const processDrive = route({
  method: 'POST',
  path: '/api/hotsites/process-drive',
  summary: 'Cria um hotsite e processa a pasta dele em segundo plano',
  body: processingSchema,
  responses: { 202: hotsiteSchema },
});

const idParams = z.object({ id: idSchema });

export const processDriveAgain = route({
  method: 'POST',
  path: '/api/hotsites/:id/process-drive',
  summary: 'Altera um hotsite e processa a pasta dele de novo, em segundo plano',
  params: idParams,
  body: processingSchema,
  responses: { 202: hotsiteSchema },
});

export const generateGpt5 = route({
  method: 'POST',
  path: '/api/hotsites/:id/generate-gpt5',
  summary: 'Gera e publica uma nova versão da página de um hotsite',
  params: idParams,
  body: z.object({
    style: z.preprocess((value) => value ?? defaultStyle, hotsiteStyleSchema),
    /** Keeps what a person made in the studio: only what the record says is written anew. */
    manter: z.boolean().optional(),
  }),
  responses: {
    200: z.object({
      /** `publicada` is false if the page awaits a person's decision; `rascunho` says why. */
      generated: z.object({
        assetsUsed: z.number().int(),
        publicada: z.boolean(),
        rascunho: z.string().nullable(),
      }),
    }),
  },
});

/**
 * Creates the hotsite of an empreendimento: the manual flow sends everything (FLW-18), the Super AI variant
 * only name, empreendimento, rota and model (SUP-33).
 */
export const createHotsite = route({
  method: 'POST',
  path: '/api/ai-workflow/create-hotsite',
  summary: 'Cria o hotsite de um empreendimento com a primeira página',
  body: z.object({
    nome: z.string('Nome é obrigatório').trim().min(1, 'Nome é obrigatório').max(200),
    empreendimentoId: idSchema,
    rota: z.string().trim().max(200).nullish(),
    driveUrl: z.string().max(2000).nullish(),
    /** Catalogue as text or object; only the ids of its assets count. */
    assetCatalog: z.union([z.string(), z.record(z.string(), z.unknown())]).nullish(),
    style: hotsiteStyleSchema.nullish(),
    /** Ignored: the configured engine is always used (HOT-45). */
    model: z.string().max(100).nullish(),
  }),
  responses: { 200: hotsiteSchema },
});

export const debugGpt5 = route({
  method: 'GET',
  path: '/api/hotsites/:id/debug-gpt5',
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
