import { describe, expect, it } from 'vitest';
import { factsOf } from '#tests/fixtures/hotsite.ts';
import { doMenorAoMaior } from './tipos.ts';

const of = (...types: [nome: string, area: string | null][]) =>
  doMenorAoMaior(
    factsOf({
      tipologias: types.map(([nome, area]) => ({ nome, area, dormitorios: null, suites: null, vagas: null })),
    }),
  );

describe('the types of a building in a line', () => {
  it('go from the smallest to the largest', () => {
    expect(of(['Cobertura', '187.40'], ['Tipo A', '63.42'], ['Garden', '96.30'])).toBe(
      'do Tipo A à Cobertura',
    );
    expect(of(['Casa Sul', '90'], ['Duplex', '120'], ['Tipo B', '100'])).toBe('da Casa Sul ao Duplex');
  });
  it('go to the kind of the largest where names do not say which, or two are all', () => {
    expect(of(['Tipo A', '63'], ['Cobertura', '187'])).toBe('do apartamento à cobertura');
    expect(of(['Garden', '98'], ['2 quartos', '63'], ['3 quartos', '74'])).toBe('do apartamento ao garden');
    expect(of(['Villaggio', '63'], ['Penthouse Sul', '187'], ['Garden', '90'])).toBe(
      'do apartamento à penthouse',
    );
  });
  it('are not said where no name says it, or all are of one kind', () => {
    expect(of(['2 quartos', '63'], ['3 quartos', '90'])).toBeNull();
    expect(of(['Garden', '63'], ['4 quartos', '90'])).toBeNull();
    expect(of(['Garden 1', '63'], ['Garden 2', '90'])).toBeNull();
    expect(of()).toBeNull();
  });
});
