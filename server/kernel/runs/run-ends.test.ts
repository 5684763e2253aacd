import { describe, expect, test } from 'vitest';
import { createRunEnds } from './run-ends.ts';
import type { RunRow } from './run-kind.ts';
import type { RunStore } from './run-store.ts';

const words = { longestMs: 60_000, still: 'Ainda não acabou.', stopped: 'Foi interrompida.' };
const run = (change: Partial<RunRow>) => ({ id: 'r1', state: 'running', error: null, ...change }) as RunRow;
/** Waits on a run with these states, the last one repeating. */
function endsOf(...answers: (RunRow | null)[]) {
  const readRun = async () => (answers.length > 1 ? answers.shift()! : answers[0]!);
  return createRunEnds({ readRun } as unknown as RunStore);
}

describe('waiting for the end of a run', () => {
  test('answers its result, whichever process ended it', async () => {
    const ends = endsOf(run({}), run({ state: 'completed', result: { total: 5 } }));
    expect(await ends.resultOf('r1', words)).toEqual({ total: 5 });
  });

  test('is woken by the worker of this process', async () => {
    const ends = endsOf(run({}), run({ state: 'completed', result: {} }));
    const began = performance.now();
    const waiting = ends.resultOf('r1', words);
    await ends.notifying(async () => {})({ run: run({}) } as Parameters<
      ReturnType<typeof ends.notifying>
    >[0]);
    await waiting;
    expect(performance.now() - began).toBeLessThan(250);
  });

  test.each([
    ['its failure with the status it was kept with', { error: { message: 'Sem pasta.', status: 400 } }, 400],
    ['the failure of one that is given up', { error: { message: 'Interrompida várias vezes.' } }, 500],
  ])('throws %s', async (_, change, status) => {
    const failed = endsOf(run({ state: 'failed', ...change }));
    await expect(failed.resultOf('r1', words)).rejects.toMatchObject({
      status,
      message: change.error.message,
    });
  });

  test('says that somebody stopped it', async () => {
    const stopped = endsOf(run({ state: 'interrupted' }));
    await expect(stopped.resultOf('r1', words)).rejects.toMatchObject({
      status: 409,
      message: words.stopped,
    });
  });

  test('gives up after the longest wait, in words', async () => {
    const ends = endsOf(run({}));
    await expect(ends.resultOf('r1', { ...words, longestMs: 0 })).rejects.toMatchObject({
      status: 504,
      message: words.still,
    });
  });
});
