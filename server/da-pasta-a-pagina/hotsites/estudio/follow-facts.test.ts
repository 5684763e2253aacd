import { expect, test } from 'vitest';
import { blueprintFixture, factsOf } from '#tests/fixtures/hotsite.ts';
import { followFacts } from './follow-facts.ts';

const planSaying = (texto: string, valor: string) => ({
  ...blueprintFixture,
  sections: blueprintFixture.sections.map((section) =>
    section.id === 'hero' ? { ...section, texto: [texto], destaques: [{ rotulo: 'X', valor }] } : section,
  ),
});
const said = (texto: string, valor: string, change: Parameters<typeof factsOf>[0]) => {
  const plan = followFacts(planSaying(texto, valor), factsOf(), factsOf(change));
  const hero = plan.sections.find(({ id }) => id === 'hero')!;
  return [...hero.texto, ...hero.destaques.map((one) => one.valor)];
};

test('a plan states price and dates as the record does now, in whatever space and case they were written', () => {
  expect(
    said('A partir de R$ 690.000, entrega em novembro de 2029.', 'Novembro de 2029', {
      precoInicial: '975500.00',
      dataEntrega: '2030-03-31',
    }),
  ).toEqual(['A partir de R$\u00a0975.500, entrega em março de 2030.', 'Março de 2030']);
});

test('two dates that change places each follow their own; a longer figure is another', () => {
  expect(
    said('Tabela de janeiro de 2026. R$ 690.000,50 e R$ 690.000.', 'x', {
      precoInicial: '700000.00',
      dataTabela: '2026-02',
    }),
  ).toEqual(['Tabela de fevereiro de 2026. R$ 690.000,50 e R$\u00a0700.000.', 'x']);
});

test('what the record no longer has stays to be found, and a month it still states stays too', () => {
  expect(said('R$ 690.000', 'Novembro de 2029', { precoInicial: null, dataTabela: '2029-11' })).toEqual([
    'R$ 690.000',
    'Novembro de 2029',
  ]);
});
