import { expect, test } from 'vitest';
import { cnpjWarning, emailWarning } from './contact-warnings.ts';

test('DEV-03 a CNPJ that does not add up is doubted, of numbers and with letters', () => {
  expect(cnpjWarning('11.222.333/0001-81')).toBeNull();
  expect(cnpjWarning('Q0.SLF.MBD/7VX4-39')).toBeNull();
  for (const wrong of ['11.222.333/0001-82', 'Q0.SLF.MBD/7VX4-38', '00.000.000/0000-00', '123'])
    expect(cnpjWarning(wrong)).toMatch(/não confere/);
});

test('DEV-03 an e-mail without its domain is doubted', () => {
  expect(emailWarning('contato@horizonte.com.br')).toBeNull();
  for (const wrong of ['contato', 'contato@horizonte', 'a b@c.com'])
    expect(emailWarning(wrong)).not.toBeNull();
});
