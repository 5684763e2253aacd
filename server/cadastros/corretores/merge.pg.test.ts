import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bumpLists } from '#server/db/list-version.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { associacoes, visitas } from '#server/db/schema/empreendimentos.ts';
import { auditoria } from '#server/db/schema/sistema.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { emptyTables } from '#tests/database/empty-tables.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createEmpreendimento } from '#tests/factories/empreendimento.ts';
import { createImovelUsado } from '#tests/factories/imovel-usado.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.login();
});
afterAll(() => app?.close());

const whatsapp = '(11) 91234-5678';
const make = async (nome: string, values: Record<string, unknown> = {}) => {
  const slug = nome.toLowerCase().replace(' ', '-');
  const body = { nome, nomeGuerra: nome, email: `${slug}@example.com`, senha: 'uma senha', slug, ...values };
  const answer = await app.post('/api/corretores', body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body as { id: number; slug: string; revisao: number };
};
const read = async (id: number) => (await app.get(`/api/corretores/${id}`)).body;
const preview = async (id: number, outroId: number) => app.get(`/api/corretores/${id}/mesclar/${outroId}`);
const merge = (id: number, body: Record<string, unknown>) => app.post(`/api/corretores/${id}/mesclar`, body);
const cover = async (id: number, ...bairrosIds: number[]) =>
  app.post(`/api/corretores/${id}/cobertura`, { bairrosIds });
const show = (id: number, ...ids: number[]) =>
  app.call('PUT', `/api/corretores/${id}/associacoes`, {
    body: { itens: ids.map((empreendimentoId) => ({ empreendimentoId })) },
  });
const shownBy = async (id: number) =>
  (await app.get(`/api/corretores/${id}/associacoes`)).body.itens.map(
    (item: { empreendimentoId: number }) => item.empreendimentoId,
  );

let stays: Awaited<ReturnType<typeof make>>;
let goes: Awaited<ReturnType<typeof make>>;
beforeEach(async () => {
  await emptyTables(app.db, 'corretores', 'imoveis_usados', 'visitas', 'auditoria');
  await app.db.transaction((tx) => bumpLists(tx, 'corretores'));
  stays = await make('Ana Souza', { creci: '100' });
  goes = await make('Ana Antiga', { creci: '100/RJ', whatsapp, biografia: 'Vinte anos no centro.' });
});

describe('two corretores who are one person', () => {
  it('BRK-52 the list of duplicates names them and what they share', async () => {
    const { body } = await app.get('/api/corretores/duplicados');
    expect(body).toMatchObject({ total: 1, grupos: [{ motivos: ['creci'], total: 2 }] });
    expect(JSON.stringify(body)).not.toContain('senha');
    await merge(stays.id, { outroId: goes.id });
    expect((await app.get('/api/corretores/duplicados')).body).toEqual({ total: 0, grupos: [] });
  });

  it('values are chosen field by field; unchosen ones are his who stays, or the other’s where he has none', async () => {
    const answer = await merge(stays.id, {
      outroId: goes.id,
      revisao: stays.revisao,
      outraRevisao: goes.revisao,
      escolhas: { email: 'sai', creci: 'sai', biografia: 'fica' },
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      id: stays.id,
      nome: 'Ana Souza',
      slug: stays.slug,
      email: 'ana-antiga@example.com',
      creci: '100/RJ',
      whatsapp,
      biografia: null,
      revisao: stays.revisao + 1,
    });
    const [row] = await app.db.select().from(corretores).where(eq(corretores.id, stays.id));
    expect(row).toMatchObject({
      emailNormal: 'ana-antiga@example.com',
      creciNormal: '100-F/RJ',
      whatsappNormal: '5511912345678',
    });
    expect((await app.get(`/api/corretores/${goes.id}`)).status).toBe(404);
  });

  it('COV-09 coverage and associations are united without a pair twice, used properties and visits go over', async () => {
    const [one, two] = [await createBairro(app.db), await createBairro(app.db)];
    const [x, y, z] = [
      await createEmpreendimento(app.db),
      await createEmpreendimento(app.db),
      await createEmpreendimento(app.db),
    ];
    await cover(stays.id, one.id);
    await cover(goes.id, one.id, two.id);
    await show(stays.id, x.id, y.id);
    await show(goes.id, z.id, x.id);
    const home = await createImovelUsado(app.db, { corretorId: goes.id, titulo: 'Casa na praça' });
    await app.db.insert(visitas).values([
      { dia: '2026-01-02', tipo: 'pagina', corretorId: stays.id, total: 3 },
      { dia: '2026-01-02', tipo: 'pagina', corretorId: goes.id, total: 4 },
      { dia: '2026-01-03', tipo: 'whatsapp', corretorId: goes.id, hotsiteId: 9, total: 1 },
    ]);
    expect((await preview(stays.id, goes.id)).body).toMatchObject({
      bairrosNovos: 1,
      associacoesNovas: [{ id: z.id, nome: z.nome }],
      visitas: 5,
      imoveis: [{ id: home.id, nome: 'Casa na praça' }],
      enderecos: ['ana-antiga'],
    });
    expect((await merge(stays.id, { outroId: goes.id })).status).toBe(200);
    expect((await app.get(`/api/corretores/${stays.id}/cobertura`)).body).toEqual([one.id, two.id]);
    expect(await shownBy(stays.id)).toEqual([x.id, y.id, z.id]);
    expect((await app.get(`/api/imoveis-usados/${home.id}`)).body.corretorId).toBe(stays.id);
    const counted = await app.db.select().from(visitas).orderBy(visitas.dia);
    expect(counted.map(({ corretorId, total }) => [corretorId, total])).toEqual([
      [stays.id, 7],
      [stays.id, 1],
    ]);
    const told = await app.db.select().from(auditoria).where(eq(auditoria.acao, 'mesclou'));
    expect(told[0]).toMatchObject({
      entidadeId: String(stays.id),
      nome: null,
      dados: { outroId: goes.id, bairros: 1, associacoes: 1, imoveis: 1, visitas: 5 },
    });
    expect(JSON.stringify(told.map(({ pessoais, ...rest }) => rest))).not.toContain(whatsapp);
  });

  it('COV-29 every address of the one who goes leads to the one who stays', async () => {
    await app.call('PUT', `/api/corretores/${goes.id}`, { body: { slug: 'ana-nova' } });
    expect((await merge(stays.id, { outroId: goes.id })).status).toBe(200);
    const { body } = await app.get(`/api/corretores/${stays.id}/enderecos`);
    expect([...body.antigos].sort()).toEqual(['ana-antiga', 'ana-nova']);
    const taken = await app.post('/api/corretores', {
      nome: 'X',
      nomeGuerra: 'X',
      email: 'x@example.com',
      creci: '9',
      senha: 'uma senha',
      slug: 'ana-nova',
    });
    expect(taken.status).toBe(409);
  });

  it('COV-19 COV-23 a price range and a site that is on are taken where he has none', async () => {
    const bairro = await createBairro(app.db);
    await cover(goes.id, bairro.id);
    await app.post(`/api/corretores/${goes.id}/precos`, { precoMin: '100000', precoMax: '200000' });
    await app.call('PUT', `/api/corretores/${goes.id}`, { body: { siteAtivo: true } });
    expect((await preview(stays.id, goes.id)).body).toMatchObject({ levaPrecos: true, ligaSite: true });
    await merge(stays.id, { outroId: goes.id });
    expect(await read(stays.id)).toMatchObject({ siteAtivo: true, precoMinimo: '100000.00' });
    expect((await app.get(`/api/corretores/${stays.id}/precos`)).body).toMatchObject({
      precoMax: '200000.00',
    });
  });

  it('BRK-35 the other comes back from the trash with his coverage and associations, under another address', async () => {
    const bairro = await createBairro(app.db);
    const shown = await createEmpreendimento(app.db);
    await cover(goes.id, bairro.id);
    await show(goes.id, shown.id);
    await merge(stays.id, { outroId: goes.id });
    const restore = (body: Record<string, unknown>) =>
      app.post(`/api/lixeira/corretor/${goes.id}/restaurar`, body);
    expect(await restore({})).toMatchObject({ status: 409, body: { field: 'slug' } });
    const back = await restore({ slug: 'ana-de-volta' });
    expect(back.status, back.text).toBe(200);
    expect((await app.get(`/api/corretores/${goes.id}/cobertura`)).body).toEqual([bairro.id]);
    expect(await shownBy(goes.id)).toEqual([shown.id]);
    expect(await app.db.$count(associacoes, eq(associacoes.corretorId, stays.id))).toBe(1);
  });

  it('API-19 nothing is merged on an older state, with himself, or with somebody who is not there', async () => {
    await app.call('PUT', `/api/corretores/${goes.id}`, { body: { nome: 'Mudou' } });
    const stale = await merge(stays.id, { outroId: goes.id, outraRevisao: goes.revisao });
    expect([stale.status, stale.body.code]).toEqual([409, 'alterado']);
    expect((await merge(stays.id, { outroId: stays.id })).status).toBe(400);
    expect((await merge(stays.id, { outroId: 999_999 })).status).toBe(404);
    expect((await merge(stays.id, { outroId: goes.id, escolhas: { senha: 'sai' } })).status).toBe(400);
    expect((await merge(stays.id, { outroId: goes.id, escolhas: { nome: 'ambos' } })).status).toBe(400);
    expect((await preview(stays.id, 999_999)).status).toBe(404);
    expect(await read(goes.id)).toMatchObject({ nome: 'Mudou' });
  });
});
