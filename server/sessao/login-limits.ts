import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { createSharedLimiter, RateLimitError } from '#server/kernel/http/rate-limit.ts';

const seconds = 15 * 60;
const delayMs = 2_000;
const mostDelayed = 20;

export interface LoginLimits {
  /** Call before a password is checked: counts the attempt, waits or throws RateLimitError. */
  enter(username: string, address: string): Promise<void>;
  /** The password was right: its account is forgiven at this address. */
  forgive(username: string, address: string): Promise<void>;
}

const unlimited: LoginLimits = { enter: async () => {}, forgive: async () => {} };

/**
 * Brakes guessing of passwords. Per account and address: `attempts` in 15 minutes, then 429. Per
 * address over all accounts: three times as many. An account that is tried from many addresses is
 * slowed, not closed: otherwise anybody could lock the only administrator out.
 *
 * Counts live in the database, not in memory: several processes share one limit and a restart
 * gives no fresh attempts. At most one row per attempt is written, far less than the cost of a hash.
 */
export function createLoginLimits(pool: pg.Pool, attempts: number | null): LoginLimits {
  if (attempts === null) return unlimited;
  const limiter = (name: string, points: number) => createSharedLimiter(pool, { name, points, seconds });
  const pair = limiter('login-par', attempts);
  const address = limiter('login-endereco', attempts * 3);
  const account = limiter('login-conta', attempts * 10);
  let delayed = 0;

  const keysOf = (username: string, from: string) => {
    // Hashed: what people type into the name field by mistake is often a password.
    const who = createHash('sha256').update(username.toLowerCase()).digest('base64url').slice(0, 22);
    return { pair: `${who}@${from}`, address: from, account: who };
  };

  return {
    async enter(username, from) {
      const keys = keysOf(username, from);
      await pair.consume(keys.pair);
      await address.consume(keys.address);
      try {
        await account.consume(keys.account);
      } catch (refused) {
        if (!(refused instanceof RateLimitError) || delayed >= mostDelayed) throw refused;
        delayed++;
        await sleep(delayMs).finally(() => delayed--);
      }
    },
    async forgive(username, from) {
      const keys = keysOf(username, from);
      await pair.reset(keys.pair);
    },
  };
}
