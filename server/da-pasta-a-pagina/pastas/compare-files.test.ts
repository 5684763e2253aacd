import { describe, expect, test } from 'vitest';
import type { ArquivoDaPasta } from '#server/db/schema/pastas.ts';
import { compareFiles } from './compare-files.ts';

const file = (path: string, version = path, change: Partial<ArquivoDaPasta> = {}): ArquivoDaPasta => ({
  id: `id ${path}`,
  path,
  mimeType: 'image/jpeg',
  size: 10,
  version,
  modifiedAt: null,
  ...change,
});
const told = (before: ArquivoDaPasta[], now: ArquivoDaPasta[]) =>
  compareFiles(before, now).map(
    ({ tipo, arquivo, antes }) => `${tipo} ${arquivo.path} < ${antes?.path ?? ''}`,
  );

describe('what became of a folder', () => {
  test('a file of the same path and content is none of it, though it was put there again', () => {
    expect(told([file('a')], [file('a', 'a', { id: 'another' })])).toEqual([]);
  });

  test.each([
    ['new', [], [file('a')], ['adicionado a < ']],
    ['gone', [file('a')], [], ['removido a < a']],
    ['changed', [file('a', '1')], [file('a', '2')], ['alterado a < a']],
    [
      'moved, by its id',
      [file('a', '1', { id: 'x' })],
      [file('b/a', '1', { id: 'x' })],
      ['renomeado b/a < a'],
    ],
    ['moved, by its content', [file('a', '1')], [file('b/a', '1')], ['renomeado b/a < a']],
    ['moved and changed', [file('a', '1', { id: 'x' })], [file('b', '2', { id: 'x' })], ['alterado b < a']],
    ['copied', [file('a', '1')], [file('a', '1'), file('b', '1')], ['adicionado b < ']],
    ['another of the same size', [file('a', '1')], [file('b', '2')], ['adicionado b < ', 'removido a < a']],
    [
      'two alike of which one is gone and one has another name',
      [file('a', '1'), file('b', '1')],
      [file('c', '1')],
      ['renomeado c < a', 'removido b < b'],
    ],
    [
      'empty, which says nothing of what it is',
      [file('a', '0', { size: 0 })],
      [file('b', '0', { size: 0 })],
      ['adicionado b < ', 'removido a < a'],
    ],
  ])('one that is %s', (_, before, now, changes) => {
    expect(told(before, now)).toEqual(changes);
  });
});
