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
  ])('says nothing of: %s', (text) => {
    expect(kinds(text)).toEqual([]);
  });
});
