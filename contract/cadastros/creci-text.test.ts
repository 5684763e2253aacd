import { expect, it } from 'vitest';
import { creciText } from './creci-text.ts';

it.each([
  ['12345-F', 'SC', 'CRECI 12345-F/SC'],
  ['12.345 F', 'SP', 'CRECI 12.345 F/SP'],
  ['CRECI 12345-F', 'SC', 'CRECI 12345-F/SC'],
  ['CRECI/SP 12.345 F', 'SP', 'CRECI/SP 12.345 F'],
  ['CRECI-SE 435', 'SE', 'CRECI-SE 435'],
  ['12345-F/RJ', 'RJ', 'CRECI 12345-F/RJ'],
  ['12345', null, 'CRECI 12345'],
])('PUB-01 the registration %s of %s reads %s', (creci, uf, text) => {
  expect(creciText(creci, uf)).toBe(text);
});
