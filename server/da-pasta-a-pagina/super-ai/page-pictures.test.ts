import { expect, it } from 'vitest';
import type { DriveFile } from '#server/adapters/drive/port.ts';
import { PdfError } from '#server/adapters/pdf/port.ts';
import { document } from '#tests/fixtures/model-bench.ts';
import { pagePictures } from './page-pictures.ts';

const folder = { key: 'k', url: 'https://drive.google.com/drive/folders/k' };
const drawnDocument = (path: string, pages: number) => {
  const made = document(
    path,
    'book',
    Array.from({ length: pages }, () => ['LETRAS']),
  );
  return { ...made, pages: made.pages.map((page) => ({ ...page, drawn: true as const })) };
};
function draw(documents: ReturnType<typeof document>[], { bytes = 1_000, broken = 0 } = {}) {
  const asked: [page: number, side: number][] = [];
  const shapes: unknown[] = [];
  const context = {
    folder,
    signal: new AbortController().signal,
    storage: { get: async () => ({ bytes: new Uint8Array(8) }) },
    pdf: {
      async renderPage(_: Uint8Array, page: number, side: number) {
        asked.push([page, side]);
        if (page === broken) throw new PdfError('corrompido', 'x');
        return new Uint8Array(4);
      },
    },
    images: {
      async reshape(_: Uint8Array, shape: unknown) {
        shapes.push(shape);
        return { format: 'jpeg', width: 9, height: 9, bytes: new Uint8Array(bytes) };
      },
    },
  } as unknown as Parameters<typeof pagePictures>[0];
  const files = documents.map(({ path }) => ({ id: path, path, version: '1' }) as unknown as DriveFile);
  return { pictures: pagePictures(context, documents, files), asked, shapes };
}

it('only pages whose letters are drawn are made, small JPEGs, and only when they are asked for', async () => {
  const mixed = drawnDocument('a.pdf', 3);
  const { drawn: _, ...plain } = mixed.pages[1]!;
  const { pictures, asked, shapes } = draw([{ ...mixed, pages: [mixed.pages[0]!, plain, mixed.pages[2]!] }]);
  expect(asked).toEqual([]);
  const made = await pictures();
  expect(made.map(({ path, page }) => [path, page])).toEqual([
    ['a.pdf', 1],
    ['a.pdf', 3],
  ]);
  expect(shapes[0]).toEqual({ width: 1_200, height: 1_200, fit: 'inside', format: 'jpeg' });
});

it('they are bounded in number and in bytes, and one that cannot be drawn stops none', async () => {
  expect(await draw([drawnDocument('a.pdf', 40)]).pictures()).toHaveLength(8);
  expect(await draw([drawnDocument('a.pdf', 40)], { bytes: 1_500_000 }).pictures()).toHaveLength(2);
  const rest = await draw([drawnDocument('a.pdf', 3)], { broken: 2 }).pictures();
  expect(rest.map(({ page }) => page)).toEqual([1, 3]);
});
