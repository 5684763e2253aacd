const units: Record<string, number> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
};
const upTo20: Record<string, number> = {
  dez: 10,
  onze: 11,
  doze: 12,
  treze: 13,
  quatorze: 14,
  catorze: 14,
  quinze: 15,
  dezesseis: 16,
  dezessete: 17,
  dezoito: 18,
  dezenove: 19,
};
const tens: Record<string, number> = { vinte: 20, trinta: 30, quarenta: 40, cinquenta: 50 };
const names = (of: object) => Object.keys(of).join('|');

/** '24' or 'vinte e quatro', from two on in words: 'um' is more often an article. For use in a RegExp. */
export const counted = `(?<![\\d.,/a-z])(\\d{1,3}(?:\\.\\d{3})?|(?:${names(tens)})(?: e (?:${names(units)}))?|${names(upTo20)}|${names(units).replace('um|uma|', '')})`;

/** The number of such words; NaN if they are none. */
export function numberOf(words: string): number {
  const digits = words.replaceAll('.', '');
  if (/^\d+$/.test(digits)) return Number(digits);
  const [first = '', second] = words.split(' e ');
  const value = tens[first] ?? upTo20[first] ?? units[first];
  return value === undefined
    ? Number.NaN
    : value + (second === undefined ? 0 : (units[second] ?? Number.NaN));
}
