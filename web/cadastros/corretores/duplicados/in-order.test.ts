import { expect, it } from 'vitest';
import { corretor } from '#tests/e2e/support/painel.ts';
import { inOrder } from './in-order.ts';

const order = (...rows: Parameters<typeof corretor>[0][]) => inOrder(rows.map(corretor), [1, 2]);

it('of two, the one stays whose site is on, though he came later', () => {
  expect(order({ id: 1, siteAtivo: false }, { id: 2, siteAtivo: true, slug: 'mariza' })).toEqual([2, 1]);
});

it('then of whom more is known, else the earlier', () => {
  const plain = { siteAtivo: false, biografia: null, precoMinimo: null, precoMaximo: null };
  expect(order({ ...plain, id: 1 }, { ...plain, id: 2, precoMinimo: '300000' })).toEqual([2, 1]);
  expect(order({ ...plain, id: 1 }, { ...plain, id: 2 })).toEqual([1, 2]);
});
