import { describe, expect, it } from 'vitest';
import { duvidasEm } from '#contract/cadastros/certeza.ts';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import { extractEmpreendimento } from './extract-empreendimento.ts';
import { doubtGoneBy } from './gone-by.ts';

const today = new Date('2026-11-24T12:00:00Z');

/** The fields that are questions today of a book saying this. */
function asked(...texts: string[]): string[] {
  const lines = ['Residencial Aurora', ...texts].map((text, index) => ({
    text,
    box: { x: 40, y: 40 + index * 60, width: 400, height: index === 0 ? 30 : 10 },
  }));
  const page = { page: 1, width: 595, height: 842, legibility: 1, lines };
  const book: DocumentText = { path: 'Book.pdf', kind: 'book', date: null, pageCount: 1, pages: [page] };
  const { fatos } = extractEmpreendimento({ documents: [book], folderName: 'Aurora' });
  const of = ['status', 'dataEntrega', 'entregas'];
  expect(duvidasEm(fatos).filter((campo) => of.includes(campo))).toEqual([]);
  return duvidasEm(doubtGoneBy(fatos, today)).filter((campo) => of.includes(campo));
}

describe('what was promised and is gone by', () => {
  it.each([
    ['Previsão de entrega: março de 2024', ['dataEntrega']],
    ['Previsão de entrega: outubro de 2026', ['dataEntrega']],
    ['Entrega: 2023', ['entregas']],
    ['Entrega no 1º semestre de 2026', ['entregas']],
    ['Previsão de entrega: 3T26', ['entregas']],
    ['Entregue em 2031', ['status']],
  ])('is a question: %s', (line, fields) => {
    expect(asked(line)).toEqual(fields);
  });

  it.each([
    'Previsão de entrega: novembro de 2026',
    'Entrega: 2026',
    'Entrega no 2º semestre de 2026',
    'Previsão de entrega: 4T26',
    'Entregue em 2019',
  ])('is none while it may come, or where it came: %s', (line) => {
    expect(asked(line)).toEqual([]);
  });

  it('a building that is ready was delivered when it says', () => {
    expect(asked('Pronto para morar', 'Entrega: 03/2024')).toEqual([]);
  });
});
