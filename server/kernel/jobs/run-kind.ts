import { z } from 'zod';
import type { ListName } from '#contract/base/lists.ts';
import { runStateSchema } from '#contract/base/runs.ts';
import type { Tx } from '#server/db/client.ts';
import type { workflowRuns } from '#server/db/schema/workflow.ts';
import type { SequenceStep } from './sequence.ts';

export type RunRow = typeof workflowRuns.$inferSelect;

/** Why a run failed, and what a caller that waits for it is answered. */
export const runErrorSchema = z.object({
  step: z.string().nullable().default(null),
  message: z.string(),
  status: z.number().int().optional(),
  code: z.string().optional(),
  detail: z.string().optional(),
});

/** A step, and what is said of a failure in it that has no words of its own. */
export type RunStep = SequenceStep & { failure?: string };

/** A piece of work whose result is kept with its run: the substep it belongs to, and what it answers. */
export interface RunItem<Result = unknown> {
  readonly substep: string;
  readonly result: z.ZodType<Result>;
}

/** A kind of run: what it is asked, what it makes, what it tells, and what it leaves behind. */
export interface RunKind<Input = unknown, Result = unknown, Question = unknown, Answer = unknown> {
  readonly kind: string;
  /** What a run was asked to do, as it is stored with it. */
  readonly input: z.ZodType<Input>;
  readonly result: z.ZodType<Result>;
  /** What it may ask a person, and what it is answered. */
  readonly question: z.ZodType<Question>;
  readonly answer: z.ZodType<Answer>;
  /** The steps that are told of it. */
  steps(input: Input): readonly RunStep[];
  /** What is kept while it is worked on, so that it goes on where it was cut. */
  readonly items: readonly RunItem[];
  /** Lists that show it, beside the one of all runs. */
  readonly lists: readonly ListName[];
  /** What else it leaves behind when it fails, is given up or is stopped by a person, in that transaction. */
  stopped(tx: Tx, input: Input, message: string): Promise<void>;
}

/** What a change of a run does beside it, in its transaction. */
export interface RunEffects {
  /** Makes the lists old that show a run. */
  makeOld(tx: Tx, run: RunRow): Promise<void>;
  /** Does what the kind of a run does when it is stopped. */
  leave(tx: Tx, run: RunRow, message: string): Promise<void>;
}

type Declared<Input, Result, Question, Answer> = Pick<
  RunKind<Input, Result, Question, Answer>,
  'kind' | 'input' | 'result' | 'steps'
> &
  Partial<RunKind<Input, Result, Question, Answer>>;

/** Declares a kind of run; one that says nothing of it asks nothing, stands on no other list and leaves nothing. */
export const declareRun = <Input, Result, Question = never, Answer = never>(
  declared: Declared<Input, Result, Question, Answer>,
): RunKind<Input, Result, Question, Answer> => ({
  question: z.never(),
  answer: z.never(),
  items: [],
  lists: [],
  stopped: async () => {},
  ...declared,
});

/** A stored run by the declaration of its kind. Throws ZodError for one that is none of it. */
export function readRunOf<Input, Result, Question, Answer>(
  { input, result, question, answer }: RunKind<Input, Result, Question, Answer>,
  row: RunRow,
) {
  const columns = z.object({
    state: runStateSchema,
    input,
    question: question.nullable(),
    answers: z.array(answer),
    error: runErrorSchema.nullable(),
    // Only shown: one that an earlier version made stands in nobody's way.
    result: result.nullable().catch(null),
  });
  return { ...row, ...columns.parse(row) };
}

/** Why a run of whatever kind failed; null where it did not. */
export const errorOf = ({ error }: Pick<RunRow, 'error'>) => runErrorSchema.nullable().parse(error);
