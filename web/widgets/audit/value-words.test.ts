import { expect, it } from 'vitest';
import { pictureOf, valueText } from './value-words.ts';

it('says what a stored value means to people', () => {
  const said = [
    ['ativo', true],
    ['ativo', false],
    ['cnpj', null],
    ['precoInicial', '1250000.00'],
    ['dataEntrega', '2027-03-31'],
    ['criadoEm', '2026-11-21T17:05:00Z'],
    ['amenidades', ['Piscina', 'Academia']],
    ['codigo', '2027'],
  ].map(([campo, value]) => valueText(campo as string, value));
  expect(said).toEqual([
    'Sim',
    'Não',
    '',
    'R$ 1.250.000',
    '31/03/2027',
    '21/11/2026 às 14:05',
    'Piscina, Academia',
    '2027',
  ]);
});

it('shows our own pictures alone, never one from elsewhere', () => {
  expect(pictureOf('/media/upload/0a/x.webp')).toBe('/media/upload/0a/x.webp');
  expect(pictureOf('https://exemplo.com/x.webp')).toBeNull();
  expect(pictureOf('/media/x.webp?y=//exemplo.com')).toBeNull();
});
