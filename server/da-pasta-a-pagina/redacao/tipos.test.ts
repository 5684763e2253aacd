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
  it('are not said where two are all, one name is of figures, or nobody knows how it is called', () => {
    expect(of(['Tipo A', '63'], ['Cobertura', '187'])).toBeNull();
    expect(of(['2 quartos', '63'], ['Garden', '90'], ['Cobertura', '187'])).toBeNull();
    expect(of(['Villaggio', '63'], ['Garden', '90'], ['Cobertura', '187'])).toBeNull();
  });
});
