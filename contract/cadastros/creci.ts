import { type Uf, ufs } from '../base/common.ts';
import { foldText } from '../base/text.ts';

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
  const uf = ufIn(text);
  return `${number}-${kind}${uf ? `/${uf}` : ''}`;
}

const ufIn = (text: string): Uf | undefined =>
  text.match(/[A-Z]+/g)?.find((word): word is Uf => (ufs as readonly string[]).includes(word));

/** The state a registration names in its own text: 'CRECI/SP 12.345 F' is of SP. */
export const ufOfCreci = (creci: string): Uf | null => ufIn(foldText(creci).toUpperCase()) ?? null;
