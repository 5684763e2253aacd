import { describe, expect, it } from 'vitest';
import { understandMessage } from './understand-message.ts';

const creci = (numero: string, uf: string | null, tipo: string | null = null) => ({ numero, uf, tipo });

describe('the local engine reads a CRECI', () => {
  it.each([
    ['CRECI/SP 12345-F', creci('12345', 'SP', 'F')],
    ['sou do rio, creci 4321', creci('4321', 'RJ')],
    ['12.345 SP', creci('12345', 'SP')],
    ['creci j 987 minas gerais', creci('987', 'MG')],
    ['meu CRECI-SC é o 54321 J, fone (47) 99999-1234', creci('54321', 'SC', 'J')],
    ['CPF 123.456.789-00, creci 777 pr', creci('777', 'PR')],
    ['é o 12345f do mato grosso do sul', creci('12345', 'MS', 'F')],
    ['se eu mandar 12345 para você?', creci('12345', null)],
    ['(11) 98888-7777', null],
    ['ainda não tenho', null],
    ['', null],
  ])('in %j', (message, expected) => {
    expect(understandMessage({ message, asked: 'creci' }).creci).toEqual(expected);
  });
});

describe('the local engine reads name and e-mail', () => {
  it.each([
    ['Ana Beatriz Lima, ana@exemplo.com.br', 'Ana Beatriz Lima', 'ana@exemplo.com.br'],
    ['me chamo João da Silva e o email é joao arroba exemplo ponto com', 'João da Silva', 'joao@exemplo.com'],
    ['Meu nome é Maria D’Ávila\nMARIA@EXEMPLO.COM.', 'Maria D’Ávila', 'maria@exemplo.com'],
    ['ok', null, null],
    ['meu email: x@y', null, null],
    ['Bom dia', null, null],
  ])('in %j', (message, nome, email) => {
    expect(understandMessage({ message, asked: 'contato' })).toMatchObject({ nome, email });
  });
});

it('is quick on a hostile message', () => {
  const started = performance.now();
  for (const piece of ['1 ', 'a@', 'creci ', '12.', '.-', 'arroba ponto '])
    for (const asked of ['creci', 'contato'] as const)
      understandMessage({ message: piece.repeat(100_000), asked });
  expect(performance.now() - started).toBeLessThan(1500);
});
