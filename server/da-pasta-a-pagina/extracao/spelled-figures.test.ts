import { expect, it } from 'vitest';
import { foldFigures } from './spelled-figures.ts';

it.each([
  ['Três suítes, cento e cinquenta e seis metros quadrados privativos', 'tres suites, 156 m² privativos'],
  ['valor de seiscentos e noventa mil reais, à vista', 'valor de r$ 690000,00, a vista'],
  ['a partir de três milhões, quatrocentos e oitenta mil reais.', 'a partir de r$ 3480000,00.'],
  ['dois, noventa e oito metros quadrados', 'dois, 98 m²'],
  ['por um milhão de reais', 'por r$ 1000000,00'],
  ['a vinte metros da praia, por cem mil', 'a vinte metros da praia, por cem mil'],
  ['dois três reais', 'dois r$ 3,00'],
])('areas and sums in words are read as figures of the same length: %s', (text, read) => {
  const folded = foldFigures(text);
  expect(folded).toHaveLength(text.length);
  expect(folded.replace(/ +/g, ' ').replace(/ (?=[.,]|$)/g, '')).toBe(read);
});
