import { textosDosBlocos } from '#contract/da-pasta-a-pagina/blocos.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { plainText } from './plain-text.ts';

/** Facts are immutable once read, so this is computed once per object. */
const linesOf = new WeakMap<PageFacts, ReadonlySet<string>>();

/** Whether a line is, letter by letter, one that the record's blocks say: 'Terminal Norte', '5 min de carro'. */
export function isOwnLine(text: string, facts: PageFacts): boolean {
  const known = linesOf.get(facts) ?? readLines(facts);
  linesOf.set(facts, known);
  return known.has(bare(text));
}

const readLines = (facts: PageFacts): Set<string> =>
  new Set(textosDosBlocos(facts).flatMap((text) => [text, ...text.split('\n')].map(bare)));
const bare = (text: string) => plainText(text).replace(/[^a-z0-9]+/g, '');
