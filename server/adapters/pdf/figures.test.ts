import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { drawPhoto } from '#tests/fixtures/drawn-images.ts';
import { type BookPage, makeBook } from '#tests/fixtures/livro.ts';
import { shortenTimer } from '#tests/short-timer.ts';
import type { FiguresOptions, PdfFigure } from './port.ts';
import { createPdf } from './unpdf.ts';

const pdf = createPdf({ idleMs: 200 });
afterAll(() => pdf.close());

const photo = async (seed: number, width = 900, height = 600) =>
  (await drawPhoto({ seed, width, height })).jpeg().toBuffer();
const flat = (width: number, height: number, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function figuresOf(pages: BookPage[], options?: FiguresOptions): Promise<PdfFigure[]> {
  const book = await makeBook(pages);
  return all(pdf.figures(async () => new Uint8Array(book), options));
}

async function all(given: AsyncIterable<PdfFigure>): Promise<PdfFigure[]> {
  const figures: PdfFigure[] = [];
  for await (const figure of given) figures.push(figure);
  return figures;
}

describe('the pictures of a PDF', () => {
  it('gives each picture its own pixels, its page and its place, and leaves icons', async () => {
    const [one, two, icon] = [await photo(1), await photo(2), await flat(128, 128)];
    const figures = await figuresOf([
      { text: [{ text: 'Sem imagem', x: 40, y: 40 }] },
      {
        pictures: [
          { bytes: two, x: 430, y: 100, width: 380, height: 250 },
          { bytes: one, x: 30, y: 100, width: 380, height: 250 },
          { bytes: icon, x: 30, y: 500, width: 64, height: 64 },
        ],
      },
    ]);
    expect(figures.map(({ page, index, isAlone, drawn }) => [page, index, isAlone, drawn])).toEqual([
      [2, 1, false, false],
      [2, 2, false, false],
    ]);
    expect(figures[0]!.box).toMatchObject({ x: 30, y: 100, width: 380, height: 250 });
    const { format, width, height } = await sharp(figures[0]!.bytes).metadata();
    expect([format, width, height]).toEqual(['tiff', 900, 600]);
    // The same picture, but for what JPEG loses.
    const pixels = async (bytes: Uint8Array) => sharp(bytes).resize(32, 32).raw().toBuffer();
    const [ours, theirs] = [await pixels(figures[0]!.bytes), await pixels(one)];
    const difference = ours.reduce((sum, value, at) => sum + Math.abs(value - theirs[at]!), 0) / ours.length;
    expect(difference).toBeLessThan(4);
  });

  it('draws the page where a picture is cut in strips, or made of lines', async () => {
    const whole = await photo(3, 1000, 600);
    const strips = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        sharp(whole)
          .extract({ left: 0, top: at * 100, width: 1000, height: 100 })
          .jpeg()
          .toBuffer(),
      ),
    );
    const figures = await figuresOf([
      { pictures: strips.map((bytes, at) => ({ bytes, x: 100, y: 80 + at * 60, width: 600, height: 60 })) },
      { lines: 500, text: [{ text: 'Planta do tipo, 78 m²', x: 40, y: 40, size: 20 }] },
      { lines: 20, text: [{ text: 'Ficha técnica', x: 40, y: 40, size: 20 }] },
    ]);
    expect(figures.map(({ page, drawn }) => [page, drawn])).toEqual([
      [1, true],
      [2, true],
    ]);
    expect(figures[0]!.box).toMatchObject({ x: 100, y: 80, width: 600, height: 360 });
    expect(await sharp(figures[0]!.bytes).metadata()).toMatchObject({ width: 1800, height: 1080 });
  });

  it('takes no strip of 1 × 30,000 pixels, and goes on from a given page', async () => {
    const pages: BookPage[] = [
      { pictures: [{ bytes: await flat(30_000, 1), x: 20, y: 20, width: 800, height: 500 }] },
      { pictures: [{ bytes: await photo(4), x: 20, y: 20, width: 600, height: 400 }] },
      { pictures: [{ bytes: await photo(5), x: 20, y: 20, width: 600, height: 400 }] },
    ];
    expect((await figuresOf(pages)).map(({ page }) => page)).toEqual([2, 3]);
    expect((await figuresOf(pages, { from: 3 })).map(({ page }) => page)).toEqual([3]);
    expect((await figuresOf(pages, { maxPages: 2 })).map(({ page }) => page)).toEqual([2]);
  });

  it('a PDF with 10,000 pictures gives 40 of a page, in little time', { timeout: 60_000 }, async () => {
    const [small, large] = [await flat(64, 64), await photo(6, 500, 400)];
    const many = Array.from({ length: 10_000 }, (_, at) => ({
      bytes: at % 100 === 0 ? large : small,
      x: (at * 7) % 600,
      y: (at * 13) % 300,
      width: at % 100 === 0 ? 240 : 20,
      height: at % 100 === 0 ? 180 : 20,
    }));
    const figures = await figuresOf([
      { pictures: many },
      { pictures: [{ bytes: await photo(7), x: 20, y: 20, width: 600, height: 400 }] },
    ]);
    expect(figures.filter(({ page }) => page === 1)).toHaveLength(40);
    expect(figures.filter(({ page }) => page === 2)).toHaveLength(1);
  });

  it('gives up a page beyond the time limit, and goes on after it', { timeout: 60_000 }, async () => {
    const hurried = createPdf({ timeMs: 19_000 });
    // The first is the opening's, the second the first page's.
    shortenTimer(19_000, 2);
    const noisy = Array.from({ length: 700 }, (_, at) => ({ x: at, y: at % 500 }));
    const book = await makeBook([
      { lines: 400_000, text: noisy.map(({ x, y }) => ({ text: 'x', x, y })) },
      { pictures: [{ bytes: await photo(8), x: 20, y: 20, width: 600, height: 400 }] },
    ]);
    const told: [number, boolean][] = [];
    const onPage = (page: number, isRead: boolean) => void told.push([page, isRead]);
    const figures = await all(hurried.figures(async () => new Uint8Array(book), { onPage }));
    await hurried.close();
    expect(told).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(figures.map(({ page }) => page)).toEqual([2]);
  });
});
