import { describe, expect, it } from 'vitest';
import type { Question } from '#contract/lisa/lisa.ts';
import { askedOf } from '#server/lisa/conversa/conversation/asked-of.ts';
import { newSession } from '#server/lisa/conversa/conversation/session.ts';
import { understand } from './service.ts';

const at = (pending: Question, message: string, over: object = {}) => {
  const asked = askedOf({ ...newSession, pergunta: pending }, new Date());
  const read = understand({
    message,
    asked,
    pending,
    last: [],
    regiao: null,
    nome: null,
    known: [],
    ...over,
  });
  return { ...read, said: { ...read.data, ...read.corrected } };
};

describe('what somebody made of one’s words is not what is meant', () => {
  it.each([
    ['você anotou 45126, o certo é 45162', '45162'],
    ['tu botou 8812 mas é 8821', '8821'],
    ['vocês colocaram 30211 e é 30121', '30121'],
    ['ele escreveu 7719, presta atenção... é 7791', '7791'],
    ['meu creci é 51300 e você pôs 51030', '51300'],
  ])('of a registration: %j', (message, numero) => {
    expect(at('creci', message, { known: ['creci'] }).said.creci?.numero).toBe(numero);
  });
  it.each([
    ['eu falei até 900 mil e você colocou nove milhões', null, '900000.00'],
    ['de 300 a 700 mil, você pôs 3 a 7 milhões', '300000.00', '700000.00'],
    ['era a partir de 250 mil e o sistema registrou 25 mil', '250000.00', null],
  ])('of a price: %j', (message, min, max) => {
    expect(at('confirmar', message, { known: ['precos'] }).said.precos).toEqual({ min, max });
  });
  it.each([
    ['a senhora escreveu Roberto. Meu nome é Norberto Dias Leal', 'Norberto Dias Leal'],
    ['meu nome é Joana Dias Leal e ele escreveu Joaquina', 'Joana Dias Leal'],
  ])('of a name: %j', (message, nome) => {
    expect(at('nome', message, { known: ['nome'] }).said.nome).toBe(nome);
  });
});

describe('a registration is heard as it is told', () => {
  it.each([
    ['11052 pará', '11052', 'PA', null],
    ['creçi 8841 para', '8841', 'PA', null],
    ['5033 do Pará', '5033', 'PA', null],
    ['meu número é 5033 Pará.', '5033', 'PA', null],
    ['três três dois um oito efe', '33218', null, 'F'],
    ['28412 efe', '28412', null, 'F'],
    ['é o 7045 jota de Minas', '7045', 'MG', 'J'],
    ['o número para você anotar é 9184', '9184', null, null],
    ['9184, serve para anotar', '9184', null, null],
  ])('%j', (message, numero, uf, tipo) => {
    expect(at('creci', message).said.creci).toEqual({ numero, uf, tipo });
  });
});

describe('an address is heard though it is written by ear', () => {
  it.each([
    ['maria.souza aroba gmeil ponto com', 'maria.souza@gmail.com'],
    ['carlos silva 77 arroba hotmail com', 'carlossilva77@hotmail.com'],
    ['rosana lima 8 aroba rotmail ponto com', 'rosanalima8@hotmail.com'],
    ['jose.prado arrouba iarru ponto com ponto br', 'jose.prado@yahoo.com.br'],
    ['lia_reis arroba outluk ponto com', 'lia_reis@outlook.com'],
    ['meu email tadeu arroba jmail ponto com', 'tadeu@gmail.com'],
    ['zefa.imoveis arroba gmail com', 'zefa.imoveis@gmail.com'],
    ['zefa.imoveis@gmail.com', 'zefa.imoveis@gmail.com'],
  ])('%j', (message, email) => {
    expect(at('email', message).said.email).toBe(email);
  });
});

describe('a price is heard by the end that is refused', () => {
  it.each([
    ['de setecentos mil pra cima eu nem pego', null, '700000.00'],
    ['acima de 900 mil não faço', null, '900000.00'],
    ['900 mil pra cima não trabalho', null, '900000.00'],
    ['1 milhão em diante eu não vendo', null, '1000000.00'],
    ['200 mil pra baixo não compensa', '200000.00', null],
    ['300 mil para baixo eu nem olho', '300000.00', null],
    ['di 90 mil pra sima', '90000.00', null],
    ['70 mil pra cima', '70000.00', null],
    ['de 400 mil pra baixo', null, '400000.00'],
    ['meio milhão pra baicho', null, '500000.00'],
  ])('%j', (message, min, max) => {
    expect(at('precos', message).said.precos).toEqual({ min, max });
  });
});

describe('where somebody works is heard without what is said of it', () => {
  it.each([
    ['Londrina toda e também Cambé que tá crescendo demais', 'Londrina e Cambé'],
    ['Moema, Perdizes e até Pinheiros se o cliente for bom', 'Moema, Perdizes e Pinheiros'],
    ['Icaraí, Ingá e São Francisco. Centro eu não piso', 'Icaraí, Ingá e São Francisco'],
    ['Em Florianópolis e, durante o verão, em Bombinhas', 'Florianópolis e Bombinhas'],
    ['venda nova não mexo, é Pampulha e Buritis', 'Pampulha e Buritis'],
    ['Batel, Cabral e Juvevê, e olhe lá', 'Batel, Cabral e Juvevê'],
    ['Savassi onde eu moro e Lourdes', 'Savassi e Lourdes'],
    ['Aldeota e Meireles, Centro eu não vou', 'Aldeota e Meireles'],
  ])('%j', (message, regiao) => {
    expect(at('regiao', message).said.regiao?.toLowerCase()).toBe(regiao.toLowerCase());
  });
});

it.each([
  'aceito, desde que não haja custo',
  'concordo, contanto que meus dados não sejam repassados',
  'quero sim, desde que eu possa sair quando quiser',
  'autorizo o cadastro desde que não me cobrem nada',
])('a yes that only asks for what goes without saying is one: %j', (message) => {
  expect(at('interesse', message).intents).toContainEqual(
    expect.objectContaining({ intent: 'sim', by: 'regras', confidence: 0.95 }),
  );
});

describe('of several numbers the one that is meant is taken', () => {
  it.each([
    ['67 99218-3304, perdão, 67 99218-3340', '5567992183340'],
    ['11 98765-4321 não, 11 98765-1234', '5511987651234'],
    ['meu celular 31 98416-5502, fixo da loja 31 3281-9040', '5531984165502'],
    ['fixo 16 3620-4411 e o meu 16 99133-0742', '5516991330742'],
    ['oito um, nove nove dois zero, quatro sete sete um cinco', '5581992047715'],
    ['41 9 8803 1527', '5541988031527'],
    ['é esse, 92 9 9108 7754 zap e ligação', '5592991087754'],
  ])('%j', (message, telefone) => {
    expect(at('telefone', message).telefone).toBe(telefone);
  });
  it('of two mobiles none', () => {
    expect(at('telefone', '11 98765-4321 e 11 91234-5678').telefone).toBeNull();
  });
});

describe('a word of a name that is told anew mends the whole name', () => {
  const nome = 'Marlene Sizenado Rocha';
  it.each([
    ['o sobrenome é Sizenando', 'Marlene Sizenando Rocha'],
    ['meu nome está errado, é Sizenando com n', 'Marlene Sizenando Rocha'],
    ['errei o nome, é Marlenne', 'Marlenne Sizenado Rocha'],
    ['corrige o meu nome: Roxa e não Rocha', 'Marlene Sizenado Roxa'],
  ])('%j', (message, mended) => {
    expect(at('creci', message, { nome, known: ['nome'], last: ['nome'] }).corrected.nome).toBe(mended);
  });
  it('no other word does', () => {
    const { corrected } = at('creci', 'o sobrenome está errado, é Prado', { nome, known: ['nome'] });
    expect(corrected.nome ?? null).not.toBe('Marlene Prado Rocha');
  });
});

describe('a name is kept without what is said of it', () => {
  it.each([
    ['wesley borges d oliveira', 'Wesley Borges de Oliveira'],
    ['meu nome é genésio de paula andrade genésio com g e acento no e', 'Genésio de Paula Andrade'],
    ['helena barros quadros, quadros com q', 'Helena Barros Quadros'],
  ])('%j', (message, nome) => {
    expect(at('nome', message).said.nome).toBe(nome);
  });
  it('though another question stands', () => {
    const { said } = at('nomeGuerra', 'O nome inteiro é Osvaldo Tanaka Reis, só agora vi');
    expect(said.nome).toBe('Osvaldo Tanaka Reis');
    expect(said.nomeGuerra).toBeNull();
  });
  it.each([
    ['nome', 'Renata Lima Coelho, e no perfil pode usar Rê Coelho', 'Rê Coelho'],
    ['email', 'Sobre o apelido, pode deixar Japa da Gleba', 'Japa da Gleba'],
  ] as const)('its working name told at %s: %j', (pending, message, nomeGuerra) => {
    expect(at(pending, message).said.nomeGuerra).toBe(nomeGuerra);
  });
  it('and a set phrase is none', () => {
    expect(at('confirmar', 'perfeito, assino embaixo', { known: ['nomeGuerra'] }).said.nomeGuerra).toBeNull();
  });
});

it.each([
  ['não passo de 800 mil. dá pra mudar depois?', { min: null, max: '800000.00' }],
  ['todo, desde terreno até mansão, não importa o valor', { min: null, max: null }],
  ['independente do valor eu atendo', { min: null, max: null }],
])('a range is heard in %j', (message, precos) => {
  expect(at('precos', message).said.precos).toEqual(precos);
});

describe('a region that is known', () => {
  const over = { regiao: 'Meireles, Aldeota e Cocó', known: ['regiao'] };
  it('is mended where it was written otherwise', () => {
    expect(at('precos', 'de 400 a 900 mil, e onde você anotou Cocó é Papicu', over).said.regiao).toBe(
      'Meireles, Aldeota e Papicu',
    );
  });
  it('gains nothing by what sells best somewhere', () => {
    expect(at('precos', 'de 350 a 900 mil, que é o que sai mais na beira-mar', over).said.regiao).toBeNull();
  });
  it('is told where another question stands', () => {
    expect(at('precos', 'Fico mais na Aldeota, em Fortaleza').said.regiao).toContain('Aldeota');
  });
});
