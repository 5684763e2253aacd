import { labelCount, mayFollow } from './labels.ts';

/** The sums of logarithms, without overflow. */
function logSum(values: Float64Array): number {
  let most = -Infinity;
  for (const value of values) if (value > most) most = value;
  if (most === -Infinity) return most;
  let sum = 0;
  for (const value of values) sum += Math.exp(value - most);
  return most + Math.log(sum);
}

/** Scores of each word's labels, and of each label after another. */
export interface Scores {
  words: Float64Array[];
  after: Float64Array;
}

/** The logarithm of the weight of all labellings, and of those ahead of and behind each label. */
function sums({ words, after }: Scores) {
  const ahead: Float64Array[] = [];
  const each = new Float64Array(labelCount);
  for (const [at, scores] of words.entries()) {
    const row = new Float64Array(labelCount);
    for (let label = 0; label < labelCount; label++) {
      // A message begins as after none.
      for (let before = 0; before < labelCount; before++)
        each[before] =
          mayFollow(before, label) && (at > 0 || before === 0)
            ? (at > 0 ? ahead[at - 1]![before]! : 0) + after[before * labelCount + label]!
            : -Infinity;
      row[label] = logSum(each) + scores[label]!;
    }
    ahead.push(row);
  }
  const behind = words.map(() => new Float64Array(labelCount));
  for (let at = words.length - 2; at >= 0; at--)
    for (let label = 0; label < labelCount; label++) {
      for (let next = 0; next < labelCount; next++)
        each[next] = mayFollow(label, next)
          ? after[label * labelCount + next]! + words[at + 1]![next]! + behind[at + 1]![next]!
          : -Infinity;
      behind[at]![label] = logSum(each);
    }
  return { ahead, behind, all: logSum(ahead.at(-1)!) };
}

/** How likely each word bears each label, and each pair of neighbours theirs. */
export function likelihoods(scores: Scores) {
  const { ahead, behind, all } = sums(scores);
  const labels = ahead.map((row, at) =>
    row.map((value, label) => Math.exp(value + behind[at]![label]! - all)),
  );
  const pairAt = (at: number, before: number, label: number) =>
    mayFollow(before, label)
      ? Math.exp(
          ahead[at - 1]![before]! +
            scores.after[before * labelCount + label]! +
            scores.words[at]![label]! +
            behind[at]![label]! -
            all,
        )
      : 0;
  return { labels, pairAt };
}

/** The likeliest labelling. */
export function likeliest({ words, after }: Scores): number[] {
  const from: Uint8Array[] = [];
  let row = new Float64Array(labelCount).fill(-Infinity);
  row[0] = 0;
  for (const scores of words) {
    const next = new Float64Array(labelCount).fill(-Infinity);
    const came = new Uint8Array(labelCount);
    for (let label = 0; label < labelCount; label++)
      for (let before = 0; before < labelCount; before++) {
        const score = row[before]! + after[before * labelCount + label]! + scores[label]!;
        if (!mayFollow(before, label) || score <= next[label]!) continue;
        next[label] = score;
        came[label] = before;
      }
    from.push(came);
    row = next;
  }
  const labels: number[] = [];
  let label = row.indexOf(Math.max(...row));
  for (let at = words.length - 1; at >= 0; at--) {
    labels.unshift(label);
    label = from[at]![label]!;
  }
  return labels;
}
