import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { comparePtBr, type SortValue } from '#contract/base/compare-pt-br.ts';
import { conditionTest, parseCondition } from '#contract/base/conditions.ts';
import { pagedLimits } from '#contract/base/paged-limits.ts';
import { foldText } from '#contract/base/text.ts';
import { type Execucao, type ExecucoesQuery, execucaoOrders } from '#contract/sistema/execucoes.ts';
import type { Database } from '#server/db/client.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { runItems, runsTable, usoModelos } from '#server/db/schema/runs.ts';
import { users } from '#server/db/schema/sistema.ts';
import { openTestDatabase } from '#tests/database/open.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { createRun } from '#tests/factories/run.ts';
import { createUser } from '#tests/factories/user.ts';
import { searchRuns } from './search.ts';

const many = 120;
const each = <One>(some: readonly One[], n: number) => some[n % some.length]!;
const minute = 60_000;
const now = new Date();
/** Each begins at a minute of its own; as long as somebody looks, none overtakes another. */
const begins = (n: number) => new Date(now.getTime() - (n + 1) * 10 * minute - 5_000);

let database: Database;
let names: { hotsites: number[]; empreendimentos: number[]; users: number[] };
beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  names = { hotsites: [], empreendimentos: [], users: [] };
  for (const nome of ['Zona 10', 'Zona 2', 'São João', 'aurora'])
    names.empreendimentos.push((await createEmpreendimento(db, { nome })).id);
  for (const [n, nome] of ['Álamo', 'Site Zona 3'].entries())
    names.hotsites.push((await createHotsite(db, { nome, empreendimentoId: names.empreendimentos[n]! })).id);
  for (const nome of ['Zé', null]) names.users.push((await createUser(db, { nome })).id);
  for (let n = 0; n < many; n++) await createRun(db, runOf(n));
  await db
    .insert(usoModelos)
    .values(
      (await db.select().from(runsTable)).flatMap(({ id, numero }) =>
        numero % 3 === 0 ? [] : [callOf(id, numero % 7), callOf(id, numero % 5)],
      ),
    );
});
afterAll(() => database?.close());

/** Of every kind, some going on for long, some without a name. */
function runOf(n: number): Partial<typeof runsTable.$inferInsert> {
  const driveUrl = `file:///Pasta ${n % 40}`;
  const about = [
    { input: { driveUrl, empreendimentoId: each(names.empreendimentos, n) }, kind: 'assets' },
    {
      input: { task: each(['gerar', 'processar'], n >> 3), hotsiteId: each(names.hotsites, n >> 2) },
      kind: 'hotsite',
    },
    { input: { driveUrl } },
    { input: { driveUrl }, result: { empreendimentoId: each(names.empreendimentos, n + 1) } },
  ];
  const isLive = n % 6 === 0;
  return {
    ...each(about, n),
    state: isLive ? each(['running', 'waiting'], n / 6) : each(['completed', 'failed', 'interrupted'], n),
    userId: each([names.users[0]!, names.users[1]!, null], n),
    engine: each(['Motor local', 'Modelo (a)', 'modelo (10)', 'modelo (2)'], n),
    criadoEm: begins(n),
    terminadoEm: isLive ? null : new Date(begins(n).getTime() + ((n * 37) % 100) * minute),
  };
}

const callOf = (runId: string, tokens: number) => ({
  runId,
  tarefa: 'extract',
  provedor: 'openai',
  modelo: 'modelo-a',
  tokensEntrada: tokens * 100,
  tokensSaida: tokens,
  duracaoMs: 1,
  resultado: 'ok',
});

const everything: ExecucoesQuery = {
  q: '',
  pagina: 1,
  ordem: [],
  direcao: [],
  condicao: [],
  estado: undefined,
  tipo: '',
  periodo: undefined,
};
const search = (query: Partial<ExecucoesQuery> = {}) =>
  searchRuns(database.db, { ...everything, ...query }, new Date());
const idsOf = (rows: readonly Execucao[]) => rows.map(({ id }) => id);
async function rowsOf(query: Partial<ExecucoesQuery> = {}): Promise<Execucao[]> {
  const rows: Execucao[] = [];
  for (const pagina of [1, 2, 3]) rows.push(...(await search({ ...query, pagina })).itens);
  return rows;
}

const read: Record<(typeof execucaoOrders)[number], (row: Execucao) => SortValue> = {
  id: ({ id }) => id,
  nome: ({ nome }) => nome,
  tipo: ({ tipo }) => tipo,
  estado: ({ estado }) => estado,
  motor: ({ motor }) => motor,
  quem: ({ quem }) => quem,
  inicio: ({ inicio }) => inicio,
  duracao: ({ inicio, fim }) => ((fim ? Date.parse(fim) : Date.now()) - Date.parse(inicio)) / minute,
  uso: ({ uso }) => uso.tokensEntrada + uso.tokensSaida,
};

it('every order of the list is the one of the browser, both ways, and what goes on stands where it has come', async () => {
  const rows = await rowsOf();
  expect(idsOf(rows)).toEqual([...new Set(idsOf(rows))]);
  expect(rows).toHaveLength(many);
  for (const by of execucaoOrders)
    for (const descending of [false, true])
      for (const first of [null, 'tipo' as const]) {
        const orders = [...(first ? [{ by: first, descending: !descending }] : []), { by, descending }];
        const expected = rows.toSorted((left, right) => {
          for (const one of orders) {
            const order = comparePtBr(read[one.by](left), read[one.by](right), one.descending);
            if (order !== 0) return order;
          }
          return rows.indexOf(left) - rows.indexOf(right);
        });
        const found = await rowsOf({
          ordem: orders.map((one) => one.by),
          direcao: orders.map((one) => (one.descending ? 'desc' : 'asc')),
        });
        expect([orders, idsOf(found)]).toEqual([orders, idsOf(expected)]);
      }
});

it.each([
  ...['nome~zona', 'nome=Zona 2', 'nome=', 'nome=&nome=aurora', 'quem~z', 'quem=', 'quem=Zé', 'motor~MODELO'],
  ...['motor=Motor local', 'tipo=gerar', 'tipo~ss', 'estado=failed&estado=waiting', 'estado~ru', 'id=7'],
  ...['id>=100', 'duracao>=60', 'duracao<=30', 'duracao=37', 'duracao=', 'uso>=700', 'uso=0', 'uso='],
])('the condition %s finds what the browser finds, however many are counted', async (text) => {
  const condicao = text.split('&');
  const meets = conditionTest<Execucao>(
    condicao.map((one) => parseCondition(one)!),
    (column) => read[column as 'nome'],
  )!;
  const all = await rowsOf();
  const expected = all.filter(meets);
  expect(idsOf(await rowsOf({ condicao }))).toEqual(idsOf(expected));
  for (const by of ['duracao', 'nome', 'estado'] as const)
    for (const direcao of ['asc', 'desc'] as const) {
      const query = { condicao, ordem: [by], direcao: [direcao] };
      const whole = await search(query);
      const bounded = vi.spyOn(pagedLimits, 'counted', 'get').mockReturnValue(5);
      const part = await search(query);
      bounded.mockRestore();
      expect([by, direcao, idsOf(part.itens)]).toEqual([by, direcao, idsOf(whole.itens)]);
    }
});

it.each(['zona', 'ZONA 1', 'são', 'pasta 7', 'zé', '12', 'nada', '100%', '_'])(
  '%o is found where the browser finds it, a number as the run of it too',
  async (q) => {
    const expected = (await rowsOf()).filter(
      ({ id, nome, pasta, quem }) =>
        String(id) === q || [nome, pasta, quem].some((text) => foldText(text ?? '').includes(foldText(q))),
    );
    expect(idsOf(await rowsOf({ q }))).toEqual(idsOf(expected));
  },
);

/** What is listed is what the records say now, one by one. */
async function isTrue(): Promise<void> {
  const columns = sql.raw(
    'id, run_id, tipo, estado, motor, nome, pasta, quem, hotsite_id, empreendimento_id, user_id, tokens, viva, duracao, criado_em',
  );
  const { rows } = await database.db.execute(sql`
    (SELECT ${columns} FROM execucoes_listadas EXCEPT SELECT ${columns} FROM execucoes_atuais) UNION ALL
    (SELECT ${columns} FROM execucoes_atuais EXCEPT SELECT ${columns} FROM execucoes_listadas)`);
  expect(rows).toEqual([]);
}

it('what is listed follows every write, whoever writes', async () => {
  const { db } = database;
  await isTrue();
  const [run] = await db.select().from(runsTable).where(eq(runsTable.state, 'running'));
  const own = eq(runsTable.id, run!.id);
  const change = async (values: Partial<typeof runsTable.$inferInsert>) => {
    await db.update(runsTable).set(values).where(own);
    await isTrue();
  };
  await change({ state: 'failed', terminadoEm: new Date() });
  await change({ state: 'running', terminadoEm: null, userId: names.users[1]! });
  await change({ input: { hotsiteId: names.hotsites[0] }, kind: 'hotsite' });
  // Neither a record nor a number.
  await change({ input: { hotsiteId: 1.5, empreendimentoId: 99_999_999_999 }, result: 'nada' });
  await change({ input: {}, result: null, engine: 'outro' });

  const item = { runId: run!.id, substep: 'create-empreendimento', itemKey: 'empreendimento', inputHash: '' };
  await db.insert(runItems).values({ ...item, result: names.empreendimentos[3]! });
  await isTrue();
  expect((await search({ condicao: ['motor=outro'] })).itens).toMatchObject([{ nome: 'aurora' }]);
  await db.update(runItems).set({ result: names.empreendimentos[2]! });
  await isTrue();
  await db.delete(runItems);
  await isTrue();

  await db.update(hotsites).set({ nome: 'Novo' }).where(eq(hotsites.id, names.hotsites[0]!));
  await isTrue();
  expect((await search({ q: 'novo' })).total).toBeGreaterThan(0);
  await db.update(empreendimentos).set({ nome: 'Outro' });
  await isTrue();
  await db
    .update(hotsites)
    .set({ empreendimentoId: names.empreendimentos[3]! })
    .where(eq(hotsites.id, names.hotsites[1]!));
  await isTrue();
  await db.update(users).set({ nome: 'Maria' }).where(eq(users.id, names.users[1]!));
  await isTrue();
  await db.delete(hotsites);
  await isTrue();
  await db.delete(users).where(eq(users.id, names.users[0]!));
  await isTrue();

  await db.insert(usoModelos).values([callOf(run!.id, 9), callOf(run!.id, 8), callOf('de ninguém', 1)]);
  await isTrue();
  await db.update(usoModelos).set({ tokensSaida: 1_000 }).where(eq(usoModelos.runId, run!.id));
  await isTrue();
  await db.update(usoModelos).set({ runId: run!.id }).where(eq(usoModelos.runId, 'de ninguém'));
  await isTrue();
  await db.delete(usoModelos).where(eq(usoModelos.tokensSaida, 1_000));
  await isTrue();

  await db.insert(usoModelos).values(callOf('vem depois', 5));
  await createRun(db, { id: 'vem depois' });
  await isTrue();
  await db.delete(runsTable).where(eq(runsTable.kind, 'assets'));
  await isTrue();
  await db.execute(sql`TRUNCATE uso_modelos`);
  await isTrue();
  await db.execute(sql`TRUNCATE workflow_runs CASCADE`);
  await isTrue();
  expect((await search()).total).toBe(0);
});
