import pLimit from 'p-limit';
import { AppError } from '#server/kernel/errors.ts';

/** More callers than there are places to wait in. */
class FullError extends AppError {
  readonly retryAfterSeconds = 2;
  constructor() {
    super(429, 'limite', 'Muita gente está tentando entrar agora. Tente novamente em 2 segundos.');
  }
}

/**
 * Lets so many in at once and so many wait; who comes after them is sent away at once, before it has
 * cost anything.
 */
export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const turn = pLimit(atOnce);
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (turn.pendingCount >= waiting) throw new FullError();
    return turn(work);
  };
}
