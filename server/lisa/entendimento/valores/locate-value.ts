import { foldText } from '#contract/base/text.ts';
import { findPlaces } from '../find-places.ts';
import { knownPlaces } from './known-places.ts';
import type { Field } from './labels.ts';
import { locate, type Span, type Word } from './words.ts';

/** Where a place stands in a message, by its own words or by the name it is known by. */
export function locatePlace(words: readonly Word[], place: string): Span | null {
  const own = locate(words, place);
  if (own) return own;
  const name = foldText(place);
  return knownPlaces(words).findLast((each) => foldText(each.name) === name) ?? null;
}

/** Where a value read by rules stands in a message; null if it is not all there: it was worked out. */
export function locateValue(words: readonly Word[], field: Field, value: string): Span[] | null {
  const parts = field === 'regiao' ? findPlaces(value).places : [value];
  const spans = parts.map((part) => (field === 'regiao' ? locatePlace(words, part) : locate(words, part)));
  return spans.every((span) => span !== null) && spans.length > 0 ? spans : null;
}
