import { foldText } from '#contract/base/text.ts';
import type { CreciCard } from '#server/adapters/intelligence/port.ts';
import { readCreci, readState } from './read-creci.ts';

/** Words present on every card: a picture without them is something else. */
const cardWords = /creci|corretor|conselho|inscri|imoveis|cofeci/;

/** Labels of the number on a card, as opposed to its date. */
const label =
  /(?<!data (?:de|da) )(?<!data )\b(?:n[º°.o]*\s*(?:de|da)?\s*)?(?:inscri[cç][aã]o|registro|matr[ií]cula)\b/giu;

/** Dates, including misread strokes. */
const days = /\b\d{1,2}\s*[/|.]\s*\d{1,2}\s*[/|\].]\s*\d{2,4}\b/g;
/** CPF, CNPJ and RG, complete or with misread dots. */
const documents = /\b\d{1,3}[.,]\d{3}[.,/]+\d{2,3}(?:[-–./]?\s?[\dxX]{1,6})*\b/g;

/** A digit misread as a stroke makes the surrounding number unreliable. */
const broken = /\d[.,]?\s?\/\s?\d*\s?[-–—]\s?[FJ](?![\p{L}])/u;

/** A number with its letter: on a card it is the registration, wherever the label is. */
const lettered = /(?<![\d.])(\d{1,3}\.\d{3}|\d{3,6})\s?[-–—]\s?([FJ])(?![\p{L}])/gu;

const letteredNumbers = (text: string): Omit<CreciCard, 'uf'>[] => {
  const found = [...text.matchAll(lettered)].map(([, digits, letter]) => ({
    numero: digits!.replace('.', '').replace(/^0+(?=\d)/, ''),
    tipo: letter as 'F' | 'J',
  }));
  return [...new Map(found.map((each) => [each.numero, each])).values()];
};

/** Finds the registration in a card's recognised text; null if none. */
export function readCreciCard(text: string): CreciCard | null {
  if (!cardWords.test(foldText(text))) return null;
  const lines = text
    .split('\n')
    .map((line) => line.replace(days, ' ').replace(documents, ' ').replace(label, ' CRECI ').trim())
    .filter((line) => line !== '');
  const whole = lines.join(' \n ');
  const [first, second] = letteredNumbers(whole);
  // Two candidates mean the card was misread.
  if (second || broken.test(whole)) return null;
  const found = first ?? readCreci(whole, false);
  // A short number without its letter is probably a fragment.
  if (!found || (found.tipo === null && found.numero.length < 4)) return null;
  // The council's line names the state; other lines contain look-alikes.
  const council = text.split('\n').find((line) => /creci|regi[aã]o/i.test(line) && readState(line) !== null);
  return { ...found, uf: readState(council ?? text) };
}
