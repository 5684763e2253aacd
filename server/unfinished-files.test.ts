import { expect, it, vi } from 'vitest';
import type { Storage } from '#server/adapters/storage/port.ts';
import { createLog } from '#server/kernel/log.ts';
import { createUnfinishedFiles } from './unfinished-files.ts';

it.each([
  [true, [0, 7_200_000]],
  [false, [7_200_000, 7_200_000]],
])(
  'SAF-09 unfinished files go at the start and every hour, and the log says how many; alone there: %s',
  async (alone, ages) => {
    vi.useFakeTimers();
    const asked: number[] = [];
    const lines: { msg: string; swept?: number }[] = [];
    const sweep = async (olderThanMs: number) => {
      asked.push(olderThanMs);
      return asked.length === 1 ? 3 : 0;
    };
    const files = createUnfinishedFiles({
      storage: { sweep } as unknown as Storage,
      alone,
      log: createLog('info', { write: (line: string) => lines.push(JSON.parse(line)) }),
    });
    files.start();
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    await files.stop();
    vi.useRealTimers();
    expect(asked).toEqual(ages);
    expect(lines).toEqual([expect.objectContaining({ msg: 'removed unfinished files', swept: 3 })]);
  },
);
