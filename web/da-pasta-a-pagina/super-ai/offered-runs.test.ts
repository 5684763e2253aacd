import { expect, test } from 'vitest';
import type { Run } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { offeredRuns } from './offered-runs.ts';

const now = Date.parse('2026-03-12T18:00:00.000Z');
const run = (driveUrl: string, state: Run['state'], startedAt = '2026-03-12T14:00:00.000Z') =>
  ({ driveUrl, state, startedAt, runId: driveUrl }) as Run;

test('SUP-37 live runs and those that stopped half-way within a day are offered', () => {
  const runs = [run('a', 'running'), run('b', 'completed'), run('c', 'failed'), run('d', 'waiting')];
  expect(offeredRuns(runs, [], now).map(({ driveUrl }) => driveUrl)).toEqual(['a', 'c', 'd']);
  expect(offeredRuns([run('c', 'failed', '2026-03-11T14:00:00.000Z')], [], now)).toEqual([]);
});

test('SUP-37 a later run of the same folder takes the place of the one before', () => {
  expect(offeredRuns([run('a', 'completed'), run('a', 'failed')], [], now)).toEqual([]);
});

test('one that stopped may be put away; the folder keeps quiet, and a live one is always offered', () => {
  const runs = [run('a', 'failed'), run('b', 'running'), run('a', 'interrupted')];
  expect(offeredRuns(runs, ['a', 'b'], now).map(({ driveUrl }) => driveUrl)).toEqual(['b']);
});
