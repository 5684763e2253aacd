/**
 * Bars for the example folders and the sample messages, at the figures when the work was closed; a lower
 * result means that a rule was lost.
 */
export const bars = {
  /** Values whose quotes are not on the page they name. */
  inventedAtMost: 0,
  wrongFactsAtMost: 0,
  factsRight: 1,
  amenidadesRight: 0.87,
  plansRight: 1,
  /** Of pictures with their names: claimed of all, right of claimed. */
  namedClaimed: 0.92,
  namedRight: 0.97,
  renamedRight: 0.95,
  messagesRight: 1,
} as const;

const missed: string[] = [];

/** Compares a share with its bar; failures are printed at the end and fail the command. */
export function compareWithBar(
  what: string,
  measured: number,
  bar: number,
  better: 'more' | 'less' = 'more',
): void {
  if (better === 'more' ? measured >= bar : measured <= bar) return;
  missed.push(`${what}: ${measured.toFixed(3)} (${better === 'more' ? '≥' : '≤'} ${bar})`);
}

/** Prints missed bars and sets the exit code. */
export function printBars(): void {
  if (missed.length === 0) return;
  console.error(`\nAbaixo do combinado:\n  ${missed.join('\n  ')}`);
  process.exitCode = 1;
}
