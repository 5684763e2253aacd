import { describe, expect, it } from 'vitest';
import { PdfError } from '#server/adapters/pdf/port.ts';
import { type PictureTools, readCardFromPdf, takePicture } from './take-picture.ts';

const card = { numero: '12345', uf: 'SP', tipo: 'F' } as const;
const media = { midia: 'm1', bytes: 2000 };
const { signal } = new AbortController();

/** A channel whose file has these pages; what is stored is kept. */
function createTools(pages: string[]) {
  const stored: string[] = [];
  const tools = {
    channel: { download: () => Promise.resolve(new Uint8Array([1])) },
    images: {
      reshape: (bytes: Uint8Array) => Promise.resolve({ bytes }),
      optimizeUpload: (bytes: Uint8Array) => Promise.resolve({ bytes, format: 'webp' }),
    },
    storage: { put: (key: string) => Promise.resolve(stored.push(key)), url: (key: string) => key },
    pdf: {
      renderPage: (_: Uint8Array, page: number) =>
        pages[page - 1] === undefined
          ? Promise.reject(new PdfError('corrompido', 'no such page'))
          : Promise.resolve(Buffer.from(pages[page - 1]!)),
    },
  } as unknown as PictureTools;
  return { tools, stored };
}
const readFront = ({ picture }: { picture: Uint8Array }) =>
  Promise.resolve(Buffer.from(picture).toString() === 'frente' ? card : null);

describe('the card as a PDF', () => {
  it.each([
    ['its first page', ['frente'], { carteira: card }],
    ['its second page', ['verso', 'frente'], { carteira: card }],
    ['none of its pages', ['verso', 'conta de luz'], { semCreci: true }],
    ['a file that does not open', [], null],
  ])('shows the CRECI on %s', async (_, pages, expected) => {
    const { tools, stored } = createTools(pages);
    expect(await readCardFromPdf(tools, media, { card: readFront, signal })).toEqual(expected);
    expect(stored).toEqual([]);
  });

  it('a picture sent for the card is kept nowhere, whether it is read or not; any other is kept', async () => {
    const { tools, stored } = createTools([]);
    expect(await takePicture(tools, media, { card: () => Promise.resolve(null), signal })).toEqual({
      semCreci: true,
    });
    expect(await takePicture(tools, media, { card: () => Promise.resolve(card), signal })).toEqual({
      carteira: card,
    });
    expect(stored).toEqual([]);
    expect(await takePicture(tools, media, { card: null, signal })).toHaveProperty('url');
    expect(stored).toHaveLength(1);
  });
});
