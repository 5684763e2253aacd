import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { dayMs } from '#contract/base/units.ts';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { ensureHotsite, pageFacts, publishGenerated } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import { corretores } from '#server/db/schema/corretores.ts';
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
import { enterOwnPage } from '#tests/own-page.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = await app.login();
});
afterAll(() => app?.close());

const storage = () => {
  if (app.config.storage.kind !== 'disk') throw new Error('tests keep files on disk');
  return createDiskStorage(app.config.storage);
};
const picture = (background: string) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** An empreendimento with its pictures, and its public page in a style. */
async function withPage(change: Parameters<typeof insertEmpreendimento>[1] = {}) {
  const catalog = catalogOf([
    assetOf('a1'),
    assetOf('a2', { category: 'planta', description: 'Planta' }),
    assetOf('a3', { usage: 'reserva' }),
  ]);
  const id = await insertEmpreendimento(app.db, { assetsCatalog: JSON.stringify(catalog), ...change });
  // A plan and further pictures are taken in the smaller size.
  for (const [name, color] of [
    ['a1', '#148c3c'],
    ['a2', '#ffffff'],
    ['a3', '#ff0000'],
  ] as const)
    for (const width of [480, 1200])
      await storage().put(`img/${name}/${name}-${width}.jpg`, await picture(color), 'image/jpeg');
  const made = await app.db.transaction((tx) =>
    ensureHotsite(tx, { empreendimentoId: id, nome: 'Residencial Aurora' }),
  );
  await publishGenerated(
    { db: app.db, storage: storage() },
    {
      hotsiteId: made.id,
      source: sourceOf(),
      blueprint: blueprintFixture,
      facts: await pageFacts(app.db, id),
      catalog,
      style: 'modern',
      engine: 'Motor local',
      motivo: 'Super AI',
      autorId: null,
      runId: null,
    },
  );
  return { id, rota: made.rota };
}

async function file(path: string, as = token) {
  const answer = await fetch(app.url + path, { headers: { authorization: `Bearer ${as}` } });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}
async function lettersOf(pdf: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: true });
  const page = await document.getPage(1);
  const [, , width = 0, height = 0] = page.view;
  const links = (await page.getAnnotations()).map(({ url }: { url?: string }) => url);
  return { pages: document.numPages, text: text.replace(/\s+/g, ' '), size: [width, height], links };
}
const adminPath = (id: number, peca: string, corretor?: number) =>
  `/api/empreendimentos/${id}/material/${peca}${corretor ? `?corretor=${corretor}` : ''}`;

describe('the sales sheet', () => {
  it('is one A4 page with the facts, who shares it, the legal line and a link to his edition', async () => {
    const { id, rota } = await withPage();
    const corretor = await insertCorretor(app.db, { nome: 'Ana Beatriz Lima', foto: null });
    const { status, headers, bytes } = await file(adminPath(id, 'ficha', corretor.id));
    expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect(headers.get('content-disposition')).toBe('attachment; filename="residencial-aurora-ficha.pdf"');
    expect(headers.get('cache-control')).toBe('private, no-store');
    const { pages, text, size, links } = await lettersOf(bytes);
    expect(pages).toBe(1);
    expect(size.map(Math.round)).toEqual([595, 842]);
    for (const said of [
      'Residencial Aurora',
      'Centro, Balneário Azul/SC',
      '690.000',
      'Ana Beatriz Lima',
      `CRECI ${corretor.creci}/SC`,
      '(47) 99999-1234',
      'R.3/12.345 no 2º Ofício de Registro de Imóveis',
      'Imagens meramente ilustrativas.',
      'Piscina',
    ])
      expect(text).toContain(said);
    expect(links).toContain(`${app.config.publicPagesUrl}/hotsite/${rota}?corretor=${corretor.slug}`);
  });

  it('says ‘Corretora’ of who says so, as do her editions, previews, contact and own page', async () => {
    const { id, rota } = await withPage();
    const { corretor, token: hers } = await enterOwnPage(app, { whatsapp: null, whatsappNormal: null });
    const call = async (tratamento: unknown) =>
      (await app.call('PUT', `/api/corretores/${corretor.id}`, { body: { tratamento } })).status;
    const open = async (path: string) => (await app.get(path, { token: null })).text;
    const edition = `/hotsite/${rota}?corretor=${corretor.slug}`;
    const places = async () => [
      (await lettersOf((await file(adminPath(id, 'ficha', corretor.id))).bytes)).text,
      /<aside data-corretor="com".*?<\/aside>/s.exec(await open(edition))![0],
      /og:image:alt" content="([^"]*)"/.exec(await open(edition))![1]!,
      await open(`/hotsite/${rota}/contato?corretor=${corretor.slug}`),
      (await app.get('/api/meu-espaco', { token: hers })).body.corretor.titulo,
    ];
    const titles = async () => (await places()).map((text) => /Corretora? de Imóveis/.exec(text)?.[0]);
    expect(await titles()).toEqual(Array(5).fill('Corretor de Imóveis'));
    expect(await call('Doutora')).toBe(400);
    expect(await call('Corretora')).toBe(200);
    expect((await app.get(`/api/corretores/${corretor.id}`)).body.tratamento).toBe('corretora');
    expect(await titles()).toEqual(Array(5).fill('Corretora de Imóveis'));
    expect(await open(`/hotsite/${rota}`)).not.toContain('Corretora');
    expect(await call('')).toBe(200);
    expect(await titles()).toEqual(Array(5).fill('Corretor de Imóveis'));
  });

  it('is neutral without a corretor, and of none who is not approved', async () => {
    const { id, rota } = await withPage();
    const waiting = await insertCorretor(app.db, { aprovado: false });
    const { text, links } = await lettersOf((await file(adminPath(id, 'ficha'))).bytes);
    expect(text).not.toContain('CRECI');
    expect(links).toContain(`${app.config.publicPagesUrl}/hotsite/${rota}`);
    expect((await file(adminPath(id, 'ficha', waiting.id))).status).toBe(404);
    expect((await file(adminPath(id, 'ficha', 999_999))).status).toBe(404);
    expect((await file(adminPath(999_999, 'ficha'))).status).toBe(404);
  });

  it('tells no price once the table has lapsed, and nothing that has no source', async () => {
    const { id } = await withPage({
      descricao: 'Entrada de R$ 50.000 e parcelas. A praia fica a 400 metros.',
    });
    const before = await lettersOf((await file(adminPath(id, 'ficha'))).bytes);
    expect(before.text).toContain('690.000');
    app.clock.advance(120 * dayMs);
    token = await app.login();
    const { text } = await lettersOf((await file(adminPath(id, 'ficha'))).bytes);
    expect(text).not.toMatch(/R\$|690\.000|50\.000/);
    expect(text).toContain('A praia fica a 400 metros.');
    await app.db.update(empreendimentos).set({ origens: {} }).where(eq(empreendimentos.id, id));
    const bare = await lettersOf((await file(adminPath(id, 'ficha'))).bytes);
    for (const unsourced of ['Piscina', 'praia', 'R.3/12.345', '63'])
      expect(bare.text).not.toContain(unsourced);
    expect(bare.text).toContain('Residencial Aurora');
  });
});

describe('story and post', () => {
  it('have the size of a phone’s screen and of a feed, and show the building', async () => {
    const { id } = await withPage();
    for (const [peca, width, height] of [
      ['story', 1080, 1920],
      ['post', 1080, 1350],
    ] as const) {
      const { bytes } = await file(adminPath(id, peca));
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width, height });
      const [r = 0, g = 0, b = 0] = await sharp(bytes)
        .extract({ left: 500, top: 60, width: 4, height: 4 })
        .resize(1, 1)
        .raw()
        .toBuffer();
      expect(Math.abs(r - 0x14) + Math.abs(g - 0x8c) + Math.abs(b - 0x3c)).toBeLessThan(60);
    }
  });

  it('are made again when what they tell has changed', async () => {
    const { id } = await withPage();
    const one = (await file(adminPath(id, 'post'))).bytes;
    expect((await file(adminPath(id, 'post'))).bytes.equals(one)).toBe(true);
    await app.db.update(empreendimentos).set({ nome: 'Outro Nome' }).where(eq(empreendimentos.id, id));
    expect((await file(adminPath(id, 'post'))).bytes.equals(one)).toBe(false);
  });
});

describe('the pictures', () => {
  it('come as a ZIP of those that may be used, plans among them', async () => {
    const { id } = await withPage();
    const { headers, bytes } = await file(adminPath(id, 'imagens'));
    expect(headers.get('content-length')).toBeNull();
    const zip = await fromBufferPromise(bytes, { lazyEntries: true });
    const names: string[] = [];
    for await (const entry of zip.eachEntry()) names.push(entry.fileName);
    expect(names).toEqual(['residencial-aurora-fachada-1.jpg', 'residencial-aurora-planta-2.jpg']);
  });

  it('without any there is no ZIP, and the rest is drawn all the same', async () => {
    const id = await insertEmpreendimento(app.db, {
      nome: 'Residencial Condomínio Parque das Palmeiras Imperiais do Sul',
      origens: {},
    });
    expect((await file(adminPath(id, 'imagens'))).status).toBe(404);
    expect((await file(adminPath(id, 'story'))).status).toBe(200);
    const { pages, text } = await lettersOf((await file(adminPath(id, 'ficha'))).bytes);
    expect(pages).toBe(1);
    expect(text).toContain('Residencial Condomínio Parque das Palmeiras Imperiais do Sul');
    expect(text).not.toContain('ilustrativas');
  });
});

describe('who gets it', () => {
  it('a corretor his own edition of what he shows, and of nothing else', async () => {
    const { id } = await withPage();
    const other = await withPage();
    const entered = await enterOwnPage(app, { creci: '77.001', creciNormal: 'SC77001' });
    await app.db.insert(associacoes).values({ corretorId: entered.corretor.id, empreendimentoId: id });
    const own = (which: number, peca = 'ficha') =>
      file(`/api/meu-espaco/material/${which}/${peca}`, entered.token);
    const { status, bytes } = await own(id);
    expect(status).toBe(200);
    expect((await lettersOf(bytes)).text).toContain('77.001');
    for (const peca of ['story', 'post', 'imagens'])
      expect([(await own(id, peca)).status, peca]).toEqual([200, peca]);
    expect((await own(other.id)).status).toBe(404);
    expect((await own(id, 'outra')).status).toBe(400);
    // Of the panel's calls his session opens none, and an administrator's none of his.
    expect((await file(adminPath(id, 'ficha'), entered.token)).status).toBe(401);
    expect((await file(`/api/meu-espaco/material/${id}/ficha`)).status).toBe(401);
    await app.db.update(corretores).set({ ativo: false }).where(eq(corretores.id, entered.corretor.id));
    expect((await own(id)).status).toBe(401);
  });

  it('the team the words for WhatsApp, in an edition or neutral', async () => {
    const { id, rota } = await withPage();
    const corretor = await insertCorretor(app.db);
    const address = `${app.config.publicPagesUrl}/hotsite/${rota}`;
    const text = async (query = '') =>
      (await app.get(`/api/empreendimentos/${id}/material${query}`)).body.texto as string;
    expect(await text()).toContain(`\n\n${address}\n\nRegistro de incorporação: R.3/12.345`);
    const his = await text(`?corretor=${corretor.id}`);
    expect(his).toContain(`${address}?corretor=${corretor.slug}`);
    expect(his).toContain(`Maria Alves da Silva · CRECI ${corretor.creci}/SC`);
  });
});
