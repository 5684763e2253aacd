import { get as httpGet } from 'node:http';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayInBrazil } from '#contract/base/day-in-brazil.ts';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { ensureHotsite, pageFacts, publishGenerated } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import { associacoes, empreendimentos } from '#server/db/schema/empreendimentos.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import {
  assetOf,
  blueprintFixture,
  catalogOf,
  insertCorretor,
  insertEmpreendimento,
  sourceOf,
} from '#tests/fixtures/hotsite.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://portal.exemplo.com.br' } });
});
// Time goes on between the tests, past the end of a session.
beforeEach(() => app.login());
afterAll(() => app?.close());

const day = 86_400_000;
/** A day in Brazil relative to today. */
const dayFrom = (offset: number) => dayInBrazil(new Date(app.clock.now().getTime() + offset * day));

async function publishedWith(dataTabela: string | null) {
  if (app.config.storage.kind !== 'disk') throw new Error('tests keep files on disk');
  const empreendimentoId = await insertEmpreendimento(app.db, {
    dataTabela,
    descricao: 'Apartamentos a partir de R$ 690.000 a 400 metros da praia.',
  });
  const { id, rota } = await app.db.transaction((tx) =>
    ensureHotsite(tx, { empreendimentoId, nome: 'Residencial Aurora' }),
  );
  await publishGenerated(
    { db: app.db, storage: createDiskStorage(app.config.storage) },
    {
      hotsiteId: id,
      source: sourceOf(),
      blueprint: blueprintFixture,
      style: 'modern',
      facts: await pageFacts(app.db, empreendimentoId),
      catalog: catalogOf([assetOf('a1')]),
      engine: 'Motor local',
      motivo: 'Super AI',
      autorId: null,
      runId: null,
    },
  );
  return { empreendimentoId, rota, path: `/hotsite/${rota}` };
}
const open = async (path: string) => (await app.get(path, { token: null })).text;
async function put(id: number, change: object) {
  const { nome, bairroId, incorporadoraId } = (await app.get(`/api/empreendimentos/${id}`)).body;
  const body = { nome, bairroId, incorporadoraId, ...change };
  expect((await app.call('PUT', `/api/empreendimentos/${id}`, { body })).status).toBe(200);
}
/** A browser's conditional request. */
const again = (path: string, etag: string) =>
  new Promise<number>((resolve, reject) => {
    httpGet(app.url + path, { headers: { 'if-none-match': etag } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    }).on('error', reject);
  });
const etagOf = async (path: string) =>
  (await app.get(path, { token: null, headers: { 'accept-encoding': 'identity' } })).headers.get('etag') ??
  '';

const priced = /690[.\s]?000/;

describe('a price whose table runs out', () => {
  test('stands on every page until its last day and on none from the next one, without a new version', async () => {
    const { rota, path, empreendimentoId } = await publishedWith(dayFrom(-59));
    const corretor = await insertCorretor(app.db);
    await app.db.insert(associacoes).values({ corretorId: corretor.id, empreendimentoId });
    const edition = `${path}?corretor=${corretor.slug}`;
    const site = `/corretor/${corretor.slug}`;
    for (const page of [path, edition, site]) expect(await open(page)).toMatch(priced);
    expect(await open(path)).toContain('"lowPrice":"690000.00"');
    const before = await etagOf(path);
    expect(await again(path, before)).toBe(304);
    expect(await open(path)).not.toContain('<body data-sem-preco>');

    app.clock.advance(day);
    for (const page of [path, edition, site]) expect(await open(page)).toMatch(priced);
    app.clock.advance(day);
    for (const page of [path, edition, site]) {
      const html = await open(page);
      expect(html).toContain('Consulte');
      expect(html).not.toMatch(priced);
      expect(html).not.toMatch(/lowPrice|priceRange/);
    }
    // The word that stands for the price is set like a word (base.css).
    expect(await open(path)).toContain('<body data-sem-preco>');
    expect(await open(path)).toMatch(/<meta property="og:description" content="[^"]*Consulte o preço\.">/);
    // What a browser kept is not the page any more.
    expect(await again(path, before)).toBe(200);
    const after = await etagOf(path);
    expect(after).not.toBe(before);
    expect(await again(path, after)).toBe(304);
    const { body } = await app.get(`/api/public/hotsites/${rota}`, { token: null });
    expect(body.empreendimento.precoInicial).toBeNull();
    expect(JSON.stringify(body)).not.toMatch(priced);
  });

  test('comes back with the next request when the same price has a newer table, and stays away with none', async () => {
    const { path, empreendimentoId } = await publishedWith(dayFrom(-200));
    expect(await open(path)).not.toMatch(priced);
    await put(empreendimentoId, { dataTabela: dayFrom(-1) });
    expect(await open(path)).toMatch(priced);
    await put(empreendimentoId, { precoInicial: null });
    expect(await open(path)).not.toMatch(priced);
  });

  test('a page with an older price stands by its own table, whatever the record has now', async () => {
    const { path, empreendimentoId } = await publishedWith(dayFrom(-70));
    await put(empreendimentoId, { precoInicial: '720000.00', dataTabela: dayFrom(-1) });
    expect(await open(path)).not.toMatch(priced);
  });

  test('a table dated in the future does not hold yet: said, not shown', async () => {
    const { path, empreendimentoId } = await publishedWith(dayFrom(3));
    expect(await open(path)).toContain('Consulte');
    expect(await open(path)).not.toMatch(priced);
    const { body } = await app.get('/api/empreendimentos');
    const row = body.find(({ id }: { id: number }) => id === empreendimentoId);
    expect(row).toMatchObject({ dataTabela: dayFrom(3), tabelaValidaAte: dayFrom(63) });
    app.clock.advance(3 * day);
    expect(await open(path)).toMatch(priced);
  });

  test('one without a date has nothing to run out by', async () => {
    const { path } = await publishedWith(null);
    expect(await open(path)).toMatch(priced);
  });

  test('holds for as many days as the programme says, on the next request', async () => {
    const { path, empreendimentoId } = await publishedWith(dayFrom(-20));
    expect((await app.get('/api/empreendimentos/validade-da-tabela')).body).toEqual({ dias: 60 });
    const corretor = await insertCorretor(app.db);
    await app.db.insert(associacoes).values({ corretorId: corretor.id, empreendimentoId });
    const site = `/corretor/${corretor.slug}`;
    expect(await open(site)).toMatch(priced);
    const set = (dias: unknown) =>
      app.call('PUT', '/api/empreendimentos/validade-da-tabela', { body: { dias } });
    expect((await set(15)).body).toEqual({ dias: 15 });
    for (const page of [path, site]) expect(await open(page)).not.toMatch(priced);
    for (const dias of [1, 730]) expect((await set(dias)).body).toEqual({ dias });
    for (const wrong of [0, -1, 1.5, 731, '30', null]) expect((await set(wrong)).status).toBe(400);
    await set(60);
    for (const page of [path, site]) expect(await open(page)).toMatch(priced);
  });

  test('stands in the work queue as long as it has run out and is somebody’s work', async () => {
    const { empreendimentoId } = await publishedWith(dayFrom(-61));
    const fresh = await publishedWith(dayFrom(-60));
    const ids = async () => {
      const { body } = await app.get('/api/dashboard/resumo');
      const found = body.pendencias.find(({ tipo }: { tipo: string }) => tipo === 'tabelas-vencidas');
      return {
        total: found?.total ?? 0,
        ids: (found?.itens ?? []).map(({ id }: { id: string }) => Number(id)),
      };
    };
    await app.db
      .update(empreendimentos)
      .set({ criadoEm: new Date(0) })
      .where(eq(empreendimentos.id, empreendimentoId));
    const before = await ids();
    expect(before.ids).toContain(empreendimentoId);
    expect(before.ids).not.toContain(fresh.empreendimentoId);
    await put(empreendimentoId, { dataTabela: dayFrom(0) });
    expect((await ids()).total).toBe(before.total - 1);
    // A day no calendar has breaks nothing.
    await app.db
      .update(empreendimentos)
      .set({ dataTabela: '2026-02-31' })
      .where(eq(empreendimentos.id, empreendimentoId));
    expect((await app.get('/api/dashboard/resumo')).status).toBe(200);
    expect((await app.get('/api/empreendimentos')).status).toBe(200);
  });
});

test('units and payment stand while their table is valid, and go with it', async () => {
  if (app.config.storage.kind !== 'disk') throw new Error('tests keep files on disk');
  const data = dayFrom(-10);
  const ficha = { pagamento: [{ parte: 'Entrada', percentual: 20, parcelas: null }] };
  const empreendimentoId = await insertEmpreendimento(app.db, { dataTabela: data, ficha });
  const read = () => pageFacts(app.db, empreendimentoId);
  const facts = await read();
  expect(facts.tabela).toMatchObject({ data, tipos: [], pagamento: ficha.pagamento });
  const [known] = await app.db
    .update(empreendimentos)
    .set({ origens: { dataTabela: 'documento' } })
    .where(eq(empreendimentos.id, empreendimentoId))
    .returning();
  expect(known?.ficha).toEqual(ficha);
  expect((await read()).tabela?.pagamento).toEqual([]);
  const { id, rota } = await app.db.transaction((tx) =>
    ensureHotsite(tx, { empreendimentoId, nome: 'Residencial Aurora' }),
  );
  const block =
    '<div data-tabela="vigente"><dl><dt>Entrada</dt><dd>20%</dd></dl></div><p data-tabela="vencida">Consulte valores e condições.</p>';
  await publishGenerated(
    { db: app.db, storage: createDiskStorage(app.config.storage) },
    {
      hotsiteId: id,
      source: sourceOf({ html: sourceOf().html.replace('</main>', `${block}</main>`) }),
      blueprint: blueprintFixture,
      style: 'modern',
      facts,
      catalog: catalogOf([assetOf('a1')]),
      engine: 'Motor local',
      motivo: 'Super AI',
      autorId: null,
      runId: null,
    },
  );
  await app.db.execute(
    sql`update hotsites set versao_publica_id = (select max(id) from hotsite_versoes where hotsite_id = ${id}) where id = ${id}`,
  );
  expect(await open(`/hotsite/${rota}`)).toContain('<dd>20%');
  app.clock.advance(51 * day);
  const after = await open(`/hotsite/${rota}`);
  expect(after).not.toContain('<dd>20%');
  expect(after).toContain('Consulte valores e condições.');
});
