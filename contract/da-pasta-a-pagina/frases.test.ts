import { describe, expect, it } from 'vitest';
import { faltaDaFrase, faltasDaLinha, frasesDe, isRegistroCortado } from './frases.ts';

const nome = 'Pátio das Figueiras';

describe('a sentence', () => {
  it.each([
    ['Figueiras devolve à Gleba Palhano o jeito de morar com quintal.', 'comeco'],
    ['devolve à Gleba Palhano o jeito de morar com quintal.', 'comeco'],
    ['…e um pátio aberto para o céu de todos.', 'comeco'],
    ['Varandas que avançam e recuam como a linha da…', 'fim'],
    ['Varandas que avançam e recuam como a linha da.', 'fim'],
    ['O edifício tem jardins em todos os andares e', 'fim'],
    ['As salas (todas voltadas para o norte.', 'fim'],
    ['Piscina, academia, sauna, playground e salão.', 'lista'],
    ['• Piscina • Academia • Sauna seca', 'lista'],
    ['Piscina Adulto Academia Completa Salão Gourmet Playground.', 'lista'],
  ])('%s', (frase, falta) => {
    expect(faltaDaFrase(frase, nome)).toBe(falta);
  });

  it.each([
    'O Pátio das Figueiras devolve à Gleba Palhano o jeito de morar com quintal.',
    'Pátio das Figueiras tem jardins em todos os andares.',
    'Figueiras do Sul Incorporações Ltda.',
    'Tijolo aparente, sombra de árvore e um pátio aberto para o céu: o Pátio das Figueiras devolve o quintal.',
    'O condomínio tem piscina, academia, sauna, playground e salão de festas.',
    'A entrada é pela Torre A.',
    'Um espaço só seu.',
    '63 m² · 2 dormitórios · 1 suíte · 1 vaga',
    '2 a 3 dormitórios com suíte no Centro de Itapema',
    'Âmbar é a luz que o tempo guardou.',
  ])('is whole: %s', (frase) => {
    expect(faltasDaLinha(frase, nome)).toEqual([]);
  });

  it('is one with its abbreviations', () => {
    expect(frasesDe('Rua Alfa, esquina com Rua Doutor Beta Jr. Vila Moema, Tubarão/SC')).toHaveLength(1);
    expect(frasesDe('Fica na Av. Atlântica, nº 3. Há jardins.')).toEqual([
      'Fica na Av. Atlântica, nº 3.',
      'Há jardins.',
    ]);
  });

  it('is missed at the end of a text whose others are whole', () => {
    expect(faltasDaLinha('Há jardins em todos os andares. As salas se abrem para a praça', nome)).toEqual([
      { frase: 'As salas se abrem para a praça', falta: 'fim' },
    ]);
  });
});

describe('the name of a registry', () => {
  it.each([
    ['5º Ofício de Registro de Imóveis de Belo', 'Belo Horizonte'],
    ['1º Registro de Imóveis de São', 'São José'],
    ['2º Ofício de Registro de', 'Londrina'],
  ])('%s lacks its end', (cartorio, cidade) => {
    expect(isRegistroCortado(cartorio, cidade)).toBe(true);
  });
  it.each([
    ['5º Ofício de Registro de Imóveis de Belo Horizonte', 'Belo Horizonte'],
    ['2º Ofício de Registro de Imóveis', 'Balneário Azul'],
    ['1º Registro de Imóveis de Itapema', 'Itapema'],
    ['Registro de Imóveis da Comarca de Porto Belo', 'Porto Belo'],
  ])('%s is whole', (cartorio, cidade) => {
    expect(isRegistroCortado(cartorio, cidade)).toBe(false);
  });
});
