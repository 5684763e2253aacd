import { z } from 'zod';
import { assetClassSchema } from '#contract/da-pasta-a-pagina/assets.ts';
import { figuresOfPageSchema, processedSchema } from '#server/da-pasta-a-pagina/assets/service.ts';
import type { RunItem } from '#server/kernel/runs/run-kind.ts';

const file = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  mimeType: z.string(),
  size: z.number().nullable(),
  version: z.string(),
  modifiedAt: z.string().nullable(),
});
/** A file as stored with the run. */
export type StoredFile = z.infer<typeof file>;

const listing = z.object({ name: z.string().nullable(), files: z.array(file), skipped: z.array(z.string()) });
export const folderItem = { substep: 'folder', result: listing } satisfies RunItem;
export const assetItem = { substep: 'upload-assets', result: processedSchema } satisfies RunItem;
/** The pictures of one page of a PDF. */
export const figuresItem = { substep: 'figures', result: figuresOfPageSchema } satisfies RunItem;
export const classItem = { substep: 'classify-assets', result: assetClassSchema } satisfies RunItem;
