import { afterAll, describe, expect, it } from 'vitest';
import { createPdf } from '#server/adapters/pdf/unpdf.ts';
import { makePdf, type PageContent } from '#tests/fixtures/documentos/make-pdf.ts';
import { readDocument } from './service.ts';

const pdf = createPdf();
afterAll(() => pdf.close());

const read = async (path: string, pages: PageContent[] | Uint8Array, options = {}) =>
  readDocument({ path, bytes: pages instanceof Uint8Array ? pages : await makePdf(pages, options), pdf });
const book: PageContent = [
  { text: 'Residencial Aurora', size: 30 },
  'Apartamentos de dois dormitórios perto do mar, com piscina e salão de festas.',
];

describe('SUP-08 a PDF that cannot be read', () => {
  it.each([
    ['vazio', new Uint8Array()],
    ['nao-e-pdf', new TextEncoder().encode('<!DOCTYPE html><title>Entrar</title>')],
    ['corrompido', new TextEncoder().encode('%PDF-1.7 nada mais')],
  ])('is named with its reason: %s', async (reason, bytes) => {
    const reading = await read('Pasta/BOOK.pdf', bytes);
    expect(reading).toMatchObject({ state: 'ignorado', path: 'Pasta/BOOK.pdf', reason });
    expect(reading.state === 'ignorado' && reading.message).toMatch(
      /^“Pasta\/BOOK\.pdf” ficou de fora: .+\.$/,
    );
  });

  it('is named when it is cut off, protected or only pictures', async () => {
    const whole = await makePdf([book]);
    expect(await read('a.pdf', whole.slice(0, 900))).toMatchObject({ reason: 'corrompido' });
    expect(await read('b.pdf', [book], { userPassword: 'x' })).toMatchObject({
      reason: 'protegido-por-senha',
    });
    expect(await read('c.pdf', [[]])).toMatchObject({ reason: 'sem-texto' });
  });

  it('is named when its font encoding is shifted, and one such page costs only itself', async () => {
    const shifted = (text: string) =>
      text.replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) - 29));
    const rubbish = [shifted('Apartamentos de dois dormitorios perto do mar com piscina e salao de festas')];
    expect(await read('a.pdf', [rubbish])).toMatchObject({ reason: 'texto-ilegivel' });
    const mixed = await read('Book.pdf', [book, rubbish]);
    expect(mixed).toMatchObject({
      state: 'lido',
      document: { pages: [{ page: 1 }, { page: 2, lines: [] }] },
    });
    expect(mixed.state === 'lido' && mixed.warnings).toEqual([
      'O texto da página 2 de “Book.pdf” é ilegível (codificação da fonte trocada) e não foi usado.',
    ]);
  });

  it('of 500 pages is read up to its limit, and that is said', async () => {
    const reading = await read(
      'Memorial.pdf',
      Array.from({ length: 500 }, () => book),
    );
    expect(reading).toMatchObject({
      state: 'lido',
      document: { pageCount: 500 },
      warnings: ['“Memorial.pdf” tem 500 páginas; foram lidas as 120 primeiras.'],
    });
  });
});

describe('what a document is', () => {
  it('takes kind and date from its name, then from its pages', async () => {
    const dated = (path: string) =>
      read(path, [book]).then((r) => r.state === 'lido' && [r.document.kind, r.document.date]);
    expect(await dated('TABELA_DE_VENDAS_-_X_-_JANEIRO_26-2.pdf')).toEqual(['tabela', '2026-01']);
    expect(await dated('251013_Z - TABELA DE VENDAS.pdf')).toEqual(['tabela', '2025-10-13']);
    expect(await dated('Tabela OUT 28.pdf')).toEqual(['tabela', '2028-10']);
    expect(await dated('cadernoDePlantas.pdf')).toEqual(['plantas', null]);
    expect(await dated('Memorial Descritivo.pdf')).toEqual(['memorial', null]);
    expect(await dated('APRESENTACAO LIVE .pdf')).toEqual(['apresentacao', null]);
  });

  it('knows an unnamed price table by its rows and its header date', async () => {
    const row = (unit: string) => [unit, '63,45', 'R$ 450.000,00'];
    const reading = await read('VTC_R03.pdf', [
      [
        'Tabela vigente a partir de 13/10/2025',
        { table: ['101', '102', '103', '104'].map(row), stops: [40, 140, 240] },
      ],
    ]);
    expect(reading).toMatchObject({ document: { kind: 'tabela', date: '2025-10-13' } });
  });

  it('reads the date of a title that goes on in the next line', async () => {
    const reading = await read('TABELA DE VENDAS.pdf', [
      ['TABELA DE VENDAS - CASAS DA VILA', 'NOVA - NOVEMBRO/2026', 'Casa 1 118,00 m² R$ 690.000,00'],
    ]);
    expect(reading).toMatchObject({ document: { date: '2026-11' } });
  });

  it('does not take the delivery date for the date of the table', async () => {
    const reading = await read('tabela.pdf', [['Entrega prevista: 30/11/2029', ...book]]);
    expect(reading).toMatchObject({ document: { date: null } });
  });
});
