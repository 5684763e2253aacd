import { describe, expect, it } from 'vitest';
import { factsOf } from '#tests/fixtures/hotsite.ts';
import { especies } from './tipos.ts';

const of = (...names: string[]) =>
  especies(
    factsOf({
      tipologias: names.map((nome) => ({ nome, area: null, dormitorios: null, suites: null, vagas: null })),
    }),
  );

describe('the kinds of home of a building in a line', () => {
  it('are apartments and what their names say they are besides', () => {
    expect(of('Tipo A', 'Cobertura', 'Garden')).toBe('Apartamentos, garden e cobertura');
    expect(of('2 quartos', 'Coberturas duplex')).toBe('Apartamentos e cobertura');
    expect(of('Quatro suítes', 'Penthouse Sul')).toBe('Apartamentos e penthouse');
  });
  it('are not said where all are of one kind, or some are no apartments', () => {
    expect(of('2 quartos', '3 quartos')).toBeNull();
    expect(of('Garden 1', 'Garden 2')).toBeNull();
    expect(of('Casa Sul', 'Cobertura')).toBeNull();
    expect(of()).toBeNull();
  });
});
