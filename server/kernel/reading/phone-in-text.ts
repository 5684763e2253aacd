import { whatsappDigits, withNinthDigit } from './whatsapp.ts';

/** The only Brazilian number in a text, normalised; null if there is none or several. */
export function readPhone(text: string | null): string | null {
  const found = (text ?? '').match(/\+?\d[\d\s().-]{8,}\d/g) ?? [];
  const numbers = new Set(found.map(whatsappDigits).filter((digits) => digits !== null));
  const [only] = numbers;
  // One repeated digit is a way of skipping.
  return numbers.size === 1 && !/^55(\d)\1+$/.test(only!) ? withNinthDigit(only!) : null;
}
