import { describe, expect, it } from 'vitest';
import { duvidasEm } from '#contract/cadastros/certeza.ts';
import type { DocumentText, TextPage } from '#contract/da-pasta-a-pagina/documentos.ts';
import { bookOf } from '#tests/fixtures/book-of.ts';
import { extractEmpreendimento } from './extract-empreendimento.ts';
import { possibleAnswers } from './provas/names.ts';

/** A line, or a line with the height of its letters and where it stands. */
type Line = string | [text: string, height: number, y?: number];

const pageOf = (lines: Line[], page: number, drawn = false): TextPage => ({
  page,
  width: 595,
  height: 842,
  legibility: 1,
  ...(drawn ? { drawn: true } : {}),
  lines: lines.map((line, index) => {
    const [text, height, y] = typeof line === 'string' ? [line, 11] : line;
    return { text, box: { x: 40, y: y ?? 60 + index * 60, width: text.length * 5, height } };
  }),
});
const documentOf = (pages: TextPage[]): DocumentText => ({
  path: 'Book.pdf',
  kind: 'book',
  date: null,
  pageCount: pages.length,
  pages,
});
function readPages(pages: TextPage[]) {
  const documents = [documentOf(pages)];
  const { fatos } = extractEmpreendimento({ documents, folderName: 'Material de Vendas 12' });
  const isStated = fatos.nome !== null && !duvidasEm(fatos).includes('nome');
  const offered = possibleAnswers(documents).nome.map(({ value }) => value);
  return {
    stated: isStated ? fatos.nome!.value : null,
    candidates: [fatos.nome?.value, ...(fatos.nome?.conflicts ?? []).map(({ value }) => value), ...offered],
  };
}
const read = (...pages: Line[][]) => readPages(pages.map((lines, index) => pageOf(lines, index + 1)));
const foot = (text: string): Line => [text, 8, 810];

describe('TRU-07 the name from the documents', () => {
  it.each<[string, Line[][]]>([
    [
      'the largest words of the cover, repeated in running text',
      [[['MIRANTE DO VALE', 40]], ['O Mirante do Vale tem vinte andares.']],
    ],
    [
      'a cover in small letters',
      [
        [
          ['mirante', 40],
          ['do vale', 40],
        ],
        ['Plantas de 62 m²', 'no mirante do vale você acorda cedo'],
      ],
    ],
    [
      'what the text repeats, where the cover says a motto',
      [
        [
          ['O alto da cidade é seu', 40],
          ['Mirante do Vale', 16],
        ],
        ['O Mirante do Vale tem 20 andares.', 'Morar no Mirante do Vale é ver longe.'],
        ['Lazer do Mirante do Vale'],
      ],
    ],
    [
      'what a sentence says and the legal note begins with',
      [
        [['A cidade abaixa a voz', 24]],
        ['O Mirante do Vale é o primeiro prédio da rua.'],
        ['Mirante do Vale. Alfa Incorporações Ltda. Registro de incorporação R-4, matrícula 12.345.'],
      ],
    ],
    ['what a label calls the name', [[['A cidade abaixa a voz', 24]], ['Nome comercial: Mirante do Vale']]],
  ])('is %s', (_what, pages) => {
    expect(read(...pages).stated).toBe('Mirante do Vale');
  });

  it('is read off a drawn cover: a witness beside the text, and alone a question', () => {
    const cover = pageOf([['MIRANTE DO VALE', 60]], 1, true);
    const told = readPages([
      cover,
      pageOf(['O Mirante do Vale tem vinte andares.', 'Lazer do Mirante do Vale.'], 2),
    ]);
    expect(told.stated).toBe('Mirante do Vale');
    const alone = readPages([cover, pageOf(['Plantas de 62 m²', 'Piscina'], 2)]);
    expect(alone.stated).toBeNull();
    expect(alone.candidates.map((one) => one?.toLowerCase())).toContain('mirante do vale');
  });

  it('is never the firm, though it signs every page, nor a place, though it is larger', () => {
    const signed = read(
      [['MIRANTE DO VALE', 40], foot('Caldeira Montes')],
      ['O Mirante do Vale tem vinte andares.', foot('Caldeira Montes')],
      ['Plantas', foot('Caldeira Montes')],
      ['Lazer', foot('Caldeira Montes')],
      ['Mais um lançamento da Caldeira Montes.', foot('Caldeira Montes')],
    );
    expect(signed.stated).toBe('Mirante do Vale');
    const placed = read(
      [
        ['GLEBA PALHANO', 40],
        ['Mirante do Vale', 20],
      ],
      ['O Mirante do Vale fica na Rua Ibiporã, 12, Gleba Palhano, Londrina/PR'],
      ['Lazer do Mirante do Vale'],
    );
    expect(placed.stated).not.toBe('Gleba Palhano');
    expect(placed.candidates).toContain('Mirante do Vale');
  });

  it('runs along the pages', () => {
    const lines = ['Plantas', 'Lazer', 'Localização', 'Acabamentos'];
    const { candidates } = read(
      [['Há ruas em que a cidade abaixa a voz', 24]],
      ...lines.map((text, index): Line[] => [text, 'Varandas largas.', foot(`Ibirá 88 ${index + 2}`)]),
    );
    expect(candidates).toContain('Ibirá 88');
  });

  it.each(['Ed. Barão de Itapoã', 'Cond. Sta. Luzia', 'Edifício D. Pedro II', 'Res. Dr. João Moura'])(
    'goes on after the point of an abbreviation: %s',
    (name) => {
      expect(read([[name, 40]], ['Apartamentos de 62 m² a 88 m²']).stated).toBe(name);
    },
  );

  it('ends where a sentence ends, and is no abbreviation alone', () => {
    expect(read([['Solar do Porto. Lançamento', 40]], ['Apartamentos de 62 m²']).stated).toBe(
      'Solar do Porto',
    );
    expect(read([['Ed.', 40]], ['Apartamentos de 62 m²']).stated).toBeNull();
  });

  it.each<[string, string]>([
    ['PINHEIROS 12', 'Codinome da obra: Pinheiros 12'],
    ['OBRA 47', 'Obra 47'],
  ])('is no code name: %s', (code, line) => {
    const { stated, candidates } = read(
      [
        [code, 40],
        ['Mirante do Vale', 20],
      ],
      [line, 'O Mirante do Vale tem 20 andares.', 'O Mirante do Vale nasce no alto.'],
    );
    expect(stated ?? 'Mirante do Vale').toBe('Mirante do Vale');
    expect(candidates).toContain('Mirante do Vale');
  });

  it.each(['OBRA 47', 'Canteiro 9'])(
    'is asked for where the cover has the number of the works: %s',
    (code) => {
      expect(read([[code, 40]], ['Apartamentos de 62 m² a 88 m²']).stated).toBeNull();
    },
  );
});

it('a sentence’s article is no part of the name', () => {
  const { fatos } = extractEmpreendimento({
    documents: [
      bookOf(
        ['RESIDENCIAL DAS ACÁCIAS', 'Rua das Acácias, 120 - Centro, Itapema/SC'],
        ['O Residencial das Acácias tem apartamentos de 70 m² de área privativa.'],
      ),
    ],
    folderName: null,
  });
  expect(fatos.nome?.value).toBe('Residencial das Acácias');
});

it('whose a building is, after ‘by’, is no part of its name', () => {
  const { fatos } = extractEmpreendimento({
    documents: [bookOf(['NAVE ZONA SETE by Pontal Azul'], ['O Nave Zona Sete tem apartamentos de 70 m².'])],
    folderName: null,
  });
  expect(fatos.nome?.value).toBe('Nave Zona Sete');
});
