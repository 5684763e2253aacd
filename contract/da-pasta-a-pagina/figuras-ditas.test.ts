import { expect, it } from 'vitest';
import { factsOf } from '#tests/fixtures/hotsite.ts';
import {
  contagensNaProsa,
  figuresSaid,
  repeatedFigures,
  saysAuthorsAlone,
  saysFiguresAlone,
  withoutFigures,
} from './figuras-ditas.ts';

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

it.each<[string, string[], string | null]>([
  // Said alone, it stands in the ficha técnica.
  ['São quatro apartamentos por andar.', ['unidadesPorAndar'], null],
  // An aside goes there.
  [
    'Com quatro apartamentos por andar, as salas recebem luz de dois lados.',
    ['unidadesPorAndar'],
    'As salas recebem luz de dois lados.',
  ],
  [
    'Um edifício de 17 pavimentos com jardins em todos eles.',
    ['pavimentos'],
    'Um edifício com jardins em todos eles.',
  ],
  // A sentence that would say less without it keeps it, and the row goes.
  [
    'São quatro apartamentos por andar, todos de esquina.',
    ['unidadesPorAndar'],
    'São quatro apartamentos por andar, todos de esquina.',
  ],
  ['As duas torres se olham por cima da praça.', ['torres'], 'As duas torres se olham por cima da praça.'],
  ['Quarenta apartamentos dão para a praça.', [], 'Quarenta apartamentos dão para a praça.'],
  ['Uma torre sobe do jardim.', [], 'Uma torre sobe do jardim.'],
])('“%s” tells %j in figures or words; beside the ficha técnica it is %j', (frase, said, rest) => {
  const ficha = { torres: 2, pavimentos: 17, totalUnidades: 96, unidadesPorAndar: 4 };
  const record = factsOf({ ficha });
  expect(figuresSaid(frase, record)).toEqual(said);
  expect(withoutFigures(frase, record)).toBe(rest);
  const told = factsOf({ descricao: frase, ficha });
  expect([...contagensNaProsa(told)]).toEqual(rest === frase ? said : []);
});

it('a sentence that names the authors alone leaves the text: they stand in the ficha técnica', () => {
  const record = factsOf({
    ficha: { arquitetura: ['Marina Alves Arquitetura'], paisagismo: ['Jardim & Chão'] },
  });
  for (const frase of [
    'O projeto é assinado por Marina Alves Arquitetura.',
    'Arquitetura de Marina Alves Arquitetura e paisagismo de Jardim & Chão.',
  ])
    expect(saysAuthorsAlone(frase, record), frase).toBe(true);
  expect(saysAuthorsAlone('Marina Alves Arquitetura desenhou brises de madeira.', record)).toBe(false);
  expect(saysAuthorsAlone('O projeto é de todos.', record)).toBe(false);
  expect(withoutFigures('O paisagismo é de Jardim & Chão.', record)).toBeNull();
});

it.each([
  // With the figures goes what names them: the area's kind, homes that only bear them.
  [
    'O Solar fica em Centro, com apartamentos de 2 a 3 dormitórios, de 63 a 110,50 m² privativos, com salão de festas.',
    'O Solar fica em Centro, com salão de festas.',
  ],
  // Where nothing but the homes would be left, the sentence goes.
  ['O Solar tem apartamentos de 2 a 3 dormitórios, de 63 a 110,50 m² privativos, com academia.', null],
  ['Apartamentos de 2 e 3 dormitórios com 63 a 110,50 m² de área privativa e varanda.', null],
])('beside its figures “%s” is %j', (frase, rest) => {
  expect(withoutFigures(frase, facts)).toBe(rest);
});
