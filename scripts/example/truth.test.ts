import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj';
import { describe, expect, it } from 'vitest';
import { money, newestTable, startingPrice } from './truth.ts';
import { ambar } from './truth-ambar.ts';
import { figueiras } from './truth-figueiras.ts';

describe.each([ambar, figueiras])('the truth of $name', (truth) => {
  it('has an incorporadora whose CNPJ carries valid check digits', () => {
    expect(isValidCnpj(truth.cnpj, { version: 2 })).toBe(true);
  });

  it('starts at the smallest price still offered in the newest table', () => {
    const table = newestTable(truth);
    const open = table.units.flatMap((unit) => (unit.price === null ? [] : [unit.price]));
    expect(Number(startingPrice(table))).toBe(Math.min(...open));
    expect(table.units.some((unit) => unit.price === null)).toBe(true);
  });

  it('prints tables of 40 to 80 units, as many as the building has, dearer in the newer one', () => {
    for (const table of truth.tables) {
      expect(table.units.length).toBe(truth.totalUnits);
      expect(new Set(table.units.map((unit) => unit.number)).size).toBe(truth.totalUnits);
    }
    expect(truth.totalUnits).toBeGreaterThanOrEqual(40);
    const [older, newer] = truth.tables.map((table) => Number(startingPrice(table)));
    expect(newer).toBeGreaterThan(older!);
  });

  it('never lets the CUB or an instalment pass for a price', () => {
    for (const table of truth.tables) expect(table.cub).toBeLessThan(Number(startingPrice(table)) / 10);
  });
});

it('names its contradictions with what every document says', () => {
  expect(ambar.contradictions.map(({ field }) => field)).toEqual(['dataEntrega', 'vagasMax']);
  for (const { says } of ambar.contradictions)
    expect(new Set(says.map(({ file }) => file)).size).toBe(says.length);
  expect(ambar.contradictions[0]!.expected).toBe(ambar.delivery);
});

it('writes money with a plain space, as PDFs give it back', () => {
  expect(money(961_000)).toBe('R$ 961.000,00');
});
