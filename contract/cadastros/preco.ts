/** Prices as decimal strings: compared and read without ever passing through a floating number. */

/** Cents of a decimal string: '1234.5' → 123450n. */
export function centsOf(price: string): bigint {
  const [whole = '0', decimals = ''] = price.split('.');
  return BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0').slice(0, 2) || '0');
}

/** Whether both ends are known and the lower lies above the upper one (COV-20). */
export const isReversed = (min: string | null, max: string | null): boolean =>
  min !== null && max !== null && centsOf(min) > centsOf(max);

/** Whether both are none or the same amount, however it is written. */
export const isSamePrice = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : centsOf(one) === centsOf(other);

const grouped = (separator: string) => new RegExp(`^\\d{1,3}(\\${separator}\\d{3})+$`);

/** The whole part with its groups taken together; null where they are no groups of three. */
function wholePart(text: string, separator: string): string | null {
  if (/^\d+$/.test(text)) return text;
  return grouped(separator).test(text) ? text.replaceAll(separator, '') : null;
}

/**
 * A decimal string out of a price as people type it: '1.234.567,89', '1234567.89', 'R$ 350 000' and
 * '350.000' are read as they are meant; null where it is no price.
 */
export function priceFromTyped(typed: string): string | null {
  const text = typed.replace(/R\$|\s/gi, '');
  const lastComma = text.lastIndexOf(',');
  const lastDot = text.lastIndexOf('.');
  // A single mark followed by exactly three digits groups them where it is a point: 350.000.
  const onlyGroups = lastComma < 0 && grouped('.').test(text);
  const at = onlyGroups ? -1 : Math.max(lastComma, lastDot);
  const [before, decimals] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
  if (at >= 0 && !/^\d{1,2}$/.test(decimals)) return null;
  const whole = wholePart(before, lastComma > lastDot || onlyGroups || at < 0 ? '.' : ',');
  if (whole === null) return null;
  const digits = whole.replace(/^0+(?=\d)/, '');
  if (digits.length > 13) return null;
  return decimals ? `${digits}.${decimals.padEnd(2, '0')}` : digits;
}

/** '1.234.567,89' out of a decimal string, always with cents, as a field shows it. */
export function priceForTyping(price: string | null): string {
  if (price === null) return '';
  const [whole = '0', decimals = ''] = price.split('.');
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return `${groups},${decimals.padEnd(2, '0').slice(0, 2)}`;
}
