import { expect, test } from 'vitest';
import { doubtCnpj, doubtEmail } from './contact-doubts.ts';

test('DEV-03 a CNPJ that does not add up is doubted, of numbers and with letters', () => {
  expect(doubtCnpj('11.222.333/0001-81')).toBeNull();
  expect(doubtCnpj('Q0.SLF.MBD/7VX4-39')).toBeNull();
  for (const wrong of ['11.222.333/0001-82', 'Q0.SLF.MBD/7VX4-38', '00.000.000/0000-00', '123'])
    expect(doubtCnpj(wrong)).toMatch(/não confere/);
});

test('DEV-03 an e-mail without its domain is doubted', () => {
  expect(doubtEmail('contato@horizonte.com.br')).toBeNull();
  for (const wrong of ['contato', 'contato@horizonte', 'a b@c.com']) expect(doubtEmail(wrong)).not.toBeNull();
});
