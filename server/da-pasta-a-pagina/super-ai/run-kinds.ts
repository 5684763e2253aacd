import { z } from 'zod';
import { hotsiteStyleSchema } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { sectionIdSchema } from '#contract/da-pasta-a-pagina/sections.ts';
import {
  type RunAnswer,
  type RunQuestion,
  runAnswerSchema,
  runQuestionSchema,
  runSchema,
  superAiSteps,
} from '#contract/da-pasta-a-pagina/super-ai.ts';
import { pageItems } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import { folderItems } from '#server/da-pasta-a-pagina/pastas/service.ts';
import { declareRun, type RunRow, readRunOf } from '#server/kernel/runs/run-kind.ts';
import {
  catalogItem,
  downloadItem,
  empreendimentoItem,
  factsItem,
  hotsiteItem,
  incorporadoraItem,
  readingItem,
} from './run-items.ts';

const [documents, pictures] = superAiSteps;
const readItems = [downloadItem, readingItem, factsItem] as const;
const driveUrl = z.string();
const empreendimentoId = z.number().int();
/** The common result, published at the end. */
const result = z.looseObject(runSchema.shape.result.unwrap().shape).extend({
  findings: z.array(
    z.looseObject({ level: z.enum(['red', 'yellow']), code: z.string().optional(), message: z.string() }),
  ),
});
/** They appear on the Super AI's list and ask its questions. */
const common = {
  result,
  question: runQuestionSchema,
  answer: runAnswerSchema,
  lists: ['super-ai/runs'],
} as const;

/** The complete run from a folder to a published page. */
export const superAiRun = declareRun({
  ...common,
  kind: 'super-ai',
  input: z.object({
    driveUrl,
    maxPDFs: z.number().int(),
    maxAssets: z.number().int(),
    mode: z.enum(['update', 'create']),
    style: hotsiteStyleSchema,
  }),
  steps: () => superAiSteps,
  items: [
    ...folderItems,
    ...readItems,
    incorporadoraItem,
    empreendimentoItem,
    catalogItem,
    hotsiteItem,
    ...pageItems,
  ],
});
export type RunInput = z.infer<typeof superAiRun.input>;

/** The second step alone, for an existing empreendimento (FLW-16, FLW-17). */
export const assetsRun = declareRun({
  ...common,
  kind: 'assets',
  input: z.object({ driveUrl, maxAssets: z.number().int(), empreendimentoId }),
  steps: () => [pictures],
  items: [...folderItems, catalogItem],
});
export type AssetsInput = z.infer<typeof assetsRun.input>;

/** The first two steps, for an existing empreendimento, updating what is known of its folder. */
export const rereadRun = declareRun({
  ...common,
  kind: 'releitura',
  input: z.object({
    driveUrl,
    empreendimentoId,
    /** Affected page sections, reported after reading. */
    secoes: z.array(sectionIdSchema),
  }),
  steps: () => [documents, pictures],
  items: [...folderItems, ...readItems],
});
export type RereadInput = z.infer<typeof rereadRun.input>;

/** Run kinds of this slice. */
export const ownRuns = [superAiRun, assetsRun, rereadRun] as const;

/** Parses a run of this slice, or null for another's. Throws ZodError. */
export function readOwnRun(row: RunRow) {
  const kind = ownRuns.find((each) => each.kind === row.kind);
  return kind
    ? readRunOf<{ driveUrl: string }, z.infer<typeof result>, RunQuestion, RunAnswer>(kind, row)
    : null;
}
export type OwnRun = NonNullable<ReturnType<typeof readOwnRun>>;
