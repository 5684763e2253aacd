/** Letters and digits nobody takes for one another when they are read out: 32, so that five bits choose one. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Four groups of four, 80 bits: `k7pw-x2mh-…`. */
export function generatePassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const text = Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
  return text.replace(/.{4}(?=.)/g, '$&-');
}
