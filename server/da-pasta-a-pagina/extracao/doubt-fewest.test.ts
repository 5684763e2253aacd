import { expect, it } from 'vitest';
import { duvidasEm } from '#contract/cadastros/certeza.ts';
import { bookOf } from '#tests/fixtures/book-of.ts';
import { extractEmpreendimento } from './extract-empreendimento.ts';

/** The fewest bedrooms a book states, or what it asks about them. */
function fewest(...lines: string[]) {
  const { fatos } = extractEmpreendimento({
    documents: [bookOf(['MIRANTE DO VALE'], lines)],
    folderName: null,
  });
  const min = fatos.dormitoriosMin;
  return min && duvidasEm(fatos).includes('dormitoriosMin')
    ? [min.value, ...min.conflicts.map(({ value }) => value)]
    : (min?.value ?? null);
}

it.each([
  ['studios beside homes of two bedrooms', ['Studio 27 m²', '2 quartos, 45 m²'], [2]],
  ['so many lofts beside them', ['40 lofts', '3 quartos, 90 m²'], [3]],
  ['a home told by its one suite', ['Tipo A: 1 suíte, 36 m²', 'Tipo B: 2 quartos, 45 m²'], [2, 1]],
  [
    'suites alone, fewer in one kind of home',
    ['Cobertura com 4 suítes', '3 suítes, das quais uma é reversível'],
    [4, 3],
  ],
])('the fewest bedrooms are a question where there are %s', (_what, lines, asked) => {
  expect(fewest(...lines)).toEqual(asked);
});

it.each([
  [['2 quartos, 45 m²', '3 quartos, 60 m²'], 2],
  [['1 e 2 quartos', 'Studio 27 m²'], 1],
  [['2 quartos com 1 suíte', 'Estúdio de pilates'], 2],
])('and none where nothing else is sold: %s', (lines, value) => {
  expect(fewest(...lines)).toBe(value);
});
