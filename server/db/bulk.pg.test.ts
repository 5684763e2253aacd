import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/database/open.ts';
import { insertMany, updateMany } from './bulk.ts';
import type { Database } from './client.ts';
import { auditoria } from './schema/sistema.ts';
import { regioes } from './schema/territorio.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database?.close());

it('rows beyond one batch are inserted in order and answered with their ids', async () => {
  const { db } = database;
  const rows = Array.from({ length: 5_003 }, (_, n) => ({ nome: `Região "${n}" \\ 'x'`, codigo: `R${n}` }));
  const stored = await insertMany(db, regioes, rows);
  const found = await db.select().from(regioes).orderBy(asc(regioes.id));
  expect(found.map(({ nome, codigo }) => ({ nome, codigo }))).toEqual(rows);
  expect(stored.map(({ id }) => id)).toEqual(found.map(({ id }) => id));
  expect(found[0]).toMatchObject({ revisao: 1, excluidoEm: null });
});

it('no rows are no statement; documents and halves of signs are stored', async () => {
  expect(await insertMany(database.db, regioes, [])).toEqual([]);
  await insertMany(database.db, auditoria, [
    { acao: 'criou', entidade: 'x', nome: 'a\ud800b', dados: { depois: { nome: '“ç”', n: 1.5 } } },
  ]);
  const [entry] = await database.db.select().from(auditoria);
  expect(entry).toMatchObject({ nome: 'a\ufffdb', dados: { depois: { nome: '“ç”', n: 1.5 } } });
});

it('API-19 only records still on the revision that was read are updated', async () => {
  const { db } = database;
  const [one, two, gone] = await db.select().from(regioes).orderBy(asc(regioes.id)).limit(3);
  await updateMany(db, regioes, [{ id: gone!.id, revisao: 1, excluidoEm: new Date().toISOString() }]);
  const changed = await updateMany(db, regioes, [
    { id: one!.id, revisao: 1, nome: 'Nova' },
    { id: two!.id, revisao: 7, nome: 'Nova' },
    { id: gone!.id, revisao: 2, nome: 'Nova' },
  ]);
  expect(changed.map(({ id }) => id)).toEqual([one!.id]);
  const [now, other] = await db.select().from(regioes).orderBy(asc(regioes.id)).limit(2);
  expect(now).toMatchObject({ nome: 'Nova', revisao: 2, codigo: one!.codigo });
  expect(now!.atualizadoEm.getTime()).toBeGreaterThanOrEqual(one!.atualizadoEm.getTime());
  expect(other!.nome).toBe(two!.nome);
});
