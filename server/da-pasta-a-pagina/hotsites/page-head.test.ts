import { expect, it } from 'vitest';
import { planPage } from '#server/da-pasta-a-pagina/redacao/plan-page.ts';
import { factsOf } from '#tests/fixtures/hotsite.ts';
import { pageHead } from './page-head.ts';

const headOf = (change: Parameters<typeof factsOf>[0]) => {
  const facts = factsOf(change);
  const { title, description } = pageHead(facts, planPage({ facts, assets: [], style: 'modern' }), []);
  return [title, description.replace(/\u00a0/g, ' ')];
};
const record = {
  nome: 'PÁTIO DAS FIGUEIRAS',
  bairro: 'Gleba Palhano',
  cidade: 'Londrina',
  uf: 'PR',
  precoInicial: null,
  ficha: { slogan: 'Um quintal no meio da cidade' },
};

it('what a shared link says is the headline, the home at its place, its delivery and its price', () => {
  expect(headOf(record)).toEqual([
    'Pátio das Figueiras – Gleba Palhano, Londrina/PR',
    'Um quintal no meio da cidade. Pátio das Figueiras, na Gleba Palhano, Londrina/PR: 2 a 3 dormitórios, 63 a 110,50 m². Entrega em novembro de 2029.',
  ]);
  expect(headOf({ ...record, ficha: { slogan: 'Um quintal no meio da Gleba Palhano' } })[1]).toContain(
    'Gleba Palhano. Pátio das Figueiras, Londrina/PR: 2 a',
  );
  const [, priced = ''] = headOf({ ...record, precoInicial: '690000.00' });
  expect(priced).toContain('63 a 110,50 m². A partir de R$ 690.000.');
});

it('it says of a home from a size up no more than that', () => {
  expect(headOf({ ...record, areaMax: null, dataEntrega: null })[1]).toMatch(
    /: 2 a 3 dormitórios, a partir de 63 m²\.$/,
  );
});

it('it leaves out whole sentences where all have no room, and never more than is known', () => {
  const slogan = 'Um quintal no meio da cidade, com sombra de árvore e um pátio aberto para o céu';
  const [, said = ''] = headOf({ ...record, ficha: { slogan } });
  expect(said).toMatch(/^Pátio das Figueiras.*2029\.$/);
  const nothing = {
    dormitoriosMin: null,
    dormitoriosMax: null,
    areaMin: null,
    areaMax: null,
    dataEntrega: null,
  };
  expect(headOf({ ...record, ...nothing, ficha: {}, descricao: null })[1]).toBe(
    'Pátio das Figueiras, na Gleba Palhano, Londrina/PR, Horizonte Incorporações.',
  );
});
