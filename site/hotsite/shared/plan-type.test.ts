import { describe, expect, it } from 'vitest';
import { planOffer, planOfType } from './plan-type.ts';

const tipo = (
  nome: string,
  precoMin: string | null,
  area?: string,
  precoMax = precoMin,
  disponiveis: number | null = null,
) => ({
  nome,
  disponiveis,
  precoMin,
  precoMax,
  ...(area ? { areaMin: area, areaMax: area } : {}),
});
const types = [
  tipo('Tipo A', '961000.00', '63.42', '1049000.00', 12),
  tipo('Cobertura', '3742000.00', '187.40', '3742000.00', 1),
  tipo('Final 02 e 03', '571000.00', '74.25'),
];
const tableOf = (tipos: ReturnType<typeof tipo>[]) => ({
  tabela: { data: '2026-11', ate: '2026-12-31', tipos, pagamento: [] },
});
const told = (tipos: ReturnType<typeof tipo>[], titulo: string, texto: string | null = null) =>
  planOffer(tableOf(tipos), { titulo, texto })?.replaceAll('\u00a0', ' ');

describe('what the table says beside a plan', () => {
  it('is price and what is left of the type of its name, else of its size', () => {
    expect(told(types, 'Tipo A')).toBe('A partir de R$ 961.000 · 12 disponíveis');
    // Another drawing of it says it no more.
    expect(told(types, 'Tipo A, desenho B')).toBeUndefined();
    expect(told(types, 'Cobertura')).toBe('R$ 3.742.000 · 1 disponível');
    expect(told(types, 'Planta de 74,25\u00a0m²', '3 dormitórios')).toBe('R$ 571.000');
  });
  it('is no price of a type of which none is left', () => {
    const sold = tipo('Tipo A', '961000.00', '63.42', '961000.00', 0);
    expect(told([sold], 'Tipo A')).toBe('Nenhuma disponível');
  });
  it('is not said where two types fit, none fits, or the table has neither price nor count', () => {
    expect(told([...types, tipo('tipo a', '1.00')], 'Tipo A')).toBeUndefined();
    expect(told(types, 'Tipo B', '78,15\u00a0m²')).toBeUndefined();
    expect(told([tipo('Tipo A', null, '63.42')], 'Tipo A')).toBeUndefined();
    expect(planOffer({}, { titulo: 'Tipo A', texto: null })).toBeNull();
  });
});

it('a type of the table leads to the first plan that is its own, or to none', () => {
  const plans = ['Planta do pavimento', 'Tipo A', 'Tipo A, desenho B', 'Cobertura'].map((titulo) => ({
    titulo,
    texto: null,
  }));
  const to = (nome: string) => planOfType(tableOf(types), plans, nome);
  expect(['Tipo A', 'Cobertura', 'Final 02 e 03'].map(to)).toEqual([1, 3, null]);
});
