import { createHash } from 'node:crypto';

/** What is stored of a token: nothing that opens a session can be read back from it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
