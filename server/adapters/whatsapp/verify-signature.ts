import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** 'sha256=…' of the raw body, as Meta signs its calls. */
export const signBody = (raw: Buffer | string, secret: string): string =>
  `sha256=${createHmac('sha256', secret).update(raw).digest('hex')}`;

/** Compares two secrets in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/**
 * Verifies a body's signature. It covers the raw bytes: reserialised JSON differs in accents and emoji.
 * Without a secret everything is refused.
 */
export function verifySignature(raw: Buffer, header: unknown, secret: string): boolean {
  if (secret === '' || typeof header !== 'string' || !/^sha256=[0-9a-f]{64}$/.test(header)) return false;
  return isSameSecret(header, signBody(raw, secret));
}
