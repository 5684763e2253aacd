import { foldText } from '#contract/base/text.ts';
import type { CreciCard } from '#server/adapters/intelligence/port.ts';
import { readCreci, readState } from './read-creci.ts';

/** Words one of which stands on every card: a picture without them is something else. */
const cardWords = /creci|corretor|conselho|inscri|imoveis|cofeci/;

/** What the number stands beside on a card, where it is not the day of it. */
const label =
  /(?<!data (?:de|da) )(?<!data )\b(?:n[º°.o]*\s*(?:de|da)?\s*)?(?:inscri[cç][aã]o|registro|matr[ií]cula)\b/giu;

/** Days, also ones read with a stroke too many or too few. */
const days = /\b\d{1,2}\s*[/|.]\s*\d{1,2}\s*[/|\].]\s*\d{2,4}\b/g;
/** CPF, CNPJ and RG, whole or with a dot read as something else. */
const documents = /\b\d{1,3}[.,]\d{3}[.,/]+\d{2,3}(?:[-–./]?\s?[\dxX]{1,6})*\b/g;

/** A figure that was read as a stroke: what stands around it is no number to go by. */
const broken = /\d[.,]?\s?\/\s?\d*\s?[-–—]\s?[FJ](?![\p{L}])/u;

/** A number with its letter: on a card it is the registration, wherever the label was read. */
const lettered = /(?<![\d.])(\d{1,3}\.\d{3}|\d{3,6})\s?[-–—]\s?([FJ])(?![\p{L}])/gu;

const letteredNumbers = (text: string): Omit<CreciCard, 'uf'>[] => {
  const found = [...text.matchAll(lettered)].map(([, digits, letter]) => ({
    numero: digits!.replace('.', '').replace(/^0+(?=\d)/, ''),
    tipo: letter as 'F' | 'J',
  }));
  return [...new Map(found.map((each) => [each.numero, each])).values()];
};

/** The registration on a card, out of the text that was read off it; null where none stands there. */
export function readCreciCard(text: string): CreciCard | null {
  if (!cardWords.test(foldText(text))) return null;
  const lines = text
    .split('\n')
    .map((line) => line.replace(days, ' ').replace(documents, ' ').replace(label, ' CRECI ').trim())
    .filter((line) => line !== '');
  const whole = lines.join(' \n ');
  const [first, second] = letteredNumbers(whole);
  // Two of them are a card that was read badly.
  if (second || broken.test(whole)) return null;
  const found = first ?? readCreci(whole, false);
  // A short number without its letter is more often a piece of one than a whole one.
  if (!found || (found.tipo === null && found.numero.length < 4)) return null;
  // The line of the council names the state; other lines have words that look like one.
  const council = text.split('\n').find((line) => /creci|regi[aã]o/i.test(line) && readState(line) !== null);
  return { ...found, uf: readState(council ?? text) };
}
