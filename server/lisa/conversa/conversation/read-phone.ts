import { whatsappDigits, withNinthDigit } from '#server/kernel/reading/whatsapp.ts';

/** The one Brazilian number of a text, as it is kept; null where there is none, or more than one. */
export function readPhone(text: string | null): string | null {
  const found = (text ?? '').match(/\+?\d[\d\s().-]{8,}\d/g) ?? [];
  const numbers = new Set(found.map(whatsappDigits).filter((digits) => digits !== null));
  const [only] = numbers;
  // One digit over and over is a way of passing the question over.
  return numbers.size === 1 && !/^55(\d)\1+$/.test(only!) ? withNinthDigit(only!) : null;
}
