import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { pagedLimits } from '#contract/base/paged.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { callsOf } from '../../scripts/bench/operation-calls.ts';
import { seedGrown } from '../../scripts/bench/operation-seed.ts';

/** A programme, and one of ten times as much of everything but its territory. */
const programme = (times: number) => ({
  corretores: 600 * times,
  empreendimentos: 150 * times,
  bairros: 200,
  auditoria: 2_000 * times,
  visitas: 5_000 * times,
  execucoes: 500 * times,
  contatos: 600 * times,
});

/** Answers with as much in them as there is: whole lists by specification. */
const showsAll = /^\/api\/[a-z-]+$|duplicados|aprovacoes/;
/** What is sought has more matches in a larger programme: they are read up to a bound. */
const isSought = /[?&](q|busca|condicao|site|status|estado|acao)=/;
const isPaged = /^\/api\/(auditoria|contatos|lixeira|visitas)$/;

interface Plan {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
}
const scanned = (plan: Plan): number =>
  plan.Plans?.reduce((sum, below) => sum + scanned(below), 0) ??
  (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];

/** What each call reads, in blocks and rows, by the plans of its statements. */
async function readBy(app: TestApp): Promise<Map<string, number>> {
  const asked: { text: string; values: unknown[] }[] = [];
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const own = await app.pool.connect();
  const reads = new Map<string, number>();
  try {
    for (const [, path] of await callsOf(own as unknown as pg.Client)) {
      if (showsAll.test(path) && !isPaged.test(path)) continue;
      // Nothing kept from before holds.
      await own.query('UPDATE lista_versoes SET versao = versao + 1');
      query.mockClear();
      await app.get(path);
      asked.length = 0;
      for (const [given, values] of query.mock.calls as unknown as [
        { text?: string } | string,
        unknown[]?,
      ][]) {
        const text = typeof given === 'string' ? given : (given.text ?? '');
        if (/^\s*(select|with)\b/i.test(text))
          asked.push({ text, values: values ?? (given as { values?: unknown[] }).values ?? [] });
      }
      let sum = 0;
      for (const { text, values } of asked) {
        await own.query('BEGIN');
        const { rows } = await own.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values);
        await own.query('ROLLBACK');
        const plan: Plan = rows[0]['QUERY PLAN'][0].Plan;
        sum += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] + scanned(plan);
      }
      reads.set(path, sum);
    }
  } finally {
    query.mockRestore();
    own.release();
  }
  return reads;
}

/** Matches counted here, and what is read at most for them: half of what a list holds, and less. */
const counted = 100;
const mostForMatches = 3_000;

async function grownBy(times: number): Promise<Map<string, number>> {
  const app = await startTestApp();
  try {
    await app.login();
    const own = await app.pool.connect();
    await own.query('SET statement_timeout = 0');
    await seedGrown(own as unknown as pg.Client, programme(times)).finally(() => own.release());
    return await readBy(app);
  } finally {
    await app.close();
  }
}

/** What does: runs sought by names that are other records', and put in order by how long they took. */
const stillGrows = /^\/api\/execucoes\/busca\?(q|estado)=/;

const limitOf = (path: string, small: number) =>
  // An index may have one level more.
  Math.max(2 * small + 200, isSought.test(path) ? mostForMatches : 0);

it('in a programme ten times as large the calls of the screens read no more for what they do not show', async () => {
  vi.spyOn(pagedLimits, 'counted', 'get').mockReturnValue(counted);
  const [small, large] = [await grownBy(1), await grownBy(10)];
  expect(small.size).toBeGreaterThan(110);
  const growing = [...large].filter(
    ([path, reads]) => reads > limitOf(path, small.get(path)!) && !stillGrows.test(path),
  );
  expect(growing.map(([path, reads]) => `${path}: ${small.get(path)} and ${reads}`)).toEqual([]);
}, 600_000);
