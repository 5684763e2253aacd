import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['batel', 'batel', 0],
  ['batel', 'batell', 1],
  ['campeche', 'campexe', 2],
  ['moema', 'meoma', 2],
  ['', 'itu', 3],
])('between ‘%s’ and ‘%s’ lie %i letters', (one, other, letters) => {
  expect(editDistance(one, other)).toBe(letters);
  expect(editDistance(other, one)).toBe(letters);
});
