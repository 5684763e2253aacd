import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { createSharedLimiter, RateLimitError } from '#server/kernel/http/rate-limit.ts';
import { addressGroup } from './address-group.ts';

const seconds = 15 * 60;
const delayMs = 2_000;
const mostDelayed = 20;

export interface LoginLimits {
  /** Throws RateLimitError where this process knows already that it would; counts and asks nothing. */
  refuse(username: string, address: string): void;
  /** Call before a password is checked: counts the attempt, waits or throws RateLimitError. */
  enter(username: string, address: string): Promise<void>;
  /** The password was right: its account is forgiven at this address. */
  forgive(username: string, address: string): Promise<void>;
}

const unlimited: LoginLimits = { refuse: () => {}, enter: async () => {}, forgive: async () => {} };

interface Options {
  /** Tries of one account at one address; null for no limit at all. */
  attempts: number | null;
  /**
   * What becomes of an account that is tried from everywhere: its unknown addresses are turned away
   * with these words, where its owner has another way in; or they are slowed.
   */
  everywhere: { closedWith: string } | 'slowed';
}

/**
 * Brakes guessing of passwords from addresses we know nothing of. Per account and address: `attempts`
 * in 15 minutes. Per address over all accounts, and per account over all addresses: three times as
 * many. A caller is an address, or the /64 of an IPv6 address.
 *
 * Counts live in the database, not in memory: several processes share one limit and a restart
 * gives no fresh attempts. What is over its limit is remembered here, so that a flood writes nothing.
 */
export function createLoginLimits(pool: pg.Pool, { attempts, everywhere }: Options): LoginLimits {
  if (attempts === null) return unlimited;
  const limiter = (name: string, points: number) => createSharedLimiter(pool, { name, points, seconds });
  const slowed = everywhere === 'slowed';
  const pair = limiter('login-par', attempts);
  const address = limiter('login-endereco', attempts * 3);
  const account = limiter(slowed ? 'login-lento' : 'login-conta', attempts * (slowed ? 10 : 3));
  let delayed = 0;

  const keysOf = (username: string, from: string) => {
    // Hashed: what people type into the name field by mistake is often a password.
    const who = createHash('sha256').update(username.toLowerCase()).digest('base64url').slice(0, 22);
    const caller = addressGroup(from);
    return { pair: `${who}@${caller}`, address: caller, account: who };
  };
  /** An account that everybody is turned away from says what its owner can do instead. */
  const closed = (refused: unknown) =>
    refused instanceof RateLimitError && everywhere !== 'slowed'
      ? new RateLimitError(refused.milliseconds, everywhere.closedWith)
      : refused;

  async function countAccount(key: string): Promise<void> {
    try {
      await account.consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimitError) || !slowed || delayed >= mostDelayed) throw closed(refused);
      delayed++;
      await sleep(delayMs).finally(() => delayed--);
    }
  }

  return {
    refuse(username, from) {
      const keys = keysOf(username, from);
      try {
        if (!slowed) account.refuse(keys.account);
      } catch (refused) {
        throw closed(refused);
      }
      pair.refuse(keys.pair);
      address.refuse(keys.address);
    },
    async enter(username, from) {
      const keys = keysOf(username, from);
      await pair.consume(keys.pair);
      await address.consume(keys.address);
      await countAccount(keys.account);
    },
    async forgive(username, from) {
      await pair.reset(keysOf(username, from).pair);
    },
  };
}
