import { describe, expect, it } from 'vitest';
import { said } from '#tests/fixtures/typed-sheet.ts';

const street = 'Rua do Buriti, 911, Batel, ';

describe('the state of a city named without one', () => {
  it('is that of the only city so called', () => {
    expect(said(`Endereço do empreendimento: ${street}Curitiba`, 'cidade', 'uf')).toEqual(['Curitiba', 'PR']);
  });

  it.each([
    ['a telephone', 'Atendimento: (31) 3555-0182', 'MG'],
    ['a registration', 'Vendas: Alfa Imóveis, CRECI/AL 441-J', 'AL'],
    ['the text', 'O maior lançamento de Minas Gerais', 'MG'],
    ['nothing', 'O maior lançamento da região', null],
  ])('of several is told by %s', (_, line, uf) => {
    expect(said(`Endereço do empreendimento: ${street}Viçosa\n\n${line}`, 'cidade', 'uf')).toEqual([
      'Viçosa',
      uf,
    ]);
  });

  it('is none where two are told', () => {
    const told = 'Vendas: (31) 3555-0182\n\nObra: (82) 3555-0182';
    expect(said(`Endereço do empreendimento: ${street}Viçosa\n\n${told}`, 'uf')).toEqual([null]);
  });
});

it('a capital’s short name beside its state is the city', () => {
  expect(said('Rua do Buriti, 610 . Sion . BH . MG', 'bairro', 'cidade', 'uf')).toEqual([
    'Sion',
    'Belo Horizonte',
    'MG',
  ]);
});

it('a city is known by the registry and by where the letter is written', () => {
  const letter = `
São Luís, 12 de janeiro de 2026.

O Solar dos Bentes será erguido na península, nesta capital.`;
  expect(said(letter, 'cidade', 'uf')).toEqual(['São Luís', 'MA']);
});

it('a city that is taken in exchange is not the building’s', () => {
  expect(said('Aceita imóvel em Londrina como parte do pagamento.', 'cidade')).toEqual([null]);
});
