import { expect, it } from 'vitest';
import { z } from 'zod';
import { conditionsOn, ordersOf, pagedQuery } from './paged.ts';

const query = z.object(pagedQuery(['nome', 'preco'], 'Ordem inválida'));

it('an address whose order and direction are empty is the list as it comes', () => {
  const plain = { q: '', pagina: 1, ordem: [], direcao: [] };
  expect(query.parse({})).toEqual(plain);
  expect(query.parse({ ordem: '', direcao: '' })).toEqual(plain);
  expect(query.parse({ ordem: 'preco', direcao: 'desc' })).toEqual({
    ...plain,
    ordem: ['preco'],
    direcao: ['desc'],
  });
});

it('several columns order one after the other, each in its direction', () => {
  expect(ordersOf(query.parse({ ordem: 'preco,nome', direcao: 'desc' }))).toEqual([
    { by: 'preco', descending: true },
    { by: 'nome', descending: false },
  ]);
  expect(query.safeParse({ ordem: 'preco,senha' }).error?.issues[0]?.message).toBe('Ordem inválida');
});

it('conditions are one text or several, on columns the list has', () => {
  const conditions = z.object({ condicao: conditionsOn(['nome', 'preco']) });
  expect(conditions.parse({})).toEqual({ condicao: [] });
  expect(conditions.parse({ condicao: 'nome~ana' })).toEqual({ condicao: ['nome~ana'] });
  expect(conditions.parse({ condicao: ['nome=A', 'preco>=1'] })).toEqual({
    condicao: ['nome=A', 'preco>=1'],
  });
  for (const condicao of [
    'senha=1',
    'nome',
    'preco>=x',
    ['nome=A', 'x'],
    Array.from({ length: 101 }, () => 'nome=A'),
  ])
    expect(conditions.safeParse({ condicao }).success).toBe(false);
});

it('an order that the list does not have, a direction that is none and a page before the first are refused in words', () => {
  const said = (asked: object) => query.safeParse(asked).error?.issues.map(({ message }) => message);
  expect(said({ ordem: 'senha' })).toEqual(['Ordem inválida']);
  expect(said({ direcao: 'x' })).toEqual(['Direção inválida: use asc ou desc']);
  expect(said({ pagina: '0' })).toEqual(['Página inválida']);
});
