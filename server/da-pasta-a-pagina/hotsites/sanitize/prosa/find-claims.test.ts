import { describe, expect, it } from 'vitest';
import { factsOf } from '#tests/fixtures/hotsite.ts';
import { findClaims } from './find-claims.ts';

const silent = {
  ...factsOf(),
  descricao: null,
  status: 'sem-fonte',
  dataEntrega: null,
  registroIncorporacao: null,
  amenidades: ['Piscina', 'Academia'],
};
const kinds = (text: string, facts: Parameters<typeof findClaims>[1] = silent) =>
  findClaims(text, facts).map(({ kind }) => kind);

describe('a distance', () => {
  const facts = factsOf({
    bairro: 'Meia Praia',
    ficha: {
      distancias: [
        { lugar: 'Praia de Meia Praia', tipo: 'praia', distancia: 180, medida: 'm', modo: null },
        { lugar: 'Parque Azul', tipo: 'parque', distancia: 5, medida: 'min', modo: 'a-pe' },
        { lugar: 'Colégio São Lucas', tipo: 'ensino', distancia: 8, medida: 'min', modo: 'a-pe' },
      ],
    },
  });
  const said = (text: string) => findClaims(text, facts).map(({ kind }) => kind);
  it.each([
    'A 180 m da Praia de Meia Praia.',
    'A Praia de Meia Praia fica a 180 m.',
    'A 5 min a pé do Parque Azul',
    'A Praia de Meia Praia fica a 180 m; o Colégio São Lucas, a 8 min a pé.',
  ])('is evident where the record gives it that place: %s', (text) => expect(said(text)).toEqual([]));
  it.each([
    'A 180 m do Parque Azul',
    'A 80 m da Praia de Meia Praia.',
    'A 5 min de carro do Parque Azul',
    'A 180 m do metrô. A Praia de Meia Praia.',
    'O Colégio São Lucas fica ao lado.',
    'O Colégio São Bento fica a 8 min a pé.',
    'O Colégio São Lucas fica a 3 min a pé.',
    'O Colégio São Lucas fica a 8 min a pé, e o hospital ao lado.',
  ])('is a claim of any other place: %s', (text) => expect(said(text)).toContain('distancia'));
});

describe('SAF-03 claims of a text the record has no evidence for', () => {
  it.each([
    ['Apartamento pronto para morar', 'obra'],
    ['Entrega prevista para breve', 'entrega'],
    ['Valorização garantida na região', 'retorno'],
    ['Entrada facilitada e saldo em parcelas', 'financiamento'],
    ['Use seu FGTS', 'financiamento'],
    ['Últimas unidades', 'escassez'],
    ['90% vendido', 'escassez'],
    ['Projeto aprovado pela prefeitura', 'aprovacao'],
    ['Desconto especial neste mês', 'desconto'],
    ['Empreendimento premiado', 'premio'],
    ['A 5 minutos da praia', 'distancia'],
    ['Varanda com vista para o mar', 'vista'],
    ['O horizonte azul preenche a janela inteira', 'vista'],
    ['A serra surge emoldurada pela sacada', 'vista'],
    ['Janelas cheias de mar', 'vista'],
    ['Pague o sinal por PIX', 'fora'],
    ['Acesse outracasa ponto com ponto br', 'fora'],
    ['Faça login para ver as plantas', 'golpe'],
    ['A tabela sobe na segunda-feira', 'desconto'],
    ['Seu carro entra no negócio', 'financiamento'],
    ['100% pronto', 'obra'],
    ['Vіsta pаra o mаr', 'vista'],
    ['v a l o r i z a ç ã o', 'retorno'],
    ['f1n4nc14m3nt0 f4cil1t4d0', 'financiamento'],
    ['ＦＧＴＳ', 'financiamento'],
    ['Receba suas chaves ainda este ano', 'entrega'],
    ['Não é apenas valorização garantida', 'retorno'],
    ['Confira as últimas unidades', 'escassez'],
    ['úl\u200btimas uni\u00addades', 'escassez'],
  ])('%s', (text, kind) => {
    expect(kinds(text)).toContain(kind);
  });

  it.each([
    ['Os primeiros moradores dormem aqui', 'feito'],
    ['A vizinhança aprovou', 'feito'],
    ['Só falta levar as malas', 'obra'],
    ['A construção avança e a obra dispara', 'obra'],
    ['Alvenaria em fase final', 'obra'],
    ['Na casa nova antes do Natal', 'pressa'],
    ['Em menos de três anos', 'entrega'],
    ['Sem pendência no cartório', 'aprovacao'],
    ['A prefeitura carimbou a papelada', 'aprovacao'],
    ['O aluguel de hoje paga a sua parte', 'financiamento'],
    ['Cabe em qualquer bolso', 'financiamento'],
    ['O metro quadrado só sobe', 'retorno'],
    ['Quem fecha neste domingo leva a cozinha', 'pressa'],
    ['Sobraram duas', 'escassez'],
    ['Nenhum cliente reclamou', 'premio'],
    ['Com assistência por dez anos', 'garantia'],
    ['A padaria fica na mesma calçada', 'distancia'],
    ['Da janela da suíte se vê o mar', 'vista'],
    ['Siga @outra.casa', 'nome'],
    ['Fale com o Roberto', 'nome'],
    ['Fica na Avenida Atlântica', 'nome'],
    ['A Imobiliária Outra Casa atende', 'nome'],
    ['Peça no plantão', 'fora'],
    ['Procure nosso perfil no Telegram', 'fora'],
    ['Página suspensa', 'golpe'],
    ['Site em manutenção', 'golpe'],
    ['O corretor desta página não atende mais', 'golpe'],
    ['Mande uma foto do seu documento', 'golpe'],
    ['Responda com o código que recebeu', 'golpe'],
    ['Guaranteed return on investment', 'retorno'],
  ])('by its grammar: %s', (text, kind) => {
    expect(kinds(text)).toContain(kind);
  });

  it('lets pass by its grammar what the words of the record support', () => {
    const facts = {
      ...silent,
      descricao: 'Escola na mesma rua. Projeto de Ana Lima, aprovado na prefeitura.',
    };
    expect(kinds('Com escola na mesma rua', facts)).toEqual([]);
    expect(kinds('Fale com Ana Lima', facts)).toEqual([]);
    expect(kinds('Aprovado na prefeitura', facts)).toEqual([]);
    expect(kinds('Os moradores já ocupam a torre', { ...silent, status: 'pronto' })).toEqual([]);
  });

  it('holds a date of delivery against the record', () => {
    const facts = { ...silent, dataEntrega: '2029-11-30' };
    expect(kinds('Entrega prevista para novembro de 2029', facts)).toEqual([]);
    expect(kinds('Entrega no segundo semestre de 2029', facts)).toEqual([]);
    expect(kinds('Entrega prevista para dezembro de 2029', facts)).toEqual(['entrega']);
    expect(kinds('Entrega no primeiro semestre de 2029', facts)).toEqual(['entrega']);
  });

  it('lets pass what the facts or the words of the record support', () => {
    expect(kinds('Pronto para morar', { ...silent, status: 'pronto' })).toEqual([]);
    expect(kinds('Lançamento', { ...silent, status: 'em_lancamento' })).toEqual([]);
    expect(kinds('Vista para o mar', { ...silent, descricao: 'Torre única com vista para o mar.' })).toEqual(
      [],
    );
    expect(kinds('A 5 minutos da praia', { ...silent, descricao: 'Fica a 5 minutos da praia.' })).toEqual([]);
    expect(kinds('A 2 minutos da praia', { ...silent, descricao: 'Fica a 5 minutos da praia.' })).toEqual([
      'distancia',
    ]);
  });

  it('takes what is scarce by the record’s own words and no others', () => {
    const facts = { ...silent, descricao: 'A primeira torre está esgotada.' };
    expect(kinds('Primeira torre esgotada', facts)).toEqual([]);
    expect(kinds('Últimas unidades', facts)).toEqual(['escassez']);
  });

  it('lets nearness without a figure rest on what the record says of the place', () => {
    const facts = { ...silent, descricao: 'Apartamentos a 400 metros da praia.' };
    expect(kinds('Viver perto do mar', facts)).toEqual([]);
    expect(kinds('Perto do shopping', facts)).toEqual(['distancia']);
    expect(kinds('Pé na areia', facts)).toEqual(['distancia']);
  });

  it('lets nearness rest on a walk, and a range on two places the record lists', () => {
    const place = (lugar: string, distancia: number) =>
      ({ lugar, tipo: 'outro', distancia, medida: 'm', modo: null }) as const;
    const facts = {
      ...silent,
      ficha: { distancias: [place('Colégio Sol', 300), place('Hospital Norte', 4000)] },
    };
    expect(kinds('Perto do Colégio Sol', facts)).toEqual([]);
    expect(kinds('Perto do Hospital Norte', facts)).toEqual(['distancia']);
    const range = 'Do Colégio Sol ao Hospital Norte, cada lugar à sua distância do Aurora.';
    expect(kinds(range, facts)).toEqual([]);
    expect(kinds(range.replace('Norte', 'Sul'), facts)).toEqual(['distancia']);
    expect(kinds('Do Colégio Sol ao Hospital Norte, tudo ao lado de casa.', facts)).toEqual(['distancia']);
  });

  it('does not take a name for a claim', () => {
    expect(kinds('Residencial Vista do Mar', { ...silent, nome: 'Residencial Vista do Mar' })).toEqual([]);
  });

  it.each([
    'As plantas garantem privacidade e valorizam a luz natural.',
    'Sem previsão de entrega divulgada.',
    'Consulte o corretor sobre financiamento e condições.',
    'Imagens meramente ilustrativas.',
    'A sala integra estar e jantar, com o último andar reservado ao lazer.',
    'Há espaço para toda a família em três ambientes.',
    'Portaria 24 horas e salão de festas.',
    'Valores sujeitos a alteração.',
    'O projeto nasceu da vontade de aproximar a casa da cidade.',
    'A piscina convida para os dias de verão e a churrasqueira reúne os amigos.',
    'Fale com o corretor pelo WhatsApp e receba as plantas.',
    'Se preferir, mande uma mensagem ao corretor.',
    'Confirme com o corretor a disponibilidade da planta.',
    'A conversa com o corretor não custa nada.',
    'Um minuto de sol já muda o dia.',
    'O prêmio de um dia longo é chegar em casa.',
    'A decoração fica por conta da sua imaginação.',
    'Imagine um domingo inteiro sem relógio.',
    'Linhas simples inspiram a decoração.',
    'Há quem prefira a praia cheia.',
    'Traga a família, as ideias e as perguntas.',
    'Salão de Festas e Espaço Gourmet no térreo, com jardim suspenso.',
    'Depósito individual e vaga coberta.',
  ])('says nothing of: %s', (text) => {
    expect(kinds(text)).toEqual([]);
  });
});
