import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { incorporadoraSchema } from '#contract/cadastros/incorporadoras.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { incorporadoras } from '#server/db/schema/empreendimentos.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { emptyTables } from '#tests/database/empty-tables.ts';
import { coreNome, findOrCreateIncorporadora, matchIncorporadora, normalNome } from './service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());
beforeEach(() =>
  app.db.transaction(async (tx) => {
    await emptyTables(tx, 'incorporadoras');
    await bumpLists(tx, 'incorporadoras');
  }),
);

const find = (nome: string, cnpj: string | null = null) =>
  app.db.transaction((tx) => findOrCreateIncorporadora(tx, { nome, cnpj }));
const all = () => app.db.select().from(incorporadoras);
const cnpjs = { old: '11.222.333/0001-81', other: '11.444.777/0001-61', letters: '12.ABC.345/01DE-35' };

describe('GET /api/incorporadoras', () => {
  it('DEV-06 API-17 answers the whole list, by name as Portuguese sorts it', async () => {
    for (const nome of ['Zênite', 'ágata', 'Ébano', 'Barra', 'edifica', 'Água Clara']) await find(nome);
    const answer = await app.get('/api/incorporadoras');
    expect(answer.status).toBe(200);
    expect(answer.body.map(({ nome }: { nome: string }) => nome)).toEqual([
      'ágata',
      'Água Clara',
      'Barra',
      'Ébano',
      'edifica',
      'Zênite',
    ]);
    for (const row of answer.body) expect(incorporadoraSchema.strict().safeParse(row).error).toBeUndefined();
  });

  it('API-09 DAT-27 is fresh after each write and leaves out what is in the trash', async () => {
    expect((await app.get('/api/incorporadoras')).body).toEqual([]);
    const { id } = await find('Serra Azul');
    expect((await app.get('/api/incorporadoras')).body).toHaveLength(1);
    await app.db.transaction(async (tx) => {
      await tx.update(incorporadoras).set({ excluidoEm: new Date() }).where(eq(incorporadoras.id, id));
      await bumpLists(tx, 'incorporadoras');
    });
    expect((await app.get('/api/incorporadoras')).body).toEqual([]);
  });
});

describe('SUP-35 the incorporadora a document means', () => {
  it.each([
    ['old', cnpjs.old, '11222333000181'],
    ['old, spaced', cnpjs.old, ' 11 222 333 / 0001 - 81 '],
    ['alphanumeric', cnpjs.letters, '12abc34501de35'],
    ['alphanumeric, dotted', '12ABC34501DE35', cnpjs.letters],
  ])(
    'is the one of its CNPJ, however that is written (%s), whatever the name',
    async (_kind, stored, read) => {
      const { id } = await find('Serra Azul', stored);
      expect(await find('Nome bem diferente', read)).toEqual({ id, created: false });
      expect(await matchIncorporadora(app.db, { nome: null, cnpj: read })).toEqual({ id, by: 'cnpj' });
    },
  );

  it.each([
    ['Construções São José', 'CONSTRUCOES SAO JOSE'],
    ['  Serra   Azul ', 'serra azul'],
    ['Construtora Horizonte Ltda.', 'HORIZONTE CONSTRUTORA LTDA'],
    ['Horizonte Empreendimentos Imobiliários SPE Ltda', 'Horizonte'],
    ['Vértice Engenharia S/A', 'Vertice Engenharia S.A.'],
  ])('is %j when a document says %j', async (stored, read) => {
    const { id } = await find(stored);
    expect(await find(read)).toEqual({ id, created: false });
  });

  it.each([
    ['Horizonte Azul', 'Horizonte Verde'],
    ['Construtora Ltda', 'Incorporadora S/A'],
  ])('%j and %j are two', async (one, other) => {
    await find(one);
    expect((await find(other)).created).toBe(true);
    expect(await all()).toHaveLength(2);
  });

  it('TRU-08 is matched by CNPJ, by name, and by a near name if it is near to no other', async () => {
    const { id } = await find('Caldeira Montes Incorporações Ltda.', cnpjs.old);
    const own = { id, by: 'nome' };
    expect(await matchIncorporadora(app.db, { nome: 'Outro nome', cnpj: '11222333000181' })).toEqual({
      id,
      by: 'cnpj',
    });
    for (const nome of [
      'CALDEIRA MONTES INCORPORACOES LTDA.',
      'Caldeira Montes',
      'Caldeira Montes Empreendimentos SPE 12 Ltda',
      'Caldera Montes',
      'Caldeira Monte Construtora',
      'Caldeira Montez',
    ])
      expect([nome, await matchIncorporadora(app.db, { nome, cnpj: null })]).toEqual([nome, own]);
    for (const nome of ['Caldeira', 'Caldera Monte', 'Caldeira Montes 2', 'Montes'])
      expect([nome, await matchIncorporadora(app.db, { nome, cnpj: null })]).toEqual([nome, null]);
    expect(await matchIncorporadora(app.db, { nome: 'Caldera Montes', cnpj: cnpjs.other })).toBeNull();
    await find('Caldeira Montel', cnpjs.other);
    expect(await matchIncorporadora(app.db, { nome: 'Caldeira Monter', cnpj: null })).toBeNull();
  });

  it('two different CNPJs are never one company, however alike the names', async () => {
    const { id } = await find('Construtora Horizonte Ltda', cnpjs.old);
    const other = await find('Horizonte Construtora', cnpjs.other);
    expect(other.created).toBe(true);
    const rows = await all();
    expect(rows.find((row) => row.id === id)?.cnpj).toBe(cnpjs.old);
    expect(rows).toHaveLength(2);
  });

  it('a core that two companies share tells neither of them apart', async () => {
    await find('Construtora Horizonte Ltda', cnpjs.old);
    await find('Horizonte Incorporadora S/A', cnpjs.other);
    expect(await matchIncorporadora(app.db, { nome: 'Horizonte Engenharia', cnpj: null })).toBeNull();
  });

  it('a CNPJ that was missing is added to the match, and one that stands is kept', async () => {
    const { id } = await find('Serra Azul');
    expect(await find('SERRA AZUL', cnpjs.old)).toEqual({ id, created: false });
    expect((await all())[0]).toMatchObject({ cnpj: cnpjs.old, cnpjNormal: '11222333000181' });
    await find('Serra Azul');
    expect((await all())[0]).toMatchObject({ cnpj: cnpjs.old });
  });

  it('one in the trash is not found', async () => {
    const { id } = await find('Serra Azul', cnpjs.old);
    await app.db.update(incorporadoras).set({ excluidoEm: new Date() }).where(eq(incorporadoras.id, id));
    const next = await find('Serra Azul', cnpjs.old);
    expect(next).toEqual({ id: expect.not.toSatisfy((value) => value === id), created: true });
  });

  it('twenty runs at once make it once', async () => {
    const found = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        find(n % 2 ? 'Construtora Horizonte Ltda.' : 'HORIZONTE CONSTRUTORA LTDA', n % 3 ? null : cnpjs.old),
      ),
    );
    expect(new Set(found.map(({ id }) => id)).size).toBe(1);
    expect(found.filter(({ created }) => created)).toHaveLength(1);
    expect(await all()).toMatchObject([{ cnpj: cnpjs.old }]);
  });

  it('not even of the same name: the second bears its CNPJ in its name, and is found by it again', async () => {
    await find('Serra Azul', cnpjs.old);
    const other = await find('Serra Azul', cnpjs.other);
    expect(other.created).toBe(true);
    expect((await all()).map(({ nome, cnpj }) => [nome, cnpj])).toEqual([
      ['Serra Azul', cnpjs.old],
      [`Serra Azul (CNPJ ${cnpjs.other})`, cnpjs.other],
    ]);
    expect(await find('Serra Azul', cnpjs.other)).toEqual({ id: other.id, created: false });
  });
});

it('the core of a name is what is left without legal form and trade', () => {
  expect(coreNome('Construtora e Incorporadora Pôr do Sol Ltda.')).toBe('por sol');
  expect(coreNome('Construtora Ltda')).toBe('');
  expect(normalNome('  Pôr   do Sol ')).toBe('por do sol');
});
