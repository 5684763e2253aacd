import { expect, it } from 'vitest';
import { normalCreci } from '#contract/cadastros/creci.ts';
import { normalEmail, normalWhatsapp } from './normal-forms.ts';

it.each([
  ['12345', '12345-F'],
  ['12345-F', '12345-F'],
  ['CRECI 12.345 F', '12345-F'],
  ['creci nº 12345f', '12345-F'],
  ['012345', '12345-F'],
  ['12 345-F', '12345-F'],
  ['12345-J', '12345-J'],
  ['12345-F/RJ', '12345-F/RJ'],
  ['CRECI/RJ 12.345-F', '12345-F/RJ'],
  ['em andamento', 'EM ANDAMENTO'],
])('BRK-53 the normal form of CRECI %j is %j', (creci, normal) => {
  expect(normalCreci(creci)).toBe(normal);
});

it('BRK-52 e-mails are matched in lower case, phones by their digits', () => {
  expect(normalEmail('  Ana.Lima@Example.COM ')).toBe('ana.lima@example.com');
  expect(normalWhatsapp('(11) 98765-4321')).toBe('5511987654321');
  expect(normalWhatsapp('+55 11 98765-4321')).toBe('5511987654321');
  expect(normalWhatsapp('+1 212 555 0100')).toBe('12125550100');
  expect(normalWhatsapp('a combinar')).toBeNull();
  expect(normalWhatsapp(null)).toBeNull();
});

it('WPP-22 a mobile with and without the ninth digit is one number, a landline stays', () => {
  expect(normalWhatsapp('(11) 8765-4321')).toBe('5511987654321');
  expect(normalWhatsapp('554188776655')).toBe('5541988776655');
  expect(normalWhatsapp('(11) 3456-7890')).toBe('551134567890');
});
