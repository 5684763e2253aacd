import { afterAll, expect, it } from 'vitest';
import { createOcr } from '#server/adapters/ocr/create.ts';
import { PdfError } from '#server/adapters/pdf/port.ts';
import { createPdf } from '#server/adapters/pdf/unpdf.ts';
import { readTables } from '#server/da-pasta-a-pagina/unidades/service.ts';
import { makePdf } from '#tests/fixtures/documentos/make-pdf.ts';
import { scanOf } from '#tests/fixtures/scan.ts';
import { readScanned } from './service.ts';

const pdf = createPdf();
const ocr = createOcr();
afterAll(async () => {
  await pdf.close();
  await ocr.close();
});

const scan = async (table: Uint8Array) => new Uint8Array(await scanOf(pdf, table));

const rows = [
  ['Apto', 'Área privativa', 'Vagas', 'Preço (R$)', 'Situação'],
  ['201', '63,00', '1', '693.600,00', 'Disponível'],
  ['202', '82,00', '2', '845.000,00', 'Vendida'],
  ['301', '63,00', '1', '705.250,00', 'Disponível'],
];

it('a scanned price table is read into rows from the pictures of its pages, and said to be', async () => {
  const table = { table: rows, stops: [40, 160, 320, 440, 620], size: 14 };
  const scanned = await scan(
    await makePdf([[{ text: 'Tabela de vendas, 10/07/2026', size: 20 }, table]], { landscape: true }),
  );
  await expect(pdf.read(scanned.slice())).rejects.toThrow(PdfError);
  const reading = await readScanned({
    path: 'Tabela.pdf',
    bytes: scanned,
    pdf,
    ocr,
    signal: new AbortController().signal,
  });
  if (reading?.state !== 'lido') throw new Error('it was not read');
  expect(reading.warnings).toEqual([
    '“Tabela.pdf” foi digitalizado: só a tabela de unidades foi lida, pela imagem. Confira os valores.',
  ]);
  const [tabela] = readTables([reading.document], { scanned: true });
  expect(tabela?.data).toBe('2026-07-10');
  expect(
    tabela?.unidades.map(({ unidade, areaPrivativa, preco, estado }) => [
      unidade,
      areaPrivativa,
      preco,
      estado,
    ]),
  ).toEqual([
    ['201', '63.00', '693600.00', 'disponivel'],
    ['202', '82.00', '845000.00', 'vendida'],
    ['301', '63.00', '705250.00', 'disponivel'],
  ]);
}, 60_000);

it('pages without a word on them are nothing to read', async () => {
  const empty = await scan(await makePdf([['']], { landscape: true }));
  const signal = new AbortController().signal;
  expect(await readScanned({ path: 'Tabela.pdf', bytes: empty, pdf, ocr, signal })).toBeNull();
}, 60_000);
