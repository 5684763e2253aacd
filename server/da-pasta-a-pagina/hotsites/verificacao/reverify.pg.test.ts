import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hotsiteVerificacoes } from '#server/db/schema/versoes.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { assetOf, catalogOf, insertEmpreendimento } from '#tests/fixtures/hotsite.ts';
import { storePictures } from '#tests/fixtures/stored-pictures.ts';
import { thisMonth } from '#tests/fixtures/this-month.ts';
import { ensureHotsite } from '../service.ts';
import { markNow, verificacoesTouchedSince } from './record-digest.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ workers: true });
  await app.login();
});
afterAll(() => app?.close());

interface Counted {
  vermelhos: number;
  amarelos: number;
}
const clean: Counted = { vermelhos: 0, amarelos: 0 };
const pictures = [
  assetOf('f1', { category: 'fachada', score: 95, description: 'Fachada principal', width: 2000 }),
  assetOf('l1', { category: 'lazer', kind: 'piscina', score: 80, description: 'Piscina', width: 2000 }),
];

/** A hotsite with a public page, and what the three screens show of it. */
async function newPage(nome: string) {
  await storePictures(app.config, pictures);
  const id = await insertEmpreendimento(app.db, {
    nome,
    dataTabela: thisMonth.iso,
    assetsCatalog: JSON.stringify(catalogOf(pictures)),
  });
  const hotsite = await app.db.transaction((tx) => ensureHotsite(tx, { empreendimentoId: id, nome }));
  const path = `/api/hotsites/${hotsite.id}`;
  const generate = async () =>
    expect((await app.post(`${path}/generate-gpt5`, { style: 'modern' })).status).toBe(200);
  await generate();
  const record = async () => (await app.get(`/api/empreendimentos/${id}`)).body;
  const find = async (list: string, wanted: number) =>
    (await app.get(list)).body.find((row: { id: number }) => row.id === wanted);
  return {
    id,
    hotsiteId: hotsite.id,
    path,
    generate,
    record,
    write: async (change: object) => {
      const { bairroId, incorporadoraId } = await record();
      const body = { nome, bairroId, incorporadoraId, ...change };
      expect(await app.call('PUT', `/api/empreendimentos/${id}`, { body })).toMatchObject({ status: 200 });
    },
    onList: async (): Promise<Counted> => (await find('/api/hotsites', hotsite.id)).achados,
    onCard: async (): Promise<Counted> => (await find('/api/empreendimentos', id)).hotsite.achados,
    inQueue: async (): Promise<boolean> =>
      (await app.get('/api/dashboard/resumo')).body.pendencias.some(
        ({ tipo, itens }: { tipo: string; itens: { id: string }[] }) =>
          tipo === 'paginas-com-achados' && itens.some((item) => item.id === String(hotsite.id)),
      ),
    check: async (versaoId?: number) =>
      (await app.get(`${path}/verificacao${versaoId ? `?versaoId=${versaoId}` : ''}`)).body,
    kept: async () =>
      app.db.select().from(hotsiteVerificacoes).where(eq(hotsiteVerificacoes.hotsiteId, hotsite.id)),
  };
}
const soon = { timeout: 20_000, interval: 200 };

describe('when a record is written its pages are checked again by themselves', () => {
  test('what was changed stands on the hotsite, on the card and in the work queue, and leaves them once mended', async () => {
    const page = await newPage('Torre do Cadastro');
    expect([await page.onList(), await page.onCard(), await page.inQueue()]).toEqual([clean, clean, false]);
    await page.write({ cartorio: null });
    await vi.waitFor(async () => expect(await page.onList()).toEqual({ vermelhos: 1, amarelos: 0 }), soon);
    expect(await page.onCard()).toEqual({ vermelhos: 1, amarelos: 0 });
    expect(await page.inQueue()).toBe(true);
    await page.write({ cartorio: '2º Ofício de Registro de Imóveis' });
    await vi.waitFor(async () => expect(await page.onList()).toEqual(clean), soon);
    expect([await page.onCard(), await page.inQueue()]).toEqual([clean, false]);
  });

  test('also when the price loses its table, and when the incorporadora gets another name', async () => {
    const page = await newPage('Torre da Tabela');
    await page.write({ dataTabela: null });
    await vi.waitFor(async () => expect(await page.onList()).not.toEqual(clean), soon);
    await page.write({ dataTabela: thisMonth.iso });
    await vi.waitFor(async () => expect(await page.onList()).toEqual(clean), soon);
    const { incorporadoraId } = await page.record();
    const { body } = await app.get(`/api/incorporadoras/${incorporadoraId}`);
    await app.call('PUT', `/api/incorporadoras/${incorporadoraId}`, {
      body: { ...body, nome: 'Construtora Poente Ltda.' },
    });
    await vi.waitFor(async () => expect((await page.onList()).vermelhos).toBeGreaterThan(0), soon);
    expect((await page.check()).achados).toContainEqual(expect.objectContaining({ code: 'fato-mudou' }));
  });

  test('what a page cannot say checks nothing again', async () => {
    const page = await newPage('Torre Quieta');
    const before = await page.kept();
    await page.write({ ativo: false });
    await page.write({ ativo: true });
    await page.check();
    // The next change is seen, so the ones before it were.
    await page.write({ cartorio: null });
    await vi.waitFor(async () => expect(await page.onList()).not.toEqual(clean), soon);
    expect(before).toHaveLength(1);
    const [after] = await page.kept();
    expect(after!.verificadaEm > before[0]!.verificadaEm).toBe(true);
    const { verificadaEm } = await page.check();
    await page.write({ imagemPrincipal: null });
    expect((await page.check()).verificadaEm).toBe(verificadaEm);
  });
});

test('a look compares the pages of what was written since the one before it, and no others', async () => {
  const [changed, quiet] = [await newPage('Torre Mexida'), await newPage('Torre ao Lado')];
  const touched = async (mark: string | null) =>
    (await app.db.execute<{ id: number }>(verificacoesTouchedSince(mark))).rows.map(({ id }) => id);
  // A mark goes back to whatever is still being written anywhere, and those who care for the product write too.
  const mark = await vi.waitFor(async () => {
    const [now] = (await app.db.execute<{ mark: string }>(markNow)).rows;
    const still = await touched(now!.mark);
    expect([changed.hotsiteId, quiet.hotsiteId].some((id) => still.includes(id))).toBe(false);
    return now!.mark;
  }, soon);
  await changed.write({ cartorio: null });
  const since = await touched(mark);
  expect(since).toContain(changed.hotsiteId);
  expect(since).not.toContain(quiet.hotsiteId);
  expect(await touched(null)).toEqual(expect.arrayContaining([changed.hotsiteId, quiet.hotsiteId]));
});

test('an older version is held against the record as it is when somebody opens it', async () => {
  const page = await newPage('Torre Antiga');
  await page.generate();
  await page.generate();
  const { versoes } = (await app.get(`${page.path}/versoes`)).body;
  const oldest = versoes.at(-1);
  expect((await page.check(oldest.id)).achados).toEqual([]);
  await page.write({ registroIncorporacao: null });
  // Until then what was found before is not told as if it held.
  const told = async () => (await app.get(`${page.path}/versoes`)).body.versoes.at(-1).achados;
  expect(await told()).toBeNull();
  const now = await page.check(oldest.id);
  expect(await told()).toMatchObject({ vermelhos: expect.any(Number) });
  expect(now).toMatchObject({ versao: { numero: 1, publica: false }, por: null });
  expect(now.achados).toContainEqual(
    expect.objectContaining({ level: 'red', code: 'lancamento-sem-registro' }),
  );
});

test('a hotsite that has no page yet says so, whatever pages others have', async () => {
  await newPage('Torre Pronta');
  const nome = 'Torre por Vir';
  const id = await insertEmpreendimento(app.db, { nome });
  const hotsite = await app.db.transaction((tx) => ensureHotsite(tx, { empreendimentoId: id, nome }));
  const { status, body } = await app.get(`/api/hotsites/${hotsite.id}/verificacao`);
  expect({ status, ...body }).toMatchObject({ status: 200, versao: null, achados: [] });
});
