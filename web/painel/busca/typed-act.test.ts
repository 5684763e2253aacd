import { expect, test } from 'vitest';
import { isNamed, readTypedAct } from './typed-act.ts';

const nothing = { verb: null, phone: null, price: null };

test('a name and a telephone ask for that person’s number to be changed', () => {
  for (const [typed, number] of [
    ['cida nogueira (19) 99811-2030', '(19) 99811-2030'],
    ['trocar o telefone da Cida Nogueira para 19998112030', '19998112030'],
    ['cida nogueira +55 19 99811-2030', '+55 19 99811-2030'],
  ])
    expect(readTypedAct(typed!), typed).toEqual({ ...nothing, phone: number, name: ['cida', 'nogueira'] });
});

test('a name and an amount ask for that price', () => {
  for (const [typed, price] of [
    ['âmbar 705500', '705500'],
    ['preço do âmbar para R$ 705.500,00', '705500.00'],
    ['mudar preço inicial âmbar 705.500', '705500'],
  ])
    expect(readTypedAct(typed!), typed).toEqual({ ...nothing, price, name: ['ambar'] });
});

test('a verb and a name ask for that to be done', () => {
  for (const [typed, verb] of [
    ['tirar do ar mirante', 'tirar-do-ar'],
    ['mirante: tire do ar', 'tirar-do-ar'],
    ['suspender o Mirante', 'tirar-do-ar'],
    ['colocar no ar mirante', 'por-no-ar'],
    ['ligar o site do mirante', 'ligar-site'],
    ['desligar site mirante', 'desligar-site'],
  ])
    expect(readTypedAct(typed!), typed).toEqual({ ...nothing, verb, name: ['mirante'] });
});

test('a name alone, a number alone or a part of one ask for nothing', () => {
  for (const typed of ['mirante', '(19) 99811-2030', '7341-88', 'ana 123', 'tirar do ar', 'creci 1234', ''])
    expect(readTypedAct(typed), typed).toBeNull();
});

test('a record is named by the beginnings of its words, in any order', () => {
  expect(isNamed('Aparecida Nogueira Cida', ['cida', 'nog'])).toBe(true);
  expect(isNamed('Residencial Âmbar', ['ambar'])).toBe(true);
  expect(isNamed('Residencial Âmbar', ['mbar'])).toBe(false);
});
