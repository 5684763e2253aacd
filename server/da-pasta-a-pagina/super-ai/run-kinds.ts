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
import { declareRun, type RunRow, readRunOf } from '#server/kernel/jobs/run-kind.ts';
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
/** What all of them make, and tell in the end. */
const result = z.looseObject(runSchema.shape.result.unwrap().shape).extend({
  findings: z.array(
    z.looseObject({ level: z.enum(['red', 'yellow']), code: z.string().optional(), message: z.string() }),
  ),
});
/** They stand on the list of the Super AI, and ask what it asks. */
const common = {
  result,
  question: runQuestionSchema,
  answer: runAnswerSchema,
  lists: ['super-ai/runs'],
} as const;

/** The whole way from a folder to a published page. */
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

/** The second step by itself, for an empreendimento that exists (FLW-16, FLW-17). */
export const assetsRun = declareRun({
  ...common,
  kind: 'assets',
  input: z.object({ driveUrl, maxAssets: z.number().int(), empreendimentoId }),
  steps: () => [pictures],
  items: [...folderItems, catalogItem],
});
export type AssetsInput = z.infer<typeof assetsRun.input>;

/** The first two steps, for an empreendimento that exists and over what is known of its folder. */
export const rereadRun = declareRun({
  ...common,
  kind: 'releitura',
  input: z.object({
    driveUrl,
    empreendimentoId,
    /** Sections of the page that hang on what had changed: they are told when it is read. */
    secoes: z.array(sectionIdSchema),
  }),
  steps: () => [documents, pictures],
  items: [...folderItems, ...readItems],
});
export type RereadInput = z.infer<typeof rereadRun.input>;

/** What this slice works on, and shows. */
export const ownRuns = [superAiRun, assetsRun, rereadRun] as const;

/** A run of this slice by its declaration, or null for another's. Throws ZodError. */
export function readOwnRun(row: RunRow) {
  const kind = ownRuns.find((each) => each.kind === row.kind);
  return kind
    ? readRunOf<{ driveUrl: string }, z.infer<typeof result>, RunQuestion, RunAnswer>(kind, row)
    : null;
}
export type OwnRun = NonNullable<ReturnType<typeof readOwnRun>>;
