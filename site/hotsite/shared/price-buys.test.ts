import { describe, expect, it } from 'vitest';
import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { factsOf } from '#tests/fixtures/hotsite.ts';
import { whatPriceBuys } from './price-buys.ts';

type Tabela = NonNullable<PageFacts['tabela']>;
const tipo = (nome: string, precoMin: string | null, change: Partial<Tabela['tipos'][number]> = {}) => ({
  nome,
  disponiveis: 3,
  precoMin,
  precoMax: precoMin,
  ...change,
});
const of = (tipos: Tabela['tipos'], change: Parameters<typeof factsOf>[0] = {}) =>
  factsOf({
    precoInicial: '961000.00',
    dataTabela: '2026-11',
    tipologias: [{ nome: 'Tipo A', dormitorios: 2, suites: 1, vagas: 1, area: '63.42' }],
    tabela: { data: '2026-11', ate: '2026-12-31', tipos, pagamento: [] },
    ...change,
  });
const buys = (...args: Parameters<typeof of>) =>
  whatPriceBuys(of(...args))?.replaceAll('\u00a0', ' ') ?? null;

describe('what the price that a page opens with buys', () => {
  const larger = tipo('Tipo B', '1178000.00');

  it('is the type of the table that is sold at it, with its size and rooms', () => {
    expect(buys([larger, tipo('Tipo A', '961000.00')])).toBe('Tipo A · 63,42 m² · 2 dormitórios');
    const sized = { areaMin: '61.00', areaMax: '61.00' };
    expect(buys([tipo('Final 03', '961000.00', sized), larger])).toBe('Final 03 · 61 m²');
    expect(buys([tipo('Final 03', '961000.00', { areaMin: '61.00', areaMax: '70.00' })])).toBe('Final 03');
  });

  it('is not told where the table has no such price, two of them, or none of them left', () => {
    expect(buys([larger])).toBeNull();
    expect(buys([tipo('Tipo A', '961000.00'), tipo('Tipo C', '961000.00')])).toBeNull();
    expect(buys([tipo('Tipo A', '961000.00', { disponiveis: 0 })])).toBeNull();
    expect(buys([tipo('Tipo A', null)], { precoInicial: null })).toBeNull();
    expect(whatPriceBuys(factsOf({ precoInicial: '961000.00' }))).toBeNull();
  });

  it('leaves out what the figures beside it say of every home', () => {
    const alike = { areaMin: '63.42', areaMax: '63.42', dormitoriosMin: 2, dormitoriosMax: 2 };
    expect(buys([tipo('Tipo A', '961000.00')], alike)).toBe('Tipo A');
    expect(buys([tipo('2 dormitórios', '961000.00')], { ...alike, tipologias: [] })).toBeNull();
  });
});
