import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Asset } from '#contract/da-pasta-a-pagina/assets.ts';
import { blueprintSchema } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { contrastRatio } from '#contract/da-pasta-a-pagina/contrast.ts';
import { type HotsiteStyle, hotsiteStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { measurePixels } from '#server/adapters/images/measures.ts';
import { createLocalIntelligence } from '#server/adapters/intelligence/local/create-local.ts';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import { colorScheme, colorSources } from '#server/da-pasta-a-pagina/redacao/color-scheme.ts';
import {
  empreendimentos,
  hotsites,
  hotsiteVersoes,
  incorporadoras,
} from '#server/db/schema/empreendimentos.ts';
import { renderHotsite, renderSection } from '#site/entry-hotsite.tsx';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { colorDifference } from '#tests/color-difference.ts';
import { type DrawnBuilding, drawBuilding } from '#tests/fixtures/drawn-building.ts';
import { drawLogo } from '#tests/fixtures/drawn-images.ts';
import { assetOf, catalogOf, factsOf, insertEmpreendimento } from '#tests/fixtures/hotsite.ts';
import { readers } from '#tests/remembered.ts';
import { readIncorporadoraLogo } from './incorporadora-logo.ts';
import { pageAssetsOf } from './page-assets.ts';
import { ensureHotsite } from './service.ts';
import { inspectVersion } from './verificacao/inspect.ts';

let app: TestApp;
beforeAll(async () => {
  const intelligence = createLocalIntelligence({ renderHotsite, renderSection, ocr: readers.ocr });
  app = await startTestApp({ workers: true, deps: { outside: { intelligence } } });
  await app.login();
});
afterAll(() => app?.close());

const storage = () => {
  if (app.config.storage.kind !== 'disk') throw new Error('tests keep files on disk');
  return createDiskStorage(app.config.storage);
};

/** Six developments of one incorporadora, each among other sky, lawn and trees. */
const buildings: readonly DrawnBuilding[] = [
  { wall: '#a5503a', sky: ['#5b9bd8', '#cfe6f7'], trees: true },
  { wall: '#d9c08c', sky: ['#7fb2e5', '#e8f2fa'], lawn: true },
  { wall: '#3f7fb0', sky: ['#f2b27a', '#7a5a78'], trees: true },
  { wall: '#8e8f92', sky: ['#4f8fd0', '#b9d9f2'], lawn: true, trees: true },
  { wall: '#5a3d28', sky: ['#dfe6ec', '#f4f6f8'], lawn: true },
  { wall: '#efeeea', sky: ['#2c3f66', '#8a93b8'], trees: true },
];
const facadeOf = async (building: DrawnBuilding): Promise<Asset> => {
  const { colors, own } = measurePixels(await drawBuilding(building));
  return assetOf('f1', { colors, ownColors: own?.colors ?? [] });
};

const png = (color: string, size = {}) => drawLogo({ color, ...size }).png();
const flat = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#c01030' } }).png();
const logos = {
  red: () => png('#c01030').toBuffer(),
  white: () => png('#ffffff').toBuffer(),
  // Above what an upload may weigh.
  heavy: () => png('#10233f', { width: 2000, height: 1400 }).png({ compressionLevel: 0 }).toBuffer(),
  point: () => flat(1).toBuffer(),
  blank: () => flat(300).toBuffer(),
  broken: async () => Buffer.from('<svg onload="alert(1)"/>'),
};

async function hotsiteOf(facade: Asset, logo: keyof typeof logos | null) {
  const id = await insertEmpreendimento(app.db, { assetsCatalog: JSON.stringify(catalogOf([facade])) });
  const { incorporadoraId } = (
    await app.db.select().from(empreendimentos).where(eq(empreendimentos.id, id))
  )[0]!;
  if (logo) {
    await storage().put(`upload/${logo}.png`, await logos[logo](), 'image/png');
    await app.db
      .update(incorporadoras)
      .set({
        nome: 'Horizonte Ltda.',
        nomeNormal: `horizonte ${id}`,
        logo: storage().url(`upload/${logo}.png`),
      })
      .where(eq(incorporadoras.id, incorporadoraId));
  }
  const hotsite = await app.db.transaction((tx) =>
    ensureHotsite(tx, { empreendimentoId: id, nome: 'Residencial Aurora' }),
  );
  return { id, hotsite };
}

/** Generates a page: its colours, its logos with their plates, and what is found in it. */
async function generated({ id, rota }: { id: number; rota: string }, style: HotsiteStyle) {
  const answer = await app.post(`/api/hotsites/${id}/generate-gpt5`, { style });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const [row] = await app.db
    .select({ version: hotsiteVersoes })
    .from(hotsites)
    .innerJoin(hotsiteVersoes, eq(hotsiteVersoes.id, hotsites.versaoPublicaId))
    .where(eq(hotsites.id, id));
  const html = (await app.get(`/hotsite/${rota}`, { token: null })).text;
  const { achados } = await inspectVersion({ db: app.db, storage: storage() }, row!.version);
  return {
    colors: blueprintSchema.parse(row!.version.blueprint).metadata.color_scheme,
    logos: [...html.matchAll(/<div class="logo (logo-[^"]*)">/g)].map(([, name]) => name),
    alts: [...html.matchAll(/<div class="logo [^>]*>.*?alt="([^"]*)"/gs)].map(([, alt]) => alt),
    found: achados.map(({ code }) => code),
  };
}

it('PAG-03 colours are the building’s and its own logo’s, never its incorporadora’s or those of sky and lawn, and differ by ΔE 15; the logo stands in its place on light and dark, a bad one nowhere; contrast is kept', async () => {
  const facades = await Promise.all(buildings.map(facadeOf));
  for (const style of hotsiteStyles) {
    const schemes = facades.map((facade) => {
      const logo = assetOf('logo', { category: 'logo', colors: ['#c01030'], daIncorporadora: true });
      const assets = pageAssetsOf(catalogOf([facade, logo]), factsOf());
      return colorScheme(style, colorSources(assets, assets[0]));
    });
    for (const [at, one] of schemes.entries()) {
      const { text, muted, background, surface, accent, onAccent } = one;
      for (const [front, ground] of [
        ...[text, muted].flatMap((ink) => [background, surface].map((ground) => [ink, ground] as const)),
        [onAccent, accent] as const,
      ])
        expect(contrastRatio(front, ground)).toBeGreaterThanOrEqual(4.5);
      for (const other of schemes.slice(0, at))
        expect(colorDifference(accent, other.accent), style).toBeGreaterThanOrEqual(15);
    }
  }

  // A façade without a colour takes its own logo's.
  const grey = facades[3]!;
  const accentWith = (change: Partial<Asset>) => {
    const logo = assetOf('logo', { category: 'logo', colors: ['#c01030'], ...change });
    const assets = pageAssetsOf(catalogOf([{ ...grey, ownColors: ['#8e8f92'] }, logo]), factsOf());
    return colorScheme('modern', colorSources(assets, assets[0])).accent;
  };
  expect(colorDifference(accentWith({}), '#c01030')).toBeLessThan(25);
  expect(colorDifference(accentWith({ daIncorporadora: true }), '#c01030')).toBeGreaterThan(25);

  const [brick] = facades as [Asset];
  const bare = await generated((await hotsiteOf(brick, null)).hotsite, 'modern');
  expect(bare.logos).toEqual([]);
  const red = await generated((await hotsiteOf(brick, 'red')).hotsite, 'modern');
  expect(red.colors).toEqual(bare.colors);
  expect(red.alts).toEqual(['Logo de Horizonte Ltda.', 'Logo de Horizonte Ltda.']);
  expect(red.found).toEqual(bare.found);

  const { hotsite: white } = await hotsiteOf(brick, 'white');
  expect((await generated(white, 'modern')).logos).toEqual(['logo-header', 'logo-footer logo-in-black']);
  expect((await generated(white, 'luxury')).logos).toEqual(['logo-header', 'logo-footer']);
  expect((await generated(white, 'minimalist')).logos).toEqual([
    'logo-header logo-in-black',
    'logo-footer logo-in-black',
  ]);

  const read = async (logo: keyof typeof logos, catalog = catalogOf([brick])) =>
    readIncorporadoraLogo(
      { db: app.db, storage: storage(), images: readers.images },
      (await hotsiteOf(brick, logo)).id,
      catalog,
    );
  expect((await logos.heavy()).length).toBeGreaterThan(10_000_000);
  expect(await read('heavy')).toMatchObject({ category: 'logo', daIncorporadora: true });
  for (const bad of ['point', 'blank', 'broken'] as const) expect(await read(bad), bad).toBeNull();
  expect(await read('red', catalogOf([brick, assetOf('logo', { category: 'logo' })]))).toBeNull();
});
