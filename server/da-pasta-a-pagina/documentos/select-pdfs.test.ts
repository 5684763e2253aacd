import { describe, expect, it } from 'vitest';
import { selectPdfs } from './service.ts';

const file = (path: string, modifiedAt: Date | null = null) => ({
  path,
  mimeType: 'application/pdf',
  modifiedAt,
});
const chosenOf = (paths: string[], limit?: number) =>
  selectPdfs(
    paths.map((path) => file(path)),
    limit,
  ).chosen.map(({ path }) => path);

describe('SUP-16 at most ten PDFs are read', () => {
  it('takes the newest table of each series, the book and the memorial before the rest', () => {
    const others = Array.from({ length: 12 }, (_, i) => `Estudo ${i}.pdf`);
    const { chosen, passed } = selectPdfs(
      [
        ...others,
        '250804_Z - TABELA DE VENDAS.pdf',
        '251013_Z - TABELA DE VENDAS.pdf',
        'TABELA LOJAS JAN 26.pdf',
        'Memorial Descritivo.pdf',
        'BOOK Z.pdf',
      ].map((path) => file(path)),
    );
    expect(chosen).toHaveLength(10);
    expect(chosen.map(({ path }) => path).slice(0, 4)).toEqual([
      'TABELA LOJAS JAN 26.pdf',
      '251013_Z - TABELA DE VENDAS.pdf',
      'BOOK Z.pdf',
      'Memorial Descritivo.pdf',
    ]);
    expect(passed).toHaveLength(7);
    expect(passed).toContainEqual(
      expect.objectContaining({ reason: 'limite-de-pdfs', path: '250804_Z - TABELA DE VENDAS.pdf' }),
    );
  });

  it('still reads an older table where there is room, after everything else', () => {
    expect(chosenOf(['Tabela 01-2026.pdf', 'Tabela 12-2025.pdf', 'Book.pdf'])).toEqual([
      'Tabela 01-2026.pdf',
      'Book.pdf',
      'Tabela 12-2025.pdf',
    ]);
  });

  it('tells undated tables of one series apart by when they were changed', () => {
    const { chosen } = selectPdfs([
      file('a/Tabela.pdf', new Date('2025-01-01')),
      file('b/Tabela.pdf', new Date('2026-01-01')),
    ]);
    expect(chosen.map(({ path }) => path)).toEqual(['b/Tabela.pdf', 'a/Tabela.pdf']);
  });

  it('names private papers without reading them, save certificates that find room', () => {
    const paths = ['Book.pdf', 'Contrato João.pdf', 'JURÍDICO/Certidão de inteiro teor.pdf'];
    const { chosen, passed } = selectPdfs(paths.map((path) => file(path)));
    expect(chosen.map(({ path }) => path)).toEqual(['Book.pdf', 'JURÍDICO/Certidão de inteiro teor.pdf']);
    expect(passed).toEqual([
      expect.objectContaining({ state: 'reservado', paper: 'contrato', registro: null }),
    ]);
    expect(chosenOf(paths, 1)).toEqual(['Book.pdf']);
    expect(chosenOf([...paths, 'Perguntas.pdf'], 2)).toEqual([
      'Book.pdf',
      'JURÍDICO/Certidão de inteiro teor.pdf',
    ]);
  });

  it('leaves what is no PDF to others', () => {
    expect(selectPdfs([{ path: 'fachada.jpg', mimeType: 'image/jpeg', modifiedAt: null }]).chosen).toEqual(
      [],
    );
  });
});
