import { expect, it } from 'vitest';
import type { LixeiraItem } from '#contract/painel/lixeira.ts';
import { findItems } from './find-items.ts';
import { remainingText } from './remaining.ts';

it('DAT-27 says how many days a record still has', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  const texts = [
    '2026-12-21T12:00:00Z',
    '2026-11-22T18:00:00Z',
    '2026-11-22T11:00:00Z',
    '2026-11-21T11:00:00Z',
  ];
  expect(texts.map((expiraEm) => remainingText(expiraEm, now))).toEqual([
    '30 dias restantes',
    '2 dias restantes',
    'Último dia',
    'Prazo encerrado',
  ]);
});

it('finds deleted records by kind and name, ignoring case and accents', () => {
  const items = [
    { entidade: 'bairro', nome: 'São João' },
    { entidade: 'cidade', nome: 'São João da Barra' },
    { entidade: 'bairro', nome: 'Moema' },
  ] as LixeiraItem[];
  const names = (view: { busca: string; tipo: string }) => findItems(items, view).map(({ nome }) => nome);
  expect(names({ busca: 'JOAO sao', tipo: '' })).toEqual(['São João', 'São João da Barra']);
  expect(names({ busca: 'joão', tipo: 'bairro' })).toEqual(['São João']);
});
