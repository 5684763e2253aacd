import { createHmac } from 'node:crypto';
import type { Signatures } from '#server/kernel/signatures.ts';

/** The key an address shares with us, in the form of the Standard Webhooks specification; derived, never stored. */
export async function secretOf(signatures: Signatures, sal: string): Promise<string> {
  const signed = await signatures.sign('webhook', sal);
  return `whsec_${Buffer.from(signed.slice(signed.lastIndexOf('.') + 1), 'base64url').toString('base64')}`;
}

/** Headers of a message by the Standard Webhooks specification; `at` is the attempt's time. */
export function signedHeaders(
  secret: string,
  message: { id: string; at: Date; body: string },
): Record<string, string> {
  const seconds = Math.floor(message.at.getTime() / 1000);
  const signature = createHmac('sha256', Buffer.from(secret.replace('whsec_', ''), 'base64'))
    .update(`${message.id}.${seconds}.${message.body}`)
    .digest('base64');
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}
