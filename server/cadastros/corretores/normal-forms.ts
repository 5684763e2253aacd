import { ufs } from '#contract/base/common.ts';
import { foldText } from '#contract/base/text.ts';
import { whatsappDigits, withNinthDigit } from '#server/kernel/reading/whatsapp.ts';

/** Normalised forms for matching and uniqueness; answers keep the original spelling (BRK-52). */

export const normalEmail = (email: string): string => email.normalize('NFKC').trim().toLowerCase();

/**
 * Digits and kind of a registration, F by default: '12345', '12345-F' and 'CRECI 12.345 F' are equal
 * (BRK-53). A UF in the text distinguishes equal numbers of two states: '12345-F/RJ'.
 */
export function normalCreci(creci: string): string {
  const text = foldText(creci).toUpperCase();
  const found = /\d{1,3}(?:[.\s]\d{3})+(?!\d)|\d+/.exec(text);
  if (!found) return text.replace(/\s+/g, ' ');
  const number = found[0].replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  const behind = text.slice(found.index + found[0].length);
  const kind = /(?:^|[^A-Z])([A-Z])(?![A-Z])/.exec(behind)?.[1] ?? 'F';
  const uf = text.match(/[A-Z]+/g)?.find((word) => (ufs as readonly string[]).includes(word));
  return `${number}-${kind}${uf ? `/${uf}` : ''}`;
}

/** Digits with country code, mobiles with the ninth digit; foreign numbers as their digits, null if none. */
export function normalWhatsapp(whatsapp: string | null): string | null {
  const isForeign = /^\s*\+(?!55)/.test(whatsapp ?? '');
  const digits = (isForeign ? null : whatsappDigits(whatsapp)) ?? (whatsapp?.replace(/\D/g, '') || null);
  return digits === null || isForeign ? digits : withNinthDigit(digits);
}
