import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#server/kernel/errors.ts';

/** 429 with the seconds after which a call may be tried again. */
export class RateLimitError extends AppError {
  readonly retryAfterSeconds: number;
  constructor(milliseconds: number) {
    const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
    const wait =
      seconds < 90 ? `${seconds} segundo${seconds > 1 ? 's' : ''}` : `${Math.ceil(seconds / 60)} minutos`;
    super(429, 'limite', `Muitas tentativas. Tente novamente em ${wait}.`);
    this.retryAfterSeconds = seconds;
  }
}

export interface Limiter {
  /** Counts one; throws RateLimitError beyond the limit. */
  consume(key: string): Promise<void>;
  /** Whether the limit is passed, without counting. */
  isExceeded(key: string): Promise<boolean>;
  reset(key: string): Promise<void>;
}

function wrap(limiter: RateLimiterMemory | RateLimiterPostgres): Limiter {
  return {
    consume: async (key) => {
      try {
        await limiter.consume(key);
      } catch (refused) {
        if (refused instanceof RateLimiterRes) throw new RateLimitError(refused.msBeforeNext);
        throw refused;
      }
    },
    isExceeded: async (key) => ((await limiter.get(key))?.consumedPoints ?? 0) > limiter.points,
    reset: async (key) => void (await limiter.delete(key)),
  };
}

/** Counts in this process alone: for limits that protect the process itself. */
export function createMemoryLimiter(options: { points: number; seconds: number }): Limiter {
  return wrap(new RateLimiterMemory({ points: options.points, duration: options.seconds }));
}

/**
 * Counts in the table `limites`, so that every process sees the same figures and a restart forgets
 * none. The library names its statements, which the embedded engine's one session cannot hold:
 * they are sent without the name.
 */
export function createSharedLimiter(
  pool: pg.Pool,
  options: { name: string; points: number; seconds: number },
): Limiter {
  const client = {
    query: ({ text, values }: { text: string; values?: unknown[] }) => pool.query(text, values),
  };
  return wrap(
    new RateLimiterPostgres({
      storeClient: client,
      storeType: 'client',
      tableName: 'limites',
      tableCreated: true,
      keyPrefix: options.name,
      points: options.points,
      duration: options.seconds,
    }),
  );
}
