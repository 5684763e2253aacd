import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { checksCache } from '../test/checks.ts';
import { median, type Row, seconds } from './table.ts';

const goals = { check: 60_000, example: 5_000 };

/** Wall time in ms; a command that fails never ends in time. */
async function timed(args: string[]): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/run.mjs', ...args], { stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  return code === 0 ? performance.now() - started : Number.POSITIVE_INFINITY;
}

async function row(what: string, args: string[], goal: number, rounds: number): Promise<Row> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await timed(args));
  const ours = median(times);
  return { what, ours: seconds(ours), limit: '', ratio: '', goal: `≤ ${seconds(goal)}`, ok: ours <= goal };
}

/**
 * What whoever works on the project waits for (HSE-11, HSE-14): both example folders made anew, and every check
 * of the sources.
 */
export async function benchHouse(rounds: number): Promise<Row[]> {
  rmSync(checksCache, { recursive: true, force: true });
  const anew = await timed(['scripts/check-all']);
  return [
    await row('`npm run example -- --novo`', ['scripts/example/main', '--novo'], goals.example, rounds),
    await row(
      `\`npm run check\` (the first one of an installation: ${seconds(anew)})`,
      ['scripts/check-all'],
      goals.check,
      1,
    ),
  ];
}
