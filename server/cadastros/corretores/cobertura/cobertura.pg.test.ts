import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMany } from '#server/db/bulk.ts';
import { listsVersion } from '#server/db/list-version.ts';
import { corretorBairros, corretores, corretorPrecos } from '#server/db/schema/corretores.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { bairros } from '#server/db/schema/territorio.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createCorretor } from '#tests/factories/corretor.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createZona } from '#tests/factories/zona.ts';
import { statementsOf } from '#tests/statements.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());

const path = (id: number, call: string) => `/api/corretores/${id}/${call}`;
const cover = (id: number, bairrosIds: unknown) => app.post(path(id, 'cobertura'), { bairrosIds });
const put = (id: number, body: unknown) => app.call('PUT', `/api/corretores/${id}`, { body });
const trash = (list: string, id: number) => app.call('DELETE', `/api/${list}/${id}`);
const listTag = () => listsVersion(app.db, ['corretores']);
const lastDeed = async (id: number) =>
  (await app.get(`/api/auditoria?entidade=corretor&entidadeId=${id}`)).body.itens[0];

describe('coverage', () => {
  it('COV-07 COV-08 COV-09 DAT-18 a save replaces the whole list and answers it, each bairro once, in the order chosen', async () => {
    const { id } = await createCorretor(app.db);
    expect(await app.get(path(id, 'cobertura'))).toMatchObject({ status: 200, body: [] });
    const [a, b, c] = [await createBairro(app.db), await createBairro(app.db), await createBairro(app.db)];
    const first = await cover(id, [c.id, String(a.id), c.id]);
    expect(first).toMatchObject({ status: 200, body: [c.id, a.id] });
    expect((await cover(id, [b.id, c.id])).body).toEqual([c.id, b.id]);
    expect((await app.get(path(id, 'cobertura'))).body).toEqual([c.id, b.id]);
    expect(await app.db.$count(corretorBairros, eq(corretorBairros.corretorId, id))).toBe(2);
  });

  it('COV-08 the save is told in the log, makes the list old, and one that changes nothing is silent', async () => {
    const { id, revisao } = await createCorretor(app.db);
    const [a, b] = [await createBairro(app.db), await createBairro(app.db)];
    await cover(id, [a.id]);
    const tag = await listTag();
    await cover(id, [a.id, b.id]);
    expect(await listTag()).not.toBe(tag);
    expect(await lastDeed(id)).toMatchObject({
      acao: 'alterou',
      mudancas: [{ campo: 'bairrosIds', antes: [a.id], depois: [a.id, b.id] }],
    });
    const deeds = await app.db.$count(auditoria);
    await cover(id, [b.id, a.id]);
    expect(await app.db.$count(auditoria)).toBe(deeds);
    expect((await app.get(`/api/corretores/${id}`)).body.revisao).toBe(revisao);
  });

  it.each([
    [[], 'Selecione pelo menos um bairro'],
    [undefined, 'Selecione pelo menos um bairro'],
    ['x', 'Selecione pelo menos um bairro'],
    [['x'], 'Bairro x não encontrado'],
    [[-1], 'Bairro -1 não encontrado'],
    [[2_147_483_648], 'Bairro 2147483648 não encontrado'],
    [[2_147_483_647], 'Bairro 2147483647 não encontrado'],
    [Array.from({ length: 20_001 }, (_, n) => n + 1), 'Selecione no máximo 20.000 bairros'],
  ])('COV-05 COV-08 COV-13 %j is refused in words', async (bairrosIds, message) => {
    const { id } = await createCorretor(app.db);
    expect(await cover(id, bairrosIds)).toMatchObject({ status: 400, body: { message } });
  });

  it('COV-08 with an unknown or deleted bairro among them nothing is saved, and it is named', async () => {
    const { id } = await createCorretor(app.db);
    const [kept, fresh, gone] = [
      await createBairro(app.db),
      await createBairro(app.db),
      await createBairro(app.db),
    ];
    await cover(id, [kept.id]);
    await trash('bairros', gone.id);
    expect(await cover(id, [fresh.id, gone.id])).toMatchObject({
      status: 400,
      body: { message: `Bairro ${gone.id} não encontrado`, field: 'bairrosIds' },
    });
    const unknown = [1, 2, 3, 4, 5, 6, 7].map((n) => 900_000 + n);
    expect((await cover(id, [fresh.id, ...unknown])).body.message).toBe(
      'Bairros não encontrados: 900001, 900002, 900003, 900004, 900005 e mais 2',
    );
    expect((await app.get(path(id, 'cobertura'))).body).toEqual([kept.id]);
  });

  it('COV-07 COV-08 COV-16 COV-17 of a corretor who is not there every call answers 404', async () => {
    const bairro = await createBairro(app.db);
    const deleted = await createCorretor(app.db);
    await trash('corretores', deleted.id);
    const rejected = await createCorretor(app.db, { rejeitadoEm: new Date() });
    for (const id of [deleted.id, rejected.id, 2_000_000]) {
      const answers = [
        await app.get(path(id, 'cobertura')),
        await cover(id, [bairro.id]),
        await app.get(path(id, 'precos')),
        await app.post(path(id, 'precos'), { precoMin: '1' }),
        await app.post(path(id, 'alcance'), {}),
        await app.get(`${path(id, 'url-livre')}?slug=x`),
        await app.get(path(id, 'enderecos')),
      ];
      for (const { status, body } of answers)
        expect([status, body.message]).toEqual([404, 'Corretor não encontrado']);
    }
    expect(await app.db.$count(corretorBairros, eq(corretorBairros.corretorId, rejected.id))).toBe(0);
  });

  it('COV-08 three thousand bairros are one request and a few statements, not one each', async () => {
    const { id } = await createCorretor(app.db);
    const zona = await createZona(app.db);
    const rows = Array.from({ length: 3_000 }, (_, n) => ({
      nome: `Bairro ${n}`,
      slug: `muitos-${n}`,
      zonaId: zona.id,
    }));
    const ids = (await insertMany(app.db, bairros, rows)).map((row) => row.id as number);
    for (const list of [ids, ids.slice(0, 1_500), ids, ids.slice(1_500), ids]) {
      const cost = await statementsOf(async () => {
        const answer = await cover(id, list);
        expect(answer.status).toBe(200);
        expect(answer.body).toHaveLength(list.length);
      });
      // Ten or so of its own; some of what the product does beside it may fall in between.
      expect(cost).toBeLessThan(100);
    }
  });
});

describe('the site is on only where it has somewhere to work', () => {
  it('COV-23 COV-25 without coverage or without a slug it stays off', async () => {
    const { id } = await createCorretor(app.db);
    expect(await put(id, { siteAtivo: true })).toMatchObject({
      status: 400,
      body: { field: 'siteAtivo', message: 'Configure a cobertura geográfica primeiro' },
    });
    await cover(id, [(await createBairro(app.db)).id]);
    await app.db.update(corretores).set({ slug: '' }).where(eq(corretores.id, id));
    expect(await put(id, { siteAtivo: true })).toMatchObject({
      status: 400,
      body: { field: 'siteAtivo', message: 'Configure a URL do site antes de ativá-lo' },
    });
    expect(await put(id, { siteAtivo: true, slug: 'agora-tem' })).toMatchObject({
      status: 200,
      body: { siteAtivo: true, slug: 'agora-tem' },
    });
    expect(await put(id, { siteAtivo: false })).toMatchObject({ status: 200, body: { siteAtivo: false } });
  });

  it('COV-23 switching it on and changing the coverage at one moment leaves no active site without coverage', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await createCorretor(app.db);
      const [a, b] = [await createBairro(app.db), await createBairro(app.db)];
      await cover(id, [a.id]);
      const answers = await Promise.all([
        put(id, { siteAtivo: true }),
        cover(id, []),
        cover(id, [b.id]),
        trash('bairros', a.id),
        trash('bairros', b.id),
      ]);
      expect(answers.every(({ status }) => status < 500)).toBe(true);
      const { siteAtivo } = (await app.get(`/api/corretores/${id}`)).body;
      const covered = (await app.get(path(id, 'cobertura'))).body;
      expect(siteAtivo && covered.length === 0).toBe(false);
    }
  });

  it('COV-23 DAT-27 one who comes back from the trash to no bairro that is still there comes back with his site off', async () => {
    const { id } = await createCorretor(app.db);
    const bairro = await createBairro(app.db);
    await cover(id, [bairro.id]);
    await put(id, { siteAtivo: true });
    await trash('corretores', id);
    expect((await trash('bairros', bairro.id)).status).toBe(200);
    expect((await app.post(`/api/lixeira/corretor/${id}/restaurar`, {})).status).toBe(200);
    expect((await app.get(path(id, 'cobertura'))).body).toEqual([]);
    expect((await app.get(`/api/corretores/${id}`)).body.siteAtivo).toBe(false);
  });
});

describe('prices', () => {
  const price = (id: number, body: unknown) => app.post(path(id, 'precos'), body);

  it('COV-15 COV-16 COV-18 DAT-22 DAT-23 are exact decimals, answered as saved, and stand in the corretor as well', async () => {
    const { id, revisao } = await createCorretor(app.db);
    expect((await app.get(path(id, 'precos'))).body).toEqual({ precoMin: null, precoMax: null });
    const range = { precoMin: '0.10', precoMax: '9999999999999.99' };
    expect(await price(id, { precoMin: '0.1', precoMax: '9999999999999.99' })).toMatchObject({
      status: 200,
      body: range,
    });
    expect((await app.get(path(id, 'precos'))).body).toEqual(range);
    const one = (await app.get(`/api/corretores/${id}`)).body;
    expect(one).toMatchObject({ precoMinimo: '0.10', precoMaximo: '9999999999999.99', revisao });
    const list = (await app.get('/api/corretores')).body as { id: number }[];
    expect(list.find((row) => row.id === id)).toEqual(one);
    expect((await lastDeed(id)).mudancas.map(({ campo }: { campo: string }) => campo).sort()).toEqual([
      'precoMax',
      'precoMin',
    ]);
  });

  it('COV-19 API-21 absent is unchanged, null and a blank clear, numbers count as well', async () => {
    const { id } = await createCorretor(app.db);
    await price(id, { precoMin: 100, precoMax: 200.5 });
    expect((await price(id, { precoMax: '300' })).body).toEqual({ precoMin: '100.00', precoMax: '300.00' });
    expect((await price(id, { precoMin: null })).body).toEqual({ precoMin: null, precoMax: '300.00' });
    const deeds = await app.db.$count(auditoria);
    expect((await price(id, {})).body).toEqual({ precoMin: null, precoMax: '300.00' });
    expect((await price(id, { precoMax: '300.0' })).status).toBe(200);
    expect(await app.db.$count(auditoria)).toBe(deeds);
    expect((await price(id, { precoMax: ' ' })).body).toEqual({ precoMin: null, precoMax: null });
    expect(await app.db.$count(corretorPrecos, eq(corretorPrecos.corretorId, id))).toBe(1);
  });

  it.each([
    '1.2.3',
    '1.234.567,89',
    '-1',
    'NaN',
    'Infinity',
    '1e3',
    '0.001',
    'abc',
    -1,
    1e21,
    true,
    [[]],
    {},
  ])('COV-17 a price of %j is refused in words, at either end', async (wrong) => {
    const { id } = await createCorretor(app.db);
    for (const [field, message] of [
      ['precoMin', /^Preço mínimo inválido/],
      ['precoMax', /^Preço máximo inválido/],
    ] as const)
      expect(await price(id, { [field]: wrong })).toMatchObject({
        status: 400,
        body: { field, message: expect.stringMatching(message) },
      });
    expect((await app.get(path(id, 'precos'))).body).toEqual({ precoMin: null, precoMax: null });
  });

  it('COV-20 a minimum above the maximum is refused, also where the other end was saved before', async () => {
    const { id } = await createCorretor(app.db);
    const message = 'O preço mínimo não pode ser maior que o máximo';
    expect(await price(id, { precoMin: '200', precoMax: '199.99' })).toMatchObject({
      status: 400,
      body: { message, field: 'precoMin' },
    });
    expect((await price(id, { precoMin: '200', precoMax: '200.00' })).status).toBe(200);
    expect(await price(id, { precoMin: '200.01' })).toMatchObject({ status: 400, body: { message } });
    expect(await price(id, { precoMax: '10' })).toMatchObject({
      status: 400,
      body: { message, field: 'precoMax' },
    });
    expect((await price(id, { precoMin: null, precoMax: '10' })).status).toBe(200);
  });

  it('COV-20 of many who move both ends at once none leaves a range that runs backwards', async () => {
    const { id } = await createCorretor(app.db);
    await price(id, { precoMin: '100', precoMax: '200' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        price(id, n % 2 === 0 ? { precoMin: '180' } : { precoMax: '150', precoMin: undefined }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
    const { precoMin, precoMax } = (await app.get(path(id, 'precos'))).body;
    expect(Number(precoMin)).toBeLessThanOrEqual(Number(precoMax));
  });
});

describe('how many empreendimentos they bring', () => {
  const reach = async (id: number, body: unknown = {}) => (await app.post(path(id, 'alcance'), body)).body;

  it('COV-08 COV-17 counts active ones by bairro and price, as saved or as it would be', async () => {
    const { id } = await createCorretor(app.db);
    const [here, there] = [await createBairro(app.db), await createBairro(app.db)];
    await createEmpreendimento(app.db, { bairroId: here.id, precoInicial: '350000.00' });
    await createEmpreendimento(app.db, { bairroId: here.id, precoInicial: '350000.01' });
    await createEmpreendimento(app.db, { bairroId: here.id });
    await createEmpreendimento(app.db, { bairroId: here.id, ativo: false, precoInicial: '1' });
    await createEmpreendimento(app.db, { bairroId: here.id, excluidoEm: new Date(), precoInicial: '1' });
    await createEmpreendimento(app.db, { bairroId: there.id, precoInicial: '900000' });
    expect(await reach(id)).toEqual({ nosBairros: 0, naFaixa: 0, semPreco: 0 });
    expect(await reach(id, { bairrosIds: [here.id, there.id] })).toEqual({
      nosBairros: 4,
      naFaixa: 4,
      semPreco: 1,
    });
    await cover(id, [here.id]);
    expect(await reach(id)).toEqual({ nosBairros: 3, naFaixa: 3, semPreco: 1 });
    expect(await reach(id, { precoMax: '350000' })).toMatchObject({ nosBairros: 3, naFaixa: 1 });
    await app.post(path(id, 'precos'), { precoMin: '350000.01' });
    expect(await reach(id)).toEqual({ nosBairros: 3, naFaixa: 1, semPreco: 1 });
    expect(await reach(id, { bairrosIds: [here.id, there.id], precoMin: null })).toMatchObject({
      naFaixa: 4,
    });
    expect(await reach(id, { bairrosIds: [] })).toEqual({ nosBairros: 0, naFaixa: 0, semPreco: 0 });
    expect((await app.post(path(id, 'alcance'), { precoMax: '1' })).status).toBe(400);
  });
});
