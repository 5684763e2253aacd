import { expect, test } from 'vitest';
import { changeWords } from './change-words.ts';

test.each([
  ['precoInicial', '690000.00', '720000.00', 'Preço inicial', 'R$ 690.000', 'R$ 720.000'],
  ['dataEntrega', '2029-11', null, 'Entrega', 'nov. de 2029', 'nada'],
  ['areaMin', null, '63.00', 'Área (mínima)', 'nada', '63 m²'],
  ['torres', null, 2, 'Torres', 'nada', '2'],
  [
    'tabela',
    ['Tabela de março de 2027', 'Studio: R$ 300.000'],
    ['Tabela de abril de 2027', 'Studio: R$ 300.000'],
    'Unidades e valores',
    'Tabela de março de 2027',
    'Tabela de abril de 2027',
  ],
  [
    'bairro',
    'Centro, Santos, SP',
    'Gonzaga, Santos, SP',
    'Bairro',
    'Centro, Santos, SP',
    'Gonzaga, Santos, SP',
  ],
])('PNL-02 (in words) what visitors see of %s, and what they will', (campo, antes, depois, ...said) => {
  const { rotulo, antes: old, depois: next } = changeWords({ campo, antes, depois });
  expect([rotulo, old.replaceAll('\u00a0', ' '), next.replaceAll('\u00a0', ' ')]).toEqual(said);
});

test('of a list only what goes and what comes; another order is told whole', () => {
  const change = (depois: string[]) =>
    changeWords({ campo: 'amenidades', antes: ['Piscina', 'Academia'], depois });
  expect(change(['Piscina', 'Sauna'])).toMatchObject({ antes: 'Academia', depois: 'Sauna' });
  expect(change(['Academia', 'Piscina'])).toMatchObject({
    antes: 'Piscina, Academia',
    depois: 'Academia, Piscina',
  });
});
