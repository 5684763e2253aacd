import { describe, expect, it } from 'vitest';
import { said } from '#tests/fixtures/typed-sheet.ts';

it('a second table beside the first is read as well', () => {
  const table = `
                    TORRE C                                                TORRE D
Unid.   m²       Dorms  Vagas   Preço (R$)            Unid.   m²       Dorms  Vagas   Preço (R$)
C-11    61,30      2      1     540.000               D-11    97,80      3      2     880.000
C-23    79,45      3      2     699.000               D-21    97,80      3      2     891.000
C-31    61,30      2      1     552.000               D-32    97,80      3      2     903.000`;
  expect(said(table, 'areaMin', 'areaMax', 'dormitoriosMin', 'dormitoriosMax')).toEqual([
    '61.3',
    '97.8',
    2,
    3,
  ]);
});

it('a table drawn with rules has cells', () => {
  const table = `
Unidade | Dormitórios      | Área priv. | Área total | Vagas | Valor            | Status
101     | 3 suítes         | 133,15     | 210,40     | 2     | R$ 1.090.000,00  | Livre
402     | 3 suítes         | 133,15     | 210,40     | 2     | R$ 1.130.500,00  | Livre
CB-1801 | 4 suítes (dúplex)| 287,90     | 455,60     | 4     | R$ 2.870.000,00  | Livre`;
  expect(said(table, 'areaMin', 'areaMax', 'vagasMin', 'vagasMax', 'precoInicial')).toEqual([
    '133.15',
    '287.9',
    2,
    4,
    '1090000.00',
  ]);
});

describe('areas', () => {
  it('that stand behind their words are not their neighbours’', () => {
    const sheet = `
    Apto 01   3 suítes, 2 vagas                       privativa 101,25 m²  total 160,10 m²
    Apto 02   2 suítes, 1 vaga                        privativa  66,40 m²  total 105,70 m²`;
    expect(said(sheet, 'areaMin', 'areaMax')).toEqual(['66.4', '101.25']);
  });
});

describe('bedrooms', () => {
  it('are the suites where a book nowhere counts bedrooms otherwise', () => {
    expect(
      said(
        'Final 01 – Poente                      Final 02 – Nascente\n3 suítes      4 suítes\n3 vagas         4 vagas',
        'dormitoriosMin',
        'dormitoriosMax',
      ),
    ).toEqual([3, 4]);
    const row = `
              Tipo 151               Tipo 190               Dúplex
   Área       151,20 m²              190,75 m²              330,40 m²
   Suítes     3                      4                      4`;
    expect(said(row, 'dormitoriosMin', 'dormitoriosMax')).toEqual([3, 4]);
  });

  it('are asked where a suite ends a list of rooms', () => {
    const clause =
      'Cada apartamento contém sala, cozinha, lavabo, dois dormitórios, uma suíte e banheiro social.';
    expect(said(clause, 'dormitoriosMin')).not.toEqual([2]);
  });

  it('of a club’s guests are nobody’s', () => {
    const club = 'LOTES DE 400 A 900 m²\nClube com quadras e sede do engenho (4 suítes)';
    expect(said(club, 'dormitoriosMin')).not.toEqual([4]);
  });
});

it('a space for a charger is no home’s, and the word may be left out for the penthouses', () => {
  const clause = 'Prevê-se carregador para uma vaga por apartamento.';
  expect(said(clause, 'vagasMin')).toEqual([null]);
  const more = 'Os apartamentos têm duas vagas e as coberturas, três.';
  expect(said(more, 'vagasMax')).not.toEqual([2]);
});

it.each([
  ['Total do condomínio: 96 apartamentos', 96],
  ['52         apartamentos\n4          por andar', 52],
  ['Vagas presas. 1 torre, 15 pavimentos tipo, 60 unidades.', 60],
  ['310 LOTES DE 250 A 400 m²', 310],
  ['Um condomínio de 40 casas à beira do lago.', 40],
])('homes are counted: %s', (line, count) => {
  expect(said(line, 'totalUnidades')).toEqual([count]);
});

it.each([
  'Autora do projeto arquitetônico: Arq. Iara Benevides – CAU A000000-0',
  'Arquitetura Iara Benevides | Paisagismo Ofício Verde | Construção Altaneira',
  'Um prédio pensado pela arquiteta Iara Benevides com vista para a serra.',
])('who drew it: %s', (line) => {
  expect(said(line, 'arquitetura')).toEqual([['Iara Benevides']]);
});
