import { describe, expect, it } from 'vitest';
import { duvidasEm, fatosCertos, linhaAprendida, linhaPadrao } from './certeza.ts';
import { emptyFatos, type Fatos } from './fatos.ts';

const fact = <Value>(value: Value, confidence: number) => ({
  value,
  confidence,
  evidence: [{ file: 'Book.pdf', page: 1, quote: String(value), box: null }],
  conflicts: [],
  rule: null,
});
const fatos: Fatos = { ...emptyFatos(), nome: fact('Aurora', 0.95), areaMax: fact('97', 0.6) };

describe('what was not read with certainty', () => {
  it('is named as a question, and leaves the facts that are stated', () => {
    expect(duvidasEm(fatos)).toEqual(['areaMax']);
    const stated = fatosCertos(fatos, duvidasEm(fatos));
    expect(stated.areaMax).toBeNull();
    expect(stated.nome?.value).toBe('Aurora');
  });

  it('follows the line of its field', () => {
    expect(duvidasEm(fatos, { areaMax: 0.5 })).toEqual([]);
    expect(duvidasEm(fatos, { areaMax: 0.5, nome: 0.96 })).toEqual(['nome']);
  });
});

describe('the line of a field', () => {
  const said = (certo: boolean, confianca: number, vezes: number) => ({ certo, confianca, vezes });

  it('stays where it is without decisions, and after a single error', () => {
    expect(linhaAprendida([])).toBe(linhaPadrao);
    expect(linhaAprendida([said(false, 0.86, 1)])).toBe(linhaPadrao);
  });

  it('rises above values that proved wrong more often than once in ten', () => {
    const line = linhaAprendida([said(false, 0.78, 2), said(true, 0.9, 8)]);
    expect(line).toBeGreaterThan(0.78);
    expect(line).toBeLessThanOrEqual(0.9);
  });

  it('comes down again when enough of them were right', () => {
    expect(linhaAprendida([said(false, 0.78, 2), said(true, 0.9, 18)])).toBe(linhaPadrao);
  });

  it('makes everything a question where even the surest values fail', () => {
    expect(linhaAprendida([said(false, 0.99, 3), said(true, 0.99, 2)])).toBeGreaterThan(1);
  });

  it('sinks where ten doubtful values were all right', () => {
    expect(linhaAprendida([said(true, 0.64, 10)])).toBeLessThanOrEqual(0.64);
    expect(linhaAprendida([said(true, 0.64, 10), said(false, 0.64, 1)])).toBe(linhaPadrao);
  });
});
