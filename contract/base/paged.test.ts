import { expect, it } from 'vitest';
import { z } from 'zod';
import { pagedQuery } from './paged.ts';

const query = z.object(pagedQuery(['nome', 'preco'], 'Ordem inválida'));

it('an address whose order and direction are empty is the list as it comes', () => {
  const plain = { q: '', pagina: 1 };
  expect(query.parse({})).toEqual(plain);
  expect(query.parse({ ordem: '', direcao: '' })).toEqual(plain);
  expect(query.parse({ ordem: 'preco', direcao: 'desc' })).toEqual({
    ...plain,
    ordem: 'preco',
    direcao: 'desc',
  });
});

it('an order that the list does not have, a direction that is none and a page before the first are refused in words', () => {
  const said = (asked: object) => query.safeParse(asked).error?.issues.map(({ message }) => message);
  expect(said({ ordem: 'senha' })).toEqual(['Ordem inválida']);
  expect(said({ direcao: 'x' })).toEqual(['Direção inválida: use asc ou desc']);
  expect(said({ pagina: '0' })).toEqual(['Página inválida']);
});
