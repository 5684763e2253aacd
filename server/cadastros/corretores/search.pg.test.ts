import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { comparePtBr, type SortValue } from '#contract/base/compare-pt-br.ts';
import { conditionTest, parseCondition } from '#contract/base/conditions.ts';
import { pagedLimits } from '#contract/base/paged-limits.ts';
import { foldText } from '#contract/base/text.ts';
import {
  type Corretor,
  corretorOrders,
  hasSite,
  statusCorretor,
  statusOptions,
  statusRank,
} from '#contract/cadastros/corretores.ts';
import type { Database } from '#server/db/client.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { corretorBairros, corretores } from '#server/db/schema/corretores.ts';
import { bairros, cidades } from '#server/db/schema/territorio.ts';
import { recordAudit } from '#server/kernel/audit.ts';
import { openTestDatabase } from '#tests/database/open.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createCidade } from '#tests/factories/cidade.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createEstado } from '#tests/factories/estado.ts';
import { createZona } from '#tests/factories/zona.ts';
import { normalForms } from './resource.ts';
import { createCorretorSearch } from './search.ts';

const nomes = ['Ávila', 'avelar', 'Zona 2', 'zona 10', 'José  Souza', 'jose souza', "D'Ávila", '_x', 'Łódź'];
const regioes = [null, 'Centro', 'centro-sul', 'São José', 'R$ 1', '50% da cidade'];
const precos = [null, '300000', '1000000.5', '90000.00'];
const ufs = ['SC', 'SP', null];
const each = <One>(some: readonly One[], n: number) => some[n % some.length]!;

let database: Database;
let rows: Corretor[];
let search: ReturnType<typeof createCorretorSearch>;
beforeAll(async () => {
  database = await openTestDatabase();
  const values = Array.from({ length: 120 }, (_, n) => {
    const given = {
      nome: `${each(nomes, n)}${n % 4 ? '' : ` ${n}`}`,
      email: `${each(['b', 'A', 'á', 'c10', 'c2'], n)}.${n}@example.com`,
      creci: `${(n * 37) % 1000} ${each(['F', 'J'], n)}`,
      whatsapp: n % 3 ? `(47) 9${String(90_000_000 + ((n * 7919) % 1_000_000))}` : null,
    };
    return {
      ...given,
      ...normalForms(given),
      nomeGuerra: each(['Zé', 'Ana', 'ana 2', 'Ana 10'], n),
      slug: n % 7 ? `s-${n}` : '',
      ufCreci: each(ufs, n),
      telefone: each([null, '3333-1', '3333-10', '(47) 3'], n),
      regiaoTrabalho: each(regioes, n),
      precoMinimo: each(precos, n),
      precoMaximo: each(precos, n + 1),
      ativo: n % 5 !== 0,
      aprovado: n % 2 === 0,
      siteAtivo: n % 4 === 0,
      criadoEm: new Date(Date.UTC(2026, 10, 1 + Math.floor(n / 8), (n * 5) % 24)),
    } as typeof corretores.$inferInsert;
  });
  // Slugs are unique, but for none at all in the bin.
  for (const [n, one] of values.entries()) if (one.slug === '' && n > 0) one.slug = `sem-${n}`;
  await database.db.insert(corretores).values(values);
  search = createCorretorSearch(database.db);
  rows = (await search.page({ ...everybody, pagina: 1 }, [])).itens;
  for (const pagina of [2, 3]) rows.push(...(await search.page({ ...everybody, pagina }, [])).itens);
});
afterAll(() => database?.close());

const everybody = { q: '', status: undefined, site: undefined, condicao: [] as string[] };
const normal = new Map<number, { creci: string; whatsapp: string | null }>();
const read: Record<(typeof corretorOrders)[number], (row: Corretor) => SortValue> = {
  nome: ({ nome }) => nome,
  creci: ({ id }) => normal.get(id)!.creci,
  whatsapp: ({ id }) => normal.get(id)!.whatsapp,
  status: statusRank,
  nomeGuerra: ({ nomeGuerra }) => nomeGuerra,
  email: ({ email }) => email,
  uf: ({ ufCreci }) => ufCreci,
  telefone: ({ telefone }) => telefone,
  regiaoTrabalho: ({ regiaoTrabalho }) => regiaoTrabalho,
  site: (row) => (hasSite(row) ? 1 : 0),
  precoMinimo: ({ precoMinimo }) => (precoMinimo === null ? null : Number(precoMinimo)),
  precoMaximo: ({ precoMaximo }) => (precoMaximo === null ? null : Number(precoMaximo)),
  criadoEm: ({ criadoEm }) => criadoEm,
};
const compared = {
  ...read,
  creci: ({ creci }: Corretor) => creci,
  whatsapp: ({ whatsapp }: Corretor) => whatsapp,
  status: statusCorretor,
  site: (row: Corretor) => (hasSite(row) ? 'ativo' : 'inativo'),
};
const idsOf = (some: readonly { id: number }[]) => some.map(({ id }) => id);

it('every order of the list is the one of the browser, both ways, several at once, and what is missing last', async () => {
  expect(rows).toHaveLength(120);
  const stored = await database.db.select().from(corretores);
  for (const one of stored) normal.set(one.id, { creci: one.creciNormal, whatsapp: one.whatsappNormal });
  for (const by of corretorOrders)
    for (const descending of [false, true])
      for (const orders of [
        [{ by, descending }],
        [
          { by: 'uf' as const, descending: !descending },
          { by, descending },
        ],
      ]) {
        const expected = rows.toSorted((left, right) => {
          for (const one of orders) {
            const order = comparePtBr(read[one.by](left), read[one.by](right), one.descending);
            if (order !== 0) return order;
          }
          return rows.indexOf(left) - rows.indexOf(right);
        });
        // The last page is read from the end.
        for (const pagina of [1, 3]) {
          const { itens } = await search.page({ ...everybody, pagina }, orders);
          const shown = idsOf(expected).slice((pagina - 1) * 50, pagina * 50);
          expect([orders, pagina, idsOf(itens)]).toEqual([orders, pagina, shown]);
        }
      }
});

it.each([
  ...['nome~ávila', 'nome~jose souza', 'nome=Zona 2', "nome~d'a", 'nome~_', 'nomeGuerra~AN', 'email~c1'],
  ...['creci~37', 'creci=37 J', 'whatsapp~(47)', 'whatsapp=', 'status=pendente', 'status=', 'site=ativo'],
  ...['uf=SC', 'uf=', 'uf~s', 'telefone~3333-1', 'telefone=', 'regiaoTrabalho~sao', 'regiaoTrabalho~%'],
  ...[
    'regiaoTrabalho=',
    'precoMinimo>=300000',
    'precoMinimo=1000000.5',
    'precoMinimo=',
    'precoMaximo<=90000',
  ],
  ...['criadoEm>=2026-11-05', 'criadoEm<=2026-11-03', 'precoMinimo>=2026-11-05', 'nome~\u0000', 'site=outro'],
])('the condition %s finds who the browser finds, and counts them', async (condicao) => {
  const condition = parseCondition(condicao);
  const meets = condition && conditionTest<Corretor>([condition], (column) => compared[column as 'nome']);
  const expected = condition ? rows.filter(meets!) : rows;
  const filter = { ...everybody, condicao: [condicao] };
  if (condicao.includes('\0')) {
    // No text holds it: whatever is found, nothing breaks.
    expect(await search.ids(filter)).toBeInstanceOf(Array);
    return;
  }
  const { itens, total, registros } = await search.page({ ...filter, pagina: 1 }, []);
  expect([total, registros]).toEqual([expected.length, 120]);
  expect(idsOf(itens)).toEqual(idsOf(expected).slice(0, 50));
  expect(await search.ids(filter)).toEqual(idsOf(expected));
  for (const column of ['status', 'site', 'uf', 'regiaoTrabalho', 'precoMinimo'] as const) {
    const counts = Map.groupBy(expected, (row) => String(compared[column](row) ?? ''));
    const facets = await search.facets(column, filter);
    expect(Object.fromEntries(facets.map(({ valor, total: many }) => [valor, many]))).toEqual(
      Object.fromEntries([...counts].map(([value, found]) => [value, found.length])),
    );
  }
});

it.each(['souza', 'SOUZA', 'á', '  ana ', '37', 'c10', "d'av", 'nada'])(
  '%o is found where the browser finds it',
  async (q) => {
    const sought = foldText(q.trim());
    const expected = rows.filter(({ id, nome, nomeGuerra, email, creci }) =>
      [nome, nomeGuerra, email, creci, normal.get(id)!.creci].some((text) =>
        foldText(text).replace(/\s+/g, ' ').includes(sought),
      ),
    );
    expect(await search.ids({ ...everybody, q })).toEqual(idsOf(expected));
  },
);

it.each([
  ['4.44', '444-'],
  ['4-44', '444-'],
  ['4 44 f', '444-F'],
  ['creci 4.44', '444-'],
  ['CRECI: 444-f', '444-F'],
])('a CRECI written %o is found by its digits and its kind', async (q, stored) => {
  const expected = rows.filter(({ id }) => normal.get(id)!.creci.includes(stored));
  expect(expected.length).toBeGreaterThan(0);
  expect(await search.ids({ ...everybody, q })).toEqual(idsOf(expected));
});

it('a CRECI of another kind is not found by its digits', async () => {
  expect(await search.ids({ ...everybody, q: '4.44 j' })).toEqual([]);
});

describe('of more matches than are counted', () => {
  /** Twenty in the place of five thousand. */
  const countFew = () => vi.spyOn(pagedLimits, 'counted', 'get').mockReturnValue(20);
  const filters = [
    { ...everybody },
    { ...everybody, q: 'a' },
    { ...everybody, condicao: ['nome~a', 'email~example'] },
    { ...everybody, condicao: ['telefone=', 'telefone=3333-1'] },
    { ...everybody, status: 'ativo' as const, condicao: ['nome~a'] },
  ];

  it('every page in every order is what it is among all of them that were counted and sorted', async () => {
    const orders = [
      [],
      ...corretorOrders.map((by) => [{ by, descending: true }]),
      ...(['nome', 'creci', 'regiaoTrabalho', 'precoMinimo'] as const).flatMap((by) =>
        [true, false].map((descending) => [
          { by: 'status' as const, descending },
          { by, descending: !descending },
          { by: 'site' as const, descending },
        ]),
      ),
    ];
    for (const filter of filters)
      for (const order of orders)
        for (const pagina of [1, 2]) {
          const whole = await search.page({ ...filter, pagina }, order);
          const bounded = countFew();
          const part = await search.page({ ...filter, pagina }, order);
          bounded.mockRestore();
          expect([filter, order, pagina, idsOf(part.itens)]).toEqual([
            filter,
            order,
            pagina,
            idsOf(whole.itens),
          ]);
        }
  });

  it('it says that there are more, until the end has come in sight', async () => {
    const filter = { ...everybody, condicao: ['email~example'] };
    countFew();
    const told = async (pagina: number) => {
      const { total, aoMenos, registros } = await search.page({ ...filter, pagina }, []);
      return [total, aoMenos, registros];
    };
    expect(await told(1)).toEqual([60, true, 120]);
    expect(await told(2)).toEqual([120, undefined, 120]);
    expect(await told(9)).toEqual([120, undefined, 120]);
    // What is counted with every write is known without counting.
    expect(await search.page({ ...everybody, pagina: 1 }, [])).toMatchObject({ total: 120 });
  });

  it('the values of a column are those of some, and say so; who is sought among them is found among all', async () => {
    const column = 'nome';
    const all = await search.facets(column, everybody);
    expect(all.some(({ aoMenos }) => aoMenos)).toBe(false);
    countFew();
    const some = await search.facets(column, everybody);
    expect(some.every(({ aoMenos }) => aoMenos)).toBe(true);
    expect(some.reduce((sum, { total }) => sum + total, 0)).toBe(20);
    const last = all.find(({ valor }) => !some.some((one) => one.valor === valor))!;
    const sought = await search.facets(column, { ...everybody, condicao: [`nome~${last.valor}`] });
    expect(sought).toContainEqual(last);
    // Kept with every write, they are told whole.
    expect((await search.facets('uf', everybody)).map(({ total }) => total)).toEqual([40, 40, 40]);
  });
});

it('counts follow every write, and texts of any length are stored', async () => {
  const { db } = database;
  const figures = async () => {
    await db.transaction((tx) => bumpLists(tx, 'corretores'));
    const counted =
      await db.execute(sql`SELECT CASE WHEN NOT ativo THEN 0 WHEN NOT aprovado THEN 1 ELSE 2 END AS s, count(*)::int AS n
      FROM corretores WHERE excluido_em IS NULL AND rejeitado_em IS NULL AND NOT teste GROUP BY s`);
    const facets = await search.facets('status', everybody);
    expect(Object.fromEntries(facets.map(({ valor, total }) => [valor, total]))).toEqual(
      Object.fromEntries(
        counted.rows.map(({ s, n }) => [(['inativo', 'pendente', 'ativo'] as const)[s as number]!, n]),
      ),
    );
    return (await search.page({ ...everybody, pagina: 1 }, [])).registros;
  };
  await db.execute(sql`UPDATE corretores SET ativo = NOT ativo WHERE id % 3 = 0`);
  expect(await figures()).toBe(120);
  await db.execute(sql`UPDATE corretores SET excluido_em = now() WHERE id % 10 = 0`);
  expect(await figures()).toBe(108);
  await db.execute(
    sql`UPDATE corretores SET excluido_em = NULL, uf_creci = 'RJ' WHERE excluido_em IS NOT NULL`,
  );
  await db.execute(sql`DELETE FROM corretores WHERE id % 6 = 0`);
  expect(await figures()).toBe(100);
  for (const letter of ['1a', '𝄞', 'ß', '7 ']) {
    const long = letter.repeat(250);
    const given = {
      nome: long.slice(0, 200),
      email: `${letter.length}@e.com`,
      creci: long.slice(0, 40),
      whatsapp: null,
    };
    await db.insert(corretores).values({
      ...given,
      ...normalForms(given),
      emailNormal: `${letter}@e.com`,
      nomeGuerra: long.slice(0, 200),
      slug: `longo-${letter.codePointAt(0)}`,
      regiaoTrabalho: long.slice(0, 500),
      telefone: long.slice(0, 40),
    } as typeof corretores.$inferInsert);
  }
  expect(await figures()).toBe(104);
  expect(statusOptions).toHaveLength(3);
});

it('places, coverage and origin follow every write, whoever writes: what is offered is what is found', async () => {
  const { db } = database;
  const { bairro, id: own } = await placedCorretor();
  const told = async () => {
    await db.transaction((tx) => bumpLists(tx, 'corretores'));
    const found: Record<string, string[]> = {};
    for (const column of ['bairro', 'cidade', 'ufAtuacao', 'cobertura', 'origem'] as const) {
      const facets = await search.facets(column, everybody);
      // Counted by themselves, they are the same.
      const counted = await search.facets(column, { ...everybody, condicao: ['criadoEm>=2000-01-01'] });
      expect(Map.groupBy(counted, ({ valor }) => valor)).toEqual(Map.groupBy(facets, ({ valor }) => valor));
      for (const { valor, total } of facets) {
        const ids = await search.ids({ ...everybody, condicao: [`${column}=${valor}`] });
        expect([column, valor, ids.length]).toEqual([column, valor, total]);
        if (ids.includes(own)) found[column] = [...(found[column] ?? []), valor];
      }
    }
    return found;
  };
  const somewhere = { cobertura: ['com'], origem: ['equipe'], ufAtuacao: ['SC'] };
  expect(await told()).toEqual({
    ...somewhere,
    bairro: ['Ilha · Lugar/SC'],
    cidade: ['Lugar/SC'],
  });
  await db.update(bairros).set({ nome: 'Cabo' }).where(eq(bairros.id, bairro.id));
  await db.update(cidades).set({ nome: 'Sítio' }).where(eq(cidades.nome, 'Lugar'));
  const moved = { ...somewhere, bairro: ['Cabo · Sítio/SC'], cidade: ['Sítio/SC'] };
  expect(await told()).toEqual(moved);
  expect(await search.ids({ ...everybody, condicao: ['bairro~SITIO'] })).toEqual([own]);
  await db.update(bairros).set({ excluidoEm: new Date() }).where(eq(bairros.id, bairro.id));
  const nowhere = { cobertura: ['sem'], origem: ['equipe'], ufAtuacao: [''], bairro: [''], cidade: [''] };
  expect(await told()).toEqual(nowhere);
  await db.update(bairros).set({ excluidoEm: null }).where(eq(bairros.id, bairro.id));
  await db.update(corretores).set({ rejeitadoEm: new Date() }).where(eq(corretores.id, own));
  expect(await told()).toEqual({});
  await db.update(corretores).set({ rejeitadoEm: null }).where(eq(corretores.id, own));
  expect(await told()).toEqual(moved);
  await db.execute(sql`DELETE FROM corretor_bairros`);
  expect(await told()).toEqual(nowhere);
  await recordAudit(db, { userId: null, acao: 'importou', entidade: 'corretor', entidadeId: own });
  expect(await told()).toEqual({ ...nowhere, origem: ['assistente'] });
});

/** Somebody of the team's making, who covers one bairro. */
async function placedCorretor() {
  const { db } = database;
  const estado = await createEstado(db, { sigla: 'SC' });
  const cidade = await createCidade(db, { nome: 'Lugar', estadoId: estado.id });
  const zona = await createZona(db, { cidadeId: cidade.id });
  const bairro = await createBairro(db, { nome: 'Ilha', zonaId: zona.id });
  const { id } = await createCorretor(db);
  await recordAudit(db, { userId: 1, acao: 'criou', entidade: 'corretor', entidadeId: id });
  await db.insert(corretorBairros).values({ corretorId: id, bairroId: bairro.id });
  return { id, bairro };
}
