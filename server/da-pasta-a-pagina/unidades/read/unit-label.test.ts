import { expect, it } from 'vitest';
import { unitLabel } from './unit-label.ts';

it.each([
  ['Apto 12 bl2', { unidade: '12', torre: 'Bloco 2' }],
  ['101/torre3', { unidade: '101', torre: 'Torre 3' }],
  ['qd4 lote 12', { unidade: 'lote 12', torre: 'Quadra 4' }],
  ['Lote 12 Quadra B', { unidade: 'Lote 12', torre: 'Quadra B' }],
])('%s names a unit and its tower, however close the words stand', (text, label) => {
  expect(unitLabel(text)).toEqual(label);
});
