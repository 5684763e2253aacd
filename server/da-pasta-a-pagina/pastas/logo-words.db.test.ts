import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AssetClass, Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Ocr } from '#server/adapters/ocr/port.ts';
import { createDiskStorage } from '#server/adapters/storage/disk.ts';
import type { RawAsset } from '#server/da-pasta-a-pagina/assets/service.ts';
import { hotsites } from '#server/db/schema/empreendimentos.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { noOcr } from '#tests/fakes/no-ocr.ts';
import { drawMark } from '#tests/fixtures/drawn-mark.ts';
import { smallFolder, writeFolder } from '#tests/fixtures/pasta.ts';
import { runFolder } from '#tests/follow-run.ts';
import { logoReader, mostLogos } from './logo-words.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ workers: true });
  await app.login();
}, 60_000);
afterAll(() => app?.close());

/** Processes a folder of the Residencial Aurora, by Horizonte, with these marks in it: its catalogue and its page's logos. */
async function pageOf(name: string, marks: Record<string, Buffer>) {
  const link = writeFolder(app.config.drive.localRoot, name, { ...(await smallFolder()), ...marks });
  const { data } = (await runFolder(app, link)).frames.at(-1)!.event;
  const { body } = await app.get(`/api/empreendimentos/${data?.empreendimentoId}`);
  const { assets } = JSON.parse(body.assetsCatalog) as Catalog;
  const [row] = await app.db
    .select({ rota: hotsites.rota })
    .from(hotsites)
    .where(eq(hotsites.id, data?.hotsiteId as number));
  const { text } = await app.get(`/hotsite/${row!.rota}`, { token: null });
  const shown = [...text.matchAll(/<div class="logo [^>]*>.*?<\/div>/gs)].map(([html]) => {
    const logo = assets.find(({ variants }) => variants.some(({ url }) => html.includes(url)));
    return `${logo?.path}: ${/alt="([^"]*)"/.exec(html)?.[1]}`;
  });
  const wordsOf = (path: string) =>
    assets.find((asset) => asset.path === path)?.words?.map(({ text: word }) => word);
  return { assets, wordsOf, shown: [...new Set(shown)] };
}

const bank = drawMark({ lines: ['BANCO DO PORTO'], ink: '#f2c230', ground: '#14213d' });
const architect = drawMark({ lines: ['Marina Alves', 'ARQUITETURA'], face: 'serifada' });

it('a page bears the mark lettered with its building’s name, on whatever ground, not those of a bank, an architect or the incorporadora that lie beside it', async () => {
  const { wordsOf, shown } = await pageOf('marcas-de-muitos', {
    'Logos/logo 1.png': bank,
    'Logos/logo 2.png': architect,
    'Logos/logo 3.png': drawMark({ lines: ['AURORA', 'RESIDENCIAL'], ink: '#ffffff' }),
    'Logos/logo 4.png': drawMark({ lines: ['HORIZONTE', 'CONSTRUTORA'] }),
  });
  expect(wordsOf('Logos/logo 1.png')).toEqual(expect.arrayContaining(['BANCO', 'PORTO']));
  expect(wordsOf('Logos/logo 2.png')).toEqual(expect.arrayContaining(['Marina', 'Alves', 'ARQUITETURA']));
  expect(wordsOf('Logos/logo 3.png')).toEqual(expect.arrayContaining(['AURORA', 'RESIDENCIAL']));
  expect(wordsOf('Logos/logo 4.png')).toEqual(expect.arrayContaining(['HORIZONTE']));
  expect(wordsOf('Decorado/Living.jpg')).toBeUndefined();
  expect(shown).toEqual(['Logos/logo 3.png: Logo de Residencial Aurora']);
}, 240_000);

it('without an own one it bears the incorporadora’s, and none where there are only those of others', async () => {
  const hers = await pageOf('marca-dela', {
    'Logos/logo 1.png': bank,
    'Logos/logo 4.png': drawMark({ lines: ['HORIZONTE', 'CONSTRUTORA'] }),
  });
  expect(hers.shown).toEqual([expect.stringMatching(/^Logos\/logo 4\.png: Logo de .*Horizonte/)]);
  const none = await pageOf('marcas-de-outros', { 'Logos/logo.png': bank, 'Logos/aurora.png': architect });
  expect(none.assets.filter(({ category }) => category === 'logo')).toHaveLength(2);
  expect(none.shown).toEqual([]);
}, 240_000);

const certainLogo: AssetClass = {
  category: 'logo',
  kind: null,
  confidence: 0.9,
  description: 'Logo',
  reason: 'nome do arquivo',
};

/** Reads logos of a folder with letters read so: how many were asked for, and what was found. */
async function readAll(readMark: Ocr['readMark'], limitMs?: number) {
  if (app.config.storage.kind !== 'disk') throw new Error('tests keep files on disk');
  const storage = createDiskStorage(app.config.storage);
  await storage.put('img/aa/marca.png', bank, 'image/png');
  let asked = 0;
  const ocr: Ocr = {
    ...noOcr,
    readMark: (...given) => {
      asked += 1;
      return readMark(...given);
    },
  };
  const read = logoReader({ db: app.db, storage, ocr, signal: new AbortController().signal }, limitMs);
  const run = Math.random().toString(16).slice(2);
  const found = await Promise.all(
    Array.from({ length: mostLogos + 8 }, (_, at) =>
      read(
        { id: `${run}${at}`, type: 'image', url: storage.url('img/aa/marca.png') } as RawAsset,
        Promise.resolve(certainLogo),
      ),
    ),
  );
  return { asked, found };
}

it('no run reads more than so many logos, or waits longer for them than it may', async () => {
  const many = await readAll(async () => [{ text: 'PORTO', confidence: 0.912 }]);
  expect(many.asked).toBe(mostLogos);
  expect(many.found.filter((words) => words?.[0]?.text === 'PORTO')).toHaveLength(mostLogos);

  const begun = performance.now();
  const slow = await readAll(
    (_, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    300,
  );
  expect(slow.found.every((words) => words === undefined)).toBe(true);
  expect(performance.now() - begun).toBeLessThan(20_000);
});
