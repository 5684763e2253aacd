import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { ensureHotsite, pageFacts, publishGenerated } from '#server/da-pasta-a-pagina/hotsites/service.ts';
import { corretores } from '#server/db/schema/corretores.ts';
import { hotsites } from '#server/db/schema/empreendimentos.ts';
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
  app = await startTestApp();
});
afterAll(() => app?.close());

const storage = () => {
  if (app.config.storage.kind !== 'disk') throw new Error('tests keep files on disk');
  return createDiskStorage(app.config.storage);
};
const green = { r: 20, g: 140, b: 60 };
const violet = { r: 150, g: 40, b: 200 };
const drawn = (background: typeof green) =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function newPage(change: Parameters<typeof insertEmpreendimento>[1] = {}) {
  const empreendimentoId = await insertEmpreendimento(app.db, change);
  const made = await app.db.transaction((tx) =>
    ensureHotsite(tx, { empreendimentoId, nome: 'Residencial Aurora' }),
  );
  await storage().put('img/a1/a1-1200.jpg', await drawn(green), 'image/jpeg');
  await publishGenerated(
    { db: app.db, storage: storage() },
    {
      hotsiteId: made.id,
      source: sourceOf(),
      blueprint: blueprintFixture,
      facts: await pageFacts(app.db, empreendimentoId),
      catalog: catalogOf([assetOf('a1')]),
      style: 'modern',
      engine: 'Motor local',
      motivo: 'Super AI',
      autorId: null,
      runId: null,
    },
  );
  return { hotsiteId: made.id, path: `/hotsite/${made.rota}` };
}
const look = async (path: string) => (await app.get(path, { token: null })).text;
const property = (html: string, name: string) =>
  new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? null;

async function picture(path: string) {
  const answer = await fetch(app.url + path);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes };
}
/** The colour at a point of a picture. */
async function at(bytes: Buffer, left: number, top: number) {
  const [r = 0, g = 0, b = 0] = await sharp(bytes)
    .extract({ left, top, width: 4, height: 4 })
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer();
  return { r, g, b };
}
const near = (one: typeof green, other: typeof green) =>
  Math.abs(one.r - other.r) + Math.abs(one.g - other.g) + Math.abs(one.b - other.b) < 60;

describe('what a shared link shows', () => {
  it('a page has a picture of 1200 × 630 of its own, an edition one with the corretor beside the building', async () => {
    const { path } = await newPage();
    await storage().put('upload/retrato.jpg', await drawn(violet), 'image/jpeg');
    const corretor = await insertCorretor(app.db, { foto: '/media/upload/retrato.jpg' });
    const [neutral, edition] = [await look(path), await look(`${path}?corretor=${corretor.slug}`)];
    const seen: Buffer[] = [];
    for (const html of [neutral, edition]) {
      expect(property(html, 'og:image:width')).toBe('1200');
      const address = new URL(property(html, 'og:image')!);
      const { status, headers, bytes } = await picture(address.pathname + address.search);
      expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
      expect(bytes.length).toBeLessThan(300_000);
      const held = await fetch(app.url + address.pathname + address.search, {
        headers: { 'if-none-match': headers.get('etag')! },
      });
      expect(held.status).toBe(304);
      seen.push(bytes);
    }
    // The building stands on both; beside it, in the edition, his photo, name and registration.
    expect(near(await at(seen[0]!, 1000, 120), green)).toBe(true);
    expect(near(await at(seen[1]!, 200, 120), green)).toBe(true);
    expect(near(await at(seen[1]!, 930, 190), violet)).toBe(true);
    expect(near(await at(seen[1]!, 1190, 20), { r: 255, g: 255, b: 255 })).toBe(true);
    expect(property(edition, 'og:image:alt')).toContain(
      `${corretor.nome}, Corretor de Imóveis, CRECI ${corretor.creci}/SC`,
    );
    expect(property(neutral, 'og:image:alt')).toBe('Residencial Aurora, Centro, Balneário Azul/SC');
  });

  it('og:url of an edition is the edition’s, canonical is the neutral page’s', async () => {
    const { path } = await newPage();
    const { slug } = await insertCorretor(app.db);
    const own = `${app.config.publicPagesUrl}${path}`;
    for (const [query, shared] of [
      ['', own],
      [`?corretor=${slug}&utm_source=x`, `${own}?corretor=${slug}`],
      ['?corretor=ninguem', own],
    ] as const) {
      const html = await look(path + query);
      expect(html).toContain(`<link rel="canonical" href="${own}">`);
      expect(property(html, 'og:url')).toBe(shared);
    }
  });

  it('a changed photo or name is another picture; somebody no longer active has the page’s', async () => {
    const { path, hotsiteId } = await newPage();
    const corretor = await insertCorretor(app.db, { foto: null });
    const address = async () => property(await look(`${path}?corretor=${corretor.slug}`), 'og:image')!;
    const first = await address();
    await app.db.update(corretores).set({ nome: 'Outro Nome Inteiro' }).where(eq(corretores.id, corretor.id));
    expect(await address()).not.toBe(first);
    await app.db.update(corretores).set({ ativo: false }).where(eq(corretores.id, corretor.id));
    const neutral = property(await look(path), 'og:image')!;
    expect(await address()).toBe(neutral);
    const [his, own] = [
      await picture(`${path}/previa.jpg?corretor=${corretor.slug}`),
      await picture(`${path}/previa.jpg`),
    ];
    expect(his.bytes.equals(own.bytes)).toBe(true);
    await app.db.update(hotsites).set({ ativo: false }).where(eq(hotsites.id, hotsiteId));
    expect((await picture(`${path}/previa.jpg`)).status).toBe(404);
    expect((await picture('/hotsite/nao-existe/previa.jpg')).status).toBe(404);
  });

  it('a page without a picture, names of sixty letters and a broken file are drawn all the same', async () => {
    const { path } = await newPage({
      nome: 'Edifício Condomínio Residencial Jardins das Palmeiras Imperiais',
    });
    const corretor = await insertCorretor(app.db, {
      nome: 'Maximiliano Bartolomeu Albuquerque de Vasconcelos Cavalcanti Neto',
      foto: '/media/upload/quebrada.jpg',
    });
    await storage().put('upload/quebrada.jpg', Buffer.from('x'), 'image/jpeg');
    await storage().put('img/a1/a1-1200.jpg', Buffer.from('x'), 'image/jpeg');
    const { status, bytes } = await picture(`${path}/previa.jpg?corretor=${corretor.slug}`);
    expect(status).toBe(200);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
});

describe('what a page tells search engines', () => {
  const graphOf = async (path: string) => {
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await look(path))?.[1] ?? '';
    return JSON.parse(json)['@graph'];
  };

  it('geo, floor size, rooms, plans and the offer, each from the record', async () => {
    const coordenadas = { latitude: -26.9908, longitude: -48.6347 };
    const { path } = await newPage({ ficha: { coordenadas, totalUnidades: 88 } });
    const [place, product] = await graphOf(path);
    expect(place).toMatchObject({
      '@type': 'ApartmentComplex',
      geo: { '@type': 'GeoCoordinates', ...coordenadas },
      numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: 88 },
      containsPlace: {
        '@type': 'Apartment',
        floorSize: { '@type': 'QuantitativeValue', minValue: 63, maxValue: 110.5, unitCode: 'MTK' },
        numberOfBedrooms: { '@type': 'QuantitativeValue', minValue: 2, maxValue: 3 },
      },
      accommodationFloorPlan: [
        {
          '@type': 'FloorPlan',
          name: 'Tipo A',
          numberOfBedrooms: 2,
          floorSize: { value: 63, unitCode: 'MTK' },
        },
      ],
    });
    expect(product.offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '690000.00',
      itemOffered: { '@id': place['@id'] },
    });
  });

  it('PAG-06 structured data with geo, floor size, rooms, plans and offers; a picture of the page and another of the edition; og:url is the edition’s, canonical the neutral page’s', async () => {
    const coordenadas = { latitude: -23.55, longitude: -46.63 };
    const { path } = await newPage({ ficha: { coordenadas } });
    const corretor = await insertCorretor(app.db);
    const own = `${app.config.publicPagesUrl}${path}`;
    const [place, product] = await graphOf(path);
    expect(place.geo).toMatchObject(coordenadas);
    expect(place.containsPlace).toMatchObject({
      floorSize: { minValue: 63, maxValue: 110.5 },
      numberOfBedrooms: { minValue: 2, maxValue: 3 },
    });
    expect(place.accommodationFloorPlan).toHaveLength(1);
    expect(product.offers.lowPrice).toBe('690000.00');
    const edition = await look(`${path}?corretor=${corretor.slug}`);
    expect(property(edition, 'og:url')).toBe(`${own}?corretor=${corretor.slug}`);
    expect(edition).toContain(`<link rel="canonical" href="${own}">`);
    expect(property(edition, 'og:image:alt')).toMatch(
      new RegExp(`${corretor.nome}.*CRECI ${corretor.creci}`),
    );
    const pictures = await Promise.all(
      [await look(path), edition].map((html) => {
        const { pathname, search } = new URL(property(html, 'og:image')!);
        return picture(pathname + search);
      }),
    );
    for (const { bytes } of pictures)
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(pictures[0]!.bytes.equals(pictures[1]!.bytes)).toBe(false);
  });

  it('what the record does not know is not there', async () => {
    const { path } = await newPage({
      areaMin: null,
      areaMax: null,
      dormitoriosMin: null,
      dormitoriosMax: null,
      tipologias: [],
      precoInicial: null,
      endereco: null,
    });
    const [place, product] = await graphOf(path);
    for (const name of ['containsPlace', 'accommodationFloorPlan', 'numberOfAccommodationUnits', 'geo'])
      expect(place).not.toHaveProperty(name);
    expect(place.address).not.toHaveProperty('streetAddress');
    expect(product).toBeUndefined();
  });
});
