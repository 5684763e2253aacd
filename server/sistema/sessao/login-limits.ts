import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { addressGroup } from '#server/kernel/http/address-group.ts';
import { createSharedLimiter, RateLimitError } from '#server/kernel/http/rate-limit.ts';

const seconds = 15 * 60;
const delayMs = 2_000;
const mostDelayed = 20;

export interface LoginLimits {
  /** Throws RateLimitError if this process knows the limit is exceeded; neither counts nor queries. */
  refuse(username: string, address: string): void;
  /** Call before checking a password: counts the attempt, delays or throws RateLimitError. */
  enter(username: string, address: string): Promise<void>;
  /** Call after a correct password: resets the account's count at this address. */
  forgive(username: string, address: string): Promise<void>;
}

const unlimited: LoginLimits = { refuse: () => {}, enter: async () => {}, forgive: async () => {} };

interface Options {
  /** Attempts per account and address; null for no limit. */
  attempts: number | null;
  /**
   * When an account is attacked from many addresses: unknown addresses are refused with this text, if its
   * owner has another way in; else they are slowed down.
   */
  everywhere: { closedWith: string } | 'slowed';
}

/**
 * Limits password guessing from unknown addresses. Per account and address: `attempts` in 15 minutes. Per
 * address over all accounts, and per account over all addresses: three times as many. A caller is an address,
 * or the /64 of an IPv6 address.
 *
 * Counts are stored in the database: shared by processes and kept across restarts. Exceeded limits are
 * cached, so that a flood writes nothing.
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
    // Hashed: people often type their password into the name field.
    const who = createHash('sha256').update(username.toLowerCase()).digest('base64url').slice(0, 22);
    const caller = addressGroup(from);
    return { pair: `${who}@${caller}`, address: caller, account: who };
  };
  /** A blocked account's message says what its owner can do instead. */
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
