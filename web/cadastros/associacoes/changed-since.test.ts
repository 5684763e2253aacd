import { expect, it } from 'vitest';
import type { CorretorAssociado } from '#contract/cadastros/associacoes.ts';
import { changedSince } from './changed-since.ts';

const corretor = (corretorId: number) => ({ corretorId }) as CorretorAssociado;
const [ana, bia, caio] = [corretor(1), corretor(2), corretor(3)];
const stored = [ana];

it('what was added and taken away after a list was sent remains to be saved', () => {
  const sent = { added: [bia], removed: [] };
  expect(changedSince(sent, { added: [caio, bia], removed: [1] }, stored)).toEqual({
    added: [caio],
    removed: [1],
  });
  expect(changedSince(sent, sent, stored)).toBeNull();
});

it('whoever was taken back after the list was sent is taken back on what was saved', () => {
  expect(changedSince({ added: [bia], removed: [] }, { added: [], removed: [] }, stored)).toEqual({
    added: [],
    removed: [2],
  });
  expect(changedSince({ added: [], removed: [1] }, { added: [], removed: [] }, stored)).toEqual({
    added: [ana],
    removed: [],
  });
});
