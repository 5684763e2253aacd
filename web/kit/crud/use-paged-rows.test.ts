import { describe, expect, it } from 'vitest';
import { pagedQuery, pagesAround } from './use-paged-rows.ts';

describe('a list that is read page by page', () => {
  it('reads the pages in sight and those that come next', () => {
    expect(pagesAround(0, 12)).toEqual([1]);
    expect(pagesAround(0, 30)).toEqual([1, 2]);
    expect(pagesAround(90, 110)).toEqual([2, 3]);
    expect(pagesAround(19_990, 19_999)).toEqual([400, 401]);
  });

  it('asks for a view in the words of the address, and for nothing that is at its default', () => {
    const filters = { status: '', site: 'ativo' };
    expect(pagedQuery({ search: ' ', sort: null, filters: {} })).toBe('');
    expect(pagedQuery({ search: 'zé & cia', sort: { column: 'nome', descending: false }, filters })).toBe(
      'q=z%C3%A9+%26+cia&ordem=nome&site=ativo',
    );
    expect(pagedQuery({ search: '', sort: { column: 'creci', descending: true }, filters: {} })).toBe(
      'ordem=creci&direcao=desc',
    );
  });
});
