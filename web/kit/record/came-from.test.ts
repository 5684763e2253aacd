import { expect, it } from 'vitest';
import { neighboursOf, unreadBeside, withRows } from './came-from.ts';

const from = { address: '/admin/corretores?busca=cida', ids: [9, 4, null, 7] };

it('leads to the neighbours in the order of the list one came from', () => {
  expect(neighboursOf(from, 9)).toEqual({ at: 1, of: 4, previous: null, next: 4 });
  expect(neighboursOf(from, 4)).toEqual({ at: 2, of: 4, previous: 9, next: null });
  expect(neighboursOf(from, 7)).toEqual({ at: 4, of: 4, previous: null, next: null });
  const rest = { path: '/api/corretores/busca', query: {}, by: 'pagina' as const, isMore: true as const };
  expect(neighboursOf({ ...from, rest }, 9)).toMatchObject({ at: 1, of: { moreThan: 4 } });
});

it('knows no neighbours of who did not stand in it, or where no list was looked at', () => {
  expect(neighboursOf(from, 5)).toBeNull();
  expect(neighboursOf(null, 9)).toBeNull();
});

it('knows which rows beside a record the list had not read, and takes them in where they stand', () => {
  expect(unreadBeside(from, 9)).toEqual([]);
  expect(unreadBeside(from, 4)).toEqual([2]);
  expect(unreadBeside(from, 5)).toEqual([]);
  const read = withRows(from, 2, [{ id: 3 }, { id: 8 }, { id: 11 }]);
  expect(read.ids).toEqual([9, 4, 3, 7]);
  expect(neighboursOf(read, 4)).toMatchObject({ next: 3 });
  // A row that moved meanwhile stands where it stood.
  expect(withRows(from, 2, [{ id: 9 }]).ids).toEqual([9, 4, null, 7]);
});
