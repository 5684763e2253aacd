import { expect, test } from 'vitest';
import { dateOfCorrected, isLapsed } from './corrected-price.ts';

const saved = '05/2026';
const today = '30/11/2026';

test('a price corrected under a lapsed table is dated today, and taken back it has its own date again', () => {
  expect(dateOfCorrected({ corrected: true, typed: saved, saved, today })).toBe(today);
  expect(dateOfCorrected({ corrected: false, typed: today, saved, today })).toBe(saved);
});

test('a date that somebody wrote stays', () => {
  for (const corrected of [true, false])
    expect(dateOfCorrected({ corrected, typed: '11/2026', saved, today })).toBeNull();
  expect(dateOfCorrected({ corrected: false, typed: saved, saved, today })).toBeNull();
});

test('a table without a date, or within its days, has not lapsed', () => {
  expect(isLapsed({ dataTabela: '2020-01', tabelaValidaAte: '2020-03-01' })).toBe(true);
  expect(isLapsed({ dataTabela: '2020-01', tabelaValidaAte: '2999-01-01' })).toBe(false);
  expect(isLapsed({ dataTabela: null, tabelaValidaAte: null })).toBe(false);
});
