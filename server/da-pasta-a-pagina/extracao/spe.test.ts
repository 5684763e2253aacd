import { describe, expect, it } from 'vitest';
import { said, saidIn } from '#tests/fixtures/typed-sheet.ts';

describe('a company made for one building', () => {
  it('is its owner’s where it begins with the owner’s letters', () => {
    const sheet = `
CASA TUPI                                                 BASTOS MOREIRA
Rua Tupi, 66 - Petrópolis - Porto Alegre/RS

engenharia             Bastos Moreira

R.4/203.117, 5ª Zona. BM Tupi Incorporação SPE Ltda.`;
    expect(said(sheet, 'incorporadora')).toEqual(['Bastos Moreira']);
  });

  it('is its owner’s where it begins with the owner’s name', () => {
    const sheet = `
GRUPO AROEIRAL | PEROBA HOME | JARDIM ITÁLIA - CUIABÁ - MT

Incorporação: Aroeiral Peroba SPE Ltda. M-77.410, 2º Serviço Registral.`;
    expect(said(sheet, 'incorporadora')).toEqual(['Grupo Aroeiral']);
  });

  it('called as the building alone is no rival of who signs', () => {
    const pages = [
      'SOLAR DO CAROÁ\ncasas em condomínio',
      `Maranata Construções e Incorporações
Desde 1998 no Piauí.
Solar do Caroá Empreendimento SPE Ltda., R.1, matrícula 98.540.`,
    ];
    expect(saidIn('Solar do Caroá', pages, 'incorporadora')).toEqual([
      'Maranata Construções e Incorporações',
    ]);
  });
});

it('who only builds is no rival of who develops', () => {
  const sheet = `
LÚCIO AMADO INCORPORAÇÕES
BLOCO CANDEIA

Projeto de arquitetura      Plano Nobre Arquitetura
Construção                  Alvorada Engenharia

Incorporação registrada em nome de LA Candeia SPE S.A.`;
  expect(said(sheet, 'incorporadora')).toEqual(['Lúcio Amado Incorporações']);
});

it('what is labelled the developer is not asked for the sake of a builder named more often', () => {
  const sheet = `
Incorporação      Altaneira
Construção        Montevale Engenharia

Montevale Engenharia: 30 anos. A Montevale Engenharia ergueu 12 prédios.`;
  expect(said(sheet, 'incorporadora')).toEqual(['Altaneira']);
});
