import { editDistance } from '#contract/base/edit-distance.ts';
import { foldText } from '#contract/base/text.ts';
import { withCapitals } from './read-nome.ts';

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

const particles = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'd']);
const isNear = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) >= shortest &&
    one[0] === other[0] &&
    editDistance(one, other) <= (other.length > 7 ? mostSlips : 1));
/** What refuses or names as wrong what follows it. */
const refuses =
  /(?<!\p{L})(?:n[ãa]o(?: [ée])?|era|(?:onde|ali|a[íi]) (?:est[áa]|t[áa]|diz|saiu)|saiu|ficou|em vez de|ao inv[ée]s de|no lugar de|troca(?:r)?|e n[ãa]o)\s*$/iu;

/**
 * The whole name where it is told once more, and not as it is known: 'Bueno com U. Osmar Tanaka Bueno', 'perdão, Célia
 * Reif'. Null where none is, or only a part of what is known.
 */
export function wholeNameAgain(nome: string | null, text: string): string | null {
  const known = (nome ?? '').split(' ').filter((word) => !particles.has(word.toLowerCase()));
  const folded = known.map(foldText);
  if (nome === null || known.length < 2) return null;
  const found: string[] = [];
  const told = text.replace(/\S*@\S*|\s[-–—]\s/g, (sign) => ';'.repeat(sign.length));
  for (const { 0: part, index } of told.matchAll(/[^,.;:!?\n*()"“”]+/g)) {
    const words = [...part.matchAll(/\p{L}[\p{L}'’-]*/gu)];
    const like = words.map(([word]) => folded.some((each) => isNear(foldText(word), each)));
    for (let from = 0; from < words.length; from++) {
      if (!isNear(foldText(words[from]![0]), folded[0]!)) continue;
      let to = from;
      while (
        to < words.length &&
        (like[to] || particles.has(words[to]![0].toLowerCase()) || isOwn(words, to, from))
      )
        to += 1;
      while (to > from && particles.has(words[to - 1]![0].toLowerCase())) to -= 1;
      const count = like.slice(from, to).filter(Boolean).length;
      if (count > 1 && !refuses.test(text.slice(0, index + words[from]!.index)))
        found.push(
          words
            .slice(from, to)
            .map(([word]) => word)
            .join(' '),
        );
      from = Math.max(from, to - 1);
    }
  }
  const last = found.filter((each) => each !== nome).at(-1);
  if (last === undefined) return null;
  const own = last.split(' ').filter((word) => !particles.has(word.toLowerCase()));
  // 'Thai Bomfim' is how Thaís Souza Bomfim is called, unless it is said to mend.
  const isPart =
    own.length < known.length && !(mends.test(text) && own.some((word) => !folded.includes(foldText(word))));
  if (isPart || foldText(last) === foldText(nome)) return null;
  return withCapitals(last.split(' ').map((word) => (word === 'd' ? 'de' : word)));
}

const mends =
  /(?<!\p{L})(?:nome|sobrenome|errei|errad[oa]|errou|corrig\p{L}+|corre[çc][ãa]o|cert[oa]|corret[oa]|perd[ãa]o|desculpa|ops|foi mal|escrevi|digitei|saiu|letra)(?!\p{L})|\*/iu;

/** A word of it that was not known before bears its capital, as the others do. */
const isOwn = (words: readonly RegExpExecArray[], at: number, from: number): boolean =>
  at > from && /^\p{Lu}\p{Ll}/u.test(words[at]![0]) && /^\p{Lu}/u.test(words[from]![0]);
