import { describe, expect, it } from 'vitest';
import { duvidasEm } from '#contract/cadastros/certeza.ts';
import type { DocumentText } from '#contract/da-pasta-a-pagina/documentos.ts';
import { extractEmpreendimento } from './extract-empreendimento.ts';
import { possibleAnswers } from './provas/names.ts';

const book = (...pages: string[][]): DocumentText => ({
  path: 'Book.pdf',
  kind: 'book',
  date: null,
  pageCount: pages.length,
  pages: pages.map((texts, index) => ({
    page: index + 1,
    width: 595,
    height: 842,
    legibility: 1,
    lines: texts.map((text, line) => ({
      text,
      box: { x: 40, y: 60 + line * 60, width: 400, height: index === 0 && line === 0 ? 40 : 11 },
    })),
  })),
});

function read(...lines: string[]) {
  const documents = [
    book(
      ['MIRANTE DO VALE', 'Apartamentos de 62 m² a 88 m²'],
      ['O Mirante do Vale tem vinte andares.'],
      lines,
    ),
  ];
  const { fatos } = extractEmpreendimento({ documents, folderName: 'Material de Vendas 12' });
  const asked: string[] = duvidasEm(fatos);
  const known = (field: 'incorporadora' | 'bairro' | 'cidade') =>
    asked.includes(field) ? null : (fatos[field]?.value ?? null);
  return {
    firm: known('incorporadora'),
    bairro: known('bairro'),
    cidade: known('cidade'),
    evidence: fatos,
    offered: possibleAnswers(documents).incorporadora.map(({ value }) => value),
  };
}

describe('TRU-08 the developer that finances its own units', () => {
  it.each([
    'Apartamentos prontos. Financiamento direto Caldeira, sem bancos.',
    'Em obras. Financiamento direto Caldeira Montes. Fale com a gente.',
    'Entrada facilitada e parcelamento direto com a Caldeira Montes.',
    'Financiamento direto com o Grupo Caldeira',
    'Financiamento direto com a construtora Caldeira em até 120 meses',
    'Entrada em até 60 vezes direto com a Caldeira',
    'Pague em 100 parcelas, direto com a Caldeira Montes.',
    'Parcelamento próprio da Caldeira',
    'Condições: tabela direta da Caldeira, sem juros',
    'TABELA DIRETA DA CALDEIRA - AGOSTO/2026',
    'FINANCIAMENTO DIRETO COM A CALDEIRA EM ATÉ 120 MESES',
  ])('is stated: %s', (line) => {
    expect(read(line).firm).toMatch(/Caldeira/);
  });

  it('its evidence is the sentence', () => {
    const { incorporadora } = read('Em obras. Financiamento direto Caldeira Montes.').evidence;
    expect(incorporadora?.evidence[0]).toMatchObject({
      file: 'Book.pdf',
      page: 3,
      quote: expect.stringContaining('Financiamento direto Caldeira Montes'),
    });
  });

  it.each([
    [['Financiamento direto Caixa.']],
    [['Financiamento direto Banco Serrano, sem burocracia.']],
    [['Financiamento direto com a Chave Imóveis.']],
    [['Financiamento direto Chave Nova.', 'Vendas: Chave Nova']],
    [['Financiamento direto Chave Nova.', 'Chave Nova CRECI J 24.105']],
    [['Financiamento direto com Marina Prado.']],
    [['Financiamento direto Mirante do Vale.']],
    [['Financiamento direto Joinville.']],
    [['FINANCIAMENTO DIRETO CALDEIRA']],
    [['Financiamento Direto Caldeira']],
    [['Financiamento direto INCC.']],
    [['Financiamento direto SFH.']],
    [['TABELA DIRETA DA CVC - MAIO']],
    [['Tabela direta da construtora.']],
    [['Tabela própria da Torre Norte.']],
    [['Entrada em 60 vezes direto com a Vendedora.']],
    [['Saldo em 60 vezes direto com o João Prado.']],
    [['Negocie a entrada direto com a Marina Prado.']],
    [['Financiamento direto com a Caldeira Montes SPE 4 Ltda.']],
    [['Financiamento direto com a construtora.']],
    [['Financiamento direto Caldeira com entrada de 20%']],
  ])('is no lender, seller, broker, building, city, index or registered name: %j', (lines) => {
    expect(read(...lines).firm).toBeNull();
  });
});

describe('TRU-08 who may be financed by', () => {
  it('is asked where a lender would be named alike', () => {
    const { firm, evidence, offered } = read('Saldo com a Caldeira Montes em até 120 meses.');
    expect(firm).toBeNull();
    expect(evidence.incorporadora?.value).toBe('Caldeira Montes');
    expect(offered[0]).toBe('Caldeira Montes');
  });

  it('is never offered as terms of payment, or with the word before its name', () => {
    for (const lines of [
      ['entrada em até 60 vezes, sem juros'],
      ['Pague em até 60 vezes, direto com a construtora'],
      ['Financiamento próprio em 120 parcelas', 'Condições: sinal + mensais'],
      ['Realização Caldeira Urbanismo | Vendas Chave'],
    ])
      expect(read(...lines).offered.join('|')).not.toMatch(
        /vezes|juros|direto|Pague|parcelas|Financiamento|Condiç|sinal|Realização|Vendas/i,
      );
  });
});

describe('TRU-08 the bairro beside its city', () => {
  it.each([
    ['Apartamentos de 2 dormitórios no Centro de Joinville/SC.', 'Centro', 'Joinville'],
    ['Mirante do Vale — 2 suítes, até 66 m², Centro de Joinville/SC.', 'Centro', 'Joinville'],
    [
      'Mirante do Vale: apartamentos de alto padrão no Anita Garibaldi, Joinville/SC.',
      'Anita Garibaldi',
      'Joinville',
    ],
    ['Em Ponta Verde, Maceió - AL', 'Ponta Verde', 'Maceió'],
    ['Apartamentos e coberturas em Ponta Verde, Maceió/AL.', 'Ponta Verde', 'Maceió'],
  ])('is stated: %s', (line, bairro, cidade) => {
    expect(read(line)).toMatchObject({ bairro, cidade });
  });

  it.each([
    'A Caldeira Montes fica no Centro de Joinville/SC.',
    'Plantão de vendas com apartamentos decorados no Centro de Joinville/SC.',
    'A 5 minutos do Centro de Joinville/SC, com apartamentos de 2 suítes.',
    'Apartamentos no Anita Garibaldi, Joinville/SC.',
    'A Caldeira Montes fica em Ponta Verde, Maceió - AL.',
    'Em Reserva Aurora, Maceió - AL',
    'Em Rio Largo, Maceió - AL',
    'Mirante do Vale: apartamentos no Reserva Aurora, Joinville/SC.',
    'Mirante do Vale: 2 suítes, Caldeira Montes, Joinville/SC.',
    'Conheça os apartamentos do Mirante do Vale, Joinville/SC.',
  ])('is asked: %s', (line) => {
    expect(read(line).bairro).toBeNull();
  });
});
