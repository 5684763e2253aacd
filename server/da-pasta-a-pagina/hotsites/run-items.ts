import { z } from 'zod';
import { blueprintSchema, pageSourceSchema } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { desenhoSchema } from '#contract/da-pasta-a-pagina/desenho.ts';
import { findingSchema } from '#contract/da-pasta-a-pagina/hotsites.ts';
import type { RunItem } from '#server/kernel/runs/run-kind.ts';

export const planItem = { substep: 'structure-site', result: blueprintSchema } satisfies RunItem;
export const pageItem = {
  substep: 'generate-html',
  result: pageSourceSchema.extend({ desenho: desenhoSchema.optional() }),
} satisfies RunItem;
const section = z.object({ html: z.string(), css: z.string(), told: z.array(findingSchema).optional() });
export const sectionItem = { substep: 'generate-html', result: section } satisfies RunItem;
