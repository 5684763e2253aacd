import { foldText } from '#contract/base/text.ts';
import { placeNamed } from '#server/lisa/entendimento/find-places.ts';
import { beginOf, type Field, fields, insideOf } from '#server/lisa/entendimento/valores/labels.ts';
import { locatePlace } from '#server/lisa/entendimento/valores/locate-value.ts';
import { locate, type Span, type Word } from '#server/lisa/entendimento/valores/words.ts';
import type { CollectedPhrase } from './collection.ts';

export const keyOf: Record<Field, string> = { nome: 'nome', nomeGuerra: 'nome_guerra', regiao: 'regiao' };

/** A place that is written otherwise than it is called: 'derbi', 'moinhos', 'recreio dos band'. */
function nearly(words: readonly Word[], place: string): Span | null {
  const name = placeNamed(place) ?? place;
  const own = locatePlace(words, name);
  if (own) return own;
  const wanted = foldText(place).split(' ');
  for (let from = words.length - 1; from >= 0; from--) {
    const part = words.slice(from, from + wanted.length);
    if (part.length === wanted.length && part.every(({ folded }, at) => isNear(folded, wanted[at]!)))
      return { from, to: from + wanted.length };
  }
  return null;
}

/** One or two letters differ. */
function isNear(one: string, other: string): boolean {
  if (one === other) return true;
  if (other.length < 4 || Math.abs(one.length - other.length) > 2) return false;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++)
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1));
    row = next;
  }
  return row[other.length]! <= (other.length > 6 ? 2 : 1);
}

/** Where a name or a place stands in a phrase. */
export const spanOf = (words: readonly Word[], field: Field, value: string): Span | null =>
  field === 'regiao' ? nearly(words, value) : (locate(words, value) ?? nearly(words, value));

function spansOf(words: readonly Word[], field: Field, value: unknown): Span[] | null {
  if (value === null || value === undefined) return null;
  const parts = (Array.isArray(value) ? value : [value]).map(String);
  const spans = parts.map((part) => spanOf(words, field, part));
  return spans.every((span) => span !== null) ? spans : null;
}

/** The labels of a phrase's words; null if a value it holds does not stand there word for word. */
export function labelsOf(words: readonly Word[], { dados, alsoRight }: CollectedPhrase): number[] | null {
  const labels = words.map(() => 0);
  for (const field of fields) {
    const key = keyOf[field];
    if (!(key in dados) && !(key in alsoRight)) continue;
    const right = [...(key in dados ? [dados[key]] : []), ...(alsoRight[key] ?? [])];
    const spans = right.map((value) => spansOf(words, field, value)).find((each) => each !== null);
    if (!spans) return null;
    for (const { from, to } of spans)
      for (let at = from; at < to; at++) labels[at] = at === from ? beginOf(field) : insideOf(field);
  }
  return labels;
}
