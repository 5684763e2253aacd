import { numberWordValues } from '#contract/base/number-words.ts';
import { foldText } from '#contract/base/text.ts';
import { slipsBetween, soundOf } from './assistente/sound.ts';

/** Words of a scale, with how they are misspelt. */
const scales: [RegExp, string][] = [
  [/^(?:miu|miil|mill|mila|mile)$/, 'mil'],
  [/^(?:miliao|milhaum|milione|milhau|milaum|milao|mihao|milhaõ|milhãos)$/, 'milhão'],
  [/^(?:milhois|milhoens|milioes|miliois|mihoes|milhaes|milhons)$/, 'milhões'],
];

/** How a number word sounds: 'trezemtos' and 'quatru' are written by ear. */
const heard = (word: string) =>
  soundOf(word)
    .replace(/m(?=[bcdfgjklnqrstvxz])/g, 'n')
    .replace(/i$/, 'e')
    .replace(/u$/, 'o');

const bySound = new Map(Object.keys(numberWordValues).map((word) => [heard(word), word]));
/** Everyday words that sound like a number's. */
const others = new Set(['dose', 'doce', 'sento', 'ceis']);
const isWellSpelt = (word: string) => Object.hasOwn(numberWordValues, word);
/** Shorter words must sound the same. */
const shortestSlip = 7;

/** The number word a misspelt one stands for, folded; null if it stands for none, or is well spelt. */
function meantBy(word: string): string | null {
  if (word.length < 4 || isWellSpelt(word) || others.has(word)) return null;
  const scale = scales.find(([written]) => written.test(word))?.[1];
  if (scale !== undefined) return scale;
  if (word === 'treis') return 'tres';
  const sound = heard(word);
  const same = bySound.get(sound);
  if (same !== undefined) return same;
  if (word.length < shortestSlip) return null;
  const near = [...bySound].filter(
    ([each]) => each.length >= shortestSlip - 1 && each[0] === sound[0] && slipsBetween(each, sound, 1) <= 1,
  );
  const [found] = new Set(near.map(([, meant]) => meant));
  return near.length > 0 && new Set(near.map(([, meant]) => numberWordValues[meant])).size === 1
    ? found!
    : null;
}

const ofScale = /^(?:mil|milhao|milhoes|meia)$/;

/** Whether a folded word tells a number, however it is spelt; 'um' and 'uma' do beside others. */
export const isNumberWord = (word: string): boolean =>
  isWellSpelt(word) || ofScale.test(word) || meantBy(word) !== null;

/** A text with its number words well spelt: 'di sem mil até trezemtos mil' → 'di cem mil até trezentos mil'. */
export const withNumberWords = (text: string): string =>
  text
    .replace(/(?<!\p{L})(?:sem|ceim|sein)(?=\s+mil(?!\p{L}))/giu, 'cem')
    .replace(/(?<!\p{L})sento(?=\s+[ei]\s)/giu, 'cento')
    .replace(/(?<=\p{L}\s+)i(?=\s+\p{L})/giu, 'e')
    .replace(/(?<![\p{L}@.])\p{L}{4,}(?![\p{L}@])/gu, (word) => meantBy(foldText(word)) ?? word);
