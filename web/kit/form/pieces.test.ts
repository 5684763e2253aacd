import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markAt, piecesOf } from './pieces.ts';

const marks = ['{NOME}', '{NOME_GUERRA}', '[UF]'];

it('a text is shown in its pieces, each placeholder one of them', () => {
  expect(piecesOf('Oi, {NOME_GUERRA}! [UF]{NOME}', marks).map(({ text, isMark }) => [text, isMark])).toEqual([
    ['Oi, ', false],
    ['{NOME_GUERRA}', true],
    ['! ', false],
    ['[UF]', true],
    ['{NOME}', true],
  ]);
  expect(piecesOf('{NOM} de ninguém', marks)).toEqual([{ at: 0, text: '{NOM} de ninguém', isMark: false }]);
  expect(piecesOf('', marks)).toEqual([]);
});

it('the pieces of any text are the text, in order', () => {
  const text = fc
    .array(fc.constantFrom(...marks, 'a', '{', 'NOME', '}', ' ', '\n'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (whole) => {
      const pieces = piecesOf(whole, marks);
      expect(pieces.map((piece) => piece.text).join('')).toBe(whole);
      for (const { at, text: own } of pieces) expect(whole.startsWith(own, at)).toBe(true);
    }),
  );
});

it('one key takes a placeholder away whole, from either side and from within, and nothing beside it', () => {
  const text = 'a{NOME}b';
  expect(markAt(text, marks, 7, 'Backspace')).toEqual([1, 7]);
  expect(markAt(text, marks, 3, 'Backspace')).toEqual([1, 7]);
  expect(markAt(text, marks, 1, 'Delete')).toEqual([1, 7]);
  expect(markAt(text, marks, 1, 'Backspace')).toBeNull();
  expect(markAt(text, marks, 7, 'Delete')).toBeNull();
  expect(markAt(text, marks, 7, 'a')).toBeNull();
});
