import type { Notes } from './notes.ts';
import { readPageCalls, writePageCalls } from './page-calls.ts';

/** What one finding per dropped statement would say, said once beyond these. */
const mostTold = 12;

/**
 * The part of a page's script that is a list of literal calls, as it is kept. The rest is dropped and
 * told, and keeps no page back: the page is whole without it.
 */
export function checkJs(source: string, notes: Notes): string {
  const { calls, dropped } = readPageCalls(source);
  for (const { line, what } of dropped.slice(0, mostTold))
    notes.repair('script-retirado', `Retirado do script, linha ${line}: ${what}.`);
  if (dropped.length > mostTold)
    notes.repair('script-retirado', `Retirados do script mais ${dropped.length - mostTold} trechos.`);
  return writePageCalls(calls);
}
