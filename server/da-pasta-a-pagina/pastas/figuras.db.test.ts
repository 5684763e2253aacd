import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import { createDrive } from '#server/adapters/drive/create.ts';
import type { DriveFile } from '#server/adapters/drive/port.ts';
import { createStorage } from '#server/adapters/storage/create.ts';
import type { RawAsset } from '#server/da-pasta-a-pagina/assets/service.ts';
import { empreendimentos, hotsites } from '#server/db/schema/empreendimentos.ts';
import type { DurableRun } from '#server/kernel/runs/durable-run.ts';
import { startTestApp, type TestApp } from '#tests/app.ts';
import { createBairro } from '#tests/factories/bairro.ts';
import { createIncorporadora } from '#tests/factories/incorporadora.ts';
import { drawPhoto, drawPlan, drawQrCode } from '#tests/fixtures/drawn-images.ts';
import {
  type BookPage,
  contract,
  energyBill,
  licence,
  makeBook,
  photographedPaper,
} from '#tests/fixtures/livro.ts';
import { mp4Bytes, phonePhotograph } from '#tests/fixtures/odd-files.ts';
import { bookPages, writeFolder } from '#tests/fixtures/pasta.ts';
import { runFolder } from '#tests/follow-run.ts';
import { readers } from '#tests/remembered.ts';
import { figuresOfFolder } from './pdf-figures.ts';

let app: TestApp;
let empreendimentoId: number;
let folders = 0;

beforeAll(async () => {
  app = await startTestApp({ workers: true });
  await app.login();
  const bairroId = (await createBairro(app.db, { nome: 'Campo Belo' })).id;
  const incorporadoraId = (await createIncorporadora(app.db, { nome: 'Horizonte' })).id;
  const made = await app.post('/api/empreendimentos', {
    nome: 'Residencial Aurora',
    incorporadoraId,
    bairroId,
    descricao: 'Pronta.',
    endereco: '',
    imagemPrincipal: '',
    precoInicial: '',
    status: 'em_lancamento',
    ativo: true,
    driveUrl: '',
  });
  empreendimentoId = made.body.id;
});
afterAll(() => app?.close());

const photo = async (seed: number, width = 800) =>
  (await drawPhoto({ seed, width, height: Math.round(width * 0.7) })).jpeg().toBuffer();
const plan = (seed: number) => drawPlan({ seed, width: 800, height: 600 }).png().toBuffer();
const texture = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: '#d8cfc0' } })
    .jpeg()
    .toBuffer();
const whole = { x: 120, y: 80, width: 600, height: 420 };
const titled = (title: string, bytes: Buffer): BookPage => ({
  text: [{ text: title, x: 60, y: 540, size: 12 }],
  pictures: [{ bytes, ...whole }],
});
const running = Array.from({ length: 12 }, (_, row) => ({
  text: `O Residencial Aurora fica no Campo Belo e tem apartamentos claros, linha ${row} do texto.`,
  x: 60,
  y: 60 + row * 20,
}));

async function catalogOf(files: Record<string, Buffer>, maxAssets = 80): Promise<Catalog> {
  folders += 1;
  const driveUrl = writeFolder(app.config.drive.localRoot, `pasta-${folders}`, files);
  const answer = await app.post('/api/assets/process-drive', { driveUrl, maxAssets, empreendimentoId });
  expect(answer.body).toMatchObject({ totalProcessed: expect.any(Number) });
  expect(answer.body.totalProcessed).toBe(answer.body.catalog.assets.length);
  return answer.body.catalog;
}

const paths = ({ assets }: Catalog) => assets.map(({ path }) => path).sort();

describe('TRU-17 pictures out of PDFs, of phones, and none of papers', () => {
  test('a folder with only a book has its pictures, classed by what the pages say, with their page', async () => {
    const background = await texture();
    const book = await makeBook([
      { ...titled('Fachada - perspectiva ilustrada', await photo(1)) },
      { text: running },
      titled('Piscina adulto', await photo(2)),
      {
        pictures: [
          { bytes: background, x: 0, y: 0, width: 842, height: 595 },
          { bytes: await photo(3), x: 30, y: 100, width: 380, height: 266 },
          { bytes: await photo(4), x: 430, y: 100, width: 380, height: 266 },
        ],
        text: [
          { text: 'Academia', x: 30, y: 380 },
          { text: 'Salão de festas', x: 430, y: 380 },
        ],
      },
      titled('Planta tipo, 63,40 m², 2 dormitórios', await plan(1)),
      { pictures: [{ bytes: await drawQrCode().png().toBuffer(), ...whole }] },
    ]);
    const catalog = await catalogOf({ 'Material/BOOK.pdf': book });
    const said = catalog.assets.map(({ path, category, kind }) => `${path}: ${category} ${kind}`);
    expect(said.sort()).toEqual([
      'Material/BOOK.pdf, página 1: fachada null',
      'Material/BOOK.pdf, página 3: lazer piscina',
      'Material/BOOK.pdf, página 4, imagem 2: lazer academia',
      'Material/BOOK.pdf, página 4, imagem 3: lazer salao-de-festas',
      'Material/BOOK.pdf, página 5: planta null',
    ]);
    const [facade] = catalog.assets;
    expect(facade).toMatchObject({
      name: 'BOOK.pdf, página 1',
      source: { file: 'Material/BOOK.pdf', page: 1 },
      description: 'Fachada do empreendimento',
    });
    expect(facade!.classifiedBy).toContain('texto da página');
    expect(catalog.statistics).toMatchObject({ looked_at: 1, total_assets: 5, images: 5 });
  });

  test('a folder with only a book makes a whole page: what it says, and its pictures with their page', {
    timeout: 120_000,
  }, async () => {
    const said = bookPages.flatMap((lines) => [
      { text: lines.map((text, row) => ({ text, x: 60, y: 60 + row * 24, size: row === 0 ? 24 : 12 })) },
    ]);
    const book = await makeBook([
      ...said,
      titled('Fachada - perspectiva ilustrada', await photo(71)),
      titled('Piscina adulto', await photo(72)),
      titled('Planta tipo, 63,40 m², 2 dormitórios', await plan(7)),
    ]);
    const { frames } = await runFolder(
      app,
      writeFolder(app.config.drive.localRoot, 'um-book', { 'BOOK.pdf': book }),
    );
    const { event } = frames.at(-1)!;
    expect(event.type).toBe('complete');
    const id = event.data!.empreendimentoId as number;
    const [hotsite] = await app.db.select().from(hotsites).where(eq(hotsites.empreendimentoId, id));
    const [record] = await app.db.select().from(empreendimentos).where(eq(empreendimentos.id, id));
    const { assets } = JSON.parse(record!.assetsCatalog!) as Catalog;
    expect(assets.map(({ category, source }) => [category, source])).toEqual([
      ['fachada', { file: 'BOOK.pdf', page: 4 }],
      ['lazer', { file: 'BOOK.pdf', page: 5 }],
      ['planta', { file: 'BOOK.pdf', page: 6 }],
    ]);
    const page = await app.get(`/hotsite/${hotsite!.rota}`, { token: null });
    expect(page.status).toBe(200);
    expect(page.text).toContain('Residencial Aurora');
    for (const { variants } of assets) expect(variants.some(({ url }) => page.text.includes(url))).toBe(true);
  });

  test('a phone’s HEIC is a picture of the catalogue, upright', async () => {
    const catalog = await catalogOf({ 'Fachada.heic': phonePhotograph() });
    expect(catalog.assets).toMatchObject([
      { path: 'Fachada.heic', category: 'fachada', width: 480, height: 640 },
    ]);
    expect(catalog.left_out).toEqual([]);
  });

  test('a picture the folder has as a file is that file, and what the page says of it is its class', async () => {
    const one = await photo(11, 1600);
    const small = await sharp(one).resize(700).jpeg({ quality: 70 }).toBuffer();
    const catalog = await catalogOf({
      'IMG_0001.jpg': one,
      'IMG_0002.jpg': await photo(12, 1600),
      'BOOK.pdf': await makeBook([titled('Piscina adulto', small), titled('Academia', await photo(13))]),
    });
    expect(paths(catalog)).toEqual(['BOOK.pdf, página 2', 'IMG_0001.jpg', 'IMG_0002.jpg']);
    const file = catalog.assets.find(({ path }) => path === 'IMG_0001.jpg')!;
    expect(file).toMatchObject({ category: 'lazer', kind: 'piscina', merged: ['BOOK.pdf, página 1'] });
    expect(file.width).toBe(1600);
    expect(catalog.left_out).toEqual([]);
  });

  test('what stands on page after page is a background', async () => {
    const motif = await photo(14);
    const pages = [15, 16, 17].map(async (seed): Promise<BookPage> => {
      const page = titled('Piscina', await photo(seed));
      return {
        ...page,
        pictures: [{ bytes: motif, x: 0, y: 0, width: 842, height: 595 }, ...page.pictures!],
      };
    });
    const catalog = await catalogOf({ 'BOOK.pdf': await makeBook(await Promise.all(pages)) });
    expect(catalog.assets.map(({ source }) => source?.page).sort()).toEqual([1, 2, 3]);
    expect(catalog.assets.every(({ path }) => path.endsWith('imagem 2'))).toBe(true);
  });

  test('no photographed paper enters the catalogue, whatever its name, as a file or in a PDF', {
    timeout: 120_000,
  }, async () => {
    const papers = await Promise.all([licence, energyBill, contract].map(photographedPaper));
    const catalog = await catalogOf({
      'Fachada.jpg': papers[0]!,
      'Piscina.jpg': papers[1]!,
      'Planta tipo.jpg': papers[2]!,
      'Salão de festas.jpg': await photo(21),
      'Fotos.pdf': await makeBook(papers.map((bytes) => ({ pictures: [{ bytes, ...whole }] }))),
    });
    expect(paths(catalog)).toEqual(['Salão de festas.jpg']);
    expect(catalog.left_out.map(({ path, reason }) => `${path} ${reason}`).sort()).toEqual([
      'Fachada.jpg privado',
      'Piscina.jpg privado',
      'Planta tipo.jpg privado',
    ]);
  });

  test('what a killed run has of a book is not made again', async () => {
    const seeds = [31, 32, 33, 34];
    const book = await makeBook(
      await Promise.all(seeds.map(async (seed) => titled('Piscina', await photo(seed)))),
    );
    const name = 'interrompida';
    writeFolder(app.config.drive.localRoot, name, { 'BOOK.pdf': book });
    const drive = createDrive(app.config.drive);
    const storage = createStorage(app.config.storage);
    const { pdf } = readers;
    const folder = drive.parse(`file:///${name}`);
    const files: DriveFile[] = [];
    for await (const file of drive.list(folder)) files.push(file);
    const kept = new Map<string, unknown>();
    const looked: number[] = [];
    const run = (most: number) => {
      let looks = 0;
      const durable = {
        previous: (_item: unknown, key: string) => kept.get(key) ?? null,
        once: async (_item: unknown, key: string, _input: unknown, work: () => Promise<unknown>) => {
          kept.set(key, await work());
        },
      } as unknown as DurableRun;
      const images = {
        ...readers.images,
        look: (bytes: Uint8Array) => {
          looks += 1;
          if (looks > most) throw new Error('killed');
          return readers.images.look(bytes);
        },
      };
      const { signal } = new AbortController();
      const isPrivate = async () => false;
      return figuresOfFolder(
        { db: app.db, durable, drive, storage, pdf, images, folder, signal, isPrivate },
        files,
        {
          known: [],
          places: 80,
        },
      ).finally(() => looked.push(looks));
    };
    await expect(run(2)).rejects.toThrow();
    const figures: RawAsset[] = await run(99);
    expect(figures.map(({ source }) => source?.page)).toEqual([1, 2, 3, 4]);
    expect(looked[1]).toBeLessThanOrEqual(3);
  });
});

describe('TRU-19 the places of the catalogue', () => {
  test('copies and unreadable files take none, and the rest is named: limit 5 answers 5', async () => {
    const one = await photo(41);
    const files: Record<string, Buffer> = {
      'a.jpg': one,
      'b.jpg': await sharp(one).resize(900).jpeg().toBuffer(),
      'c.jpg': Buffer.from('não é uma imagem'),
    };
    for (const seed of [42, 43, 44, 45, 46]) files[`d${seed}.jpg`] = await photo(seed);
    const catalog = await catalogOf(files, 5);
    expect(catalog.assets).toHaveLength(5);
    expect(catalog.left_out.map(({ reason }) => reason).sort()).toEqual(['duplicado', 'formato', 'limite']);
  });

  test('files and the pictures of a book together never exceed it; each class of the book has its turn', async () => {
    const pools = await Promise.all(
      [51, 52, 53, 54].map(async (seed) => titled('Piscina', await photo(seed))),
    );
    const catalog = await catalogOf(
      {
        'Fachada.jpg': await photo(55),
        'BOOK.pdf': await makeBook([...pools, titled('Planta tipo, 63 m²', await plan(3))]),
      },
      4,
    );
    expect(catalog.assets.map(({ category }) => category).sort()).toEqual([
      'fachada',
      'lazer',
      'lazer',
      'planta',
    ]);
    expect(catalog.left_out.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
      'BOOK.pdf, página 3 limite',
      'BOOK.pdf, página 4 limite',
    ]);
  });

  test('videos have places of their own inside it, beside files and a book', async () => {
    const pools = await Promise.all([61, 62].map(async (seed) => titled('Piscina', await photo(seed))));
    const files: Record<string, Buffer> = { 'BOOK.pdf': await makeBook(pools), 'Filme.mp4': mp4Bytes() };
    for (const seed of [63, 64, 65, 66, 67, 68, 69]) files[`foto-${seed}.jpg`] = await photo(seed);
    const narrow = await catalogOf(files, 6);
    expect(narrow.assets).toHaveLength(6);
    expect(paths(narrow)).toContain('Filme.mp4');
    expect(narrow.left_out.map(({ reason }) => reason)).toEqual(['limite', 'limite']);
    const whole = await catalogOf(files, 9);
    expect(whole.assets).toHaveLength(9);
    expect(whole.left_out.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
      'BOOK.pdf, página 2 limite',
    ]);
  });
});
