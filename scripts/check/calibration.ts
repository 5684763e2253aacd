import { sameValue, type Truth } from './asked.ts';

/** A single value read from a folder, and with which confidence. */
export interface Candidate {
  key: string;
  field: string;
  value: unknown;
  confidence: number;
}

/** Values whose confidence lies in `[from, to)`: how many were judged, how many of them are right. */
export interface Bin {
  from: number;
  to: number;
  of: number;
  right: number;
}

const edges = [0, 0.5, 0.7, 0.8, 0.9, 0.96, 1.01];
/** Fewer cases say nothing about a confidence. */
export const enoughCases = 100;
/** What values held at 0.9 or more must be, of ten. */
const rightOfTen = 9;
const heldFrom = 0.9;

/** Sorts values by confidence and judges them by the truth; fields of which it says nothing are left out. */
export function calibrate(held: readonly Candidate[], truth: Truth): Bin[] {
  const bins = edges.slice(1).map((to, index): Bin => ({ from: edges[index]!, to, of: 0, right: 0 }));
  for (const { key, field, value, confidence } of held) {
    const isRight = judge(truth[key], field, value);
    if (isRight === null) continue;
    const bin = bins.find(({ from, to }) => confidence >= from && confidence < to)!;
    bin.of += 1;
    if (isRight) bin.right += 1;
  }
  return bins;
}

function judge(folder: Truth[string] | undefined, field: string, value: unknown): boolean | null {
  const said = folder?.in_text[field] ?? folder?.either?.[field];
  if (said !== undefined) return sameValue(said, value);
  return folder?.absent?.includes(field) ? false : null;
}

/** The same bins of several collections as one. */
export const joined = (all: readonly Bin[][]): Bin[] =>
  (all[0] ?? []).map((bin, index) => ({
    ...bin,
    of: all.reduce((sum, bins) => sum + bins[index]!.of, 0),
    right: all.reduce((sum, bins) => sum + bins[index]!.right, 0),
  }));

/** Whether what is held at 0.9 or more is right nine times in ten; null with too few cases to say so. */
export function reachesNineInTen(bins: readonly Bin[]): boolean | null {
  const high = bins.filter(({ from }) => from >= heldFrom);
  const [of, right] = high.reduce(([all, good], bin) => [all + bin.of, good + bin.right], [0, 0]);
  return of < enoughCases ? null : right * 10 >= of * rightOfTen;
}

/** Prints the bins. Returns false if the high ones miss their bar. */
export function printCalibration(title: string, bins: readonly Bin[]): boolean {
  console.log(`\n== confidence, ${title}: values judged, right`);
  for (const { from, to, of, right } of bins)
    if (of > 0)
      console.log(
        `  ${from.toFixed(2)} to ${Math.min(to, 1).toFixed(2)}   ${String(right).padStart(4)} of ${String(of).padEnd(4)} ${((100 * right) / of).toFixed(1)} %`,
      );
  const holds = reachesNineInTen(bins);
  const verdict =
    holds === null ? `fewer than ${enoughCases} cases, nothing said` : holds ? 'holds' : 'MISSED';
  console.log(`  at ${heldFrom} or more, nine in ten right: ${verdict}`);
  return holds !== false;
}
