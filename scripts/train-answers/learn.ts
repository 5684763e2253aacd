/** A folder with the words that may be the answer. */
export interface Example {
  collection: string;
  candidates: { told: number[]; right: boolean }[];
}

const steps = 300;
const rate = 0.3;
/** Holds weights small: a few hundred folders know little. */
const decay = 0.03;

const scoreOf = (told: number[], weights: ArrayLike<number>) =>
  told.reduce((sum, value, index) => sum + value * weights[index]!, 0);

/**
 * Weights under which the right words of a folder weigh most (multinomial logistic regression over its
 * candidates, by Adam). Same input, same weights.
 */
export function learn(examples: Example[]): Float64Array {
  const known = examples.filter(({ candidates }) => candidates.some(({ right }) => right));
  const size = known[0]?.candidates[0]?.told.length ?? 0;
  const weights = new Float64Array(size);
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  for (let step = 1; step <= steps; step++) {
    const slope = slopeOf(known, weights);
    for (let index = 0; index < size; index++) {
      const down = slope[index]! / known.length + decay * weights[index]!;
      mean[index] = 0.9 * mean[index]! + 0.1 * down;
      square[index] = 0.999 * square[index]! + 0.001 * down * down;
      const scale = Math.sqrt(square[index]! / (1 - 0.999 ** step)) + 1e-8;
      weights[index]! -= (rate * (mean[index]! / (1 - 0.9 ** step))) / scale;
    }
  }
  return weights;
}

function slopeOf(examples: Example[], weights: Float64Array): Float64Array {
  const slope = new Float64Array(weights.length);
  for (const { candidates } of examples) {
    const scores = candidates.map(({ told }) => scoreOf(told, weights));
    const most = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - most));
    const sum = powers.reduce((a, b) => a + b, 0);
    const rightSum =
      candidates.reduce((total, { right }, at) => total + (right ? powers[at]! : 0), 0) || 1e-9;
    candidates.forEach(({ told, right }, at) => {
      const off = powers[at]! / sum - (right ? powers[at]! / rightSum : 0);
      if (Math.abs(off) < 1e-6) return;
      told.forEach((value, index) => {
        slope[index]! += off * value;
      });
    });
  }
  return slope;
}

/** In how many folders the right words come first, and are among the first five. */
export function hits(examples: Example[], weights: Float64Array): { first: number; amongFive: number } {
  const places = examples.map(({ candidates }) =>
    candidates
      .toSorted((a, b) => scoreOf(b.told, weights) - scoreOf(a.told, weights))
      .findIndex(({ right }) => right),
  );
  return {
    first: places.filter((place) => place === 0).length,
    amongFive: places.filter((place) => place >= 0 && place < 5).length,
  };
}
