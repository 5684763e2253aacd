import { hash } from 'node:crypto';

/** The stored form of a token, from which it cannot be recovered. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
