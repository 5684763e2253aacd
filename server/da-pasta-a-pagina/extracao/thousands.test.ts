import { describe, expect, it } from 'vitest';
import { said } from '#tests/fixtures/typed-sheet.ts';

const table = `
ENTRE TRILHOS | TABELA 03/27 | VALORES EM R$ MIL
TORRE NORTE                                      TORRE SUL
2 dorms - 47,30 m² - 1 vaga                      3 dorms (1 suíte) - 68,15 m² - 1 vaga
                                                 final 4: 3 dorms (1 suíte) - 75,40 m² - 2 vagas
andar  fin.1   fin.2   fin.3   fin.4             andar  fin.1   fin.2   fin.3   fin.4
 2     VEND    VEND    VEND    VEND               2     VEND    588,4   VEND    671,0
 3     VEND    419,8   VEND    421,2              3     592,5   592,5   VEND    676,3
 4     424,6   424,6   VEND    426,0              4     596,7   VEND    599,9   681,6
 8     438,7   438,7   417,2   VEND               8     613,5   613,5   616,8   702,8`;

describe('a table in thousands', () => {
  it('says its prices whole', () => {
    expect(said(table, 'precoInicial')).toEqual(['417200.00']);
  });

  it('states no area and no bedrooms from its sums and floors', () => {
    expect(said(table, 'areaMax', 'dormitoriosMax')).toEqual(['75.4', 3]);
  });
});

describe('a starting price', () => {
  it('is the second of two where the first was before', () => {
    expect(said('LOTES DE 200 M²\nà vista: de R$ 98.900 por R$ 84.900*', 'precoInicial')).toEqual([
      '84900.00',
    ]);
    expect(said('Aptos de 2 quartos\nDE R$ 239.900\nPOR R$ 219.500', 'precoInicial')).toEqual(['219500.00']);
  });

  it('is no sum that is put into the building', () => {
    const text =
      'O prédio de 60 apartamentos prevê investimento de R$ 84 milhões. O tíquete de entrada é de R$ 595 mil.';
    expect(said(text, 'precoInicial')).toEqual(['595000.00']);
  });

  it('is the table’s beside a campaign’s', () => {
    const sheet = `
  TABELA DE PREÇOS
  UNID.     DORMS.   VAGAS     PRIVATIVA     VALOR DE TABELA      VALOR CAMPANHA
  21             1       1      38,20 m²       R$ 439.000,00       R$ 421.800,00
  32             1       1      38,20 m²       R$ 446.500,00       R$ 429.000,00
  44             2       1      54,10 m²       R$ 546.500,00       R$ 529.000,00`;
    expect(said(sheet, 'precoInicial')).toEqual(['439000.00']);
  });
});
