import { expect, it } from 'vitest';
import type { ImageMeasures } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Images } from '#server/adapters/images/port.ts';
import type { Storage } from '#server/adapters/storage/port.ts';
import { type FigureContext, processFigure } from './process-figure.ts';
import type { RawAsset } from './raw-asset.ts';

const box = { x: 40, y: 100, width: 400, height: 300 };
const measures: ImageMeasures = {
  commonestShare: 0.1,
  whiteShare: 0.1,
  skyShare: 0.2,
  greenShare: 0.1,
  saturation: 0.4,
  edgeDensity: 0.2,
  sharpness: 40,
  hasAlpha: false,
  colors: [],
  phash: '0123456789abcdef',
};
const looked = { width: 800, height: 600, measures, fingerprint: new Uint8Array(64 * 64) };
/** What was made of the same picture, on another page of another PDF. */
const variants = [{ url: '/media/img/a.webp' }] as RawAsset['variants'];
const made = {
  path: 'Outro.pdf, página 9',
  name: 'Outro.pdf, página 9',
  source: { file: 'Outro.pdf', page: 9 },
  caption: 'Piscina',
  variants,
  placeholder: null,
  url: '/media/img/a.webp',
  previewKey: 'previa/a.jpg',
} as RawAsset;
const context: FigureContext = {
  images: { look: async () => ({ ...looked, preview: new Uint8Array() }) } as Partial<Images> as Images,
  storage: {} as Storage,
  path: 'Vendas/Book.pdf',
  page: {
    page: 3,
    width: 595,
    height: 842,
    legibility: 1,
    lines: [{ text: 'Salão de festas', box: { x: 40, y: 405, width: 100, height: 11 } }],
  },
  known: [],
  once: async () => made,
  isPrivate: async () => false,
};

it('a picture that another page shows as well is made once, and keeps its own place and caption', async () => {
  const figure = { page: 3, index: 2, bytes: new Uint8Array([1]), box, isAlone: false, drawn: false };
  const taken = await processFigure(figure, context);
  expect(await taken!.make!()).toMatchObject({
    path: 'Vendas/Book.pdf, página 3, imagem 2',
    name: 'Book.pdf, página 3, imagem 2',
    source: { file: 'Vendas/Book.pdf', page: 3 },
    caption: 'Salão de festas',
    variants,
    url: '/media/img/a.webp',
  });
});
