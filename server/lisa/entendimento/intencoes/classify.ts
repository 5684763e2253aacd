import { type Intent, intents, type SeenIntent } from '#contract/lisa/entendimento.ts';
import { featuresOf } from './features.ts';
import { weights } from './weights.ts';

/** Below this share of belief the classifier abstains. */
const leastBelief = 0.68;

let table: Int8Array | null = null;

/** How much each class is believed of a normalised message; `outro` is none of the intents. */
export function beliefsOf(said: string): { name: string; belief: number }[] {
  table ??= Int8Array.from(Buffer.from(weights.table, 'base64'));
  const features = featuresOf(said);
  const size = weights.classes.length;
  const sums = weights.classes.map((_, index) => {
    let sum = 0;
    for (const feature of features) sum += table![feature * size + index]!;
    return (sum * weights.scale) / Math.sqrt(features.length || 1) + weights.bias[index]!;
  });
  const most = Math.max(...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const total = shares.reduce((sum, share) => sum + share, 0);
  return weights.classes.map((name, index) => ({ name, belief: shares[index]! / total }));
}

/** The intent a linear classifier over character n-grams believes in, if any; it decides no yes and no no. */
export function classify(said: string): SeenIntent[] {
  const [best] = beliefsOf(said).sort((one, other) => other.belief - one.belief);
  if (!best || best.belief < leastBelief) return [];
  const intent = intents.find((each) => each === best.name) as Intent | undefined;
  return intent
    ? [{ intent, evidence: said.slice(0, 120), confidence: best.belief, by: 'classificador' }]
    : [];
}
