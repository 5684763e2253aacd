import { type Field, fields } from '#server/lisa/entendimento/valores/labels.ts';
import { type Word, wordsOf } from '#server/lisa/entendimento/valores/words.ts';
import { keyOf, spanOf } from './align-values.ts';
import type { CollectedPhrase } from './collection.ts';

export type OthersValues = Record<Field, string[]>;

/** Every name and place people said, once each. */
export function valuesOf(phrases: readonly CollectedPhrase[]): OthersValues {
  const of = (field: Field) => [
    ...new Set(phrases.flatMap(({ dados }) => [dados[keyOf[field]] ?? []].flat().map(String))),
  ];
  return { nome: of('nome'), nomeGuerra: of('nomeGuerra'), regiao: of('regiao') };
}

/** As the word it replaces is written. */
const likeIt = (value: string, { text }: Word) =>
  text === text.toLowerCase()
    ? value.toLowerCase()
    : text === text.toUpperCase() && text.length > 1
      ? value.toUpperCase()
      : value;

/** A phrase with the names and places of others; null if it holds none. */
export function withOthers(
  phrase: CollectedPhrase,
  others: OthersValues,
  next: () => number,
): CollectedPhrase | null {
  const words = wordsOf(phrase.mensagem);
  const dados = { ...phrase.dados };
  const swaps: { from: number; to: number; value: string }[] = [];
  for (const field of fields) {
    const key = keyOf[field];
    if (!(key in dados)) continue;
    const swapped = [dados[key]].flat().map((value) => {
      const span = spanOf(words, field, String(value));
      const other = others[field][Math.floor(next() * others[field].length)];
      if (span === null || other === undefined) return String(value);
      const written = likeIt(other, words[span.from]!);
      swaps.push({ from: words[span.from]!.from, to: words[span.to - 1]!.to, value: written });
      return other;
    });
    dados[key] = Array.isArray(dados[key]) ? swapped : swapped[0];
  }
  if (swaps.length === 0) return null;
  const mensagem = swaps
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, { from, to, value }) => text.slice(0, from) + value + text.slice(to), phrase.mensagem);
  return { ...phrase, mensagem, dados, alsoRight: {}, ja: {} };
}
