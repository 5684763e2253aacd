import type { Segment } from './segments.ts';

/** An empty strip from top to bottom of some rows, with text on either side. */
interface Gutter {
  left: number;
  right: number;
}

/** Rows further apart than this many of their font sizes have nothing to do with each other. */
const bandGap = 3.2;
/** Narrower strips are the spaces of loosely set text, in font sizes. */
const narrowest = 1.2;
/** Two columns side by side for fewer rows than this may be anything. */
const leastRows = 3;
/** No page sets more rows side by side. */
const longestBand = 150;

/**
 * Rows in the order in which they are read: where texts, lists or tables stand side by side, one after
 * the other. The cells of one table stay beside each other.
 */
export function cutColumns(rows: Segment[][]): Segment[][] {
  const ordered: Segment[][] = [];
  for (let from = 0; from < rows.length; ) {
    const { to, gutters } = findColumns(rows, from);
    if (gutters.length === 0) ordered.push(rows[from]!);
    else for (const column of columnsOf(rows.slice(from, to), gutters)) ordered.push(...cutColumns(column));
    from = to;
  }
  return ordered;
}

/** The gutters that begin at a row, down to where a row closes them; none where nothing is divided. */
function findColumns(rows: Segment[][], from: number): { to: number; gutters: Gutter[] } {
  const end = endOfBand(rows, from);
  const first = rows.slice(from, end).find((row) => row.length > 1);
  const opened = (first ? between(first).slice(1, -1) : []).map((gutter) => follow(rows, from, end, gutter));
  const dividing = opened.filter(
    ({ to, gutter }) => to - from >= leastRows && dividesTexts(rows.slice(from, to), gutter),
  );
  const to = Math.max(from + 1, ...dividing.map((one) => one.to));
  const gutters = dividing.filter((one) => one.to === to).map(({ gutter }) => gutter);
  return { to, gutters };
}

const sizeOf = (row: Segment[]) => Math.max(...row.map(({ fontSize }) => fontSize));

/** Where the rows from `from` on leave a wide gap. */
function endOfBand(rows: Segment[][], from: number): number {
  const most = Math.min(rows.length, from + longestBand);
  for (let at = from + 1; at < most; at++)
    if (rows[at]![0]!.baseline - rows[at - 1]![0]!.baseline > sizeOf(rows[at]!) * bandGap) return at;
  return most;
}

/** How far down a strip stays empty, and what is left of it there. */
function follow(
  rows: Segment[][],
  from: number,
  end: number,
  opened: Gutter,
): { to: number; gutter: Gutter } {
  let gutter = opened;
  for (let at = from; at < end; at++) {
    const row = rows[at]!;
    const [widest] = without(gutter, row).sort((a, b) => b.right - b.left - (a.right - a.left));
    if (!widest || widest.right - widest.left < sizeOf(row) * narrowest) return { to: at, gutter };
    gutter = widest;
  }
  return { to: end, gutter };
}

/** The strips beside and between the segments of a row; both ends reach as far as one likes. */
function between(row: Segment[]): Gutter[] {
  const edges = [
    { x: Number.NEGATIVE_INFINITY, right: Number.NEGATIVE_INFINITY },
    ...row,
    { x: Number.POSITIVE_INFINITY, right: Number.POSITIVE_INFINITY },
  ];
  return edges.slice(1).map(({ x }, index) => ({ left: edges[index]!.right, right: x }));
}

/** What a row leaves of a strip. */
function without({ left, right }: Gutter, row: Segment[]): Gutter[] {
  return between(row)
    .map((free) => ({ left: Math.max(left, free.left), right: Math.min(right, free.right) }))
    .filter((free) => free.right > free.left);
}

const bullet = /^[•·▪■◦●○✓✔›»→/*–—-]\s?\S/u;

/** True when what stands on either side is read by itself, and is no row of one table. */
function dividesTexts(band: Segment[][], gutter: Gutter): boolean {
  const sides = band.map((row) => ({
    left: row.filter(({ right }) => right <= gutter.left + 0.5),
    right: row.filter(({ x }) => x >= gutter.right - 0.5),
  }));
  const left = sides.flatMap((side) => side.left);
  const right = sides.flatMap((side) => side.right);
  if (left.length < 2 || right.length < 2) return false;
  const both = sides.filter((side) => side.left.length > 0 && side.right.length > 0);
  if (isForm(sides)) return false;
  if (isRunningText(sides.map((side) => side.left)) || isRunningText(sides.map((side) => side.right)))
    return true;
  const lists = both.filter(
    (side) => bullet.test(side.left.at(-1)!.text) && bullet.test(side.right[0]!.text),
  );
  return lists.length >= 2 && lists.length >= both.length * 0.6;
}

/** A short label at the height of every value: a form, however its values read one after the other. */
function isForm(sides: { left: Segment[]; right: Segment[] }[]): boolean {
  const filled = sides.filter(({ left, right }) => left.length + right.length > 0);
  const labels = filled.flatMap(({ left, right }) =>
    left.length === 1 && right.length === 1 ? [left[0]!.text] : [],
  );
  // 'Produto:', 'Endereço:' are labels, whatever stands between them.
  const closed = labels.filter((text) => text.endsWith(':')).length;
  if (closed >= leastRows && closed >= labels.length * 0.7) return true;
  const areShort = labels.every(
    (text) => text.length <= 28 && text.split(' ').length <= 4 && !bullet.test(text),
  );
  const begin = labels.filter((text) => /^[\p{Lu}\d]/u.test(text) && !leftOpen.test(text));
  return (
    areShort &&
    labels.length >= leastRows &&
    labels.length >= filled.length * 0.9 &&
    begin.length >= labels.length * 0.9
  );
}

/** Lines that end with these go on. */
const leftOpen = /(?:,|\s(?:d[aeo]s?|e|em|com|n[ao]s?|num|numa|a[os]?|o|por|para|que|ou|um|uma))$/i;

/** Lines of which most go on in the next: sentences that a column broke, and no labels or figures. */
function isRunningText(rows: Segment[][]): boolean {
  const lines = rows.filter((row) => row.length === 1).map(([segment]) => segment!.text);
  const filled = rows.filter((row) => row.length > 0).length;
  if (lines.length < filled * 0.8) return false;
  const isLong = (text: string) => text.split(' ').length >= 4 && text.length >= 20;
  const goesOn = lines.slice(1).filter((text, index) => {
    const above = lines[index]!;
    return isLong(above) && !/[.!?:]$/.test(above) && (/^[\p{Ll}\d(]/u.test(text) || leftOpen.test(above));
  });
  return goesOn.length >= 2 && goesOn.length >= (lines.length - 1) * 0.25;
}

/** The rows of each column, left to right. */
function columnsOf(band: Segment[][], cuts: Gutter[]): Segment[][][] {
  const ends = [...cuts.map(({ left, right }) => (left + right) / 2), Number.POSITIVE_INFINITY];
  let from = Number.NEGATIVE_INFINITY;
  return ends.map((to) => {
    const own = band.map((row) => row.filter(({ x }) => x >= from && x < to)).filter((row) => row.length > 0);
    from = to;
    return own;
  });
}
