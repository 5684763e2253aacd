import { expect, it } from 'vitest';
import { describeDrawnPlan } from './drawn-plan.ts';

it.each([
  [
    'Plantas/planta_03.png',
    ['APARTAMENTO TIPO B', 'Área privativa: 63,40 m²', 'SALA 14,20 m²', 'SUÍTE', 'COZINHA 6,10 m²'],
    'Planta do apartamento de 63,40 m², tipo B',
  ],
  [
    'IMG_0042.jpg',
    ['GARDEN - FINAL 2', '2 DORMITÓRIOS 1 SUÍTE'],
    'Planta do apartamento garden, 2 dormitórios, 1 suíte, final 2',
  ],
  ['planta 5.png', ['PAVIMENTO TIPO', 'ELEV. HALL', '101', '102'], 'Planta do pavimento tipo'],
  ['planta 6.png', ['PAVIMENTO TÉRREO', 'PORTARIA'], 'Planta do pavimento térreo'],
  ['planta 7.png', ['UNIDADE ADAPTADA PCD', 'BANHO'], 'Planta da unidade acessível'],
  [
    'PlantaBaixa_Tipo.png',
    ['Elevador', 'Pavimento tipo Do 4º ao 17º andar, quatro apartamentos por andar'],
    'Planta do pavimento tipo',
  ],
  ['planta.png', ['SALA 18 m²', 'QUARTO 9 m²', 'BANHO 3 m²'], null],
  ['Plantas/duplex 110m2.png', ['Área privativa 98 m²'], 'Planta do duplex de 110 m²'],
  ['planta.png', ['Área privativa 63 m²', 'Área privativa 84 m²'], null],
])('%s with %j drawn in it is told as %s', (path, lines, said) => {
  expect(describeDrawnPlan(path, lines)).toBe(said);
});
