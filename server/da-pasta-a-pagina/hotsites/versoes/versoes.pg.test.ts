import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Asset } from '#contract/da-pasta-a-pagina/assets.ts';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { formatMonth } from '#contract/publico/page-format.ts';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/db/client.ts';
import {
  empreendimentos,
  hotsitePublicacoes,
  hotsites,
  hotsiteVersoes,
} from '#server/db/schema/empreendimentos.ts';
import { usoModelos } from '#server/db/schema/runs.ts';
import { auditoria, configuracoes } from '#server/db/schema/sistema.ts';
import { hotsiteLinksPrevia } from '#server/db/schema/versoes.ts';
import { randomIds } from '#server/kernel/ids.ts';
import { createLog } from '#server/kernel/log.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import {
  assetOf,
  blueprintFixture,
  catalogOf,
  insertEmpreendimento,
  sourceOf,
} from '#tests/fixtures/hotsite.ts';
import { storePictures } from '#tests/fixtures/stored-pictures.ts';
import { thisMonth } from '#tests/fixtures/this-month.ts';
import { freePort } from '#tests/free-port.ts';
import type { Generation } from '../publish.ts';
import { ensureHotsite, pageFacts, publishGenerated } from '../service.ts';

const day = 24 * 60 * 60_000;
let app: TestApp;
let storage: Storage;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://portal.exemplo.com.br' } });
  if (app.config.storage.kind !== 'disk') throw new Error('tests keep files on disk');
  storage = createDiskStorage(app.config.storage);
});
afterAll(() => app?.close());
beforeEach(async () => {
  await app.db.delete(configuracoes);
  await app.login();
});

let serial = 0;
/** A stored picture of its own. */
async function storedAsset(): Promise<Asset> {
  serial += 1;
  const asset = assetOf(`v${serial}`);
  await storePictures(app.config, [asset]);
  return asset;
}

interface Page {
  id: number;
  rota: string;
  empreendimentoId: number;
  asset: Asset;
  path: string;
  publish: (paragraph: string, change?: Partial<Generation>) => ReturnType<typeof publishGenerated>;
  versions: () => Promise<{ versoes: { id: number; numero: number; publica: boolean }[] }>;
}

async function newPage(change: Parameters<typeof insertEmpreendimento>[1] = {}): Promise<Page> {
  const empreendimentoId = await insertEmpreendimento(app.db, change);
  const { id, rota } = await app.db.transaction((tx) =>
    ensureHotsite(tx, { empreendimentoId, nome: change.nome ?? 'Residencial Aurora' }),
  );
  const asset = await storedAsset();
  return {
    id,
    rota,
    empreendimentoId,
    asset,
    path: `/hotsite/${rota}`,
    publish: async (paragraph, more = {}) =>
      publishGenerated(
        { db: app.db, storage },
        {
          hotsiteId: id,
          source: sourceOf({ html: pageWith(asset.id, paragraph) }),
          blueprint: {
            ...blueprintFixture,
            sections: [{ ...blueprintFixture.sections[0]!, assets: [asset.id] }],
          },
          facts: await pageFacts(app.db, empreendimentoId),
          catalog: catalogOf([asset]),
          style: 'modern',
          engine: 'Motor local',
          motivo: 'Gerar GPT-5',
          autorId: 1,
          runId: null,
          ...more,
        },
      ),
    versions: async () => (await app.get(`/api/hotsites/${id}/versoes`)).body,
  };
}

const pageWith = (assetId: string, paragraph: string) =>
  sourceOf()
    .html.replace('asset:a1', `asset:${assetId}`)
    .replace('ilustrativas.', `ilustrativas. Valor da tabela de ${formatMonth(thisMonth.iso)}.`)
    .replace('</main>', `<section id="sobre"><h2>Sobre</h2><p>${paragraph}</p></section></main>`);

const shown = async (page: Page, at: { get: TestApp['get'] } = app) =>
  /<h2>Sobre<\/h2><p>([^<]*)</.exec((await at.get(page.path, { token: null })).text)?.[1];
const publishCall = (page: Page, versaoId: number, body: unknown, at: Pick<TestApp, 'post'> = app) =>
  at.post(`/api/hotsites/${page.id}/versoes/${versaoId}/publicar`, body);
const lastPublication = async (id: number) =>
  (
    await app.db
      .select()
      .from(hotsitePublicacoes)
      .where(eq(hotsitePublicacoes.hotsiteId, id))
      .orderBy(desc(hotsitePublicacoes.id))
  )[0]!;
const lastDeed = async (id: number) =>
  (
    await app.db
      .select()
      .from(auditoria)
      .where(eq(auditoria.entidadeId, String(id)))
      .orderBy(desc(auditoria.id))
  )[0]!;

/** The product again on the same database, as a second process. */
async function secondProcess() {
  const config = { ...app.config, port: await freePort() };
  const log = createLog('silent');
  const database = await openDatabase(config, log);
  const { db, pool } = database;
  const other = await createApp({ config, db, pool, clock: app.clock, log, ids: randomIds });
  await other.http.listen({ host: config.host, port: config.port });
  const url = `http://${config.host}:${config.port}`;
  const token = (
    (await (
      await fetch(`${url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username: 'admin', password: 'senha de teste' }),
      })
    ).json()) as { token: string }
  ).token;
  const raw = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: answer.status, text: await answer.text() };
  };
  return {
    raw,
    async stop() {
      await other.stopWorkers();
      await other.http.close();
      await database.close();
    },
  };
}

describe('the versions of a page', () => {
  test('HOT-46 each has its number, author, engine, reason, cost and findings, newest first', async () => {
    const page = await newPage();
    await app.db.insert(usoModelos).values(
      [400, 600].map((tokensEntrada) => ({
        runId: 'run-custo',
        tarefa: 'pagina',
        provedor: 'x',
        modelo: 'm',
        resultado: 'ok',
        tokensEntrada,
        tokensSaida: 50,
        duracaoMs: 1000,
      })),
    );
    await page.publish('Um.');
    await page.publish('Dois.', { runId: 'run-custo', style: 'luxury' });
    const { body, status } = await app.get(`/api/hotsites/${page.id}/versoes`);
    expect(status).toBe(200);
    expect(body.versoes).toMatchObject([
      {
        numero: 2,
        autor: 'admin',
        motor: 'Motor local',
        motivo: 'Gerar GPT-5',
        estilo: 'luxury',
        publica: true,
        origem: null,
        temFonte: true,
        achados: { vermelhos: 0 },
        uso: { chamadas: 2, tokensEntrada: 1000, tokensSaida: 100, duracaoMs: 2000 },
        secoes: [{ id: 'hero', titulo: 'Residencial Aurora' }],
      },
      { numero: 1, publica: false, uso: null },
    ]);
    expect(body.publicacoes).toMatchObject([{ numero: 2 }, { numero: 1, autor: 'admin', ressalva: null }]);
    expect((await app.get('/api/hotsites/999999/versoes')).status).toBe(404);
  });

  test('restoring an old version shows it on the next request, and tells who did it and why', async () => {
    const page = await newPage();
    await page.publish('Primeira.');
    await page.publish('Outra.');
    expect(await shown(page)).toBe('Outra.');
    const [second, first] = (await page.versions()).versoes;
    const answer = await publishCall(page, first!.id, { publica: second!.id });
    expect(answer.status).toBe(200);
    expect(answer.body.versoes).toMatchObject([
      { numero: 2, publica: false },
      { numero: 1, publica: true },
    ]);
    expect(await shown(page)).toBe('Primeira.');
    expect(await lastPublication(page.id)).toMatchObject({
      versaoId: first!.id,
      autorId: 1,
      motivo: 'Restauração da versão 1',
      ressalva: null,
    });
    expect(await lastDeed(page.id)).toMatchObject({ acao: 'publicou', userId: 1 });
  });

  test.runIf(process.env.ENGINE === 'postgres')(
    'a version another process publishes is shown by this one on the next request',
    async () => {
      const page = await newPage();
      await page.publish('Antes.');
      await page.publish('Depois.');
      const [second, first] = (await page.versions()).versoes;
      expect(await shown(page)).toBe('Depois.');
      const other = await secondProcess();
      try {
        const path = `/api/hotsites/${page.id}/versoes/${first!.id}/publicar`;
        expect((await other.raw('POST', path, { publica: second!.id })).status).toBe(200);
        expect(await shown(page)).toBe('Antes.');
        await publishCall(page, second!.id, { publica: first!.id });
        expect((await other.raw('GET', page.path)).text).toContain('Depois.');
      } finally {
        await other.stop();
      }
    },
  );

  test('of two who publish at once one wins, and the other is told what became public', async () => {
    const page = await newPage();
    for (const text of ['Um.', 'Dois.', 'Três.']) await page.publish(text);
    const [third, second, first] = (await page.versions()).versoes;
    const answers = await Promise.all(
      [second!, first!].map(({ id }) => publishCall(page, id, { publica: third!.id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body).toMatchObject({
      code: 'publicada-por-outro',
      message: expect.stringMatching(
        /^A versão [12] foi publicada por admin enquanto esta tela estava aberta/,
      ),
    });
    expect((await publishCall(page, third!.id, {})).status).toBe(400);
  });

  test('a version whose images were deleted is not published, and says so', async () => {
    const page = await newPage();
    await page.publish('Com imagens.');
    await page.publish('Depois.');
    const [second, first] = (await page.versions()).versoes;
    await storage.remove(page.asset.variants[0]!.url.slice('/media/'.length));
    const answer = await publishCall(page, first!.id, { publica: second!.id, ressalva: 'mesmo assim' });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      code: 'arquivos-ausentes',
      message: 'A versão 1 não pode ser publicada: arquivos dela foram excluídos.',
    });
    expect(await shown(page)).toBe('Depois.');
    const check = await app.post(`/api/hotsites/${page.id}/verificacao`, { versaoId: first!.id });
    expect(check.body.achados).toMatchObject([{ level: 'red', code: 'imagem-ausente' }]);
  });

  test('two versions are compared by facts, parts and words', async () => {
    const page = await newPage();
    await page.publish('Perto da praia.');
    await app.db
      .update(empreendimentos)
      .set({ areaMax: '120.00' })
      .where(eq(empreendimentos.id, page.empreendimentoId));
    const other = await storedAsset();
    await page.publish('A dois passos da praia.', {
      catalog: catalogOf([other]),
      source: sourceOf({
        html: pageWith(other.id, 'A dois passos da praia.').replace('110,5', '120'),
      }),
    });
    const [second, first] = (await page.versions()).versoes;
    const { body } = await app.get(
      `/api/hotsites/${page.id}/comparacao?antes=${first!.id}&depois=${second!.id}`,
    );
    expect(body).toMatchObject({ antes: { numero: 1 }, depois: { numero: 2 }, aparencia: true });
    expect(body.fatos).toEqual([{ rotulo: 'Área (máxima)', antes: '110,50 m²', depois: '120 m²' }]);
    const parts = Object.fromEntries(body.partes.map((part: { nome: string }) => [part.nome, part]));
    expect(parts.Cabeçalho).toMatchObject({ estado: 'igual', linhas: [] });
    expect(parts.Sobre).toMatchObject({
      estado: 'mudou',
      linhas: [
        { tipo: 'igual', texto: 'Sobre' },
        { tipo: 'saiu', texto: 'Perto da praia.' },
        { tipo: 'entrou', texto: 'A dois passos da praia.' },
      ],
    });
    expect(body.partes.some((part: { imagensNovas: number }) => part.imagensNovas === 1)).toBe(true);
  });

  test('a section of an old version makes a draft of the public page, which stays as it is', async () => {
    const page = await newPage();
    await page.publish('A sala antiga.');
    await page.publish('A sala nova.');
    const [, first] = (await page.versions()).versoes;
    const answer = await app.post(`/api/hotsites/${page.id}/versoes/${first!.id}/secoes/sobre`);
    expect(answer.status).toBe(201);
    expect(answer.body.versoes[0]).toMatchObject({
      numero: 3,
      publica: false,
      origem: 2,
      motor: 'Edição manual',
      autor: 'admin',
      motivo: 'Seção Sobre da versão 1',
    });
    expect(await shown(page)).toBe('A sala nova.');
    expect(await lastDeed(page.id)).toMatchObject({ acao: 'copiou-secao' });
    const [draft, current] = answer.body.versoes;
    await publishCall(page, draft.id, { publica: current.id });
    expect(await shown(page)).toBe('A sala antiga.');
    expect(
      (await app.post(`/api/hotsites/${page.id}/versoes/${first!.id}/secoes/plantas`)).body.message,
    ).toBe('A versão 1 não tem esta seção.');
  });
});

describe('a preview', () => {
  const linkOf = async (page: Page, versaoId: number, body: unknown = {}) =>
    (await app.post(`/api/hotsites/${page.id}/versoes/${versaoId}/links`, body)).body as {
      id: number;
      url: string;
      expiraEm: string;
    };
  const pathOf = (url: string) => new URL(url, app.url).pathname;

  test('an administrator sees any version in a frame, as long as the session lasts', async () => {
    const page = await newPage();
    await page.publish('A antiga.');
    await page.publish('A nova.');
    const [, first] = (await page.versions()).versoes;
    const { url } = (await app.get(`/api/hotsites/${page.id}/versoes/${first!.id}/previa`)).body;
    const answer = await app.get(url, { token: null });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('A antiga.');
    expect(answer.text).not.toContain('faixa-previa');
    const policy = answer.headers.get('content-security-policy')!;
    expect(policy).toContain('sandbox allow-scripts');
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain("frame-ancestors 'self' https://portal.exemplo.com.br;");
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(answer.text).toContain('"class":"com-script"');
    const script = /<script src="(\/pagina\/[^"]+\.js)" defer>/.exec(answer.text)![1]!;
    expect((await app.get(script, { token: null })).status).toBe(200);
    // Another version is not reached by changing the address.
    const other = url.replace(/\/previa\/\d+\./, `/previa/${first!.id + 1}.`);
    expect((await app.get(other, { token: null })).status).toBe(404);
    await app.post('/api/logout');
    expect((await app.get(url, { token: null })).status).toBe(404);
  });

  test('a frame left open asks for a new address after half an hour', async () => {
    const page = await newPage();
    await page.publish('Um.');
    const [first] = (await page.versions()).versoes;
    const { url } = (await app.get(`/api/hotsites/${page.id}/versoes/${first!.id}/previa`)).body;
    app.clock.advance(29 * 60_000);
    expect((await app.get(url, { token: null })).status).toBe(200);
    app.clock.advance(2 * 60_000);
    expect((await app.get(url, { token: null })).status).toBe(404);
  });

  test('a link shows a draft to who has no account for seven days, with a band, and is never indexed', async () => {
    const page = await newPage();
    await page.publish('Rascunho.');
    const [first] = (await page.versions()).versoes;
    const { url, expiraEm } = await linkOf(page, first!.id);
    expect(url).toMatch(/^https:\/\/portal\.exemplo\.com\.br\/previa\/[\w-]{43}$/);
    expect(new Date(expiraEm).getTime()).toBe(app.clock.now().getTime() + 7 * day);
    const answer = await app.get(pathOf(url), { token: null });
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Rascunho.');
    expect(answer.text).toContain('<strong>Prévia</strong>');
    expect(answer.text).toContain('<meta name="robots" content="noindex');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    // Its token stands nowhere.
    const [row] = await app.db
      .select()
      .from(hotsiteLinksPrevia)
      .orderBy(desc(hotsiteLinksPrevia.id))
      .limit(1);
    expect(JSON.stringify(row)).not.toContain(url.split('/').at(-1));
    app.clock.advance(7 * day - 1000);
    expect((await app.get(pathOf(url), { token: null })).status).toBe(200);
    app.clock.advance(2000);
    const over = await app.get(pathOf(url), { token: null });
    expect(over.status).toBe(404);
    expect(over.text).toContain('Este endereço expirou ou foi cancelado.');
  });

  test('a link says until which day it opens, by the clock of São Paulo', async () => {
    const page = await newPage();
    await page.publish('Um.');
    const [first] = (await page.versions()).versoes;
    const { id, url } = await linkOf(page, first!.id);
    const expiraEm = new Date('2099-01-02T01:30:00Z');
    await app.db.update(hotsiteLinksPrevia).set({ expiraEm }).where(eq(hotsiteLinksPrevia.id, id));
    const answer = await app.get(pathOf(url), { token: null });
    expect(answer.text).toContain('Versão 1, só para quem tem este link, até 01/01/2099.');
  });

  test('a link is cancelled, and stands on the list until then', async () => {
    const page = await newPage();
    await page.publish('Um.');
    const [first] = (await page.versions()).versoes;
    const { id, url } = await linkOf(page, first!.id, { dias: 2 });
    const list = async () => (await app.get(`/api/hotsites/${page.id}/versoes`)).body.links;
    expect(await list()).toMatchObject([{ id, numero: 1, autor: 'admin' }]);
    expect((await app.call('DELETE', `/api/hotsites/${page.id}/links-previa/${id}`)).status).toBe(200);
    expect((await app.get(pathOf(url), { token: null })).status).toBe(404);
    expect(await list()).toEqual([]);
    expect((await app.call('DELETE', `/api/hotsites/${page.id}/links-previa/${id}`)).status).toBe(404);
    const bad = await app.post(`/api/hotsites/${page.id}/versoes/${first!.id}/links`, { dias: 90 });
    expect([bad.status, bad.body.message]).toEqual([400, 'Use de 1 a 30 dias']);
  });

  test('a hotsite in the trash is shown by no address', async () => {
    const page = await newPage();
    await page.publish('Um.');
    const [first] = (await page.versions()).versoes;
    const { url } = await linkOf(page, first!.id);
    await app.db.update(hotsites).set({ excluidoEm: new Date() }).where(eq(hotsites.id, page.id));
    expect((await app.get(pathOf(url), { token: null })).status).toBe(404);
  });

  test.each([
    'x',
    '1.2.3.4',
    `9999999999.1.9999999999999.${'A'.repeat(43)}`,
    `1.9999999999.9999999999999.${'A'.repeat(43)}`,
    `${'a'.repeat(43)}`,
    '1.1.99999999999999.'.padEnd(62, 'A'),
    "' OR 1=1 --",
  ])('a made-up address %j opens nothing', async (token) => {
    const answer = await app.get(`/previa/${encodeURIComponent(token)}`, { token: null });
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('Prévia indisponível');
  });
});

describe('the publication check', () => {
  const verify = (page: Page, body: unknown = {}) => app.post(`/api/hotsites/${page.id}/verificacao`, body);
  const change = (page: Page, values: Partial<typeof empreendimentos.$inferInsert>) =>
    app.db.update(empreendimentos).set(values).where(eq(empreendimentos.id, page.empreendimentoId));
  const switchOn = (bloqueia = true) => app.call('PUT', '/api/programa/publicacao', { body: { bloqueia } });

  test('it runs after every generation, and holds the page against the record on demand', async () => {
    const page = await newPage();
    await page.publish('Tudo certo.');
    const first = (await app.get(`/api/hotsites/${page.id}/verificacao`)).body;
    expect(first).toMatchObject({ versao: { numero: 1, publica: true }, achados: [], bloqueia: false });
    expect(first.verificadaEm).not.toBeNull();
    await change(page, { areaMax: '98.00' });
    const again = await verify(page);
    expect(again.body.achados).toMatchObject([{ level: 'red', code: 'numero-fora-do-cadastro' }]);
    expect(again.body).toMatchObject({ por: 'admin' });
    expect(await lastDeed(page.id)).toMatchObject({ acao: 'verificou', userId: 1 });
  });

  test('what it finds stands on the list of hotsites and in the work queue, and leaves them once mended', async () => {
    const page = await newPage({ nome: 'Torre da Fila' });
    await page.publish('Bom.');
    const inList = async () =>
      (await app.get('/api/hotsites')).body.find((row: { id: number }) => row.id === page.id).achados;
    const waits = async () =>
      (await app.get('/api/dashboard/resumo')).body.pendencias.some(
        ({ tipo, itens }: { tipo: string; itens: { id: string }[] }) =>
          tipo === 'paginas-com-achados' && itens.some(({ id }) => id === String(page.id)),
      );
    expect([await inList(), await waits()]).toEqual([{ vermelhos: 0, amarelos: 0 }, false]);
    await change(page, { cartorio: null });
    await verify(page);
    expect([await inList(), await waits()]).toEqual([{ vermelhos: 1, amarelos: 0 }, true]);
    await change(page, { cartorio: '2º Ofício de Registro de Imóveis' });
    await verify(page);
    expect(await waits()).toBe(false);
  });

  test('with the rule on red findings block, and a reason lets them through and is kept', async () => {
    const page = await newPage();
    await page.publish('Um.');
    await page.publish('Dois.');
    const [second, first] = (await page.versions()).versoes;
    await change(page, { cartorio: null });
    expect((await switchOn()).body).toMatchObject({ bloqueia: true });
    const refused = await publishCall(page, first!.id, { publica: second!.id });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'publicacao-bloqueada',
      field: 'ressalva',
      message: expect.stringContaining('A verificação encontrou'),
    });
    expect(await shown(page)).toBe('Dois.');
    const ressalva = 'O cartório confirma o registro amanhã.';
    expect((await publishCall(page, first!.id, { publica: second!.id, ressalva })).status).toBe(200);
    expect(await lastPublication(page.id)).toMatchObject({ ressalva, versaoId: first!.id });
    expect(await lastDeed(page.id)).toMatchObject({ dados: { ressalva } });
    expect((await app.get(`/api/hotsites/${page.id}/versoes`)).body.publicacoes[0]).toMatchObject({
      ressalva,
      achados: { vermelhos: 1 },
    });
  });

  test('the rule is off by itself, and its change is noted', async () => {
    expect((await app.get('/api/programa/publicacao')).body).toEqual({ bloqueia: false, alteradaEm: null });
    await switchOn();
    await switchOn(false);
    expect((await app.get('/api/programa/publicacao')).body).toMatchObject({ bloqueia: false });
    const [deed] = await app.db.select().from(auditoria).orderBy(desc(auditoria.id)).limit(1);
    expect(deed).toMatchObject({ acao: 'alterou', entidade: 'configuracao', nome: 'Bloqueio da publicação' });
    // It stands beside the texts, not among them.
    const { body } = await app.get('/api/configuracoes');
    expect(
      body.map(({ chave }: { chave: string }) => chave).filter((chave: string) => /public/.test(chave)),
    ).toEqual([]);
  });

  test('PAG-12 redder than the public page, with a cut sentence, a broken link or words without a source a page stays a draft and says so; what is dropped keeps none back', async () => {
    const page = await newPage();
    await page.publish('No ar.');
    const held = async (paragraph: string, why: string, more: Partial<Generation> = {}) => {
      const made = await page.publish(paragraph, more);
      expect(made).toMatchObject({ publicada: false, rascunho: expect.stringContaining(why) });
      expect(await shown(page)).toBe('No ar.');
      expect((await app.get(`/api/hotsites/${page.id}/estudio`)).body.retida).toEqual({
        versaoId: made.versaoId,
        numero: made.numero,
        motivo: made.rascunho,
      });
      expect(await lastDeed(page.id)).toMatchObject({ acao: 'reteve' });
      return made;
    };
    await held('Um prédio no Centro com.', 'uma frase cortada');
    const sourceWith = (from: string, to: string) => ({
      source: sourceOf({ html: pageWith(page.asset.id, 'No ar.').replace(from, to) }),
    });
    const link = sourceWith('</main>', '<a href="#nada">Localização</a></main>');
    await held('No ar.', 'um link que não leva a lugar nenhum', link);
    await held('Valorização garantida.', 'que o cadastro não sustenta');
    // Made of what the record no longer says it is redder; what the record lacks is lacking in both.
    const past = { ...(await pageFacts(app.db, page.empreendimentoId)), status: 'pronto' } as PageFacts;
    const worse = await held('No ar.', 'mais pendências graves nela do que na página pública', {
      facts: past,
    });
    await change(page, { cartorio: null });
    expect(await page.publish('', sourceWith(', 2º Ofício de Registro de Imóveis', ''))).toMatchObject({
      publicada: true,
      rascunho: null,
    });
    expect((await app.get(`/api/hotsites/${page.id}/estudio`)).body.retida).toBeNull();
    // What is dropped for its script (SAF-01), its frame or its style (SAF-02) is only told.
    const frame = '<iframe src="https://exemplo.com"></iframe></main>';
    const hostile = sourceOf({
      html: pageWith(page.asset.id, 'Outra.')
        .replace(', 2º Ofício de Registro de Imóveis', '')
        .replace('</main>', frame),
      css: `${sourceOf().css}p{position:fixed}`,
      js: "fetch('https://exemplo.com')",
    });
    const cleaned = await page.publish('Outra.', { source: hostile });
    expect(cleaned).toMatchObject({ publicada: true, rascunho: null });
    expect(await shown(page)).toBe('Outra.');
    const [dropped] = await app.db
      .select({ achados: hotsiteVersoes.achados })
      .from(hotsiteVersoes)
      .where(eq(hotsiteVersoes.id, cleaned.versaoId));
    for (const what of [/iframe/, /position/, /script/i]) expect(JSON.stringify(dropped)).toMatch(what);
    // A person who has seen it may publish it all the same.
    const { body } = await app.get(`/api/hotsites/${page.id}/versoes`);
    const publica = body.versoes.find((one: { publica: boolean }) => one.publica).id;
    expect((await publishCall(page, worse.versaoId, { publica })).status).toBe(200);
  });

  test('a first page that was kept back is what the studio has in hand', async () => {
    const page = await newPage();
    const made = await page.publish('Um prédio no Centro com.');
    const estudio = (await app.get(`/api/hotsites/${page.id}/estudio`)).body;
    expect(estudio).toMatchObject({
      retida: { versaoId: made.versaoId },
      base: { versaoId: made.versaoId, publica: false },
      versaoPublica: null,
    });
    expect(estudio.base.blueprint.sections).not.toEqual([]);
  });

  test('HOT-46 with the rule on a generated page with red findings waits as a draft, and says so', async () => {
    const page = await newPage();
    await page.publish('No ar.');
    await switchOn();
    await change(page, { registroIncorporacao: null });
    const made = await page.publish('Sem registro.', { runId: 'run-retida' });
    expect(made).toMatchObject({ numero: 2, publicada: false });
    expect(await shown(page)).toBe('No ar.');
    expect((await page.versions()).versoes).toMatchObject([{ numero: 2, publica: false }, { publica: true }]);
    expect(await lastDeed(page.id)).toMatchObject({ acao: 'reteve' });
    // The run that comes back after a crash is told the same.
    expect(await page.publish('Sem registro.', { runId: 'run-retida' })).toMatchObject({
      numero: 2,
      publicada: false,
    });
  });
});
