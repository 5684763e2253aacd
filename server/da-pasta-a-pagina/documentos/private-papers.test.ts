import { afterAll, describe, expect, it } from 'vitest';
import { createPdf } from '#server/adapters/pdf/unpdf.ts';
import { makePdf, type PageContent } from '#tests/fixtures/documentos/make-pdf.ts';
import { privateByName } from './private-by-name.ts';
import { readDocument } from './service.ts';

const pdf = createPdf();
afterAll(() => pdf.close());
const read = async (path: string, page: PageContent) =>
  readDocument({ path, bytes: await makePdf([page]), pdf });
const paperOf = async (path: string, page: PageContent) => {
  const reading = await read(path, page);
  return reading.state === 'reservado' ? reading.paper : reading.state;
};

describe('private papers by name and folder', () => {
  it.each([
    ['Z - JURÍDICO/CERTIDAO DE INTEIRO TEOR - MATRICULA 12.pdf', 'certidao'],
    ['REQUERIMENTO_AVERBAÇÃO.pdf', 'certidao'],
    ['Memorial de Incorporação.pdf', 'certidao'],
    ['Minuta contrato v2.pdf', 'contrato'],
    ['Proposta de compra - apto 302.pdf', 'contrato'],
    ['RG e CPF Maria.pdf', 'identidade'],
    ['comprovante de residência.pdf', 'identidade'],
    ['Dados bancários SPE.pdf', 'dados-bancarios'],
    ['TABELA DE COMISSÕES 2026.pdf', 'comissao'],
    ['Ficha cadastral.pdf', 'dados-pessoais'],
    ['Clientes/lista.pdf', 'dados-pessoais'],
    ['Lista de clientes março.pdf', 'dados-pessoais'],
    ['Cliente João - apto 302.pdf', 'dados-pessoais'],
    ['Pagamentos do cliente 302.pdf', 'dados-pessoais'],
    ['JURÍDICO/qualquer coisa.pdf', 'certidao'],
  ])('%s', (path, paper) => {
    expect(privateByName(path)).toBe(paper);
  });

  it.each([
    'BOOK DIGITAL.pdf',
    'TABELA DE VENDAS COM COMISSÃO INCLUSA.pdf',
    'Memorial Descritivo.pdf',
    'JURÍDICO/Memorial Descritivo.pdf',
    'Clientes VIP/BOOK X.pdf',
    'CAMPANHA MÊS DO CLIENTE.pdf',
    'Argento Residencial.pdf',
    'Bancário Tower.pdf',
    'Estudo de fachada.pdf',
  ])('%s is for everyone', (path) => {
    expect(privateByName(path)).toBeNull();
  });
});

describe('private papers by what they say, whatever they are called', () => {
  it('knows a contract', async () => {
    expect(
      await paperOf('doc final.pdf', [
        'INSTRUMENTO PARTICULAR DE PROMESSA DE COMPRA E VENDA',
        'PROMITENTE VENDEDORA: Alfa Empreendimentos, doravante denominada simplesmente VENDEDORA.',
        'CLÁUSULA PRIMEIRA - DO OBJETO. As partes têm entre si justo e contratado o que segue.',
        'Fica eleito o foro da comarca de Itapema. Testemunhas: ____',
      ]),
    ).toBe('contrato');
  });

  it('knows a registry certificate, and takes its registration number alone', async () => {
    const reading = await read('digitalizado_0231.pdf', [
      'CERTIFICO, a pedido de parte interessada, o inteiro teor da matrícula n. 45.678, Livro n. 2.',
      'R-2-45.678: INCORPORAÇÃO. Proprietário João da Silva, CPF 529.982.247-25.',
      '1º Ofício de Registro de Imóveis de Itapema. Emolumentos: R$ 80,00. Selo digital ABC. Dou fé.',
    ]);
    expect(reading).toMatchObject({ state: 'reservado', paper: 'certidao', registro: { page: 1 } });
    expect(reading.state === 'reservado' && reading.registro).toMatchObject({
      numero: 'R-2-45.678',
      cartorio: '1º Ofício de Registro de Imóveis de Itapema',
      quote: 'R-2-45.678',
    });
    expect(JSON.stringify(reading).match(/80,00|Selo|João|529/)).toBeNull();
  });

  it('knows an identity document, a bank paper, a commission table and a list of clients', async () => {
    expect(
      await paperOf('scan1.pdf', [
        'REPÚBLICA FEDERATIVA DO BRASIL',
        'CARTEIRA DE IDENTIDADE',
        'Filiação: Ana Souza. Naturalidade: Itajaí. Data de nascimento: 01/02/1980',
        'CPF 529.982.247-25',
      ]),
    ).toBe('identidade');
    expect(
      await paperOf('scan2.pdf', [
        'Banco X',
        'Agência 1234  Conta corrente 56789-0',
        'Favorecido: SPE Alfa',
        'Chave PIX: 123',
      ]),
    ).toBe('dados-bancarios');
    expect(await paperOf('x.pdf', ['Comissionamento - campanha', 'Corretor: 3%', 'Gerente: 0,5%'])).toBe(
      'comissao',
    );
    expect(
      await paperOf('y.pdf', ['Visitas', 'Ana 529.982.247-25', 'Beto 111.444.777-35', 'Caio 123.456.789-09']),
    ).toBe('dados-pessoais');
  });

  it('leaves a book alone that mentions contracts and its own registration', async () => {
    expect(
      await paperOf('BOOK.pdf', [
        { text: 'Residencial Aurora', size: 30 },
        'Acabamentos conforme memorial descritivo e contrato de compra e venda.',
        'Incorporação registrada sob o R-2 da matrícula nº 45.678 do 1º Ofício de Registro de Imóveis.',
      ]),
    ).toBe('lido');
  });

  it('leaves a price table alone that includes the commission and names an account', async () => {
    const rows = ['101', '102', '103', '104', '105'].map((unit) => [unit, '63,45', 'R$ 450.000,00']);
    expect(
      await paperOf('tabela.pdf', [
        'Tabela de vendas',
        { table: rows, stops: [40, 140, 240] },
        'Valores com comissão inclusa. Comissão de 5% já inclusa no preço.',
        'Depósito do sinal: Agência 1234, conta corrente 56789-0, titular SPE Alfa.',
      ]),
    ).toBe('lido');
  });
});
