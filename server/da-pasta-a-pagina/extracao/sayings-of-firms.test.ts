import { describe, expect, it } from 'vitest';
import { asked, reads } from '#tests/fixtures/typed-sheet.ts';

describe('who made it', () => {
  it.each([
    ['Paisagismo assinado por Ana Ruivo', { paisagismo: ['Ana Ruivo'] }],
    ['a arquitetura é de Ana Ruivo', { arquitetura: ['Ana Ruivo'] }],
    ['a arquitetura de Ana Ruivo', { arquitetura: ['Ana Ruivo'] }],
    ['Arquitetura Ana Ruivo;', { arquitetura: ['Ana Ruivo'] }],
    ['Projetada pela arquiteta Ana Ruivo', { arquitetura: ['Ana Ruivo'] }],
    ['o arquiteto Ivo Sá, autor do projeto', { arquitetura: ['Ivo Sá'] }],
    ['Desenhado por Ana Ruivo, arquiteta', { arquitetura: ['Ana Ruivo'] }],
    ['A arquiteta Ana Ruivo desenhou o prédio', { arquitetura: ['Ana Ruivo'] }],
    ['Projeto de Ana Ruivo. Paisagismo de Ivo Sá.', { arquitetura: ['Ana Ruivo'], paisagismo: ['Ivo Sá'] }],
    ['Ana Ruivo assina o projeto', { arquitetura: ['Ana Ruivo'] }],
    ['Lua Arquitetos responde pela arquitetura', { arquitetura: ['Lua Arquitetos'] }],
    ['Ana Ruivo, arquiteta responsável', { arquitetura: ['Ana Ruivo'] }],
    ['Ana Ruivo, autora do projeto', { arquitetura: ['Ana Ruivo'] }],
    ['Proj. arquit.: Ana Ruivo', { arquitetura: ['Ana Ruivo'] }],
    ['Projeto de retrofit: Ana Ruivo', { arquitetura: ['Ana Ruivo'] }],
    ['Arq. resp. – Ana Ruivo', { arquitetura: ['Ana Ruivo'] }],
    ['projetado por Ana Ruivo', { arquitetura: ['Ana Ruivo'] }],
    ['a arquitetura ficou a cargo de Ana Ruivo', { arquitetura: ['Ana Ruivo'] }],
    ['projeto confiado ao escritório Lua Arquitetos', { arquitetura: ['Lua Arquitetos'] }],
    ['da prancheta de Ana Ruivo', { arquitetura: ['Ana Ruivo'] }],
    ['Quem assina o projeto é Ana Ruivo', { arquitetura: ['Ana Ruivo'] }],
    ['Quem desenhou? A arquiteta Ana Ruivo.', { arquitetura: ['Ana Ruivo'] }],
    ['Arquitetura ........ Ana Ruivo', { arquitetura: ['Ana Ruivo'] }],
    ['Arquitetura     Ana Ruivo', { arquitetura: ['Ana Ruivo'] }],
    ['Arquitetura: Studio Penedo', { arquitetura: ['Studio Penedo'] }],
    ['Interiores: Casa Lume', { interiores: ['Casa Lume'] }],
    ['Decoração: Casa Lume', { interiores: ['Casa Lume'] }],
    ['Design de interiores por Casa Lume', { interiores: ['Casa Lume'] }],
    ['Construtora: Alfa', { incorporadora: asked('Alfa'), construtora: ['Alfa'] }],
    [
      'Construção: Alfa Engenharia',
      { incorporadora: asked('Alfa Engenharia'), construtora: ['Alfa Engenharia'] },
    ],
    [
      'Um projeto Beta Arquitetura para a Alfa Incorporadora',
      { incorporadora: 'Alfa Incorporadora', arquitetura: ['Beta Arquitetura'] },
    ],
    [
      'MÜLLER & DALCIN\nArquitetura: Müller & Dalcin',
      { nome: asked('Müller & Dalcin'), arquitetura: ['Müller & Dalcin'] },
    ],
    ['Paisagismo: Horta Viva', { paisagismo: ['Horta Viva'] }],
  ])('“%s” says that and nothing else', (text, fields) => {
    expect(reads(text)).toEqual(fields);
  });

  it.each(['Diz o arquiteto Ivo Sá', 'Projetado por Ivo Sá para abrigar um banco'])(
    '“%s” says nothing of it',
    (text) => {
      expect(reads(text)).toEqual({});
    },
  );
});

describe('whose it is', () => {
  it.each([
    ['Uma realização Horizonte Empreendimentos Ltda.', { incorporadora: 'Horizonte Empreendimentos Ltda' }],
    ['Financiamento direto Alfa, sem bancos', { incorporadora: 'Alfa' }],
    ['tabela direta da Alfa', { incorporadora: 'Alfa' }],
    ['Construtora: Alfa', { incorporadora: asked('Alfa'), construtora: ['Alfa'] }],
    ['Alfa — incorporação', { incorporadora: 'Alfa' }],
    ['Sociedade do grupo Alfa', { incorporadora: asked('Alfa') }],
    ['A Alfa, incorporadora com 20 anos de praça', { incorporadora: asked('Alfa') }],
    ['AS Solar SPE', { incorporadora: asked('Solar SPE') }],
    ['Incorporação Caldeira Montes.', { incorporadora: 'Caldeira Montes' }],
    ['A incorporadora Alfa Sul, que há 20 anos constrói', { incorporadora: 'Alfa Sul' }],
    ['UMA GRANDE CONSTRUTORA', { incorporadora: asked('Grande Construtora') }],
    ['Realização Alfa Urbanismo', { incorporadora: 'Alfa Urbanismo' }],
    ['Incorporação ........ Alfa', { incorporadora: 'Alfa' }],
    ['(Construtora Alfa)', { incorporadora: 'Construtora Alfa' }],
    ['Beta Construções · Centro', { incorporadora: 'Beta Construções' }],
    ['Alfa Solar SPE Ltda', { incorporadora: asked('Alfa Solar SPE Ltda', 'Solar SPE Ltda') }],
    [
      'Alfa Desenvolvimento Imobiliário S.A.',
      {
        nome: asked('Alfa Desenvolvimento Imobiliário S.A'),
        incorporadora: asked('Alfa Desenvolvimento Imobiliário S.A'),
      },
    ],
    ['Reúne três incorporadoras: Alfa, Beta e Gama', { incorporadora: 'Alfa, Beta e Gama' }],
    ['A joint venture by ALFA + BETA', { incorporadora: 'ALFA + BETA' }],
    ['uma parceria entre Alfa e Beta', { incorporadora: 'Alfa e Beta' }],
    ['Realização     Alfa', { incorporadora: 'Alfa' }],
    ['Incorporação: Alfa', { incorporadora: 'Alfa' }],
    ['Incorporadora: Alfa Ltda.', { incorporadora: 'Alfa Ltda.' }],
    ['© Alfa', { incorporadora: asked('Alfa') }],
    ['Equipe Comercial Alfa Urbanismo', { incorporadora: 'Alfa Urbanismo' }],
    ['Realização: Alfa\nVendas: Beta Imóveis', { incorporadora: 'Alfa' }],
    ['Incorporação e construção: Alfa Engenharia Ltda', { incorporadora: 'Alfa Engenharia Ltda' }],
    ['CNPJ 12.345.678/0001-90 Alfa Empreendimentos Ltda', { incorporadora: 'Alfa Empreendimentos Ltda' }],
  ])('“%s” says that and nothing else', (text, fields) => {
    expect(reads(text)).toEqual(fields);
  });

  it.each([
    'Da mesma incorporadora: Solar do Porto',
    'Outras obras da Alfa: Solar do Porto',
    'Vendas: Alfa Imóveis',
  ])('“%s” says nothing of it', (text) => {
    expect(reads(text)).toEqual({});
  });
});

describe('what it is called', () => {
  it.each([
    ['ERRATA - material do corretor - Residencial Alfa', { nome: 'Residencial Alfa' }],
    ['PERGUNTAS DE TODOS - MORADAS DO RIO', { nome: 'MORADAS DO RIO' }],
    ['TABELA - VILA NOVA - JOINVILLE/SC', { bairro: asked('Vila Nova'), cidade: 'Joinville', uf: 'SC' }],
    ['a tabela de maio do *ESTAÇÃO IPÊ*', { nome: 'ESTAÇÃO IPÊ' }],
    ['IGARAPÉ   SERENO', { nome: asked('IGARAPÉ SERENO') }],
    ['O Residencial das Acácias', { nome: asked('Residencial das Acácias') }],
    ['Nave Zona Sete by Pontal Azul', { nome: asked('Nave Zona Sete') }],
    ['CHEGOU O MORE FÁCIL', { nome: asked('MORE FÁCIL') }],
    ['GRAN PARQUE DO SOL - SÃO LUÍS - MA', { nome: 'GRAN PARQUE DO SOL', cidade: 'São Luís', uf: 'MA' }],
    ['Vila Moema\nVila Moema: o seu novo endereço', { nome: 'Vila Moema' }],
    ['Casa Verde', { nome: 'Casa Verde' }],
    ['Solar Verde (Canela, 2021)', { nome: 'Solar Verde' }],
    [
      'Solar Verde (Canela, 2 quartos, 61 m²)',
      {
        nome: 'Solar Verde',
        areaMin: '61',
        areaMax: '61',
        dormitoriosMin: 2,
        dormitoriosMax: 2,
        tipologias: [{ nome: '2 quartos', dormitorios: 2, suites: null, vagas: null, area: '61' }],
      },
    ],
    [
      'Onde fica o Solar Verde?\nO Solar Verde fica no Centro.',
      { nome: asked('Solar Verde'), bairro: 'Centro' },
    ],
    ['O Solar Verde é o novo edifício da cidade.', { nome: asked('Solar Verde') }],
    ['Solar Verde é um loteamento de 120 lotes.', { nome: asked('Solar Verde'), totalUnidades: 120 }],
    ['o condomínio denominado Solar Verde', { nome: asked('Solar Verde') }],
    ['O Solar Verde, doravante EMPREENDIMENTO', { nome: asked('Solar Verde') }],
    [
      'Solar Verde, a ser edificado na Rua das Flores, 10',
      { nome: 'Solar Verde', endereco: 'Rua das Flores, 10' },
    ],
    ['Residencial Mirante do Vale', { nome: 'Residencial Mirante do Vale' }],
    ['Edifício Aurora', { nome: asked('Edifício Aurora') }],
    ['Nome: Solar do Ingá', { nome: asked('Solar do Ingá') }],
    ['Empreendimento: Solar do Ingá', { nome: 'Solar do Ingá' }],
    ['Assunto: Atualização - Solar do Ingá', { nome: asked('Solar do Ingá') }],
  ])('“%s” says that and nothing else', (text, fields) => {
    expect(reads(text)).toEqual(fields);
  });

  it.each(['Conheça também o Gaivota'])('“%s” says nothing of it', (text) => {
    expect(reads(text)).toEqual({});
  });
});
