import { whatsappDigits, withNinthDigit } from '#server/kernel/reading/whatsapp.ts';

/** Normalised forms for matching and uniqueness; answers keep the original spelling (BRK-52). */

export const normalEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

/** Digits with country code, mobiles with the ninth digit; foreign numbers as their digits, null if none. */
export function normalWhatsapp(whatsapp: string | null): string | null {
  const isForeign = /^\s*\+(?!55)/.test(whatsapp ?? '');
  const digits = (isForeign ? null : whatsappDigits(whatsapp)) ?? (whatsapp?.replace(/\D/g, '') || null);
  return digits === null || isForeign ? digits : withNinthDigit(digits);
}
