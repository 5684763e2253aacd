import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import { blueprintSchema } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { createPdf } from '#server/adapters/pdf/unpdf.ts';
import { describeDrawnPlan } from '#server/da-pasta-a-pagina/classificacao/service.ts';
import { hotsiteVersoes } from '#server/db/schema/empreendimentos.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { makePdf } from '#tests/fixtures/documentos/make-pdf.ts';
import { drawPlan } from '#tests/fixtures/drawn-images.ts';
import { smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { runFolder } from '#tests/follow-run.ts';

let app: TestApp;
const pdf = createPdf();
beforeAll(async () => {
  app = await startTestApp({ workers: true });
  await app.login();
}, 60_000);
afterAll(async () => {
  await app?.close();
  await pdf.close();
});

/** A plan with words below it, as architects letter them. */
async function letteredPlan(lines: string[]): Promise<Buffer> {
  const page = await makePdf([lines.map((text) => ({ text, size: 40 }))], { landscape: true });
  const words = await sharp(await pdf.renderPage(page, 1, 1_400))
    .resize({ width: 1_400, height: 400, fit: 'cover', position: 'top' })
    .png()
    .toBuffer();
  const plan = await drawPlan({ seed: 3, width: 1_400, height: 900 }).png().toBuffer();
  return sharp({ create: { width: 1_400, height: 1_300, channels: 3, background: '#ffffff' } })
    .composite([
      { input: plan, left: 0, top: 0 },
      { input: words, left: 0, top: 900 },
    ])
    .png()
    .toBuffer();
}

describe('TRU-16 a plan is tied to its type by the text drawn in it, its name and its area', () => {
  let assets: Catalog['assets'];
  let itens: { titulo: string; asset: string | null }[];
  const of = (path: string) => assets.find((asset) => asset.path === path)!;
  const itemOf = (path: string) => itens.find(({ asset }) => asset === of(path).id)?.titulo;

  beforeAll(async () => {
    const { 'Plantas/apartamento-63m2-2dorms.png': _, ...files } = await smallFolder();
    const other = await drawPlan({ seed: 11, width: 1_500, height: 1_000 }).png().toBuffer();
    const kinds = await makePdf([
      ['Plantas', 'Tipo A, 3 dormitórios, 82 m²', 'Tipo B, 2 dormitórios, 63,40 m²'].map((text) => ({
        text,
        size: 14,
      })),
    ]);
    const link = writeFolder(app.config.drive.localRoot, 'plantas-mudas', {
      ...files,
      'Ficha técnica.pdf': Buffer.from(kinds),
      'Plantas/planta_x.png': await letteredPlan(['APARTAMENTO TIPO B', 'Área privativa: 63,40 m²']),
      'Plantas/3 dorms 82m2.png': await drawPlan({ seed: 7, width: 1_400, height: 900 }).png().toBuffer(),
      'Plantas/Pavimento tipo.png': await drawPlan({ seed: 9, width: 1_600, height: 800 }).png().toBuffer(),
      'Plantas/Tipo C 70m2.png': other,
      'Plantas/Tipo D 91m2.png': other,
    });
    const { frames } = await runFolder(app, link);
    const end = frames.at(-1)!.event;
    expect(end.type).toBe('complete');
    const { body } = await app.get(`/api/empreendimentos/${end.data?.empreendimentoId}`);
    ({ assets } = JSON.parse(body.assetsCatalog) as Catalog);
    const [page] = await app.db
      .select({ blueprint: hotsiteVersoes.blueprint })
      .from(hotsiteVersoes)
      .where(eq(hotsiteVersoes.hotsiteId, end.data?.hotsiteId as number));
    itens = blueprintSchema.parse(page!.blueprint).sections.find(({ id }) => id === 'plantas')!.itens;
  }, 120_000);

  it('one whose name says nothing by the words drawn in it, and stands with its home on the page', () => {
    const path = 'Plantas/planta_x.png';
    expect(of(path)).toMatchObject({
      category: 'planta',
      description: 'Planta do apartamento de 63,40 m², tipo B',
    });
    expect(itemOf(path)).toBe('Tipo B');
  });

  it('one by its name and its area', () => {
    expect(itemOf('Plantas/3 dorms 82m2.png')).toBe('Tipo A');
  });

  it('a storey is no unit, on the page either', () => {
    expect(of('Plantas/Pavimento tipo.png').description).toBe('Planta do pavimento tipo');
    expect(itemOf('Plantas/Pavimento tipo.png')).toBe('Planta do pavimento tipo');
  });

  it('one file under the names of two types is a question, and nobody’s', () => {
    const both = assets.filter(({ path }) => /Tipo [CD]/.test(path));
    expect(both).toHaveLength(1);
    expect(both[0]).toMatchObject({ category: 'planta', description: 'Planta do empreendimento' });
    expect(both[0]!.classifiedBy).toContain('“Tipo C 70m2.png” e “Tipo D 91m2.png”');
    expect(both[0]!.confidence).toBeLessThan(0.6);
    expect(itens.some(({ asset }) => asset === both[0]!.id)).toBe(false);
  });

  it.each([
    ['planta pavimento tipo torre A.png', 'Planta do pavimento tipo'],
    ['Planta 3º pavimento.png', 'Planta do pavimento'],
    ['garden 120m2.png', 'Planta do apartamento garden de 120 m²'],
    ['penthouse_210m2.png', 'Planta da penthouse de 210 m²'],
    ['Cobertura 180 m².jpg', 'Planta da cobertura de 180 m²'],
    ['PCD 54m2.png', 'Planta da unidade acessível de 54 m²'],
    ['planta terreo.png', 'Planta do pavimento térreo'],
  ])('%s is named as such: %s', (path, said) => {
    expect(describeDrawnPlan(path, [])).toBe(said);
  });
});
