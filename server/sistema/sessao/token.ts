import { hash } from 'node:crypto';

/** What is stored of a token: nothing that opens a session can be read back from it. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
