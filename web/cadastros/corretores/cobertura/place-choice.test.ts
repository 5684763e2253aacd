import { expect, it } from 'vitest';
import { bairro, santos, saoPaulo, zona } from '#tests/e2e/support/bairros.ts';
import { bairrosAt, choosePlace, groupByCity, noPlace, placeOf, toggled } from './place-choice.ts';

const chosen = { regiaoId: '1', estadoId: '26', cidadeId: '9', zonasIds: [3] };
const norte = bairro({ id: 1, nome: 'Cambuí', zonaId: 3 });
const centro = bairro({ id: 2, nome: 'Centro', zonaId: 4 });
const gonzaga = {
  ...bairro({ id: 5, nome: 'Gonzaga' }),
  zonaId: 8,
  zona: zona(8, 'Orla', santos),
};

it('COV-03 another region empties state, city and zones; another state city and zones; another city the zones', () => {
  expect(choosePlace(chosen, 'regiaoId', '2')).toEqual({ ...noPlace, regiaoId: '2' });
  expect(choosePlace(chosen, 'estadoId', '27')).toEqual({ ...noPlace, regiaoId: '1', estadoId: '27' });
  expect(choosePlace(chosen, 'cidadeId', '10')).toEqual({ ...chosen, cidadeId: '10', zonasIds: [] });
  expect(choosePlace(chosen, 'cidadeId', '9')).toBe(chosen);
});

it('COV-04 no zone shows the whole city, zones narrow it', () => {
  const all = [norte, centro, gonzaga];
  expect(bairrosAt({ ...chosen, zonasIds: [] }, all)).toEqual([norte, centro]);
  expect(bairrosAt(chosen, all)).toEqual([norte]);
  expect(bairrosAt({ ...chosen, zonasIds: toggled([3], 4) }, all)).toEqual([norte, centro]);
  expect(bairrosAt({ ...chosen, zonasIds: toggled([3], 3) }, all)).toEqual([norte, centro]);
  expect(bairrosAt(noPlace, all)).toEqual([]);
});

it('COV-12 the selects open where the first saved bairro stands', () => {
  expect(placeOf(norte, [saoPaulo])).toEqual({ ...chosen, zonasIds: [] });
  expect(placeOf(undefined, [saoPaulo])).toEqual(noPlace);
});

it('COV-11 chosen bairros are listed by city, across cities', () => {
  const byId = new Map([norte, centro, gonzaga].map((row) => [row.id, row]));
  expect(groupByCity([5, 2, 1, 99], byId)).toEqual([
    { cidade: 'Santos (SP)', bairros: [{ id: 5, nome: 'Gonzaga' }] },
    {
      cidade: 'Campinas (SP)',
      bairros: [
        { id: 2, nome: 'Centro' },
        { id: 1, nome: 'Cambuí' },
      ],
    },
    { cidade: 'Outros', bairros: [{ id: 99, nome: 'Bairro nº 99' }] },
  ]);
});
