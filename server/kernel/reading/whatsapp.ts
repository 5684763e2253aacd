/** Digits with the country's code as `wa.me` wants them, or null when they are no Brazilian number. */
export function whatsappDigits(value: string | null): string | null {
  const digits = (value ?? '').replace(/\D/g, '').replace(/^0+/, '');
  const national = /^55\d{10,11}$/.test(digits) ? digits.slice(2) : digits;
  return /^\d{10,11}$/.test(national) ? `55${national}` : null;
}

/**
 * The one form of a number by which a person is known. WhatsApp knows Brazilian mobiles with or without
 * the ninth digit: here they have it. Landlines and numbers from abroad are their digits.
 */
export function withNinthDigit(digits: string): string {
  return digits.replace(/^(55[1-9]\d)([6-9]\d{7})$/, '$19$2');
}
