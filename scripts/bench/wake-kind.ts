import { z } from 'zod';
import { declareRun } from '#server/kernel/runs/run-kind.ts';

/** A run that is over as soon as it is taken. */
export const benchKind = declareRun({
  kind: 'bench',
  input: z.object({}),
  result: z.object({}),
  steps: () => [],
});
