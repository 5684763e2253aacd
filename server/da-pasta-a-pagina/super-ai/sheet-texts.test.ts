import { describe, expect, it } from 'vitest';
import type { DocumentReading, DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import { createSheets } from '#server/adapters/sheets/create.ts';
import { readSheet } from '#server/da-pasta-a-pagina/documentos/service.ts';
import { extractEmpreendimento } from '#server/da-pasta-a-pagina/extracao/extract-empreendimento.ts';
import { makeXlsx } from '#tests/fixtures/planilha.ts';
import { sheetTexts } from './sheet-texts.ts';

type Cells = (string | number | null)[][];
const sheets = createSheets();
const read = (path: string, bytes: Uint8Array) => readSheet({ path, bytes, sheets });
const workbook = async (path: string, pages: Record<string, Cells>) => read(path, await makeXlsx(pages));
const csv = (path: string, rows: Cells, separator = ';') =>
  read(path, Buffer.from(rows.map((cells) => cells.join(separator)).join('\n')));

const page = (lines: string[]): DocumentText['pages'][number] => ({
  page: 1,
  width: 595,
  height: 842,
  legibility: 1,
  lines: lines.map((text, index) => ({
    text,
    box: { x: 40, y: 40 + index * 30, width: text.length * 6, height: 12 },
  })),
});
const pdf = (path: string, lines: string[]): DocumentText => ({
  path,
  kind: 'book',
  date: null,
  pageCount: 1,
  pages: [page(lines)],
});
const cover = pdf('Book.pdf', ['Residencial Aurora', 'Viver bem perto do mar.']);
const factsOf = (pdfs: DocumentText[], ...readings: DocumentReading[]) =>
  extractEmpreendimento({ documents: [...pdfs, ...sheetTexts(pdfs, readings).texts], folderName: null })
    .fatos;
const wordsOf = (...readings: DocumentReading[]) =>
  sheetTexts([cover], readings).texts.flatMap(({ pages }) =>
    pages.flatMap(({ lines }) => lines.map(({ text }) => text)),
  );

const ficha: Cells = [
  ['Ficha técnica'],
  [],
  ['Empreendimento', 'Residencial Aurora'],
  ['Incorporadora', 'Construtora Horizonte Ltda.'],
  ['Endereço', 'Rua das Acácias, 120 - Bairro Centro - Itapema/SC'],
  ['Arquitetura', 'Studio Meridiano'],
  ['Entrega:', '06/2029'],
  ['Área privativa', '63 m² a 82 m²'],
  ['Vagas', '1 a 2 vagas por apartamento'],
  ['Preço', 'A partir de R$ 680.000,00'],
  ['Lazer', 'Piscina', 'Academia', 'Salão de festas'],
];
const head = ['Apto', 'Torre', 'Andar', 'Tipo', 'Área privativa', 'Vagas', 'Preço'];
const units: Cells = [201, 202, 301, 302].map((name, index) => [
  String(name),
  'Sul',
  Math.floor(name / 100),
  '2 dorms',
  63 + index * 10,
  1,
  680_000 + index * 50_000,
]);

describe('what a spreadsheet says of the building', () => {
  it.each([
    [
      'an XLSX, on its second sheet',
      () => workbook('Ficha.xlsx', { Capa: [['Uso interno']], Ficha: ficha }),
      2,
    ],
    ['a CSV', () => csv('Ficha.csv', ficha), 1],
  ])('is read as a book’s lines are: %s', async (_, sheet, sheetNumber) => {
    const reading = await sheet();
    const fatos = factsOf([cover], reading);
    expect(fatos).toMatchObject({
      nome: { value: 'Residencial Aurora' },
      incorporadora: { value: 'Construtora Horizonte Ltda.' },
      dataEntrega: { value: '2029-06' },
      areaMin: { value: '63' },
      areaMax: { value: '82' },
      precoInicial: { value: '680000.00' },
      cidade: { value: 'Itapema' },
      bairro: { value: 'Centro' },
      endereco: { value: 'Rua das Acácias, 120' },
    });
    expect(fatos.dataEntrega!.evidence).toEqual([
      {
        file: reading.state === 'lido' && reading.document.path,
        page: sheetNumber,
        quote: 'Entrega: 06/2029',
        box: null,
        tipo: 'rotulo',
      },
    ]);
    expect(fatos.amenidades.map(({ value }) => value.toLowerCase())).toEqual(
      expect.arrayContaining(['piscina', 'academia', 'salão de festas']),
    );
  });

  it('labels and values in turn are read two by two, a table of types under its headings', async () => {
    const words = wordsOf(
      await workbook('Resumo.xlsx', {
        Um: [
          ['Torres', 2, 'Arquitetura', 'Studio Meridiano'],
          ['Pavimentos', 18, 'Entrega', '06/2029'],
          [],
          ['Tipo', 'Área privativa', 'Dormitórios'],
          ['Garden', '63,00 m²', 2],
          ['Cobertura', '140,00 m²', 3],
        ],
      }),
    );
    expect(words).toEqual([
      'Torres: 2',
      'Arquitetura: Studio Meridiano',
      'Pavimentos: 18',
      'Entrega: 06/2029',
      'Tipo\tÁrea privativa\tDormitórios',
      'Garden\t63,00 m²\t2',
      'Cobertura\t140,00 m²\t3',
    ]);
  });
});

describe('a table of units', () => {
  it('alone makes no fact, however few its rows', async () => {
    const before = factsOf([cover]);
    for (const rows of [units, units.slice(0, 2)]) {
      expect(
        factsOf([cover], await workbook('Tabela de vendas 09-2026.xlsx', { Preços: [head, ...rows] })),
      ).toEqual(before);
      expect(factsOf([cover], await csv('dados.csv', [head, ...rows]))).toEqual(before);
    }
  });

  it('speaks by what stands above and below it, not by its rows, sums and means', async () => {
    const words = wordsOf(
      await workbook('Tabela.xlsx', {
        Preços: [
          ['Residencial Aurora'],
          ['Entrega', '06/2029'],
          [],
          head,
          ...units,
          ['402', 'Sul', 4, 'a confirmar', '?', '?', '?'],
          [],
          ['Valor médio', 755_000],
          ['Área média', '78 m²'],
          ['VGV total', 'R$ 3.020.000,00'],
          ['Arquitetura', 'Studio Meridiano'],
        ],
      }),
    );
    expect(words).toEqual(['Residencial Aurora', 'Entrega: 06/2029', 'Arquitetura: Studio Meridiano']);
  });

  it('and lists of prices or people that are no table of units say nothing either', async () => {
    const people: Cells = [1, 2, 3].map((n) => [`Cliente ${n}`, `(47) 99999-000${n}`, 'quente']);
    expect(
      wordsOf(await workbook('Leads.xlsx', { Um: [['Cliente', 'Telefone', 'Estado'], ...people] })),
    ).toEqual([]);
    const flow: Cells = [1, 2, 3].map((n) => [`Parcela ${n}`, 30 * n, 50_000 * n]);
    expect(wordsOf(await workbook('Fluxo.xlsx', { Um: [['Parcela', 'Dia', 'Valor'], ...flow] }))).toEqual([]);
  });
});

describe('a hostile spreadsheet', () => {
  it('costs little: thousands of rows, wide rows, formulas as text, control characters', async () => {
    const words = wordsOf(
      await csv('Ficha.csv', [
        ['=HYPERLINK("http://x.example")', 'Entrega'],
        ['Arquitetura\u0007\u202e', 'Studio\u200b Meridiano'],
        Array.from({ length: 200 }, (_, index) => `coluna ${index}`),
        ...Array.from({ length: 4_000 }, (_, index) => [`Nota ${'x'.repeat(200)}`, `linha ${index}`]),
      ]),
    );
    expect(words.slice(0, 2)).toEqual(['Entrega', 'Arquitetura: Studio Meridiano']);
    expect(words.length).toBeLessThanOrEqual(200);
    expect(words.join('').length).toBeLessThanOrEqual(20_000);
    expect(words.join('\n')).not.toMatch(/HYPERLINK|coluna 7|\p{Cf}/u);
  });

  it('of another development is left out, by name', async () => {
    const other = await workbook('Ficha Mirante.xlsx', {
      Um: [
        ['Ficha técnica'],
        ['Empreendimento', 'Mirante do Vale'],
        ['Incorporadora', 'Vale Empreendimentos Ltda.'],
        ['Endereço', 'Avenida Brasil, 900 - Bairro Pioneiros - Balneário Camboriú/SC'],
        ['Apartamentos', '2 e 3 dormitórios de 90 m² a 120 m² de área privativa'],
        ['Vagas de garagem', '2 vagas'],
        ['Lazer', 'Piscina', 'Academia'],
        ['Entrega', '12/2030'],
        ['Registro de incorporação', 'R-3 da matrícula 98.765'],
      ],
    });
    const book = pdf('Book.pdf', [
      'Residencial Aurora',
      'Empreendimento: Residencial Aurora',
      'Uma realização Construtora Horizonte Ltda.',
      'Endereço: Rua das Acácias, 120 - Bairro Centro - Itapema/SC',
      'Apartamentos de 2 e 3 dormitórios de 63 m² a 82 m² de área privativa',
      '1 a 2 vagas de garagem. Piscina, academia e salão de festas',
      'Entrega prevista: novembro de 2029',
      'Registro de incorporação R-3 da matrícula 45.678',
    ]);
    const { texts, warnings } = sheetTexts([book], [other]);
    expect(texts).toEqual([]);
    expect(warnings).toEqual(['“Ficha Mirante.xlsx” ficou de fora: fala de outro empreendimento.']);
  });
});
