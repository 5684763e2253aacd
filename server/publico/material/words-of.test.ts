import { expect, it } from 'vitest';
import { factsOf } from '#tests/fixtures/hotsite.ts';
import { wordsOf } from './words-of.ts';

it('a plan tells what it has, and nothing of what it has not', () => {
  const plan = { nome: 'Studio', dormitorios: 0, suites: 0, vagas: 1, area: '32.00' };
  const { linhas } = wordsOf(factsOf({ tipologias: [plan] }), true).tipos;
  expect(linhas.map(({ nome, detalhe }) => [nome, detalhe])).toEqual([['Studio', '1 vaga']]);
});
