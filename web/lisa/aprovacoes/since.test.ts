import { expect, it } from 'vitest';
import { sinceText } from './since.ts';

const now = Date.parse('2026-11-30T15:00:00Z');
const row = { createdAt: '2026-11-27T12:12:00Z', aprovado: false, rejeitadoEm: null };

it('who waits is told with the hour, and since when', () => {
  expect(sinceText(row, now)).toBe('27/11/2026 às 09:12 · há 3 dias');
  expect(sinceText({ ...row, createdAt: '2026-11-30T10:00:00Z' }, now)).toBe(
    '30/11/2026 às 07:00 · há 5 horas',
  );
});

it('who was decided on waits no longer', () => {
  expect(sinceText({ ...row, aprovado: true }, now)).toBe('27/11/2026 às 09:12');
  expect(sinceText({ ...row, rejeitadoEm: '2026-11-28T12:00:00Z' }, now)).toBe('27/11/2026 às 09:12');
});
