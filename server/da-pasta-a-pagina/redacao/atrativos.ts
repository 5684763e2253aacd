import { foldText } from '#contract/base/text.ts';
import { inSentence } from './phrases.ts';

/** What few buildings have and people look for, the most wanted first. */
const wanted = [
  /^marina\b/,
  /^piscina\b.*\b(?:aquecida|borda infinita|coberta|raia)\b/,
  /^rooftop\b/,
  /^simulador de golfe/,
  /^biblioteca\b/,
  /^pomar\b/,
  /^cinema\b/,
  /^spa\b/,
  /^adega\b/,
  /^quadra de tenis\b/,
  /^mirante\b/,
  /^horta\b/,
];
const mostWords = 5;

/** Those of the amenities that a headline may name, as a sentence goes on with them: 'piscina aquecida', 'marina'. */
export function atrativos(amenidades: readonly string[]): string[] {
  const short = amenidades.filter(
    (nome) => /^\p{L}[\p{L} -]*$/u.test(nome.trim()) && nome.trim().split(/\s+/).length <= mostWords,
  );
  return wanted.flatMap((pattern) => {
    const found = short.find((nome) => pattern.test(foldText(nome.trim())));
    return found ? [inSentence(found)] : [];
  });
}
