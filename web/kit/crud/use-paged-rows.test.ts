import { describe, expect, it } from 'vitest';
import { plainView } from '#web/kit/table/url-state.ts';
import { askedView, pagedQuery, pagesAround } from './use-paged-rows.ts';

describe('a list that is read page by page', () => {
  it('reads the pages in sight and those that come next', () => {
    expect(pagesAround(0, 12)).toEqual([1]);
    expect(pagesAround(0, 30)).toEqual([1, 2]);
    expect(pagesAround(90, 110)).toEqual([2, 3]);
    expect(pagesAround(19_990, 19_999)).toEqual([400, 401]);
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
