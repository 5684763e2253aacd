import { describe, expect, it } from 'vitest';
import { findRegistro } from './registro.ts';

describe('registration of an incorporação', () => {
  it.each([
    [
      'Memorial de Incorporação registrado sob o R-2 da matrícula nº 45.678 do 1º Ofício de Registro de Imóveis de Itapema/SC.',
      'R-2 da matrícula nº 45.678',
      '1º Ofício de Registro de Imóveis de Itapema/SC',
    ],
    [
      'Registro de Incorporação: R.3/123.456 – 2º Cartório de Registro de Imóveis de Curitiba',
      'R.3/123.456',
      '2º Cartório de Registro de Imóveis de Curitiba',
    ],
    ['RI: R-1-98.765 do 5º RI de São Paulo', 'R-1-98.765', '5º RI de São Paulo'],
    [
      'Incorporação R-04 Mat. 67.890, Cartório do 2º Ofício de Registro de Imóveis',
      'R-04 Mat. 67.890',
      'Cartório do 2º Ofício de Registro de Imóveis',
    ],
    ['Registro de Incorporação nº 123.456', '123.456', null],
    [
      'Incorporação registrada sob o nº R.5/M.123.456 no 13º Oficial de Registro de Imóveis de São Paulo',
      'R.5/M.123.456',
      '13º Oficial de Registro de Imóveis de São Paulo',
    ],
    [
      'Incorporação: R-1-M-187.220 - 6ª Circunscrição do Registro de Imóveis de Curitiba',
      'R-1-M-187.220',
      '6ª Circunscrição do Registro de Imóveis de Curitiba',
    ],
    ['R.I.: R-2/M-77.310, 1º Ofício de Vila Velha', 'R-2/M-77.310', '1º Ofício de Vila Velha'],
    [
      'Loteamento registrado sob R.3 na matrícula 34.567 do 2º Serviço Notarial e Registral de Cuiabá',
      'R.3 na matrícula 34.567',
      '2º Serviço Notarial e Registral de Cuiabá',
    ],
    [
      'Ao Oficial do Registro de Imóveis. Incorporação registrada sob R-4 da matrícula 98.321 do 6º Registro de Imóveis de Curitiba',
      'R-4 da matrícula 98.321',
      '6º Registro de Imóveis de Curitiba',
    ],
  ])('%s', (text, numero, cartorio) => {
    expect(findRegistro(text)).toEqual({ numero, cartorio });
  });

  it('is not the bare matrícula of the land, nor any other number', () => {
    expect(findRegistro('Terreno da matrícula 12.345 do Registro de Imóveis')).toBeNull();
    expect(
      findRegistro('Incorporação e vendas: Alfa Incorporações Ltda. Terreno da matrícula nº 33.410.'),
    ).toBeNull();
    expect(
      findRegistro('Terreno objeto da matrícula nº 33.410. Registro da incorporação em andamento.'),
    ).toBeNull();
    expect(findRegistro('Incorporação: Construtora Maré Alta, CNPJ 11.444.777/0001-61')).toBeNull();
  });
});
