import { type Passage, readPassages } from './passages.ts';
import type { SourceLine } from './source.ts';

/** 'Página 3 de 20', '– 12 –' */
const pageNumber = /^\W*(?:pag(?:ina)?\.?\s*)?\d{1,3}(?:\s*(?:\/|de)\s*\d{1,3})?\W*$/;
const edge = 3;
/** Where text stops in the middle of its sentence; a heading is shorter. */
const isOpen = (text: string) =>
  !/[.!?:;…][”"’)]*$/.test(text) &&
  (text.length >= 40 || /(?:,|\s(?:d[aeo]s?|e|em|com|n[ao]s?|a|o|por|para|que|um|uma))$/i.test(text));
const goesOn = /^[“"(]?\p{Ll}/u;
const bullet = /^\s*[a-z]\)\s/;

/** What stands on several pages at the same edge: running heads, footers and the pages' numbers. */
export function furnitureOf(lines: SourceLine[]): Set<SourceLine> {
  const byPage = [...Map.groupBy(lines, ({ document, page }) => `${document.path}#${page}`).values()];
  const edges = byPage.flatMap((page) => [...new Set([...page.slice(0, edge), ...page.slice(-edge)])]);
  const key = ({ document, folded }: SourceLine) => `${document.path}#${folded.replace(/\d+/g, '').trim()}`;
  const often = Map.groupBy(edges, key);
  return new Set(
    edges.filter((line) => {
      if (pageNumber.test(line.folded)) return true;
      const alike = often.get(key(line))!;
      return new Set(alike.map(({ page }) => page)).size > 1 && alike.every((each) => isLevel(each, line));
    }),
  );
}
const isLevel = (a: SourceLine, b: SourceLine) => Math.abs(a.box.y - b.box.y) < 12;

/** Whether text leaves its column here and comes back in the next one, of the same page or the next. */
function isNextColumn(last: SourceLine, first: SourceLine): boolean {
  if (last.document !== first.document || last.cells.length > 1 || first.cells.length > 1) return false;
  const size = Math.max(last.box.height, first.box.height);
  if (Math.min(last.box.height, first.box.height) / size < 0.8) return false;
  if (first.page === last.page + 1) return true;
  return (
    first.page === last.page && first.box.y < last.box.y && first.box.x > last.box.x + last.box.width / 2
  );
}

/** One per array of lines. */
const known = new WeakMap<SourceLine[], Map<SourceLine, Passage>>();

/**
 * By the last line of a passage that stops in the middle of its sentence, the passage in which it goes on: on the next
 * page or in the next column, with running heads and numbers of pages between them.
 */
export function continuations(lines: SourceLine[]): Map<SourceLine, Passage> {
  const held = known.get(lines);
  if (held) return held;
  const furniture = furnitureOf(lines);
  const passages = readPassages(lines).filter(({ lines: own }) => !own.every((line) => furniture.has(line)));
  const found = new Map<SourceLine, Passage>();
  for (const [index, passage] of passages.entries()) {
    const next = passages[index + 1];
    const last = passage.lines.at(-1)!;
    const first = next?.lines[0];
    if (!next || !first || !isOpen(passage.text.trim()) || !isNextColumn(last, first)) continue;
    if (goesOn.test(next.text) && !bullet.test(next.text)) found.set(last, next);
  }
  known.set(lines, found);
  return found;
}

/** A passage with all that it goes on in. */
export function wholePassage(passage: Passage, further: Map<SourceLine, Passage>): Passage {
  const next = further.get(passage.lines.at(-1)!);
  if (!next) return passage;
  const rest = wholePassage(next, further);
  const from = passage.text.length + 1;
  return {
    text: `${passage.text} ${rest.text}`,
    folded: `${passage.folded} ${rest.folded}`,
    lines: [...passage.lines, ...rest.lines],
    starts: [...passage.starts, ...rest.starts.map((start) => start + from)],
  };
}
