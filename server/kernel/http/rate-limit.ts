import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from '#server/kernel/errors.ts';

/** 429 with the seconds to wait. */
export class RateLimitError extends AppError {
  readonly retryAfterSeconds: number;
  readonly milliseconds: number;
  constructor(milliseconds: number, detail?: string) {
    const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
    const wait =
      seconds < 90 ? `${seconds} segundo${seconds > 1 ? 's' : ''}` : `${Math.ceil(seconds / 60)} minutos`;
    super(429, 'limite', `Muitas tentativas. Tente novamente em ${wait}.`, detail ? { detail } : {});
    this.milliseconds = milliseconds;
    this.retryAfterSeconds = seconds;
  }
}

export interface Limiter {
  /** Counts one call; throws RateLimitError beyond the limit. */
  consume(key: string): Promise<void>;
  /** Throws RateLimitError if this process knows the limit is exceeded; neither counts nor queries. */
  refuse(key: string): void;
  /** Whether the limit is exceeded, without counting. */
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
    refuse: (key) => {
      if (!(limiter instanceof RateLimiterPostgres)) return;
      // Inherited from the library's base class, but missing in its types.
      const { getInMemoryBlockMsBeforeExpire: leftOf } = limiter as unknown as {
        getInMemoryBlockMsBeforeExpire: (key: string) => number;
      };
      const left = leftOf.call(limiter, limiter.getKey(key));
      if (left > 0) throw new RateLimitError(left);
    },
    isExceeded: async (key) => ((await limiter.get(key))?.consumedPoints ?? 0) > limiter.points,
    reset: async (key) => void (await limiter.delete(key)),
  };
}

/** Counts in this process only: for limits that protect the process itself. */
export function createMemoryLimiter(options: { points: number; seconds: number }): Limiter {
  return wrap(new RateLimiterMemory({ points: options.points, duration: options.seconds }));
}

/**
 * Counts in the table `limites`, shared by all processes and kept across restarts. The library's named
 * statements are sent unnamed, because the embedded engine's single session cannot hold them.
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
      // Keys over their limit are refused from memory: a flood writes nothing.
      inMemoryBlockOnConsumed: options.points + 1,
    }),
  );
}
