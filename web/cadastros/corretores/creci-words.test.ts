import { expect, test } from 'vitest';
import { creciFormat, helpOf } from './creci-words.ts';

const other = { nome: 'Ana Prado', ufCreci: 'SP' };

test('PNL-16 (in part) the UF in the text is asked for only where the number is another state’s', () => {
  expect(creciFormat).not.toContain('UF');
  expect(helpOf('12345-F', 'SP', other)).toBe('Este número já é de Ana Prado (SP).');
  expect(helpOf('12345-F', 'MG', other)).toBe(
    'Este número já é de Ana Prado (SP). Se este é de outro estado, escreva a UF junto: “12345-F/MG”.',
  );
  expect(helpOf('12345-F', '', { ...other, ufCreci: 'RJ' })).toContain('“12345-F/SP”');
  expect(helpOf('12345-F', '', { ...other, ufCreci: null })).toContain('já é de Ana Prado. Se');
});
