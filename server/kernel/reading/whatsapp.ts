/** Digits with country code for `wa.me`, or null if it is no Brazilian number. */
export function whatsappDigits(value: string | null): string | null {
  const digits = (value ?? '').replace(/\D/g, '').replace(/^0+/, '');
  const national = /^55\d{10,11}$/.test(digits) ? digits.slice(2) : digits;
  return /^\d{10,11}$/.test(national) ? `55${national}` : null;
}

/** Digits of `whatsappDigits` as they are written: '(47) 99999-1234'. */
export function writtenNumber(digits: string): string {
  const [, area, first, last] = /^55(\d\d)(\d+)(\d{4})$/.exec(digits)!;
  return `(${area}) ${first}-${last}`;
}

/**
 * The canonical form of a number identifying a person. WhatsApp uses Brazilian mobile numbers with and
 * without the ninth digit: here they have it. Landlines and foreign numbers are just their digits.
 */
export function withNinthDigit(digits: string): string {
  return digits.replace(/^(55[1-9]\d)([6-9]\d{7})$/, '$19$2');
}
