import * as argon2 from '@node-rs/argon2';
import pLimit from 'p-limit';

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Whether the password belongs to the hash. With no hash it does the same work and answers false,
   * so that the time of an answer does not tell which accounts exist.
   */
  verify(password: string, stored: string | null): Promise<boolean>;
}

/**
 * argon2id, two at a time: each takes `memoryKib` of memory and a core, and a flood of logins must
 * not take all of them.
 */
export function createPasswords(
  cost: { memoryKib: number; passes: number },
  { hash, verify }: Pick<typeof argon2, 'hash' | 'verify'> = argon2,
): Passwords {
  // The library's default algorithm is argon2id.
  const options = { memoryCost: cost.memoryKib, timeCost: cost.passes, parallelism: 1 };
  const turn = pLimit(2);
  let unknownUser: Promise<string> | null = null;
  return {
    hash: (password) => turn(() => hash(password, options)),
    verify: async (password, stored) => {
      unknownUser ??= turn(() => hash('nobody has this password', options));
      const dummy = await unknownUser;
      const matches = await turn(() => verify(stored ?? dummy, password));
      return stored !== null && matches;
    },
  };
}
