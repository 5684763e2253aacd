import { describe, expect, it } from 'vitest';
import { createSearchIndex } from './search-index.ts';

const names = ['José Álvares', 'Maria da Conceição', 'jose roberto', 'Ana\nJosé', 'Zoé'];
const index = createSearchIndex(names, (name) => name, 2);
const found = (q: string, page = 1) => {
  const { rows, total } = index.search(q, page);
  return { rows: rows.map((row) => JSON.parse(row.toString())), total };
};

describe('a search in memory', () => {
  it('BRK-02 finds a part of the text, ignoring case and accents', () => {
    expect(found('JOSÉ')).toEqual({ rows: ['José Álvares', 'jose roberto'], total: 3 });
    expect(found('conceicao').rows).toEqual(['Maria da Conceição']);
    expect(found('oé').rows).toEqual(['Zoé']);
    expect(found('oe').total).toBe(1);
  });

  it('finds a row once, however often it holds the words, and never across two rows', () => {
    expect(found('a').total).toBe(3);
    expect(found('alvares maria').total).toBe(0);
    expect(found('ana jose').rows).toEqual(['Ana\nJosé']);
  });

  it('answers pages, and nothing beyond the last', () => {
    expect(found('', 1)).toEqual({ rows: names.slice(0, 2), total: 5 });
    expect(found('', 3)).toEqual({ rows: ['Zoé'], total: 5 });
    expect(found('', 4)).toEqual({ rows: [], total: 5 });
    expect(found('jose', 2)).toEqual({ rows: ['Ana\nJosé'], total: 3 });
  });

  it('an empty list answers nothing', () => {
    expect(createSearchIndex([], String, 2).search('a', 1)).toEqual({ rows: [], total: 0 });
  });
});
