import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { corretores, corretoresAComparar, corretoresRepetidos } from '#server/db/schema/corretores.ts';
import { createLog } from '#server/kernel/log.ts';
import { emptyTables } from '#tests/database/empty-tables.ts';
import { openTestDatabase } from '#tests/database/open.ts';
import { createCompareWorker } from './compare-worker.ts';
import { findDuplicados, toldCorretores, toldGroups } from './duplicados.ts';
import { normalForms } from './resource.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());
beforeEach(() => emptyTables(database.db, 'corretores'));

interface Values {
  nome?: string;
  email?: string;
  creci?: string;
  whatsapp?: string | null;
  ufCreci?: string | null;
}
let next = 0;
function one(values: Values) {
  next += 1;
  const given = {
    nome: `Nome ${next}`,
    email: `n${next}@example.com`,
    creci: `${9_000_000 + next}`,
    whatsapp: null,
    ...values,
  };
  return {
    ...given,
    ...normalForms(given),
    nomeGuerra: given.nome,
    slug: `n-${next}`,
  } as typeof corretores.$inferInsert;
}
/** Groups of the corretores by their places; newest first, as in the list. */
async function groupsOf(...rows: ReturnType<typeof one>[]) {
  const stored = await database.db.insert(corretores).values(rows).returning({ id: corretores.id });
  const { grupos } = await findDuplicados(database.db);
  return grupos.map(({ motivos, corretores: members }) => [
    motivos.join(),
    members.map(({ id }) => id - stored[0]!.id).join(),
  ]);
}

describe('corretores who may be one person', () => {
  it.each([
    ['whatsapp', { whatsapp: '(11) 91234-5678' }, { whatsapp: '+55 11 1234-5678' }],
    ['whatsapp', { whatsapp: '011912345678' }, { whatsapp: '5511 91234 5678' }],
    ['email', { email: 'ana.souza@gmail.com' }, { email: 'AnaSouza+crm@gmail.com' }],
    ['creci', { creci: '12345-F' }, { creci: 'CRECI/RJ 12.345 J' }],
    ['nome', { nome: 'José  da Silva' }, { nome: 'JOSE DA SILVA' }],
  ])('BRK-52 BRK-53 share a %s', async (motivo, first, second) => {
    expect(await groupsOf(one(first), one({}), one(second))).toEqual([[motivo, '2,0']]);
  });

  it.each([
    [{ whatsapp: '(11) 91234-5678' }, { whatsapp: '(21) 91234-5678' }],
    [{ whatsapp: null }, { whatsapp: '' }],
    [{ email: 'ana.souza@example.com' }, { email: 'anasouza@example.com' }],
    [{ creci: 'pendente' }, { creci: 'pendente 2ª via' }],
    [{ nome: 'José da Silva' }, { nome: 'José Silva' }],
  ])('%o and %o are two', async (first, second) => {
    expect(await groupsOf(one(first), one(second))).toEqual([]);
  });

  it('one CRECI number of two states is two people, however the state is told', async () => {
    const creci = '12345-F';
    expect(await groupsOf(one({ creci, ufCreci: 'SC' }), one({ creci: '12345-F/PR' }))).toEqual([]);
  });

  it('of three with one number, those of one state are told, and one whose state nobody knows', async () => {
    const of = (ufCreci: string | null, creci = '12345-F') => one({ creci, ufCreci });
    expect(await groupsOf(of('SC'), of('PR', '12345-G'), of('SC', '12345-J'))).toEqual([['creci', '2,0']]);
    await database.db.delete(corretores);
    expect(await groupsOf(of('SC'), of(null, '12345-J'))).toEqual([['creci', '1,0']]);
  });

  it('who shares something with one of a group is in it; those that share most come first', async () => {
    const nome = 'Lia Prado';
    const chain = [
      one({ nome }),
      one({ nome, whatsapp: '11 91111-1111' }),
      one({ whatsapp: '11 91111-1111' }),
    ];
    const strong = { nome: 'Caio Braga', creci: '77' };
    const again = { nome: 'Caio Braga', creci: '77-J' };
    const rows = [...chain, one({ nome: 'Eva' }), one({ nome: 'eva' }), one(strong), one(again)];
    expect(await groupsOf(...rows)).toEqual([
      ['creci,nome', '6,5'],
      ['whatsapp,nome', '2,1,0'],
      ['nome', '4,3'],
    ]);
  });

  it('of very many the likeliest are told, of a crowd a few, and who is rejected, away or of the laboratory is none of them', async () => {
    const pairs = Array.from({ length: 2 * toldGroups + 2 }, (_, n) =>
      one({ whatsapp: `11 9${String(10_000_000 + (n >> 1))}` }),
    );
    const agency = Array.from({ length: 50 }, () => one({ nome: 'Imobiliária Central' }));
    await database.db.insert(corretores).values([...pairs, ...agency]);
    const gone = { nome: 'Rita Lima' };
    await database.db
      .insert(corretores)
      .values([
        one(gone),
        { ...one(gone), rejeitadoEm: new Date() },
        { ...one(gone), excluidoEm: new Date() },
        { ...one(gone), teste: true },
      ]);
    const { total, grupos } = await findDuplicados(database.db);
    expect([total, grupos.length]).toEqual([toldGroups + 2, toldGroups]);
    await emptyTables(database.db, 'corretores');
    await database.db.insert(corretores).values(agency);
    const [group] = (await findDuplicados(database.db)).grupos;
    expect([group!.total, group!.corretores.length]).toEqual([50, toldCorretores]);
  });

  it('are known as records change: who takes a value, gives it up, is rejected, erased or comes back', async () => {
    const [a, b, c] = await database.db
      .insert(corretores)
      .values([one({ creci: '500' }), one({ creci: '501' }), one({ creci: '502' })])
      .returning({ id: corretores.id });
    const change = async (id: number, values: Partial<typeof corretores.$inferInsert>) => {
      await database.db.update(corretores).set(values).where(eq(corretores.id, id));
      const { grupos } = await findDuplicados(database.db);
      return grupos.map((group) => group.corretores.map((each) => each.id).sort((x, y) => x - y));
    };
    expect(await change(a!.id, { biografia: 'outra' })).toEqual([]);
    expect(await change(a!.id, { creciNormal: '501-F/RJ' })).toEqual([[a!.id, b!.id]]);
    expect(await change(c!.id, { creciNormal: '501-J' })).toEqual([[a!.id, b!.id, c!.id]]);
    expect(await change(b!.id, { rejeitadoEm: new Date() })).toEqual([[a!.id, c!.id]]);
    expect(await change(c!.id, { creciNormal: '502-F' })).toEqual([]);
    expect(await change(b!.id, { rejeitadoEm: null })).toEqual([[a!.id, b!.id]]);
    await database.db.delete(corretores).where(eq(corretores.id, b!.id));
    expect((await findDuplicados(database.db)).total).toBe(0);
  });

  it('of thousands that changed are compared in the background, before anybody asks', async () => {
    const worker = createCompareWorker({ db: database.db, log: createLog('silent') });
    const many = Array.from({ length: 2500 }, (_, n) =>
      one({ creci: `${600_000 + (n >> 1)}-${'FJ'[n % 2]}` }),
    );
    await database.db.insert(corretores).values(many);
    worker.start();
    const waiting = () => database.db.$count(corretoresAComparar);
    await expect.poll(waiting).toBe(0);
    await worker.stop();
    expect(await database.db.$count(corretoresRepetidos)).toBe(many.length);
    expect((await findDuplicados(database.db)).total).toBe(many.length / 2);
  });
});
