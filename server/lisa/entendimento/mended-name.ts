import { editDistance } from '#contract/base/edit-distance.ts';
import { foldText } from '#contract/base/text.ts';

const shortest = 4;
const mostSlips = 2;

/**
 * A known name with the one word put right that is told anew: of 'Marlene Sizenado Rocha' and 'é Sizenando' the whole.
 * Null where no word, or more than one, is nearly one of its own.
 */
export function mendedName(nome: string | null, text: string): string | null {
  if (nome === null) return null;
  const own = nome.split(' ');
  const known = new Set(own.map(foldText));
  const meant = text.replace(/n[ãa]o (?:era|[ée]|foi|sou)\s+[^\p{L}]*\p{L}+/giu, ' ');
  const told = [...new Set(meant.match(/\p{L}+/gu) ?? [])].filter(
    (word) => word.length >= shortest && !known.has(foldText(word)) && /^\p{Lu}/u.test(word),
  );
  const found = told.flatMap((word) =>
    own.flatMap((before, at) =>
      before.length >= shortest && editDistance(foldText(word), foldText(before)) <= mostSlips
        ? [own.with(at, word).join(' ')]
        : [],
    ),
  );
  return new Set(found).size === 1 ? found[0]! : null;
}
