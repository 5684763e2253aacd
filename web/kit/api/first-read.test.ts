import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { estadosRoutes, regioesRoutes } from '#contract/cadastros/territorio.ts';
import { at, call, startFirstRead } from './client.ts';
import { createQueryClient, read } from './queries.ts';

const regioes = at<typeof regioesRoutes.list>('GET', '/api/regioes');
const asked: string[] = [];
let status = 200;
beforeEach(() => {
  asked.length = 0;
  status = 200;
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => 'abc' });
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Headers }) => {
    asked.push(`${path} ${headers.get('authorization')}`);
    return new Response('[{"id":1}]', { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a list that was asked for at the start of the page is not asked for again by its screen', async () => {
  startFirstRead('/api/regioes');
  expect(await createQueryClient().fetchQuery(read(regioes))).toEqual([{ id: 1 }]);
  expect(asked).toEqual(['/api/regioes Bearer abc']);
});

test('the early answer is used once: a read after a write is a new one', async () => {
  startFirstRead('/api/regioes');
  await call(regioes);
  await call(regioes);
  expect(asked).toHaveLength(2);
});

test('another list and a write have nothing of the early answer', async () => {
  startFirstRead('/api/regioes');
  await call(at<typeof estadosRoutes.list>('GET', '/api/estados'));
  await call(at<typeof regioesRoutes.create>('POST', '/api/regioes'), { body: { nome: 'Sul', codigo: 'S' } });
  expect(asked).toHaveLength(3);
});

test('an early answer that nobody took in time is old and read anew', async () => {
  startFirstRead('/api/regioes');
  vi.advanceTimersByTime(31_000);
  await call(regioes);
  expect(asked).toHaveLength(2);
});

test('API-08 an early read that is refused is the refusal of the read', async () => {
  status = 401;
  startFirstRead('/api/regioes');
  await expect(createQueryClient().fetchQuery(read(regioes))).rejects.toMatchObject({ status: 401 });
});
