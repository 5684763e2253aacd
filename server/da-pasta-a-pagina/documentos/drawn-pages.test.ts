import { describe, expect, it } from 'vitest';
import type { DocumentReading, TextPage } from '#contract/da-pasta-a-pagina/documentos.ts';
import { drawnPages, withDrawnPages } from './service.ts';

const page = (number: number, ...texts: string[]): TextPage => ({
  page: number,
  width: 595,
  height: 842,
  lines: texts.map((text) => ({ text, box: { x: 40, y: 60, width: 400, height: 12 } })),
  legibility: 1,
});
const read = (path: string, kind: 'book' | 'tabela', pages: TextPage[]): DocumentReading => ({
  state: 'lido',
  document: { path, kind, date: null, pageCount: pages.length, pages },
  warnings: [],
});
const left = (path: string, reason: 'sem-texto' | 'texto-ilegivel' | 'corrompido'): DocumentReading => ({
  state: 'ignorado',
  path,
  reason,
  message: path,
});

describe('the pages that are read off their pictures', () => {
  it('are a book’s cover, its next page without text and its back', () => {
    const pages = [page(1), page(2, 'O lugar'), page(3), page(4), page(5, 'Plantas'), page(6)];
    expect(drawnPages([read('book.pdf', 'book', pages)])).toEqual([{ path: 'book.pdf', pages: [1, 3, 6] }]);
  });

  it('are the first ones of a document without text, and none of a broken file or of a price table', () => {
    const readings = [
      left('livreto.pdf', 'sem-texto'),
      left('fonte trocada.pdf', 'texto-ilegivel'),
      left('quebrado.pdf', 'corrompido'),
      left('Tabela de vendas.pdf', 'sem-texto'),
      read('Tabela de preços.pdf', 'tabela', [page(1, 'Apto'), page(2)]),
    ];
    expect(drawnPages(readings)).toEqual([
      { path: 'livreto.pdf', pages: [1, 2, 3, 4, 5, 6, 7, 8] },
      { path: 'fonte trocada.pdf', pages: [1, 2, 3, 4, 5, 6] },
    ]);
  });

  it('are few however many there are, and a cover comes before a whole scan', () => {
    const books = Array.from({ length: 8 }, (_, index) =>
      read(`book ${index}.pdf`, 'book', [page(1), page(2, 'O lugar')]),
    );
    const chosen = drawnPages([left('a.pdf', 'sem-texto'), left('b.pdf', 'sem-texto'), ...books]);
    expect(chosen.slice(0, 8).every(({ path }) => path.startsWith('book'))).toBe(true);
    expect(chosen.flatMap(({ pages }) => pages)).toHaveLength(14);
  });
});

describe('a document with pages that were read off their pictures', () => {
  const contract = page(
    2,
    'INSTRUMENTO PARTICULAR DE PROMESSA DE COMPRA E VENDA',
    'PROMITENTE VENDEDORA: Alfa Empreendimentos, doravante denominada simplesmente VENDEDORA.',
    'CLÁUSULA PRIMEIRA - DO OBJETO. As partes têm entre si justo e contratado o que segue.',
    'Fica eleito o foro da comarca de Itapema. Testemunhas: ____',
  );

  it('has their words in the place of nothing', () => {
    const told = withDrawnPages(read('book.pdf', 'book', [page(1), page(2, 'O lugar')]), [page(1, 'Aurora')]);
    expect(told).toMatchObject({
      state: 'lido',
      document: { pages: [{ page: 1, drawn: true, lines: [{ text: 'Aurora' }] }, { page: 2 }] },
    });
  });

  it('is a private paper if they say so, whether it had any text or not', () => {
    for (const reading of [
      read('doc.pdf', 'book', [page(1, 'Anexo'), page(2)]),
      left('doc.pdf', 'sem-texto'),
    ])
      expect(withDrawnPages(reading, [contract])).toMatchObject({ state: 'reservado', paper: 'contrato' });
  });
});
