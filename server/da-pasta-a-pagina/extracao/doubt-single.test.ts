import { expect, it } from 'vitest';
import { duvidasEm } from '#contract/cadastros/certeza.ts';
import { bookOf } from '#tests/fixtures/book-of.ts';
import { extractEmpreendimento } from './extract-empreendimento.ts';

/** The most suites and parking spaces a book states; null where it asks. */
function most(...lines: string[]) {
  const { fatos } = extractEmpreendimento({
    documents: [bookOf(['MIRANTE DO VALE'], lines)],
    folderName: null,
  });
  const asked: string[] = duvidasEm(fatos);
  const said = (field: 'suitesMax' | 'vagasMax') =>
    asked.includes(field) ? null : (fatos[field]?.value ?? 0);
  return [said('suitesMax'), said('vagasMax')];
}

it.each([
  [
    ['2 quartos, 52 m²', '3 quartos com 1 suíte e 1 vaga, 74 m²'],
    [null, null],
  ],
  [
    ['Apartamentos de 45 a 98 m².', 'O de dois quartos tem uma suíte e uma vaga.'],
    [null, null],
  ],
])('one sentence of one kind of home does not speak for the others: %s', (lines, said) => {
  expect(most(...lines)).toEqual(said);
});

it.each([
  [
    ['2 quartos, 52 m²', '3 quartos, 74 m²', 'Todas as unidades têm 1 suíte e 1 vaga.'],
    [1, 1],
  ],
  [
    ['2 quartos com 1 suíte e 1 vaga, 52 m²', '3 quartos com 1 suíte e 1 vaga, 74 m²'],
    [1, 1],
  ],
  [['2 quartos com 1 suíte e 1 vaga, 52 m²'], [1, 1]],
  [
    ['Apartamentos de 63 m² a 98 m²', '2 e 3 dormitórios, sendo 1 suíte, 1 vaga'],
    [1, 1],
  ],
])('and where it speaks of all, is said of each, or there is one kind, it is stated: %s', (lines, said) => {
  expect(most(...lines)).toEqual(said);
});

it.each([
  [['Dormitórios: três na Térrea, quatro no Sobrado, todos eles suítes.'], 'suitesMax', 4],
  [['Suítes: duas na Térrea e na Pátio, três no Sobrado'], 'suitesMax', 3],
  [
    ['3 suítes e 2 vagas, 140 m²', 'Paisagismo\tVerde Vivo\tautor do jardim da Serra, com 5 suítes'],
    'suitesMax',
    3,
  ],
] as const)('counts are of the homes sold, each kind with its own: %s', (lines, field, count) => {
  const { fatos } = extractEmpreendimento({
    documents: [bookOf(['MIRANTE DO VALE'], [...lines])],
    folderName: null,
  });
  expect(fatos[field]?.value).toBe(count);
});

it('what a floor of offices has beyond a home makes the most a question', () => {
  const lines = ['Salas de 44 m²: uma vaga', 'Lajes de 320 m²: oito vagas privativas cada'];
  const { fatos } = extractEmpreendimento({
    documents: [bookOf(['MIRANTE DO VALE'], lines)],
    folderName: null,
  });
  expect(duvidasEm(fatos)).toContain('vagasMax');
  expect(fatos.vagasMax?.conflicts.map(({ value }) => value)).toContain(8);
});
