import { describe, expect, it } from 'vitest';
import { said } from '#tests/fixtures/typed-sheet.ts';

describe('areas', () => {
  it.each([
    ['studios\n24 | 27 | 31\nm²', '24', '31'],
    ['82 apartamentos\nentre 35 e 79 m²', '35', '79'],
    ['VÉRTICE PANTANAL                    103 m²  |  127 m²', '103', '127'],
    ['área privativa 87,50m² (meio) e 91,10m² (pontas)', '87.5', '91.1'],
    ['Lotes de 12x25 (300 m²), 12x30 (360 m²) e 15x30 (450 m²)\n187 lotes', '300', '450'],
    ['Chácaras em Atibaia\nterrenos de mil m² (o menor) a 2.350 m²', '1000', '2350'],
    ['Lotes a partir de 250 m² até 480 m²\nLoteamento com 74 mil m² de área verde', '250', '480'],
    ['O menor apartamento tem 41,7 m²; o maior, com jardim, 88,2 m² privativos.', '41.7', '88.2'],
    ['O menor tem 68 m² e nenhum passa dos 110 m².', '68', '110'],
    ['Metragem? Os apartamentos vão de 45 a 62 m².', '45', '62'],
    ['Apartamentos de 62 a 88 metros', '62', '88'],
    ['Casas de 420 m² a 760 m² privativos', '420', '760'],
    ['Apartamento tipo: área privat. 86,00', '86', '86'],
    ['Apto térreo, priv. 70,40, pátio\nApto tipo, priv. 86,00', '70.4', '86'],
    ['61m² / 78m² / 102m² (cobertura linear)', '61', '102'],
    ['45, 62 e 78 m²', '45', '78'],
    ['2 qts c/ suíte       58 m²\n3 qts c/ suíte       74 m²', '58', '74'],
    ['marina a 300 metros da torre', null, null],
    ['piscina de 25 metros', null, null],
    ['clube com 9 mil m²', null, null],
    ['Obras entregues: Saint Hilaire (140 m²)', null, null],
    ['Salas comerciais de 27 a 64 m²\nPossibilidade de junção: até 512 m²', '27', '64'],
  ])('%s', (text, least, most) => {
    expect(said(text, 'areaMin', 'areaMax')).toEqual([least, most]);
  });

  it('houses are as large as they are built, not as their plots', () => {
    const table = `
Casas em condomínio
                      CASA A            CASA B
Área construída       118 m²            142 m²
Lote                  200 m²            235 a 260 m²`;
    expect(said(table, 'areaMin', 'areaMax')).toEqual(['118', '142']);
  });

  it('what a correction takes back is not said', () => {
    const sheet = `
onde se lê "64 a 92 m²"            leia-se "64 a 98 m²"
onde se lê "2 vagas"               leia-se "1 ou 2 vagas"
Continuam valendo: 2 ou 3 dormitórios, 152 apartamentos`;
    expect(said(sheet, 'areaMin', 'areaMax', 'vagasMin', 'vagasMax')).toEqual(['64', '98', 1, 2]);
  });
});
