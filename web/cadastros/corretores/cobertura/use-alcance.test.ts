import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { countAlcance } from '#contract/cadastros/cobertura.ts';
import { addressOf } from '#web/kit/api/client.ts';
import { refreshAlcance } from './use-alcance.ts';

test('a count that was under way while the coverage was saved is made again', async () => {
  const client = new QueryClient();
  const answers: ((count: number) => void)[] = [];
  const observer = new QueryObserver<number>(client, {
    queryKey: [addressOf(countAlcance, { params: { id: 4 } }), '{}'],
    queryFn: ({ signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        answers.push(resolve);
      }),
    retry: false,
  });
  const stop = observer.subscribe(() => {});
  expect(answers).toHaveLength(1);
  const refreshed = refreshAlcance(client, 4);
  await expect.poll(() => answers.length).toBe(2);
  answers[0]!(0);
  answers[1]!(9);
  await refreshed;
  expect(observer.getCurrentResult().data).toBe(9);
  stop();
});
