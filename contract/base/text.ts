/**
 * Makes outside text safe for the database: NFC, well formed, trimmed, no control characters except tab and
 * line breaks.
 */
export function cleanText(value: string): string {
  return (
    value
      .toWellFormed()
      .normalize('NFC')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly what is removed
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')
      .trim()
  );
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII, which has no accents
const plain = /^[\u0000-\u007f]*$/;

/** Lower case without accents, for comparison and search: 'São' → 'sao'. */
export function foldText(value: string): string {
  if (plain.test(value)) return value.toLowerCase();
  return value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
