import * as argon2 from '@node-rs/argon2';
import pLimit from 'p-limit';
import { createGate } from './gate.ts';

/** Queue of a password check: known callers, or anybody. */
export type Lane = 'reservada' | 'comum';

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Verifies a password. Without a hash it does the same work and returns false, so that timing does not
   * reveal which accounts exist. Throws 429 when too many of the common lane wait.
   */
  verify(password: string, stored: string | null, lane?: Lane): Promise<boolean>;
}

/**
 * argon2id, two at a time: each takes `memoryKib` of memory and a core, which a flood of logins must not
 * exhaust. One of the two places is reserved for known callers.
 */
export function createPasswords(
  cost: { memoryKib: number; passes: number },
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
): Passwords {
  // The library's default algorithm is argon2id.
  const options = { memoryCost: cost.memoryKib, timeCost: cost.passes, parallelism: 1 };
  const common = pLimit(1);
  const checks = {
    reservada: createGate({ atOnce: 1, waiting: 64 }),
    comum: createGate({ atOnce: 64, waiting: 64 }),
  };
  const turn = <Result>(lane: Lane, work: () => Promise<Result>) =>
    checks[lane](() => (lane === 'comum' ? common(work) : work()));
  let unknownUser: Promise<string> | null = null;
  return {
    hash: (password) => common(() => hash(password, options)),
    verify: async (password, stored, lane = 'comum') => {
      unknownUser ??= hash('nobody has this password', options);
      const dummy = await unknownUser;
      const matches = await turn(lane, () => verify(stored ?? dummy, password));
      return stored !== null && matches;
    },
  };
}
