import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from './errors.ts';
import { createQueryClient } from './queries.ts';
import { staleReadsOf } from './stale-reads.ts';

afterEach(() => vi.useRealTimers());

/** A list on screen, which is read again and answers with `second`. */
async function readTwice(path: string, second: () => unknown) {
  const client = createQueryClient();
  const answers = [() => [{ id: 1 }], second, () => [{ id: 2 }]];
  const observer = new QueryObserver(client, {
    queryKey: [path],
    queryFn: async () => answers.shift()!(),
  });
  const leave = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true);
  await client.invalidateQueries({ queryKey: [path] });
  return { client, observer, leave, stale: () => staleReadsOf(client.getQueryCache()) };
}
const failing = (status: number) => () => {
  throw new ApiError(status, 'Fora do ar', '');
};

test('a list that could not be read again keeps its rows and says when they were read; read again, nothing is said', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T17:05:00Z'), toFake: ['Date'] });
  const { client, observer, stale } = await readTwice('/api/corretores', failing(500));
  expect(observer.getCurrentResult().data).toEqual([{ id: 1 }]);
  const { since, isList } = stale()!;
  expect([new Date(since).toISOString().slice(0, 16), isList]).toEqual(['2026-11-28T17:05', true]);
  await client.refetchQueries();
  expect(observer.getCurrentResult().data).toEqual([{ id: 2 }]);
  expect(stale()).toBeNull();
});

test('what is read again as it should is not old, nor what no screen shows', async () => {
  const fresh = await readTwice('/api/corretores', () => []);
  expect(fresh.stale()).toBeNull();
  const left = await readTwice('/api/corretores', failing(500));
  left.leave();
  expect(left.stale()).toBeNull();
});

test('figures are not called a list, and a session that ended says so itself', async () => {
  expect((await readTwice('/api/dashboard/stats', failing(500))).stale()).toMatchObject({ isList: false });
  expect((await readTwice('/api/corretores?q=ana', failing(502))).stale()).toMatchObject({ isList: true });
  expect((await readTwice('/api/corretores', failing(401))).stale()).toBeNull();
});
