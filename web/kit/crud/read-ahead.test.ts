import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient, read } from '#web/kit/api/queries.ts';
import { crudCalls } from './crud-calls.ts';
import { readAhead } from './read-ahead.ts';

afterEach(() => vi.unstubAllGlobals());

test('PNL-17 API-07 a failing read is asked once by router and screen together, and anew when the screen is', async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'abc' });
  const asked = vi.fn(async () => new Response('', { status: 500 }));
  vi.stubGlobal('fetch', asked);
  const client = createQueryClient();
  const query = read(crudCalls.list('regioes'));
  const show = () => {
    const screen = new QueryObserver(client, client.defaultQueryOptions(query));
    return { leave: screen.subscribe(() => {}), state: () => screen.getCurrentResult().status };
  };
  readAhead(client, 'regioes');
  await expect.poll(() => client.getQueryState(query.queryKey)?.status).toBe('error');
  const first = show();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([asked.mock.calls.length, first.state()]).toEqual([1, 'error']);
  first.leave();
  readAhead(client, 'regioes');
  const second = show();
  await expect.poll(second.state).toBe('error');
  expect(asked).toHaveBeenCalledTimes(2);
  second.leave();
});
