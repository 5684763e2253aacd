import { expect, test } from 'vitest';
import { sameValue } from './same-value.ts';

const tipologia = { nome: 'Tipo A', dormitorios: 2, suites: 1, vagas: null, area: '96.3' };

test.each([
  ['690000.00', '690000', true],
  [3, '3', true],
  ['Centro', 'centro', false],
  [null, null, true],
  [null, undefined, false],
  [['Piscina', 'Academia'], ['Piscina', 'Academia'], true],
  [['Academia', 'Piscina'], ['Piscina', 'Academia'], false],
  // As `jsonb` gives it back, and as a person has typed it.
  [[{ area: '96.30', nome: 'Tipo A', suites: 1, dormitorios: 2 }], [tipologia], true],
  [[{ ...tipologia, preco: null }], [tipologia], true],
  [[{ ...tipologia, preco: '690000.00' }], [tipologia], false],
  [[{ ...tipologia, area: '96.4' }], [tipologia], false],
])('a record with %j says the same as a document with %j: %s', (current, said, same) => {
  expect(sameValue(current, said)).toBe(same);
});
