/**
 * What the example folders and the kept ways of writing are held to. They were read at these figures
 * when the work that promised them was closed; a lower one means that a rule was lost on the way.
 */
export const bars = {
  /** Values whose quoted words do not stand on the page they name. */
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

/** Holds a share against its bar; what misses is told at the end and fails the command. */
export function hold(what: string, measured: number, bar: number, better: 'more' | 'less' = 'more'): void {
  if (better === 'more' ? measured >= bar : measured <= bar) return;
  missed.push(`${what}: ${measured.toFixed(3)} (${better === 'more' ? '≥' : '≤'} ${bar})`);
}

/** Prints what missed its bar and sets the exit code. */
export function tellBars(): void {
  if (missed.length === 0) return;
  console.error(`\nAbaixo do combinado:\n  ${missed.join('\n  ')}`);
  process.exitCode = 1;
}
