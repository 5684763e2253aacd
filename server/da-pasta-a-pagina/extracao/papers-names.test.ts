import { describe, expect, it } from 'vitest';
import { said } from '#tests/fixtures/typed-sheet.ts';

describe('the name on a paper of the sale', () => {
  it.each([
    [
      'ERRATA - material do corretor - Residencial Céu do Ingá\n\nApartamentos de 62 m²',
      'Residencial Céu do Ingá',
    ],
    [
      'TABELA CAMPANHA - RESIDENCIAL PEQUI GARDEN     Novembro/2026\n\nApartamentos de 62 m²',
      'RESIDENCIAL PEQUI GARDEN',
    ],
    ['PERGUNTAS QUE TODO CLIENTE FAZ - MORADAS DO INGÁ\n\nQuantos quartos? Dois.', 'MORADAS DO INGÁ'],
    [
      'FICHA TÉCNICA\n\nEmpreendimento............ Ed. Altos do Ingá\nTerreno................... 1.986,40 m²',
      'Ed. Altos do Ingá',
    ],
    [
      'MEMORIAL DESCRITIVO\n1.1 O CONDOMÍNIO RESIDENCIAL BURITI AZUL, doravante EMPREENDIMENTO, será edificado\nno lote 12.',
      'CONDOMÍNIO RESIDENCIAL BURITI AZUL',
    ],
  ])('%s', (text, name) => {
    expect(said(text, 'nome')).toEqual([name]);
  });

  it.each([
    'ERRATA',
    'COMUNICADO',
    'SOBRADOS GEMINADOS - VILA NOVA - JOINVILLE/SC',
    'CASAS EM CONDOMÍNIO',
    'SALAS COMERCIAIS',
    'LAJES CORPORATIVAS',
    'TABELA - VILA NOVA - JOINVILLE/SC',
  ])('%s is none', (head) => {
    const text = `${head}\n\n- 6 unidades\n- área privativa 87,50 m²`;
    expect(said(text, 'nome')).toEqual([null]);
  });

  it('what a building was called before is not its name', () => {
    const text =
      'HOTEL INGÁ → INGÁ RESIDÊNCIAS\n\nO antigo hotel renasce. O Ingá Residências tem 82 apartamentos.';
    expect(said(text, 'nome')[0]).not.toContain('HOTEL');
  });

  it('the next building of the firm gives no part of its name', () => {
    const text = `Assunto: Atualização - Casa Ramiro

Seguem as novidades do Casa Ramiro, no Auxiliadora (Porto Alegre/RS):
todas as unidades têm 2 suítes.

No Moinho Ramiro, nosso próximo lançamento, teremos 120 aptos. de 1 e 2 dorms.`;
    expect(said(text, 'nome')).toEqual(['Casa Ramiro']);
  });
});

describe('a firm that only its name tells', () => {
  it.each([
    ['Tabela só com cadastro na Restinga Construtora.', 'Restinga Construtora'],
    ['A incorporadora Jangada Alta, que soma dez prédios, apresenta o Mirante do Ingá.', 'Jangada Alta'],
    ['Um projeto Ximenes Arquitetura para a Cerrado Vivo Incorporadora', 'Cerrado Vivo Incorporadora'],
    ['Incorporadora: Vale Alto Serra / Arquitetura: Kuhn Dalpiaz', 'Vale Alto Serra'],
    ['Att., Equipe Minuano Participações', 'Minuano Participações'],
  ])('%s', (line, firm) => {
    const text = `Mirante do Ingá\n\nO Mirante do Ingá tem apartamentos de 62 m².\n\n${line}`;
    expect(said(text, 'incorporadora').map((one) => String(one).replace(/\.$/, ''))).toEqual([
      firm.replace(/\.$/, ''),
    ]);
  });

  it.each([
    'UMA GRANDE CONSTRUTORA',
    'A MELHOR INCORPORADORA DO BRASIL',
    'Paisagismo da Verde Construções',
    'Vendas: Alfa Empreendimentos',
    'Obra construída pela Alfa Construtora',
  ])('%s names none', (line) => {
    const text = `Mirante do Ingá\n\nO Mirante do Ingá tem apartamentos de 62 m².\n\n${line}`;
    expect(['asked', null]).toContain(said(text, 'incorporadora')[0]);
  });
});

describe('a bairro alone with its city', () => {
  const head =
    'Mirante do Ingá\n\nO Mirante do Ingá tem 2 e 3 quartos.\nApartamentos de 62 m²\nPiscina e academia\nSalão de festas\nBrinquedoteca\nBicicletário\n\n';
  it.each([
    ['Taquaral - Campinas - SP', 'Taquaral'],
    ['Zona 03 - Maringá - Paraná', 'Zona 03'],
    ['Setor Negrão de Lima - Goiânia/GO', 'Setor Negrão de Lima'],
    ['Numa rua sem saída do Jardim Emília, em Sorocaba (SP).', 'Jardim Emília'],
    ['Fica no bairro da Torre, em Recife - PE.', 'Torre'],
    ['Toledo PR - Jd. La Salle', 'Jardim La Salle'],
    ['O Mirante do Ingá, no Auxiliadora (Porto Alegre/RS), já tem tabela.', 'Auxiliadora'],
  ])('%s', (line, bairro) => {
    expect(said(head + line, 'bairro')).toEqual([bairro]);
  });

  it.each([
    'Plantão de vendas: Taquaral - Campinas - SP',
    'Taquaral - Campinas - SP\nFone 3200-0000',
    'Mirante do Ipê - Campinas - SP',
  ])('%s is asked', (line) => {
    expect(['asked', null]).toContain(said(head + line, 'bairro')[0]);
  });

  it('a city told with its state in words has both', () => {
    expect(said('O alto padrão chega ao Umarizal, em Belém do Pará.', 'cidade', 'uf')).toEqual([
      'Belém',
      'PA',
    ]);
  });
});
