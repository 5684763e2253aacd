import { expect, test } from 'vitest';
import { mergeChanges } from './crud-dialog-merge.ts';

const base = { nome: 'Centro', zonaId: 3, informacoes: null, foto: null };

test('API-19 a field both changed is for a person to decide', () => {
  const merge = mergeChanges(base, { ...base, nome: 'Centro Novo' }, { ...base, nome: 'Centro Velho' });
  expect(merge).toMatchObject({ undecided: ['nome'], taken: [], values: { nome: 'Centro Novo' } });
});

test('API-19 what only the other changed is taken over, what only I changed stays', () => {
  const merge = mergeChanges(
    base,
    { ...base, nome: 'Centro Novo', zonaId: '3' },
    { ...base, zonaId: 4, informacoes: 'Histórico' },
  );
  expect(merge).toEqual({
    undecided: [],
    taken: ['zonaId', 'informacoes'],
    values: { nome: 'Centro Novo', zonaId: 4, informacoes: 'Histórico', foto: null },
  });
});

test('API-19 the same change made twice is no difference', () => {
  const both = { ...base, nome: 'Centro Novo', zonaId: '4' };
  expect(mergeChanges(base, both, { ...both, zonaId: 4 })).toMatchObject({ undecided: [], taken: [] });
});

test('API-19 emptying a field the other filled in is decided, not lost', () => {
  const filled = { ...base, informacoes: 'Antigo' };
  const merge = mergeChanges(filled, { ...filled, informacoes: '' }, { ...filled, informacoes: 'Novo' });
  expect(merge.undecided).toEqual(['informacoes']);
});
