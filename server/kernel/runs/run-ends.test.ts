import { describe, expect, test } from 'vitest';
import { createListeners, type Signals } from '#server/db/signals.ts';
import { noSignals } from '#tests/fakes/signals.ts';
import { resultOfRun } from './run-ends.ts';
import type { RunRow } from './run-kind.ts';

const words = { longestMs: 60_000, still: 'Ainda não acabou.', stopped: 'Foi interrompida.' };
const run = (change: Partial<RunRow>) => ({ id: 'r1', state: 'running', error: null, ...change }) as RunRow;
/** Waits on a run with these states, the last one repeating. */
function endOf(answers: (RunRow | null)[], { longestMs = words.longestMs, signals = noSignals } = {}) {
  const readRun = async () => (answers.length > 1 ? answers.shift()! : answers[0]!);
  return resultOfRun({ store: { readRun }, signals }, 'r1', { ...words, longestMs });
}

describe('waiting for the end of a run', () => {
  test('answers its result where nothing is heard of other processes', async () => {
    expect(await endOf([run({}), run({ state: 'completed', result: { total: 5 } })])).toEqual({ total: 5 });
  });

  test('is woken by the signal of its run alone, and by itself asks nothing', async () => {
    const { on, tell, again } = createListeners();
    let asked = 0;
    const signals: Signals = { on, again, send: () => {}, isHearing: () => true, isLost: () => false };
    const answers = [run({}), run({ state: 'completed', result: {} })];
    const readRun = async () => {
      asked += 1;
      return answers.length > 1 ? answers.shift()! : answers[0]!;
    };
    const waiting = resultOfRun({ store: { readRun }, signals }, 'r1', words);
    await new Promise((resolve) => setTimeout(resolve, 400));
    tell('run:outra');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toBe(1);
    tell('run:r1');
    expect(await waiting).toEqual({});
  });

  test.each([
    ['its failure with the status it was kept with', { error: { message: 'Sem pasta.', status: 400 } }, 400],
    ['the failure of one that is given up', { error: { message: 'Interrompida várias vezes.' } }, 500],
  ])('throws %s', async (_, change, status) => {
    await expect(endOf([run({ state: 'failed', ...change })])).rejects.toMatchObject({
      status,
      message: change.error.message,
    });
  });

  test('says that somebody stopped it', async () => {
    await expect(endOf([run({ state: 'interrupted' })])).rejects.toMatchObject({
      status: 409,
      message: words.stopped,
    });
  });

  test('gives up after the longest wait, in words', async () => {
    await expect(endOf([run({})], { longestMs: 0 })).rejects.toMatchObject({
      status: 504,
      message: words.still,
    });
  });
});
