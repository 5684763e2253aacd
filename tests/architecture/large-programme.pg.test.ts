import { readdirSync, readFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pagedLimits } from '#contract/base/paged-limits.ts';
import { foldText } from '#contract/base/text.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { mostKept } from '#server/kernel/http/long-list.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { testEngine } from '#tests/database/open.ts';
import { type Reading, readingOf } from '#tests/database/plans.ts';
import { limitMs } from '../../scripts/bench/operation.ts';
import { callsOf } from '../../scripts/bench/operation-calls.ts';
import { grown, seedGrown } from '../../scripts/bench/operation-seed.ts';
import { gates } from '../../scripts/gates/gates.ts';

/** A programme, and one of so many times as much of everything but its territory. */
const programme = (times: number) => ({
  corretores: 600 * times,
  empreendimentos: 150 * times,
  bairros: 200,
  auditoria: 2_000 * times,
  visitas: 5_000 * times,
  execucoes: 500 * times,
  contatos: 600 * times,
});

async function startGrown(times: number): Promise<TestApp> {
  const app = await startTestApp();
  await app.login();
  const own = await app.pool.connect();
  await own.query('SET statement_timeout = 0');
  await seedGrown(own as unknown as pg.Client, programme(times)).finally(() => own.release());
  return app;
}

/** Answers with as much in them as there is: whole lists by specification. */
const showsAll = /^\/api\/[a-z-]+$|duplicados|aprovacoes/;
const isPaged = /^\/api\/(auditoria|contatos|lixeira|visitas)$/;
/** Who was viewed most over several months that are no year: the sums of each one's months are added up. */
const addsMonths = (screen: string) => /, (três|doze) meses$/.test(screen);
/** What is sought, or who else was viewed, has more matches in a larger programme: they are read up to a bound. */
const isSought = /[?&](q|busca|condicao|site|status|estado|acao|aPartir)=/;
/** Matches counted here, and what is read at most for them: half of what a list holds, and less. */
const counted = 100;
const mostForMatches = 3_000;

const limitOf = (path: string, small: number) =>
  // An index may have one level more.
  Math.max(2 * small + 200, isSought.test(path) ? mostForMatches : 0);

/** What each call of the screens reads that does not answer with all there is, in a programme of that size. */
async function readBy(times: number): Promise<Map<string, Reading>> {
  const app = await startGrown(times);
  const reads = new Map<string, Reading>();
  try {
    for (const [screen, path] of await callsOf(app.pool as unknown as pg.Client)) {
      if ((showsAll.test(path) && !isPaged.test(path)) || addsMonths(screen)) continue;
      // Nothing kept from before holds.
      await app.pool.query('UPDATE lista_versoes SET versao = versao + 1');
      reads.set(path, await readingOf(app, () => app.get(path)));
    }
    return reads;
  } finally {
    await app.close();
  }
}

/** The searched lists: their tables, calls, and a term that few match. */
const lists = [
  {
    table: 'corretores',
    path: '/api/corretores/busca',
    few: 'GONÇALVES 19',
    keys: ['nome_ordem', 'email_ordem'],
  },
  {
    table: 'contatos',
    path: '/api/contatos',
    few: 'Visitante 19',
    keys: ['nome_ordem', 'empreendimento_ordem'],
  },
  {
    table: 'execucoes_listadas',
    path: '/api/execucoes/busca',
    few: 'RESIDENCIAL 19',
    keys: ['nome_ordem', 'quem_ordem'],
  },
] as const;

const decisions = join(import.meta.dirname, '../../docs/decisions');

describe('a programme grown a hundredfold', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startGrown(1);
  }, 300_000);
  afterAll(() => app?.close());
  const rowsOf = async <Row extends object = Record<string, string>>(text: string, values: unknown[] = []) =>
    (await app.pool.query<Row>(text, values)).rows;
  const address = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

  it('is timed by a gate with all its corretores, empreendimentos, entries of the log and visits', () => {
    expect(grown).toMatchObject({
      corretores: 200_000,
      empreendimentos: 20_000,
      auditoria: 1_000_000,
      visitas: 5_000_000,
    });
    expect(limitMs).toBe(200);
    expect(gates.map(({ name }) => name)).toContain('bench operation');
  });

  it.runIf(testEngine === 'postgres')(
    'ten times as large, no call of the screens reads more for what it does not show, and terms are found by trigrams',
    async () => {
      vi.spyOn(pagedLimits, 'counted', 'get').mockReturnValue(counted);
      const [small, large] = [await readBy(1), await readBy(10)];
      expect(small.size).toBeGreaterThan(130);
      const growing = [...large].filter(
        ([path, { amount }]) => amount > limitOf(path, small.get(path)!.amount),
      );
      expect(
        growing.map(([path, { amount }]) => `${path}: ${small.get(path)!.amount} and ${amount}`),
      ).toEqual([]);
      const found = {
        corretores_busca: '/api/corretores/busca?q=goncalves%2019',
        contatos_busca: '/api/contatos?q=visitante%2019',
        execucoes_listadas_busca: '/api/execucoes/busca?q=residencial%2019',
        auditoria_busca: '/api/auditoria?busca=residencial%2019',
      };
      for (const [index, path] of Object.entries(found))
        expect([...large.get(path)!.indexes], path).toContain(index);
    },
    900_000,
  );

  it('searches a stored text, folded as the browser folds, by an index of trigrams', async () => {
    for (const { table, path, few } of lists) {
      const [column] = await rowsOf(
        `SELECT is_generated FROM information_schema.columns WHERE table_name = $1 AND column_name = 'busca'`,
        [table],
      );
      expect([table, column]).toEqual([table, { is_generated: 'ALWAYS' }]);
      const texts = await rowsOf(`SELECT nome, busca FROM ${table} WHERE nome IS NOT NULL`);
      expect(texts.length).toBeGreaterThan(100);
      expect(texts.filter(({ nome, busca }) => !busca!.includes(foldText(nome!)))).toEqual([]);
      const ids = async (q: string) => {
        const { itens } = (await app.get(address(path, { q }))).body;
        return itens.map(({ id }: { id: number }) => id);
      };
      const found = await ids(few);
      expect(found.length, few).toBeGreaterThan(0);
      expect(await ids(foldText(few))).toEqual(found);
      // The engine can; with so few rows it need not.
      const own = await app.pool.connect();
      await own.query('BEGIN');
      for (const way of ['seqscan', 'indexscan', 'indexonlyscan'])
        await own.query(`SET LOCAL enable_${way} = off`);
      const sought = `%${foldText(few)}%`;
      const { rows } = await own.query(`EXPLAIN SELECT id FROM ${table} WHERE busca LIKE $1`, [sought]);
      await own.query('ROLLBACK');
      own.release();
      expect(JSON.stringify(rows)).toContain(`Bitmap Index Scan on ${table}_busca`);
    }
  });

  it("sorts by stored keys that ask no collation: 'Zona 2' before 'Zona 10', both ways", async () => {
    for (const { table, keys } of lists)
      for (const key of keys)
        expect(
          await rowsOf(
            `SELECT is_generated, collation_name FROM information_schema.columns WHERE table_name = $1 AND column_name = $2`,
            [table, key],
          ),
          `${table}.${key}`,
        ).toEqual([{ is_generated: 'ALWAYS', collation_name: 'C' }]);
    for (const table of ['corretores', 'contatos', 'empreendimentos'])
      await app.pool.query(`UPDATE ${table} SET nome = 'Zona ' || CASE WHEN id % 2 = 0 THEN 2 ELSE 10 END
        WHERE id IN (SELECT id FROM ${table} ORDER BY id OFFSET 23 LIMIT 2)`);
    for (const { path } of lists)
      for (const direcao of ['asc', 'desc'] as const) {
        const query = { q: 'zona', ordem: 'nome', direcao };
        const { itens } = (await app.get(address(path, query))).body;
        const names = new Set(itens.map(({ nome }: { nome: string }) => nome));
        const expected = ['Zona 2', 'Zona 10'];
        expect([path, [...names]]).toEqual([path, direcao === 'asc' ? expected : expected.toReversed()]);
      }
  });

  it('asks the database, and keeps no list in memory for it', () => {
    const old = readFileSync(join(decisions, '0008-lists-that-outgrow-the-browser.md'), 'utf8');
    expect(old).toMatch(/superseded by decision 43/);
    expect(readdirSync(decisions).filter((name) => name.startsWith('0043-'))).toHaveLength(1);
  });

  /** What the plans of the statements of figures and visits read. */
  async function readNoVisit(): Promise<void> {
    const month = new Date().toISOString().slice(0, 7);
    const paths = ['/api/visitas?dias=30', '/api/visitas?dias=366', `/api/visitas/meses/${month}`];
    for (const path of [...paths, '/api/dashboard/stats', '/api/dashboard/resumo']) {
      await app.pool.query('UPDATE lista_versoes SET versao = versao + 1');
      const { relations } = await readingOf(app, () => app.get(path));
      expect([path, relations.size > 0, relations.has('visitas')]).toEqual([path, true, false]);
    }
    const { relations } = await readingOf(app, () => app.get('/api/dashboard/stats'));
    expect(['corretores', 'empreendimentos', 'imoveis_usados'].filter((one) => relations.has(one))).toEqual(
      [],
    );
  }

  it('tells figures and visits from sums that follow each visit, and reads no visit for them', async () => {
    if (testEngine === 'postgres') await readNoVisit();
    const told = async () => {
      const [sums] = await rowsOf(`SELECT
        (SELECT coalesce(sum(total), 0) FROM visitas) AS visitas, (SELECT sum(total) FROM visitas_dias) AS dias,
        (SELECT sum(total) FROM visitas WHERE tipo IN ('pagina', 'whatsapp')) AS lidas,
        (SELECT sum(paginas + contatos) FROM visitas_meses WHERE de = 'hotsite') AS meses,
        (SELECT sum(paginas + contatos) FROM visitas_meses WHERE de = 'corretor-ano') AS anos,
        (SELECT sum(paginas + contatos) FROM visitas_meses WHERE de = 'hotsite-total') AS tudo`);
      return sums!;
    };
    const before = await told();
    expect(before.dias).toBe(before.visitas);
    expect([before.meses, before.anos, before.tudo]).toEqual(Array(3).fill(before.lidas));
    await app.pool.query(`UPDATE visitas SET total = total + 3 WHERE total = 1`);
    await app.pool.query(`DELETE FROM visitas WHERE total = 2`);
    const after = await told();
    expect(after.visitas).not.toBe(before.visitas);
    expect(after.dias).toBe(after.visitas);
    expect([after.meses, after.anos, after.tudo]).toEqual(Array(3).fill(after.lidas));
  });

  it('finds duplicates as records change: whoever did is compared, and nobody else', async () => {
    const idsOf = async (text: string) => (await rowsOf<{ id: number }>(text)).map(({ id }) => id);
    const marked = () => idsOf('SELECT DISTINCT corretor_id AS id FROM corretores_a_comparar ORDER BY 1');
    const some = await idsOf('SELECT id FROM corretores WHERE id % 50 NOT IN (0, 49) ORDER BY id LIMIT 2');
    const areTogether = async () => {
      await app.db.transaction((tx) => bumpLists(tx, 'corretores'));
      const { grupos } = (await app.get('/api/corretores/duplicados')).body as {
        grupos: { corretores: { id: number }[] }[];
      };
      return grupos.some(({ corretores }) =>
        some.every((id) => corretores.some((member) => member.id === id)),
      );
    };
    const write = (id: number, email: string) =>
      app.pool.query('UPDATE corretores SET email_normal = $2 WHERE id = $1', [id, email]);
    expect([await areTogether(), await marked()]).toEqual([false, []]);
    await write(some[0]!, 'mesma.pessoa+um@exemplo.com.br');
    await write(some[1]!, 'mesma.pessoa+dois@exemplo.com.br');
    expect(await marked()).toEqual(some);
    expect([await areTogether(), await marked()]).toEqual([true, []]);
    await write(some[1]!, 'outra.pessoa@exemplo.com.br');
    expect(await marked()).toEqual(some.slice(1));
    expect([await areTogether(), await marked()]).toEqual([false, []]);
  });

  it('streams a whole list that is long', async () => {
    await app.pool.query(`INSERT INTO incorporadoras (nome, nome_normal)
      SELECT 'Longa ' || n, 'longa ' || n FROM generate_series(1, ${mostKept}) n`);
    await app.pool.query('UPDATE lista_versoes SET versao = versao + 1');
    const token = await app.login();
    const read = (path: string) =>
      new Promise<{ parts: number; length: string | undefined; rows: number }>((resolve, reject) => {
        get(app.url + path, { headers: { authorization: `Bearer ${token}` } }, (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () =>
            resolve({
              parts: parts.length,
              length: answer.headers['content-length'],
              rows: JSON.parse(Buffer.concat(parts).toString()).length,
            }),
          );
        }).on('error', reject);
      });
    const long = await read('/api/incorporadoras');
    expect(long).toMatchObject({ rows: mostKept + 100, length: undefined });
    expect(long.parts).toBeGreaterThan(10);
    expect(await read('/api/cidades')).toMatchObject({ length: expect.stringMatching(/^\d+$/) });
  });

  it('has the indexes that were missing', async () => {
    const indexes = await rowsOf(`SELECT tablename, indexdef FROM pg_indexes WHERE schemaname = 'public'`);
    for (const [table, columns] of [
      ['workflow_runs', '(folder_key, criado_em)'],
      ['corretores', '(criado_em, id)'],
    ] as const)
      expect(
        indexes.some(({ tablename, indexdef }) => tablename === table && indexdef!.includes(columns)),
        `${table} ${columns}`,
      ).toBe(true);
  });
});
