import type { Fact } from '#contract/da-pasta-a-pagina/evidencia.ts';
import { item, notIts } from '#server/kernel/reading/leisure-words.ts';
import { type Candidate, candidate } from './candidate.ts';
import { isAuthors } from './leisure-authors.ts';
import { listedLeisure } from './leisure-lists.ts';
import { factOf, precedences, rankOf } from './precedence.ts';
import { isNext, type SourceLine } from './source.ts';

/** Leisure and comfort of the building, in the documents' words. */
export function extractAmenidades(lines: SourceLine[]): Fact<string>[] {
  const found: Candidate<string>[] = listedLeisure(lines);
  for (const [index, line] of lines.entries()) {
    if (notIts.test(line.folded)) continue;
    const above = isNext(lines[index - 1] ?? line, line) ? lines[index - 1]!.folded : '';
    for (const match of line.folded.matchAll(item)) {
      if (isAuthors(line.text, line.folded, match.index, above)) continue;
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

/** Items that span the end of a paragraph's line. */
function acrossTheEnd(line: SourceLine, below: SourceLine): Candidate<string>[] {
  if (notIts.test(below.folded)) return [];
  const text = `${line.text} ${below.text}`;
  return [...`${line.folded} ${below.folded}`.matchAll(item)]
    .filter(({ index, 0: words }) => index < line.text.length && index + words.length > line.text.length + 1)
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
    .trim()
    .replace(/\b(\w{4,}[aeiou])s\b/g, '$1')
    .replace(/\b(sal)oes\b/g, '$1ao');
