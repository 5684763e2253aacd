import { describe, expect, it } from 'vitest';
import { planPrice } from './plan-price.tsx';

const tipo = (nome: string, precoMin: string | null, area?: string, precoMax = precoMin) => ({
  nome,
  disponiveis: null,
  precoMin,
  precoMax,
  ...(area ? { areaMin: area, areaMax: area } : {}),
});
const told = (tipos: ReturnType<typeof tipo>[], titulo: string, texto: string | null = null) =>
  planPrice(
    { tabela: { data: '2026-11', ate: '2026-12-31', tipos, pagamento: [] } },
    { titulo, texto, grupo: null, asset: null },
  )?.replaceAll('\u00a0', ' ');

describe('the price beside a plan', () => {
  const types = [
    tipo('Tipo A', '961000.00', '63.42', '1049000.00'),
    tipo('Cobertura', '3742000.00', '187.40'),
    tipo('Final 02 e 03', '571000.00', '74.25'),
  ];
  it('is that of the type of its name, else of its size', () => {
    expect(told(types, 'Tipo A')).toBe('A partir de R$ 961.000');
    expect(told(types, 'Cobertura')).toBe('R$ 3.742.000');
    expect(told(types, '3 quartos', '74,25\u00a0m² · 3 dormitórios')).toBe('R$ 571.000');
  });
  it('is not said where two types fit, none fits, or the table has none', () => {
    expect(told([...types, tipo('tipo a', '1.00')], 'Tipo A')).toBeUndefined();
    expect(told(types, 'Tipo B', '78,15\u00a0m²')).toBeUndefined();
    expect(told([tipo('Tipo A', null, '63.42')], 'Tipo A')).toBeUndefined();
    expect(planPrice({}, { titulo: 'Tipo A', texto: null, grupo: null, asset: null })).toBeNull();
  });
});
