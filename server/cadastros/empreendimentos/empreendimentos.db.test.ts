import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { empreendimentoSchema } from '#contract/cadastros/empreendimentos.ts';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { pageFacts, publishGenerated } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import { bumpLists } from '#server/db/list-version.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createHotsite } from '#tests/factories/hotsite.ts';
import { createIncorporadora } from '#tests/factories/incorporadora.ts';
import { assetOf, blueprintFixture, catalogOf, sourceOf } from '#tests/fixtures/hotsite.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  token = await app.login();
});

const path = '/api/empreendimentos';
/** Simulates another process: writes rows and, in the same transaction, their list's version. */
const elsewhere = <Row>(write: (tx: Parameters<typeof bumpLists>[0]) => Promise<Row>): Promise<Row> =>
  app.db.transaction(async (tx) => {
    const row = await write(tx);
    await bumpLists(tx, 'empreendimentos');
    return row;
  });
const idsListed = async () => ((await app.get(path)).body as { id: number }[]).map(({ id }) => id);

/** A call with exactly these headers: fetch would add its own. */
function plainGet(headers: Record<string, string>) {
  return new Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>(
    (resolve, reject) => {
      const asked = request(
        app.url + path,
        { headers: { authorization: `Bearer ${token}`, ...headers } },
        async (answer) => {
          const chunks: Buffer[] = [];
          for await (const chunk of answer) chunks.push(chunk);
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            bytes: Buffer.concat(chunks),
          });
        },
      );
      asked.on('error', reject);
      asked.end();
    },
  );
}

describe('the list', () => {
  it('EMP-18 answers every record in its declared shape, with the names a card shows', async () => {
    const incorporadora = await createIncorporadora(app.db, { nome: 'Construtora Serra Azul' });
    const { id } = await elsewhere((tx) =>
      createEmpreendimento(tx, { nome: 'Serra Azul', incorporadoraId: incorporadora.id }),
    );
    const answer = await app.get(path);
    expect(answer.status).toBe(200);
    for (const row of answer.body) expect(empreendimentoSchema.strict().safeParse(row).error).toBeUndefined();
    const row = answer.body.find((each: { id: number }) => each.id === id);
    expect(row).toMatchObject({
      nome: 'Serra Azul',
      status: 'em_lancamento',
      incorporadora: { nome: 'Construtora Serra Azul' },
      hotsite: null,
    });
  });

  it('DAT-22 amounts and areas are answered as decimal strings, to the last cent', async () => {
    const { id } = await elsewhere((tx) =>
      createEmpreendimento(tx, { precoInicial: '9999999999999.99', areaMin: '0.01', areaMax: '99999999.99' }),
    );
    const values = { precoInicial: '9999999999999.99', areaMin: '0.01', areaMax: '99999999.99' };
    expect((await app.get(path)).body.find((row: { id: number }) => row.id === id)).toMatchObject(values);
    expect((await app.get(`${path}/${id}`)).body).toMatchObject(values);
  });

  it('API-17 is whole, newest first, and of two of the same instant the later record', async () => {
    const at = (iso: string) => ({ criadoEm: new Date(iso) });
    const rows = await elsewhere(async (tx) => [
      await createEmpreendimento(tx, at('2031-01-02T10:00:00Z')),
      await createEmpreendimento(tx, at('2031-01-03T10:00:00Z')),
      await createEmpreendimento(tx, at('2031-01-03T10:00:00Z')),
      await createEmpreendimento(tx, at('2031-01-01T10:00:00Z')),
    ]);
    const [second, first, firstLater, third] = rows.map(({ id }) => id);
    expect((await idsListed()).slice(0, 4)).toEqual([firstLater, first, second, third]);
  });

  it('API-09 API-10 is fresh at once after a write of another process, and after one to what it names', async () => {
    const before = await idsListed();
    const { id, incorporadoraId } = await elsewhere((tx) => createEmpreendimento(tx));
    expect(await idsListed()).toEqual(expect.arrayContaining([...before, id]));
    await app.db.transaction(async (tx) => {
      await tx.execute(sql`UPDATE incorporadoras SET nome = 'Outro nome' WHERE id = ${incorporadoraId}`);
      await bumpLists(tx, 'incorporadoras');
    });
    const row = (await app.get(path)).body.find((each: { id: number }) => each.id === id);
    expect(row.incorporadora.nome).toBe('Outro nome');
  });

  it('API-05 is answered 304 while nothing has changed, and whole with another tag once it has', async () => {
    const first = await plainGet({});
    const tag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await plainGet({ 'if-none-match': tag });
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, tag]);
    await elsewhere((tx) => createEmpreendimento(tx));
    const changed = await plainGet({ 'if-none-match': tag });
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).not.toBe(tag);
  });

  it('travels compressed as the client takes it, and says that it depends on that', async () => {
    const { bytes: plain } = await plainGet({});
    for (const [encoding, unpack] of [
      ['gzip', gunzipSync],
      ['br', brotliDecompressSync],
    ] as const) {
      // The packed bytes are made once, beside the first answers.
      await expect
        .poll(async () => (await plainGet({ 'accept-encoding': encoding })).headers['content-encoding'])
        .toBe(encoding);
      const packed = await plainGet({ 'accept-encoding': encoding });
      expect(unpack(packed.bytes).equals(plain)).toBe(true);
      expect(packed.bytes.length).toBeLessThan(plain.length);
      expect(packed.headers.vary).toContain('accept-encoding');
    }
    expect((await plainGet({ 'accept-encoding': 'identity' })).headers['content-encoding']).toBeUndefined();
  });
});

/** An empreendimento with a public page. */
async function publishedOne() {
  const empreendimento = await elsewhere((tx) => createEmpreendimento(tx));
  const hotsite = await createHotsite(app.db, { empreendimentoId: empreendimento.id });
  if (app.config.storage.kind !== 'disk') throw new Error('tests keep files on disk');
  await publishGenerated(
    { db: app.db, storage: createDiskStorage(app.config.storage) },
    {
      hotsiteId: hotsite.id,
      source: sourceOf(),
      blueprint: blueprintFixture,
      facts: await pageFacts(app.db, empreendimento.id),
      catalog: catalogOf([assetOf('a1')]),
      style: 'modern',
      engine: 'Motor local',
      motivo: 'Super AI',
      autorId: null,
      runId: null,
    },
  );
  return { empreendimento, hotsite };
}

/** What a visitor without a token gets: the page and its data. */
const publicStatuses = async (rota: string) => [
  (await app.get(`/hotsite/${rota}`, { token: null })).status,
  (await app.get(`/api/public/hotsites/${rota}`, { token: null })).status,
];

describe('one record', () => {
  it('DAT-11 carries what was read and the catalogue, which the list leaves out', async () => {
    const found = { metadados: { motor: 'Motor local' }, assetsCatalog: '{"assets":[]}' };
    const { id } = await elsewhere((tx) =>
      createEmpreendimento(tx, {
        ...found,
        driveUrl: 'file:///pasta',
        assetsProcessedAt: new Date('2026-03-01T12:00:00Z'),
      }),
    );
    const answer = await app.get(`${path}/${id}`);
    expect(answer.body).toMatchObject({
      ...found,
      driveUrl: 'file:///pasta',
      assetsProcessedAt: '2026-03-01T12:00:00.000Z',
    });
    const row = (await app.get(path)).body.find((each: { id: number }) => each.id === id);
    expect(row).not.toHaveProperty('metadados');
    expect(row).not.toHaveProperty('assetsCatalog');
  });

  it.each([
    ['999999', 404],
    ['0', 400],
    ['abc', 400],
    ['1.5', 400],
    ['2147483648', 400],
  ])('EMP-22 the id %s answers %i with a sentence, also to a delete', async (id, status) => {
    for (const method of ['GET', 'DELETE']) {
      const answer = await app.call(method, `${path}/${id}`);
      expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(/\S/)]);
    }
  });
});

describe('deleting', () => {
  it('EMP-22 EMP-23 puts the record and its hotsite into the trash in one step, and notes who did it', async () => {
    const { empreendimento, hotsite } = await publishedOne();
    const answer = await app.call('DELETE', `${path}/${empreendimento.id}`);
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);

    const [record] = await app.db
      .select()
      .from(empreendimentos)
      .where(eq(empreendimentos.id, empreendimento.id));
    const [page] = await app.db.select().from(hotsites).where(eq(hotsites.id, hotsite.id));
    expect(record?.excluidoEm).toEqual(app.clock.now());
    expect(page?.excluidoEm).toEqual(record?.excluidoEm);
    const notes = await app.db
      .select()
      .from(auditoria)
      .where(eq(auditoria.entidadeId, String(empreendimento.id)));
    expect(notes).toMatchObject([
      { acao: 'excluiu', entidade: 'empreendimento', userId: expect.any(Number) },
    ]);
  });

  it('EMP-23 DAT-27 what is in the trash is in no list, answers 404, and has no public page', async () => {
    const { empreendimento, hotsite } = await publishedOne();
    expect(await publicStatuses(hotsite.rota)).toEqual([200, 200]);
    await app.call('DELETE', `${path}/${empreendimento.id}`);
    expect(await idsListed()).not.toContain(empreendimento.id);
    expect((await app.get(`${path}/${empreendimento.id}`)).status).toBe(404);
    expect((await app.call('DELETE', `${path}/${empreendimento.id}`)).status).toBe(404);
    expect(await publicStatuses(hotsite.rota)).toEqual([404, 404]);
  });

  it('DAT-27 what is in the trash is outside the unique rules: its path is free again', async () => {
    const { empreendimento, hotsite } = await publishedOne();
    await app.call('DELETE', `${path}/${empreendimento.id}`);
    const next = await createHotsite(app.db, { rota: hotsite.rota });
    expect(next.rota).toBe(hotsite.rota);
    await expect(createHotsite(app.db, { rota: hotsite.rota })).rejects.toThrow();
  });

  it('EMP-22 of twenty deletes at once one does it', async () => {
    const { id } = await createEmpreendimento(app.db);
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.call('DELETE', `${path}/${id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(404)]);
  });
});

it('EMP-27 an inactive one has no public page, is listed, can be opened and edited', async () => {
  const { empreendimento, hotsite } = await publishedOne();
  const switchTo = (ativo: boolean) =>
    elsewhere((tx) =>
      tx.update(empreendimentos).set({ ativo }).where(eq(empreendimentos.id, empreendimento.id)),
    );
  await switchTo(false);
  expect(await publicStatuses(hotsite.rota)).toEqual([404, 404]);
  expect(await idsListed()).toContain(empreendimento.id);
  expect((await app.get(`${path}/${empreendimento.id}`)).body.ativo).toBe(false);
  const { nome, bairroId, incorporadoraId } = empreendimento;
  const edited = await app.call('PUT', `${path}/${empreendimento.id}`, {
    body: { nome, bairroId, incorporadoraId, cartorio: '2º Ofício' },
  });
  expect([edited.status, edited.body]).toMatchObject([200, { ativo: false, cartorio: '2º Ofício' }]);
  await switchTo(true);
  expect(await publicStatuses(hotsite.rota)).toEqual([200, 200]);
});
