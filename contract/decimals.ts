/** '450000', '450000.5': as programs write a number. */
const plain = /^\d+(\.\d{1,2})?$/;
/** '450.000', '450.000,50', '450000,5': as people here write it. */
const written = /^(\d{1,3}(\.\d{3})+|\d+)(,\d{1,2})?$/;

/**
 * A number that is not negative, with at most two decimals, as a program or a person writes it ('R$'
 * and 'm²' may stand beside it), exact to the last digit: '1.234,5' → '1234.50'. Null for anything
 * else; a text comes out, so that nothing is rounded on the way.
 */
export function readDecimal(value: string | number): string | null {
  const text = String(value);
  // The point of a number never groups thousands.
  if (typeof value === 'number' && !plain.test(text)) return null;
  const bare = text
    .replace(/^\s*R\$\s*/i, '')
    .replace(/\s*m[²2]?\s*$/i, '')
    .trim();
  const number = plain.test(bare)
    ? bare
    : written.test(bare)
      ? bare.replaceAll('.', '').replace(',', '.')
      : null;
  if (number === null) return null;
  const [whole = '', cents = ''] = number.split('.');
  return `${whole.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`;
}
