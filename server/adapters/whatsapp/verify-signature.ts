import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** 'sha256=…' of the raw body, as Meta signs its calls. */
export const signBody = (raw: Buffer | string, secret: string): string =>
  `sha256=${createHmac('sha256', secret).update(raw).digest('hex')}`;

/** Whether two secrets are the same, in a time that tells nothing of either. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/**
 * Whether a body bears the signature of the secret's owner. It is made over the bytes as they came:
 * JSON that is written anew differs in accents and emoji. Without a secret nothing is right.
 */
export function verifySignature(raw: Buffer, header: unknown, secret: string): boolean {
  if (secret === '' || typeof header !== 'string' || !/^sha256=[0-9a-f]{64}$/.test(header)) return false;
  return isSameSecret(header, signBody(raw, secret));
}
