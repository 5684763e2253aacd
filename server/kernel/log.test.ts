import { expect, it } from 'vitest';
import { createLog, pathOnly } from './log.ts';

it('R21 names that hold secrets are taken out, at any of the first levels', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  log.info({
    token: 'canary1',
    body: { senha: 'canary2', nested: { password: 'canary3', deeper: { apiKey: 'canary4' } } },
    headers: { authorization: 'Bearer canary5', cookie: 'canary6' },
    nome: 'fica',
  });
  expect(lines.join('')).toContain('fica');
  expect(lines.join('')).not.toContain('canary');
});

it('T5 a path is logged without what follows it', () => {
  expect(pathOnly('/api/x?token=1')).toBe('/api/x');
  expect(pathOnly('/api/x#y')).toBe('/api/x');
  expect(pathOnly('/api/x')).toBe('/api/x');
});
