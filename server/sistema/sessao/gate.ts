import pLimit from 'p-limit';
import { AppError } from '#server/kernel/errors.ts';

/** The waiting queue is full. */
class FullError extends AppError {
  readonly retryAfterSeconds = 2;
  constructor() {
    super(429, 'limite', 'Muita gente está tentando entrar agora. Tente novamente em 2 segundos.');
  }
}

/** Limits concurrency and queue length; excess callers are refused immediately, at no cost. */
export function createGate({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const turn = pLimit(atOnce);
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (turn.pendingCount >= waiting) throw new FullError();
    return turn(work);
  };
}
