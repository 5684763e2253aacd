import { expect, it } from 'vitest';
import { findTools } from './tools.ts';

it('the search of the settings finds the backups by either name, and the terms', () => {
  for (const asked of ['segurança', 'copia', 'Backup', 'cópias de seg'])
    expect([...findTools(asked)]).toEqual(['copias']);
  expect([...findTools('prazo')]).toEqual(['prazos']);
  for (const asked of ['e-mail', 'emails', 'SMTP', 'alerta'])
    expect([...findTools(asked)]).toEqual(['emails']);
  expect([...findTools('boas-vindas')]).toEqual([]);
  expect(findTools(' ').size).toBe(4);
});
