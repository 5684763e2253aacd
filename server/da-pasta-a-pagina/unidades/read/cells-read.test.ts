import { describe, expect, it } from 'vitest';
import { kindOfHeading } from './column-kinds.ts';
import { andarOf, areaOf, estadoAlone, estadoOf, leadingAndar, moneyOf, priceOf, vagasOf } from './values.ts';

describe('a cell of a table of units', () => {
  it.each([
    ['r$ 690.000,00', '690000.00'],
    ['690.000', '690000.00'],
    ['690000', '690000.00'],
    ['690.000,5', '690000.50'],
    ['690,000.00', '690000.00'],
    ['r$690.000', '690000.00'],
    ['690.00', '690.00'],
    ['1.2.3', null],
    ['abc', null],
    ['690.000,123', null],
    ['12', '12.00'],
    ['(690)', null],
  ])('%j is the sum %j', (text, wanted) => {
    expect(moneyOf(text)).toBe(wanted);
  });

  it.each([
    ['14.999,99', null],
    ['15.000', '15000.00'],
    ['100.000.000', '100000000.00'],
    ['100.000.001', null],
    ['690.000,00', '690000.00'],
    ['12', null],
  ])('%j costs %j: a home’s price is from 15 thousand to 100 million', (text, wanted) => {
    expect(priceOf(text)).toBe(wanted);
  });

  it.each([
    ['63', '63.00'],
    ['63,40', '63.40'],
    ['63.4 m²', '63.40'],
    ['1.200', '1200.00'],
    ['7,99', null],
    ['8', '8.00'],
    ['20.000', '20000.00'],
    ['20.001', null],
    ['63,4 m2', '63.40'],
    ['abc', null],
    ['63,4567', null],
  ])('%j has %j m²: a home’s area is from 8 to 20 thousand', (text, wanted) => {
    expect(areaOf(text)).toBe(wanted);
  });

  it.each([
    ['2', 2],
    ['02', 2],
    ['2 vagas', 2],
    ['1 vaga dupla', 1],
    ['2 vg', 2],
    ['2 (g2)', 2],
    ['sem vaga', 0],
    ['nenhuma', 0],
    ['v80 a/b', null],
    ['123', null],
    ['0', 0],
  ])('%j parks %j', (text, wanted) => {
    expect(vagasOf(text)).toBe(wanted);
  });

  it.each([
    ['terreo', 0],
    ['5', 5],
    ['5º', 5],
    ['10º pavimento', 10],
    ['3 andar', 3],
    ['2 pav.', 2],
    ['1 piso', 1],
    ['subsolo', null],
    ['1234', null],
  ])('%j is floor %j', (text, wanted) => {
    expect(andarOf(text)).toBe(wanted);
  });

  it.each([
    ['2º pavimento, frente', '2', 'frente'],
    ['3 andar - fundos', '3', 'fundos'],
    ['10º pav. sul', '10', 'sul'],
  ])('%j begins with a floor', (text, floor, rest) => {
    const found = leadingAndar.exec(text)!;
    expect([found[1], text.slice(found[0].length)]).toEqual([floor, rest]);
  });

  it.each([
    ['vendido', 'vendida'],
    ['sold', 'vendida'],
    ['alienado', 'vendida'],
    ['reservado', 'reservada'],
    ['em negociacao', 'reservada'],
    ['hold', 'reservada'],
    ['indisponivel', 'indisponivel'],
    ['bloqueada', 'indisponivel'],
    ['fora de venda', 'indisponivel'],
    ['suspenso', 'indisponivel'],
    ['disponivel', 'disponivel'],
    ['available', 'disponivel'],
    ['a venda', 'disponivel'],
    ['liberado', 'disponivel'],
    ['nao disponivel', 'indisponivel'],
    ['xyz', null],
    ['vendido reservado', 'vendida'],
  ])('%j says %j of the unit', (text, wanted) => {
    expect(estadoOf(text)).toBe(wanted);
  });

  it.each([
    ['vendido', 'vendida'],
    ['vendida', 'vendida'],
    ['reservado ate 20/12', 'reservada'],
    ['reserva de gas', null],
    ['disponivel', 'disponivel'],
    ['disp', 'disponivel'],
    ['livre', 'disponivel'],
    ['bloqueado', 'indisponivel'],
    ['permuta', 'indisponivel'],
    ['apto vendido', null],
  ])('%j says by itself %j', (text, wanted) => {
    expect(estadoAlone(text)).toBe(wanted);
  });
});

describe('a heading', () => {
  it.each([
    ['unidade', 'unidade'],
    ['apto', 'unidade'],
    ['n. do apto', 'unidade'],
    ['casa', 'unidade'],
    ['lote', 'unidade'],
    ['sala', 'unidade'],
    ['torre', 'torre'],
    ['bloco', 'torre'],
    ['quadra', 'torre'],
    ['andar', 'andar'],
    ['pavimento', 'andar'],
    ['situacao', 'estado'],
    ['status', 'estado'],
    ['posicao', 'posicao'],
    ['vista', 'posicao'],
    ['final', 'posicao'],
    ['final 1', 'final'],
    ['col. 2', 'final'],
    ['dorms', 'dormitorios'],
    ['quartos', 'dormitorios'],
    ['tipo', 'tipologia'],
    ['planta', 'tipologia'],
    ['vagas', 'vagas'],
    ['box', 'vagas'],
    ['n. de vagas', 'vagas'],
    ['garagem', 'vagas'],
    ['area privativa', 'area'],
    ['area util', 'area'],
    ['area priv. + garagem', 'outra'],
    ['area total', 'area-total'],
    ['area construida', 'area-total'],
    ['area', 'area'],
    ['m²', 'area'],
    ['area de varanda', 'outra'],
    ['area comum', 'outra'],
    ['preco', 'preco'],
    ['valor', 'preco'],
    ['preco de tabela', 'preco'],
    ['valor (r$)', 'preco'],
    ['a vista', 'a-vista'],
    ['preco a vista', 'a-vista'],
    ['de', 'preco'],
    ['por', 'campanha'],
    ['por (r$)', 'campanha'],
    ['campanha', 'campanha'],
    ['preco especial', 'campanha'],
    ['lancamento ate 20/12', 'campanha'],
    ['black week', 'campanha'],
    ['entrada', 'outra'],
    ['sinal', 'outra'],
    ['parcelas', 'outra'],
    ['36x', 'outra'],
    ['mensais', 'outra'],
    ['chaves', 'outra'],
    ['valor/m²', 'outra'],
    ['preco por m²', 'outra'],
    ['avaliacao', 'outra'],
    ['iptu', 'outra'],
    ['total', 'total'],
    ['valor da vaga', 'outra'],
    ['preco do box', 'outra'],
    ['observacoes', 'outra'],
    ['r$', 'preco'],
    ['investimento', 'preco'],
    ['aluguel', 'outra'],
    ['subsidio', 'outra'],
    ['desconto', 'outra'],
  ])('%j heads what is %j', (text, wanted) => {
    expect(kindOfHeading(text)).toBe(wanted);
  });
});
