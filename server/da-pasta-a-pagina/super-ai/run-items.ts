import { z } from 'zod';
import { fatosSchema } from '#contract/cadastros/fatos.ts';
import { catalogSchema } from '#contract/da-pasta-a-pagina/assets.ts';
import { documentReadingSchema } from '#contract/da-pasta-a-pagina/documentos.ts';
import type { RunItem } from '#server/kernel/runs/run-kind.ts';

const id = z.number().int();
/** What was downloaded, or why not. */
const fetched = z.union([z.object({ key: z.string() }), documentReadingSchema]);
const extracted = z.object({
  fatos: fatosSchema,
  outrosEmpreendimentos: z.array(z.string()),
  warnings: z.array(z.string()),
});
const found = z.object({ id, created: z.boolean() });
const page = z.object({ id, rota: z.string() });

export const downloadItem = { substep: 'download-pdfs', result: fetched } satisfies RunItem;
export const readingItem = { substep: 'extract-text', result: documentReadingSchema } satisfies RunItem;
export const factsItem = { substep: 'analyze-content', result: extracted } satisfies RunItem;
export const incorporadoraItem = { substep: 'match-incorporadora', result: found } satisfies RunItem;
export const empreendimentoItem = { substep: 'create-empreendimento', result: id } satisfies RunItem;
export const hotsiteItem = { substep: 'prepare-prompt', result: page } satisfies RunItem;
export const catalogItem = {
  substep: 'build-catalog',
  result: catalogSchema.shape.statistics,
} satisfies RunItem;
