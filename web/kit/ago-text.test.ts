import { expect, test } from 'vitest';
import { agoText } from './ago-text.ts';

test.each([
  ['2026-11-20T11:30:00Z', 'há menos de uma hora'],
  ['2026-11-20T11:00:00Z', 'há 1 hora'],
  ['2026-11-18T13:00:00Z', 'há 47 horas'],
  ['2026-11-17T12:00:00Z', 'há 3 dias'],
])('a silence since %s lasts %s', (since, text) => {
  expect(agoText(since, Date.parse('2026-11-20T12:00:00Z'))).toBe(text);
});
