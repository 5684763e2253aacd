import { expect, test } from 'vitest';
import type { Run } from '#contract/da-pasta-a-pagina/super-ai.ts';
import { textoDoRascunho } from '#contract/da-pasta-a-pagina/verificacao.ts';
import { freshResults } from './fresh-results.ts';

const now = Date.parse('2026-03-12T14:00:00Z');
function run(
  runId: string,
  result: Partial<NonNullable<Run['result']>> | null,
  more: Partial<Run> = {},
): Run {
  return { runId, state: 'completed', finishedAt: '2026-03-12T13:00:00Z', result, ...more } as Run;
}
const aurora = { empreendimentoId: 7, nome: 'Residencial Aurora', rota: 'aurora' };

test('PNL-01 a result says what became of the empreendimento, and leads to its page once that is public', () => {
  expect(freshResults([run('a', aurora)], [], now)).toEqual([
    { runId: 'a', empreendimentoId: 7, text: 'Residencial Aurora está publicado.', page: '/hotsite/aurora' },
  ]);
});

test('PNL-01 a page that stays a draft is told once, with why', () => {
  const found = [{ level: 'red', code: 'frase-cortada' }];
  const rascunho = textoDoRascunho(found, { publica: null, bloqueia: false })!;
  const [draft] = freshResults([run('a', { ...aurora, rascunho })], [], now);
  expect(draft).toMatchObject({ page: null, text: `Residencial Aurora está pronto. ${rascunho}` });
  expect(draft!.text.match(/ficou como rascunho/g)).toHaveLength(1);
});

test('PNL-01 a result stays until it is seen, at most a day; of an empreendimento only the last one', () => {
  const runs = [run('b', aurora), run('a', aurora), run('c', { ...aurora, empreendimentoId: 8 })];
  expect(freshResults(runs, [], now).map(({ runId }) => runId)).toEqual(['b', 'c']);
  // What was seen does not let an older one back in.
  expect(freshResults(runs, ['b'], now).map(({ runId }) => runId)).toEqual(['c']);
  expect(freshResults([run('a', aurora, { finishedAt: '2026-03-11T13:00:00Z' })], [], now)).toEqual([]);
});

test('a run that failed, goes on or made nothing is no result', () => {
  const runs = [
    run('a', null),
    run('b', aurora, { state: 'failed' }),
    run('c', aurora, { finishedAt: null }),
  ];
  expect(freshResults(runs, [], now)).toEqual([]);
});
