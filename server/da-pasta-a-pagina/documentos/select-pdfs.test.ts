import { describe, expect, it } from 'vitest';
import { type Looked, selectPdfs } from './service.ts';

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

  it('where a look at each was taken, what it told decides, and junk takes no book’s place', () => {
    const junk = Array.from({ length: 11 }, (_, i) => file(`BOOK ${i}.pdf`));
    const looked = new Map<string, Looked>([
      ...junk.map(
        ({ path }) =>
          [path, { assunto: 'outro', papel: 'uma receita', lingua: 'pt', sinais: 1, kind: 'book' }] as const,
      ),
      ['anexo_4.pdf', { assunto: 'venda', papel: null, lingua: 'pt', sinais: 9, kind: 'outro' }],
      ['brochure.pdf', { assunto: 'venda', papel: null, lingua: 'es', sinais: 6, kind: 'book' }],
    ]);
    const files = [...junk, file('anexo_4.pdf'), file('brochure.pdf'), file('digitalizado.pdf')];
    const { chosen, passed } = selectPdfs(files, 10, looked);
    expect(chosen.map(({ path }) => path)).toEqual(['anexo_4.pdf', 'digitalizado.pdf']);
    expect(passed).toContainEqual(
      expect.objectContaining({
        reason: 'outro-assunto',
        message: '“BOOK 3.pdf” ficou de fora: parece ser uma receita, não material de vendas.',
      }),
    );
    expect(passed).toContainEqual(
      expect.objectContaining({ message: '“brochure.pdf” ficou de fora: está em espanhol.' }),
    );
    // Where nothing is on offer, all there is is read if a person wants it.
    looked.delete('anexo_4.pdf');
    expect(selectPdfs(files, 10, looked).chosen).toHaveLength(10);
  });
});
