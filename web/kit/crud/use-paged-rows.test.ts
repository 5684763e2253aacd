import { describe, expect, it } from 'vitest';
import { plainView } from '#web/kit/table/url-state.ts';
import { askedView, assemble, pagedQuery, pagesAround, pagesToRead } from './use-paged-rows.ts';

describe('a list that is read page by page', () => {
  it('reads the pages in sight and those that come next', () => {
    expect(pagesAround(0, 12)).toEqual([1]);
    expect(pagesAround(0, 30)).toEqual([1, 2]);
    expect(pagesAround(90, 110)).toEqual([2, 3]);
    expect(pagesAround(19_990, 19_999)).toEqual([400, 401]);
  });

  it('has a row for each match that was counted, and says that there are more', () => {
    const page = (pagina: number, found: { total: number; aoMenos?: true }) => ({
      itens: Array.from({ length: 50 }, (_, n) => ({ id: pagina * 1000 + n, revisao: 1 })),
      pagina,
      registros: 200_000,
      ...found,
    });
    const many = { total: 5_000, aoMenos: true as const };
    const top = assemble([page(1, many), page(2, many)])!;
    expect([top.rows.length, top.matches, top.all]).toEqual([5_000, { moreThan: 5_000 }, 200_000]);
    expect([top.rows[0]?.id, top.rows[50]?.id, top.rows[100]]).toEqual([1000, 2000, null]);
    // Further down more were counted, and at the end it is known where that is.
    const further = assemble([page(99, many), page(100, { total: 10_000, aoMenos: true })])!;
    expect([further.rows.length, further.matches]).toEqual([10_000, { moreThan: 10_000 }]);
    const end = assemble([page(99, many), page(100, { total: 5_040 })])!;
    expect([end.rows.length, end.matches]).toEqual([5_040, 5_040]);
    expect(assemble([])).toBeNull();
  });

  it('goes on reading the furthest page it has come to, which tells how far the list reaches', () => {
    expect(pagesToRead([1], 12)).toEqual([1]);
    expect(pagesToRead([1, 2], 120)).toEqual([1, 2, 120]);
    expect(pagesToRead([119, 120], 120)).toEqual([119, 120]);
  });

  it('asks for a view in the words of the address, and for nothing that is at its default', () => {
    const filters = { status: '', site: 'ativo' };
    expect(pagedQuery({ ...plainView, search: ' ' })).toBe('');
    expect(
      pagedQuery({
        ...plainView,
        search: 'zé & cia',
        sorts: [{ column: 'nome', descending: false }],
        filters,
      }),
    ).toBe('q=z%C3%A9+%26+cia&ordem=nome&site=ativo');
    expect(pagedQuery({ ...plainView, sorts: [{ column: 'creci', descending: true }] })).toBe(
      'ordem=creci&direcao=desc',
    );
    const conditions = ['SP', 'RJ'].map((value) => ({ column: 'uf', operator: '=' as const, value }));
    const query = pagedQuery({ ...plainView, search: 'a', conditions });
    expect(query).toBe('q=a&condicao=uf%3DSP&condicao=uf%3DRJ');
    expect(askedView(query)).toEqual({ q: 'a', condicao: ['uf=SP', 'uf=RJ'] });
    expect(askedView('q=a')).toEqual({ q: 'a' });
  });
});
