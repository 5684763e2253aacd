import { expect, it } from 'vitest';
import { factsOf } from '#tests/fixtures/hotsite.ts';
import { figuresSaid, repeatedFigures, saysFiguresAlone } from './repeated-figures.ts';

const facts = factsOf();

it.each<[string, string[]]>([
  ['2\u00a0a\u00a03 dormitórios com suíte', ['dormitorios']],
  ['Dormitórios 2\u00a0a\u00a03', ['dormitorios']],
  ['Apartamentos de 63 a 110,50 m², com 1 a 2 suítes e 1 ou 2 vagas', ['area', 'suites', 'vagas']],
  ['A partir de R$\u00a0690.000', ['preco']],
  ['A entrega está prevista para novembro de 2029.', ['entrega']],
  // A type's own figures are not the building's.
  ['63 m² · 2 dormitórios · 1 suíte', []],
  ['De R$\u00a01.690.000 a R$\u00a02.000.000', []],
])('“%s” tells %j', (line, told) => {
  expect(figuresSaid(line, facts)).toEqual(told);
});

it('a sentence of figures alone is one that says nothing beside them', () => {
  expect(saysFiguresAlone('Apartamentos de 2 a 3 dormitórios, com 63 a 110,50 m² privativos.', facts)).toBe(
    true,
  );
  expect(saysFiguresAlone('Apartamentos de 2 a 3 dormitórios a 400 metros da praia.', facts)).toBe(false);
  expect(saysFiguresAlone('Apartamentos com vagas.', facts)).toBe(false);
});

it('what is told twice is what stands again before so many pixels are past', () => {
  const lines = [
    { texto: 'Dormitórios 2 a 3', topo: 700 },
    { texto: 'Com 2 e 3 dormitórios.', topo: 2000 },
    { texto: '2 a 3 quartos', topo: 5000 },
  ];
  expect(repeatedFigures(lines, facts, 1624)).toEqual([
    { figura: 'dormitorios', linhas: ['Dormitórios 2 a 3', 'Com 2 e 3 dormitórios.'] },
  ]);
});
