import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { empreendimentos, hotsites, incorporadoras } from '#server/db/schema/empreendimentos.ts';
import { cidades } from '#server/db/schema/territorio.ts';
import { tabelasDeUnidades, unidades } from '#server/db/schema/unidades.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { assetOf, blueprintFixture, catalogOf, sourceOf } from '#tests/fixtures/hotsite.ts';
import { pageFacts, paginasAtrasDe, publishGenerated } from './service.ts';

let app: TestApp;
let id: number;
let hotsiteId: number;
let rota: string;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
  ({ id } = await createEmpreendimento(app.db, {
    nome: 'Aurora',
    precoInicial: '690000.00',
    origens: { precoInicial: 'documento', areaMin: 'documento' },
    areaMin: '63.00',
  }));
  ({ id: hotsiteId, rota } = await createHotsite(app.db, { empreendimentoId: id, nome: 'Aurora' }));
  if (app.config.storage.kind !== 'disk') throw new Error('tests keep files on disk');
  await publishGenerated(
    { db: app.db, storage: createDiskStorage(app.config.storage) },
    {
      hotsiteId,
      source: sourceOf(),
      blueprint: blueprintFixture,
      facts: await pageFacts(app.db, id),
      catalog: catalogOf([assetOf('a1')]),
      style: 'modern',
      engine: 'Motor local',
      motivo: 'Super AI',
      autorId: null,
      runId: null,
    },
  );
});
afterAll(() => app?.close());

it('a page is behind by what the record says otherwise than it was written from, until it says so again', async () => {
  expect(await paginasAtrasDe(app.db, id)).toEqual([]);
  const { nome, bairroId, incorporadoraId } = (await app.get(`/api/empreendimentos/${id}`)).body;
  const put = (body: object) =>
    app.call('PUT', `/api/empreendimentos/${id}`, { body: { nome, bairroId, incorporadoraId, ...body } });
  await put({ precoInicial: '720.000,00', torres: 2 });
  const behind = [
    {
      path: `/hotsite/${rota}`,
      nome: 'Aurora',
      campos: ['Preço inicial', 'Torres'],
      hotsiteId,
      estilo: 'modern',
      mudancas: [
        { campo: 'precoInicial', antes: '690000.00', depois: '720000.00' },
        { campo: 'torres', antes: null, depois: 2 },
      ],
    },
  ];
  expect(await paginasAtrasDe(app.db, id)).toEqual(behind);
  // The review and the table of units say the same.
  for (const part of ['leitura', 'unidades'])
    expect((await app.get(`/api/empreendimentos/${id}/${part}`)).body.paginasAtras).toEqual(behind);
  // All of them, and this one alone.
  const listed = async (query = '') =>
    (await app.get(`/api/empreendimentos/paginas-atras${query}`)).body.paginas as unknown;
  expect(await listed()).toEqual(behind);
  expect(await listed(`?hotsiteId=${hotsiteId}`)).toEqual(behind);
  expect(await listed(`?hotsiteId=${hotsiteId + 1}`)).toEqual([]);
  await put({ precoInicial: '690.000,00', torres: null });
  expect(await paginasAtrasDe(app.db, id)).toEqual([]);
  expect(await listed()).toEqual([]);
  expect(await listed(`?hotsiteId=${hotsiteId}`)).toEqual([]);
});

it('a page is behind by its place and its incorporadora too, whichever word of them changed', async () => {
  const record = (await app.get(`/api/empreendimentos/${id}`)).body;
  const { nome, cidade, cidadeId, uf } = record.bairro;
  const rename = (to: string) => app.db.update(cidades).set({ nome: to }).where(eq(cidades.id, cidadeId));
  await rename('Outra Cidade');
  expect(await paginasAtrasDe(app.db, id)).toMatchObject([
    {
      campos: ['Bairro'],
      mudancas: [
        { campo: 'bairro', antes: `${nome}, ${cidade}, ${uf}`, depois: `${nome}, Outra Cidade, ${uf}` },
      ],
    },
  ]);
  await rename(cidade);
  const register = (cnpj: string | null) =>
    app.db.update(incorporadoras).set({ cnpj }).where(eq(incorporadoras.id, record.incorporadoraId));
  await register('11.222.333/0001-81');
  const before = record.incorporadora.nome;
  const change = { campo: 'incorporadora', antes: before, depois: `${before}, 11.222.333/0001-81` };
  expect(await paginasAtrasDe(app.db, id)).toMatchObject([{ mudancas: [change] }]);
  await register(null);
  expect(await paginasAtrasDe(app.db, id)).toEqual([]);
});

it('a newer table of units leaves the page behind that still tells the older one', async () => {
  const [table] = await app.db
    .insert(tabelasDeUnidades)
    .values({
      empreendimentoId: id,
      arquivo: 'Tabela.pdf',
      versao: '1',
      data: '2031-03-01',
      ignoradas: 0,
      excedentes: 0,
      hash: 'a',
      lidaEm: new Date(),
    })
    .returning();
  const unit = { tabelaId: table!.id, ordem: 1, unidade: '101', faixa: false, pagina: 1, linha: 1 };
  await app.db
    .insert(unidades)
    .values({ ...unit, tipologia: '2 dorms', preco: '690000.00', estado: 'disponivel' });
  const [behind] = await paginasAtrasDe(app.db, id);
  expect(behind).toMatchObject({ campos: ['Unidades e valores'], path: `/hotsite/${rota}` });
  expect(behind!.mudancas).toEqual([
    {
      campo: 'tabela',
      antes: [],
      depois: ['Tabela de março de 2031', expect.stringMatching(/^2 dorms: R\$\s690\.000, 1 disponível$/)],
    },
  ]);
  await app.db.delete(tabelasDeUnidades);
  expect(await paginasAtrasDe(app.db, id)).toEqual([]);
});

it('a page that nobody can open is behind nothing', async () => {
  await app.db.update(empreendimentos).set({ areaMin: '70.00' }).where(eq(empreendimentos.id, id));
  expect(await paginasAtrasDe(app.db, id)).toHaveLength(1);
  await app.db.update(hotsites).set({ ativo: false }).where(eq(hotsites.id, hotsiteId));
  expect(await paginasAtrasDe(app.db, id)).toEqual([]);
});
