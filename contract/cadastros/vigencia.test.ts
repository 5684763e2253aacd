import { describe, expect, it } from 'vitest';
import { diasDeVigencia, mostraPreco, vigenciaDaTabela } from './vigencia.ts';

describe('how a price stands by the date of its table', () => {
  it.each([
    ['2026-01-10', '2026-01-09', 'futura'],
    ['2026-01-10', '2026-01-10', 'vigente'],
    ['2026-01-10', '2026-03-11', 'vigente'],
    ['2026-01-10', '2026-03-12', 'vencida'],
    ['2026-01', '2025-12-31', 'futura'],
    ['2026-01', '2026-01-01', 'vigente'],
    ['2026-01', '2026-03-02', 'vigente'],
    ['2026-01', '2026-03-03', 'vencida'],
    [null, '2026-03-03', 'sem-data'],
    ['janeiro', '2026-03-03', 'sem-data'],
  ])('a table of %s is on %s %s, with 60 days', (table, today, estado) => {
    expect(vigenciaDaTabela(table, 60, today).estado).toBe(estado);
  });

  it('a price that has run out or does not hold yet is not shown; one without a date is', () => {
    const shown = ['sem-data', 'vigente', 'vencida', 'futura'].filter((estado) =>
      mostraPreco({ estado: estado as 'vigente', de: null, ate: null }),
    );
    expect(shown).toEqual(['sem-data', 'vigente']);
  });

  it.each([
    [null, 60],
    ['', 60],
    ['30', 30],
    ['0', 60],
    ['1', 1],
    ['730', 730],
    ['731', 60],
    ['9999', 60],
    ['trinta', 60],
  ])('%j days are %i', (stored, days) => {
    expect(diasDeVigencia(stored)).toBe(days);
  });
});
