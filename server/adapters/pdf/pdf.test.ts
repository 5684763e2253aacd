import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { makePdf } from '#tests/fixtures/documentos/make-pdf.ts';
import { shortenTimer } from '#tests/short-timer.ts';
import { createPdf } from './unpdf.ts';

const pdf = createPdf({ idleMs: 200 });
afterAll(() => pdf.close());

const linesOf = async (bytes: Uint8Array) =>
  (await pdf.read(bytes)).pages.flatMap((page) => page.lines.map((line) => line.text));

/** A one-page PDF with the given content stream, compressed or not. */
function rawPdf(content: Buffer, { deflate = false, length = content.length } = {}): Uint8Array {
  const filter = deflate ? ' /Filter /FlateDecode' : '';
  return new Uint8Array(
    Buffer.concat([
      Buffer.from(
        `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj\n5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\n4 0 obj<</Length ${length}${filter}>>stream\n`,
      ),
      content,
      Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
    ]),
  );
}

describe('lines of a page', () => {
  it('SUP-08 keeps a table row together although its columns stand out of order in the file', async () => {
    const bytes = await makePdf([
      [
        {
          table: [
            ['Unidade', 'Área', 'Valor'],
            ['101', '63,45', 'R$ 450.000,00'],
            ['102', '82,10', 'R$ 510.000,00'],
          ],
          stops: [40, 200, 360],
          order: [2, 0, 1],
        },
      ],
    ]);
    const lines = await linesOf(bytes);
    expect(lines).toEqual(['Unidade\tÁrea\tValor', '101\t63,45\tR$ 450.000,00', '102\t82,10\tR$ 510.000,00']);
  });

  it('reads running text column by column instead of gluing neighbours into one sentence', async () => {
    const bytes = await makePdf([
      [
        { text: 'O prédio fica perto do mar e tem vista para a serra inteira.', x: 40, y: 60, width: 150 },
        { text: 'A piscina aquecida recebe a família em todas as estações.', x: 320, y: 60, width: 150 },
      ],
    ]);
    const text = (await linesOf(bytes)).join(' ');
    expect(text).toContain('O prédio fica perto do mar e tem vista para a serra inteira.');
    expect(text).toContain('A piscina aquecida recebe a família em todas as estações.');
  });

  it('puts a figure that a narrow cell broke over two lines together again', async () => {
    const bytes = await makePdf([
      [{ table: [['101', '63,45', 'R$ 1.250.\n000,00', 'livre']], stops: [40, 140, 240, 400] }],
    ]);
    expect(await linesOf(bytes)).toEqual(['101\t63,45\tR$ 1.250.000,00\tlivre']);
  });

  it('leaves a column its figures although its heading ends in R$', async () => {
    const bytes = await makePdf([
      [
        {
          table: [
            ['Unid.', 'Preço R$', 'Ato'],
            ['204', '318.900', '15.945'],
          ],
          stops: [40, 140, 240],
        },
      ],
    ]);
    expect(await linesOf(bytes)).toEqual(['Unid.\tPreço R$\tAto', '204\t318.900\t15.945']);
  });

  it('gives boxes in points from the top left corner', async () => {
    const bytes = await makePdf([[{ text: 'Rua das Palmeiras', size: 20, x: 100, y: 200 }]]);
    const { pages } = await pdf.read(bytes);
    const box = pages[0]!.lines[0]!.box;
    expect(pages[0]).toMatchObject({ page: 1, width: 595.28, height: 841.89 });
    expect(box.x).toBeCloseTo(100, 0);
    expect(Math.abs(box.y - 200)).toBeLessThan(6);
    expect(box.height).toBeCloseTo(20, 0);
  });

  it('reads pages that are turned, upright and in their own coordinates', async () => {
    const content = Buffer.from('BT /F1 12 Tf 0 1 -1 0 100 50 Tm (Planta do pavimento tipo) Tj ET');
    const turned = Buffer.from(rawPdf(content))
      .toString('latin1')
      .replace('/Contents', '/Rotate 90/Contents');
    const { pages } = await pdf.read(new Uint8Array(Buffer.from(turned, 'latin1')));
    expect(pages[0]!.lines[0]!.text).toBe('Planta do pavimento tipo');
    expect(pages[0]!.lines[0]!.box.width).toBeGreaterThan(100);
    expect(pages[0]!.lines[0]!.box.height).toBeCloseTo(12, 0);
  });

  it('measures how much of a page looks like words when its font encoding is shifted', async () => {
    const text = 'Apartamentos com dois dormitórios, piscina aquecida e salão de festas na praia';
    const shifted = text.replace(/[a-z]/gi, (c) => String.fromCharCode(c.charCodeAt(0) - 29));
    const { pages } = await pdf.read(await makePdf([[text], [shifted.replace(/[^\x20-\x7e]/g, '$')]]));
    expect(pages[0]!.legibility).toBeGreaterThan(0.9);
    expect(pages[1]!.legibility).toBeLessThan(0.4);
  });
});

describe('documents that give no text', () => {
  const reasonOf = (bytes: Uint8Array) =>
    pdf.read(bytes).then(
      () => 'read',
      (error: { name: string; reason: string; message: string }) => `${error.name} ${error.reason}`,
    );

  it('SUP-08 names an empty file, a truncated one, one behind a password and a page of HTML', async () => {
    const whole = await makePdf([['Residencial Aurora']]);
    expect(await reasonOf(new Uint8Array())).toBe('PdfError vazio');
    expect(await reasonOf(whole.slice(0, 600))).toBe('PdfError corrompido');
    expect(await reasonOf(await makePdf([['x']], { userPassword: 's' }))).toBe(
      'PdfError protegido-por-senha',
    );
    expect(await reasonOf(new TextEncoder().encode('<!doctype html><h1>Login</h1>'))).toBe(
      'PdfError nao-e-pdf',
    );
  });

  it('opens a file whose password for readers is empty', async () => {
    expect(await linesOf(await makePdf([['Aberto a todos']], { ownerPassword: 'dona' }))).toEqual([
      'Aberto a todos',
    ]);
  });

  it('says that a scanned document has no text', async () => {
    expect(await reasonOf(rawPdf(Buffer.from('0 0 100 100 re f')))).toBe('PdfError sem-texto');
  });

  it('refuses a file above 200 MB without opening it', async () => {
    expect(await reasonOf(new Uint8Array(200 * 2 ** 20 + 1))).toBe('PdfError grande-demais');
  });

  it('reads the first pages of a document of 500 and says how many there are', async () => {
    const bytes = await makePdf(Array.from({ length: 500 }, (_, i) => [`Página ${i + 1} do memorial`]));
    const { pageCount, pages } = await pdf.read(bytes);
    expect(pageCount).toBe(500);
    expect(pages.map((page) => page.page)).toEqual(Array.from({ length: 120 }, (_, i) => i + 1));
  });
});

describe('T13 a document that would exhaust the machine', () => {
  it('is stopped at its time limit, and the next one is read', async () => {
    const hurried = createPdf({ timeMs: 40_000, memoryMb: 4096, threads: 1 });
    shortenTimer(40_000);
    // Millions of little texts keep pdf.js busy for many seconds.
    const bomb = rawPdf(deflateSync(Buffer.alloc(120 * 2 ** 20, 'BT /F1 9 Tf (a) Tj 1 1 Td (b) Tj ET\n')), {
      deflate: true,
    });
    await expect(hurried.read(bomb)).rejects.toMatchObject({ reason: 'tempo-esgotado' });
    await expect(hurried.read(await makePdf([['Depois da bomba']]))).resolves.toMatchObject({ pageCount: 1 });
    await hurried.close();
  });

  it('is stopped at its memory limit, and the process lives on', async () => {
    const small = createPdf({ memoryMb: 96, threads: 1 });
    const bomb = rawPdf(deflateSync(Buffer.alloc(400 * 2 ** 20, 'BT /F1 9 Tf (a) Tj ET\n')), {
      deflate: true,
    });
    await expect(small.read(bomb)).rejects.toMatchObject({ reason: 'memoria-esgotada' });
    await expect(small.read(await makePdf([['Depois da bomba']]))).resolves.toMatchObject({ pageCount: 1 });
    await small.close();
  });
});

describe('the reader', () => {
  it('hands the buffer over to its worker', async () => {
    const bytes = await makePdf([['Entregue']]);
    await pdf.read(bytes);
    expect(bytes.byteLength).toBe(0);
  });

  it('stops when the caller gives up', async () => {
    const giveUp = new AbortController();
    giveUp.abort(new Error('interrupted'));
    await expect(pdf.read(await makePdf([['x']]), { signal: giveUp.signal })).rejects.toThrow('interrupted');
  });

  it('answers many documents at once with two threads', async () => {
    const many = await Promise.all(Array.from({ length: 8 }, (_, i) => makePdf([[`Documento ${i}`]])));
    const texts = await Promise.all(many.map(linesOf));
    expect(texts.map((lines) => lines[0])).toEqual(many.map((_, i) => `Documento ${i}`));
  });

  it('draws a page as a picture of the width asked for', async () => {
    const png = Buffer.from(await pdf.renderPage(await makePdf([['Fachada']]), 1, 320));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(320);
  });
});
