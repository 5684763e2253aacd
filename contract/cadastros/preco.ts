/** Prices as decimal strings, compared and parsed without floating point. */

/** Cents of a decimal string: '1234.5' → 123450n. */
export function centsOf(price: string): bigint {
  const [whole = '0', decimals = ''] = price.split('.');
  return BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0').slice(0, 2) || '0');
}

/** Whether both ends are set and the lower exceeds the upper (COV-20). */
export const isReversed = (min: string | null, max: string | null): boolean =>
  min !== null && max !== null && centsOf(min) > centsOf(max);

/** Whether both are empty or the same amount, in any notation. */
export const isSamePrice = (one: string | null, other: string | null): boolean =>
  one === null || other === null ? one === other : centsOf(one) === centsOf(other);

const grouped = (separator: string) => new RegExp(`^\\d{1,3}(\\${separator}\\d{3})+$`);

/** The whole part with its thousands groups joined; null if they are not groups of three. */
function wholePart(text: string, separator: string): string | null {
  if (/^\d+$/.test(text)) return text;
  return grouped(separator).test(text) ? text.replaceAll(separator, '') : null;
}

/**
 * Parses a typed price into a decimal string: '1.234.567,89', '1234567.89', 'R$ 350 000' and '350.000' are
 * all understood; null if it is not a price.
 */
export function priceFromTyped(typed: string): string | null {
  const text = typed.replace(/R\$|\s/gi, '');
  const lastComma = text.lastIndexOf(',');
  const lastDot = text.lastIndexOf('.');
  // A single point followed by exactly three digits is a thousands separator: 350.000.
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

/** Formats a decimal string for a field, always with cents: '1.234.567,89'. */
export function priceForTyping(price: string | null): string {
  if (price === null) return '';
  const [whole = '0', decimals = ''] = price.split('.');
  const groups = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return `${groups},${decimals.padEnd(2, '0').slice(0, 2)}`;
}

/** A typed price moved by cents, not below zero, as a field shows it; null for what is no price. */
export function steppedPrice(typed: string, cents: number): string | null {
  const price = typed.trim() === '' ? '0' : priceFromTyped(typed);
  if (price === null) return null;
  const moved = centsOf(price) + BigInt(cents);
  const text = String(moved < 0n ? 0n : moved).padStart(3, '0');
  return priceForTyping(`${text.slice(0, -2)}.${text.slice(-2)}`);
}
