import { describe, expect, it } from 'vitest';
import { said } from '#tests/fixtures/typed-sheet.ts';

describe('beside homes, offices and shops', () => {
  it('under their own heading are left out', () => {
    const sheet = `
   TORRE AROEIRA                        TORRE BARAÚNA
   Residencial                          Corporativa
   96 apartamentos                      140 salas
   61,40 m² a 118,20 m²                 28,50 m² a 402,00 m²
   2 vagas                              1 vaga por sala`;
    expect(said(sheet, 'areaMin', 'areaMax')).toEqual(['61.4', '118.2']);
  });

  it('in the same table are left out', () => {
    const sheet = `
    Unidade             Qtde   Privativa   Comum     Total
    Aptos final 01        12      104,30    41,11    145,41
    Aptos final 02        12       79,74    31,02    110,76
    Sala comercial 01      1       38,20    10,40     48,60
    Sala comercial 02      1       41,85    11,15     53,00

Os apartamentos têm 3 quartos.`;
    expect(said(sheet, 'areaMin', 'areaMax')).toEqual(['79.74', '104.3']);
  });

  it('are what is sold where there are no homes', () => {
    const sheet = `
   QUADRO DE UNIDADES
   | Sala A         |   40 |        31,20          |       1         |
   | Sala B         |   30 |        44,85          |       1         |
   | Sala C         |   10 |        52,60          |       2         |
   | Loja           |    4 |   88,10 a 131,35      |       2         |`;
    expect(said(sheet, 'areaMax')).not.toEqual(['52.6']);
  });
});
