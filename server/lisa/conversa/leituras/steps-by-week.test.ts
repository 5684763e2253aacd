import { expect, it } from 'vitest';
import { mondayOf } from './steps-by-week.ts';

it.each([
  // Sunday night in São Paulo is Monday already in Greenwich.
  ['2026-11-23T02:30:00Z', '2026-11-16'],
  ['2026-11-23T03:30:00Z', '2026-11-23'],
  ['2026-11-29T12:00:00Z', '2026-11-23'],
  ['2027-01-01T12:00:00Z', '2026-12-28'],
])('the week of %s begins on %s', (moment, monday) => {
  expect(mondayOf(new Date(moment))).toBe(monday);
});
