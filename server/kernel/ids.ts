import { randomBytes, randomUUID } from 'node:crypto';

/** Injectable randomness, so that tests are exact. */
export interface Ids {
  /** A new UUID v4. */
  uuid(): string;
  /** 256 random bits in base64url, 43 characters: for tokens. */
  secret(): string;
}

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  secret: () => randomBytes(32).toString('base64url'),
};
