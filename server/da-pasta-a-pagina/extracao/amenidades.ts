import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { item, notIts } from '#server/kernel/reading/leisure-words.ts';
import { type Candidate, candidate } from './candidate.ts';
import { linesOfDifferences } from './ficha/texts.ts';
import { isAuthors } from './leisure-authors.ts';
import { inOtherLists, listedLeisure } from './leisure-lists.ts';
import { factOf, precedences, rankOf } from './precedence.ts';
import { isNext, type SourceLine } from './source.ts';
import { typeLines } from './type-lines.ts';

/** Leisure and comfort of the building, in the documents' words. */
export function extractAmenidades(lines: SourceLine[]): Fact<string>[] {
  const found: Candidate<string>[] = listedLeisure(lines);
  const inDifferences = linesOfDifferences(lines);
  const ofTypes = new Set(typeLines(lines).flatMap((one) => one.lines));
  for (const [index, line] of lines.entries()) {
    if (notIts.test(line.folded) || ofTypes.has(line)) continue;
    const above = isNext(lines[index - 1] ?? line, line) ? lines[index - 1]!.folded : '';
    for (const match of line.folded.matchAll(item)) {
      if (isAuthors(line.text, line.folded, match.index, above)) continue;
      if (
        isDenied(line.folded, match) ||
        isOfHomes(line.folded, match) ||
        (inDifferences.has(line) && inOtherLists.test(match[0]))
      )
        continue;
      const words = line.text.slice(match.index, match.index + match[0].length);
      found.push(candidate(asLabel(words), match[0].length === line.folded.trim().length ? 3 : 2, line));
    }
    const below = lines[index + 1];
    if (below && below.paragraph === line.paragraph && isNext(line, below))
      found.push(...acrossTheEnd(line, below));
  }
  const byKey = Map.groupBy(found, ({ value }) => keyOf(value));
  return [...byKey]
    .filter(([key]) => ![...byKey.keys()].some((other) => other !== key && ` ${other} `.includes(` ${key} `)))
    .map(([, group]) =>
      factOf(
        group.toSorted((a, b) => rankOf(a, precedences.fromMemorial) - rankOf(b, precedences.fromMemorial)),
        [],
        null,
        { key: keyOf },
      ),
    );
}

const ownPlace = /\b(?:sacadas?|varandas?|living|cozinhas?|apartamentos?)\b[^.,;:•]{0,40}$/;
const inHomes =
  /^[^.,;:•]{0,30}\b(?:n[ao]s? (?:sacadas?|varandas?|apartamentos?|unidades)|em todos os apartamentos|em todas as unidades)\b/;

/** A home's own pool, the barbecue on its balcony: no part of what all share. */
function isOfHomes(folded: string, { 0: words, index }: RegExpMatchArray & { index: number }): boolean {
  const after = folded.slice(index + words.length);
  if (/privativ/.test(words) || /^ (?:privativ|individua)/.test(after)) return true;
  return /^churrasqueira/.test(words) && (ownPlace.test(folded.slice(0, index)) || inHomes.test(after));
}

/** 'Sauna ......... não', 'Quadra: não': a sheet says of each whether there is one. */
const isDenied = (folded: string, { 0: words, index }: RegExpMatchArray & { index: number }): boolean =>
  /^ ?(?:(?:\. ?){3,}|…+|[:\t|–—-]| {2,})\s*(?:nao|sem|n\/a)(?=\W*$|[.;,(])/.test(
    folded.slice(index + words.length),
  );

/** Items that span the end of a paragraph's line. */
function acrossTheEnd(line: SourceLine, below: SourceLine): Candidate<string>[] {
  if (notIts.test(below.folded)) return [];
  const text = `${line.text} ${below.text}`;
  return [...`${line.folded} ${below.folded}`.matchAll(item)]
    .filter(({ index, 0: words }) => index < line.text.length && index + words.length > line.text.length + 1)
    .filter((match) => !isOfHomes(`${line.folded} ${below.folded}`, match))
    .map((match) =>
      candidate(asLabel(text.slice(match.index, match.index + match[0].length)), 2, line, below),
    );
}

/** 'PISCINA AQUECIDA' → 'Piscina aquecida'. */
const asLabel = (words: string) => {
  const lower = words.toLowerCase().replace(/\s+/g, ' ');
  return lower.charAt(0).toUpperCase() + lower.slice(1);
};

const keyOf = (value: string) =>
  value
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/-/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/ d[aeo]s?(?= |$)/g, '')
    .trim()
    .replace(/\b(\w{4,}[aeiou])s\b/g, '$1')
    .replace(/\b(sal)oes\b/g, '$1ao');
