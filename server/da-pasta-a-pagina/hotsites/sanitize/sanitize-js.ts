import type { Notes } from './notes.ts';
import { readPageCalls, writePageCalls } from './page-calls.ts';

/** Limit of findings about dropped statements. */
const mostTold = 12;

/**
 * Keeps the literal calls of a page's script. Everything else is dropped with a finding, which does not hold
 * the page back: it works without.
 */
export function sanitizeJs(source: string, notes: Notes): string {
  const { calls, dropped } = readPageCalls(source);
  for (const { line, what } of dropped.slice(0, mostTold))
    notes.repair('script-retirado', `Retirado do script, linha ${line}: ${what}.`);
  if (dropped.length > mostTold)
    notes.repair('script-retirado', `Retirados do script mais ${dropped.length - mostTold} trechos.`);
  return writePageCalls(calls);
}
