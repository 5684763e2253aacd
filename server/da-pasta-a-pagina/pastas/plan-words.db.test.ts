import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import { createPdf } from '#server/adapters/pdf/unpdf.ts';
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

it('a plan whose name says nothing is described by the words drawn in it', async () => {
  const { 'Plantas/apartamento-63m2-2dorms.png': _, ...files } = await smallFolder();
  const link = writeFolder(app.config.drive.localRoot, 'plantas-mudas', {
    ...files,
    'Plantas/planta_x.png': await letteredPlan(['APARTAMENTO TIPO B', 'Área privativa: 63,40 m²']),
  });
  const { frames } = await runFolder(app, link);
  const end = frames.at(-1)!.event;
  expect(end.type).toBe('complete');
  const { body } = await app.get(`/api/empreendimentos/${end.data?.empreendimentoId}`);
  const { assets } = JSON.parse(body.assetsCatalog) as Catalog;
  expect(assets.find(({ path }) => path === 'Plantas/planta_x.png')).toMatchObject({
    category: 'planta',
    description: 'Planta do apartamento de 63,40 m², tipo B',
  });
}, 120_000);
