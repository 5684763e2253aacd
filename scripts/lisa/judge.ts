import { foldText } from '#contract/base/text.ts';
import type { Intent } from '#contract/lisa/entendimento.ts';
import type { CollectedPhrase } from './collection.ts';
import { intentNames } from './phrase-answers.ts';

/** What Lisa made of a phrase. */
export interface Played {
  intencoes: string[];
  dados: Record<string, unknown>;
  guardado: Record<string, unknown>;
}

const nameOf = (intent: Intent) => intentNames[intent]!;
const key = (value: unknown) =>
  foldText(String(value))
    .replace(/[.\-\s]+/g, ' ')
    .trim();

/** Whether a value is the expected one, however it is written. */
export function isSame(expected: unknown, found: unknown): boolean {
  if (expected === null || found === null || found === undefined) return expected === (found ?? undefined);
  if (!Array.isArray(expected)) return key(expected) === key(found);
  const all = (Array.isArray(found) ? found : [found]).map(key);
  return all.length === expected.length && expected.every((each) => all.includes(key(each)));
}

/** What is wrong with the intents seen in a phrase; empty if nothing is. */
export function wrongIntents(phrase: CollectedPhrase, { intencoes }: Played): string {
  const wanted = phrase.intents.map(nameOf);
  // Nothing follows from thanks: seen where nobody asks for them, they are no mistake.
  const allowed = new Set(['agradece', ...wanted, ...[...phrase.optional, ...phrase.oneOf].map(nameOf)]);
  const missing = wanted.filter((each) => !intencoes.includes(each));
  const extra = intencoes.filter((each) => !allowed.has(each));
  const none = phrase.oneOf.length > 0 && !phrase.oneOf.some((each) => intencoes.includes(nameOf(each)));
  return [
    ...missing.map((each) => `falta ${each}`),
    ...extra.map((each) => `a mais ${each}`),
    ...(none ? ['falta uma'] : []),
  ].join(', ');
}

/** What is wrong with the data read from a phrase; empty if nothing is. */
export function wrongData({ dados, alsoRight, ja = {} }: CollectedPhrase, played: Played): string {
  const wrong: string[] = [];
  for (const field of new Set([...Object.keys(dados), ...Object.keys(played.dados)])) {
    const found = played.dados[field];
    if (alsoRight[field]?.some((each) => isSame(each, found))) continue;
    if (field in dados) {
      if (!isSame(dados[field], found) && !(dados[field] === null && found === null))
        wrong.push(`${field}: ${JSON.stringify(dados[field])}, veio ${JSON.stringify(found)}`);
    } else if (found !== null && found !== undefined && !isSame(ja[field], found))
      wrong.push(`${field}: ninguém disse ${JSON.stringify(found)}`);
  }
  return wrong.join('; ');
}
