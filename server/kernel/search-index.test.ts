import { describe, expect, it } from 'vitest';
import { createSearchIndex, type Search } from './search-index.ts';

const names = ['José Álvares', 'Maria da Conceição', 'jose roberto', 'Ana\nJosé', 'Zoé'];
const index = createSearchIndex(names, { text: (name) => name }, 2);
const found = (q: string, page = 1) => {
  const { rows, total } = index.search({ q, page });
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
    expect(createSearchIndex([], { text: String }, 2).search({ q: 'a', page: 1 })).toEqual({
      rows: [],
      total: 0,
      all: 0,
    });
  });
});

describe('filters and orders', () => {
  const people = [
    { nome: 'Zona 10', uf: 'SP', idade: 30 },
    { nome: 'Ávila', uf: 'RJ', idade: null },
    { nome: 'zona 2', uf: 'SP', idade: 20 },
    { nome: 'Avelar', uf: 'SP', idade: 20 },
  ];
  const byPeople = createSearchIndex(
    people,
    {
      text: ({ nome }) => nome,
      filters: { uf: ({ uf }) => uf },
      orders: { nome: ({ nome }) => nome, idade: ({ idade }) => idade },
      compared: { nome: ({ nome }) => nome, idade: ({ idade }) => idade, uf: ({ uf }) => [uf, 'BR'] },
    },
    10,
  );
  const names = (search: Partial<Search>) =>
    byPeople
      .search({ q: '', page: 1, ...search })
      .rows.map((row) => (JSON.parse(row.toString()) as { nome: string }).nome);

  it('BRK-06 orders as Portuguese does, numbers by their size, both ways, and gives the first order back', () => {
    expect(names({ orders: [{ by: 'nome', descending: false }] })).toEqual([
      'Avelar',
      'Ávila',
      'zona 2',
      'Zona 10',
    ]);
    expect(names({ orders: [{ by: 'nome', descending: true }] })).toEqual([
      'Zona 10',
      'zona 2',
      'Ávila',
      'Avelar',
    ]);
    expect(names({})).toEqual(people.map(({ nome }) => nome));
  });

  it('what has no value is last both ways, and equals stay as they came', () => {
    expect(names({ orders: [{ by: 'idade', descending: false }] })).toEqual([
      'zona 2',
      'Avelar',
      'Zona 10',
      'Ávila',
    ]);
    expect(names({ orders: [{ by: 'idade', descending: true }] })).toEqual([
      'Zona 10',
      'zona 2',
      'Avelar',
      'Ávila',
    ]);
  });

  it('a filter, a search and an order go together; what is not known leaves nothing out', () => {
    const orders = [{ by: 'nome', descending: false }];
    expect(names({ q: 'zona', filters: { uf: 'SP' }, orders })).toEqual(['zona 2', 'Zona 10']);
    expect(byPeople.search({ q: 'a', page: 1, filters: { uf: 'RJ' } })).toMatchObject({ total: 1, all: 4 });
    expect(
      names({ filters: { uf: undefined, outro: 'x' }, orders: [{ by: 'outro', descending: true }] }),
    ).toEqual(people.map(({ nome }) => nome));
  });

  it('several orders decide one after the other', () => {
    const orders = [
      { by: 'idade', descending: false },
      { by: 'nome', descending: true },
    ];
    expect(names({ orders })).toEqual(['zona 2', 'Avelar', 'Zona 10', 'Ávila']);
    expect(names({ orders: [orders[0]!, { by: 'nome', descending: false }] })).toEqual([
      'Avelar',
      'zona 2',
      'Zona 10',
      'Ávila',
    ]);
  });

  it('conditions hold beside search and filters, and the values of a column are counted among the matches', () => {
    expect(names({ conditions: ['idade>=20', 'nome~zona'] })).toEqual(['Zona 10', 'zona 2']);
    expect(names({ q: 'av', conditions: ['idade='] })).toEqual(['Ávila']);
    expect(names({ conditions: ['uf=RJ', 'senha=1', 'rubbish'] })).toEqual(['Ávila']);
    expect(byPeople.facets('idade', { q: '' })).toEqual([
      { valor: '20', total: 2 },
      { valor: '30', total: 1 },
      { valor: '', total: 1 },
    ]);
    expect(byPeople.facets('uf', { q: 'avelar' })).toEqual([
      { valor: 'SP', total: 1 },
      { valor: 'BR', total: 1 },
    ]);
    expect(byPeople.facets('senha', { q: '' })).toEqual([]);
    expect(byPeople.facets('toString', { q: '' })).toEqual([]);
  });
});
