import { z } from 'zod';
import { blueprintSchema, pageSourceSchema } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { findingSchema } from '#contract/da-pasta-a-pagina/hotsites.ts';
import type { RunItem } from '#server/kernel/runs/run-kind.ts';

export const planItem = { substep: 'structure-site', result: blueprintSchema } satisfies RunItem;
export const pageItem = { substep: 'generate-html', result: pageSourceSchema } satisfies RunItem;
const section = z.object({ html: z.string(), css: z.string(), told: z.array(findingSchema).optional() });
export const sectionItem = { substep: 'generate-html', result: section } satisfies RunItem;
