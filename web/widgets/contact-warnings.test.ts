import { expect, test } from 'vitest';
import { cnpjWarning, creciWarning, emailWarning, phoneWarning } from './contact-warnings.ts';

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

test('PNL-12 a telephone without area code, with a digit too few or with words is doubted', () => {
  for (const right of [
    ...['(11) 91234-5678', '+55 47 3322-1100', '5511912345678', '0800 123 4567', '4004-1234'],
    ...['+351 912 345 678', '11 3123.4567'],
  ])
    expect(phoneWarning(right), right).toBeNull();
  for (const wrong of ['91234-5678', '(11) 9123-567', '(11) 1234-5678', 'ramal 12', '(01) 91234-5678'])
    expect(phoneWarning(wrong), wrong).toMatch(/DDD/);
});

test('BRK-52 in part: a CRECI that is too short or of no state is doubted, not refused', () => {
  for (const [creci, uf] of [
    ['12345-F', 'SP'],
    ['CRECI/SP 12.345 F', null],
    ['12345-F/RJ', ''],
    ['1234', 'PA'],
  ] as const)
    expect(creciWarning(creci, uf), creci).toBeNull();
  expect(creciWarning('123', 'SP')).toMatch(/curto/);
  expect(creciWarning('sem número', 'SP')).toMatch(/curto/);
  expect(creciWarning('12345-F', null)).toMatch(/UF/);
});
