import { describe, expect, it } from 'vitest';
import { dateInName, findDates } from './dates.ts';

const values = (text: string) => findDates(text).map(({ value }) => value);

describe('dates in Portuguese text', () => {
  it('reads days and months in the ways sales documents write them', () => {
    expect(values('entrega 30/11/2029')).toEqual(['2029-11-30']);
    expect(values('13.10.25 e 2025-10-13')).toEqual(['2025-10-13', '2025-10-13']);
    expect(values('junho 2028, out/28, nov/2027, dezembro de 2027')).toEqual([
      '2028-06',
      '2028-10',
      '2027-11',
      '2027-12',
    ]);
    expect(values('1 de maio de 2026')).toEqual(['2026-05-01']);
    expect(values('conclusao 06/2028')).toEqual(['2028-06']);
  });

  it('takes no telephone, CNPJ, area or impossible day for a date', () => {
    expect(values('48 99912-2028, cnpj 12.345.678/0001-90, r-2/45.678')).toEqual([]);
    expect(values('31/02/2026')).toEqual([]);
    expect(values('vista mar 63,45 m²')).toEqual([]);
    expect(values('36 meses apos o lancamento')).toEqual([]);
  });

  it('reads file names, six figures on end included', () => {
    expect(dateInName('251013_z - tabela de vendas')).toBe('2025-10-13');
    expect(dateInName('tabela 131025')).toBe('2025-10-13');
    expect(dateInName('tabela_de_vendas_-_x_-_janeiro_26-2')).toBe('2026-01');
    expect(dateInName('tabela_2025_10_13')).toBe('2025-10-13');
    expect(dateInName('book_z_2025_comp')).toBeNull();
  });
});
