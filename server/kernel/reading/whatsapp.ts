/** Digits with the country's code as `wa.me` wants them, or null when they are no Brazilian number. */
export function whatsappDigits(value: string | null): string | null {
  const digits = (value ?? '').replace(/\D/g, '').replace(/^0+/, '');
  const national = /^55\d{10,11}$/.test(digits) ? digits.slice(2) : digits;
  return /^\d{10,11}$/.test(national) ? `55${national}` : null;
}
