import { z } from 'zod';
import type { ListName } from '#contract/base/lists.ts';
import { runStateSchema } from '#contract/base/runs.ts';
import type { Tx } from '#server/db/client.ts';
import type { runsTable } from '#server/db/schema/runs.ts';
import type { SequenceStep } from './sequence.ts';

export type RunRow = typeof runsTable.$inferSelect;

/** Why a run failed, and the answer for a caller waiting for it. */
export const runErrorSchema = z.object({
  step: z.string().nullable().default(null),
  message: z.string(),
  status: z.number().int().optional(),
  code: z.string().optional(),
  detail: z.string().optional(),
});

/** A step, and the message for failures in it without their own. */
export type RunStep = SequenceStep & { failure?: string };

/** Work whose result is stored with its run: its substep and the result's schema. */
export interface RunItem<Result = unknown> {
  readonly substep: string;
  readonly result: z.ZodType<Result>;
}

/** A kind of run: its input, result, events, and clean-up. */
export interface RunKind<Input = unknown, Result = unknown, Question = unknown, Answer = unknown> {
  readonly kind: string;
  /** Schema of its stored input. */
  readonly input: z.ZodType<Input>;
  readonly result: z.ZodType<Result>;
  /** Schemas of its question to a person and the answer. */
  readonly question: z.ZodType<Question>;
  readonly answer: z.ZodType<Answer>;
  /** Its steps, as published. */
  steps(input: Input): readonly RunStep[];
  /** Stored items, so that the run continues where it was interrupted. */
  readonly items: readonly RunItem[];
  /** Lists that show it, beside the list of all runs. */
  readonly lists: readonly ListName[];
  /** Clean-up when it fails, is given up or is stopped by a person, in that transaction. */
  stopped(tx: Tx, input: Input, message: string): Promise<void>;
}

/** Side effects of a change to a run, in its transaction. */
export interface RunEffects {
  /** Makes the lists old that show a run. */
  makeOld(tx: Tx, run: RunRow): Promise<void>;
  /** Runs the kind's clean-up for a stopped run. */
  leave(tx: Tx, run: RunRow, message: string): Promise<void>;
}

type Declared<Input, Result, Question, Answer> = Pick<
  RunKind<Input, Result, Question, Answer>,
  'kind' | 'input' | 'result' | 'steps'
> &
  Partial<RunKind<Input, Result, Question, Answer>>;

/** Declares a kind of run; by default it asks nothing, is on no other list and needs no clean-up. */
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

/** Parses a stored run by its kind's declaration. Throws ZodError if invalid. */
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
    // Only displayed: a result stored by an earlier version must not break anything.
    result: result.nullable().catch(null),
  });
  return { ...row, ...columns.parse(row) };
}

/** Why a run failed, whatever its kind; null if it did not. */
export const errorOf = ({ error }: Pick<RunRow, 'error'>) => runErrorSchema.nullable().parse(error);
