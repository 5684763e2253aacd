import { describe, expect, it } from 'vitest';
import { sureFrom } from '#contract/lisa/entendimento.ts';
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
  const seen = read.intents.filter(({ confidence }) => confidence >= sureFrom).map(({ intent }) => intent);
  return { ...read, seen, said: { ...read.data, ...read.corrected } };
};

it.each([
  ['lá vai: beatriz arroba exemplo ponto com tudo junto', 'beatriz@exemplo.com'],
  ['uso o b ponto salgado arroba exemplo ponto com ponto br', 'b.salgado@exemplo.com.br'],
  ['pode usar bia underline casas arroba exemplo ponto com', 'bia_casas@exemplo.com'],
  ['anote por favor, bia traço casas arroba exemplo ponto com', 'bia-casas@exemplo.com'],
  ['é o ana ponto dias arroba exemplo ponto com', 'ana.dias@exemplo.com'],
])('what leads to a dictated address is none of it: %j', (message, email) => {
  expect(at('email', message).said.email).toBe(email);
});

it.each([
  ['como está na carteira: Célia Maria Brandt, e só', 'Célia Maria Brandt'],
  ['Caroline com C, Vasques de Lima', 'Caroline Vasques de Lima'],
  ['quem fala é Jonas Brandt dos Santos Filho, casado', 'Jonas Brandt dos Santos Filho'],
])('a full name is read out of what stands around it: %j', (message, nome) => {
  const { said, seen } = at('nome', message);
  expect(said.nome).toBe(nome);
  expect(seen).not.toContain('pergunta');
});

it.each([
  ['Lulu do Recife', 'Lulu do Recife'],
  ['sempre foi Índio', 'Índio'],
  ['hmm, Beto', 'Beto'],
  ['põe aí Tuca, viu?', 'Tuca'],
  ['Solicito que conste Sarita Brandt, é mais curto', 'Sarita Brandt'],
])('a working name is read out of what stands around it: %j', (message, nomeGuerra) => {
  expect(at('nomeGuerra', message, { nome: 'Dalva Brandt Reis' }).said.nomeGuerra).toBe(nomeGuerra);
});

it('a full name told as one is no working name', () => {
  const { said } = at('nomeGuerra', 'O nome inteiro é Osmar Tanaka Reis, só agora vi', {
    nome: 'Osmar Reis',
  });
  expect(said).toMatchObject({ nome: 'Osmar Tanaka Reis', nomeGuerra: null });
});

describe('a name told once more is mended', () => {
  const over = { nome: 'Rafaela Brandt Cavalcanti', known: ['nome'], last: ['nome'] };
  it.each([
    'Cavalcanti não, Cavalcante: Rafaela Brandt Cavalcante',
    'perdão, Rafaela Brandt Cavalcante',
    '*Rafaela Brandt Cavalcante',
    'Rafaela Brandt Cavalcante, não Rafaela Brandt Cavalcanti',
    'Cavalcante com e. Rafaela Brandt Cavalcante',
  ])('%j', (message) => {
    const { corrected, seen } = at('email', message, over);
    expect(corrected.nome).toBe('Rafaela Brandt Cavalcante');
    expect(seen).toContain('corrige');
  });
  it.each([
    ['email', 'Rafaela Brandt Cavalcanti - rafa@exemplo.com'],
    ['email', 'Rafaela Cavalcanti, rafa@exemplo.com'],
    ['regiao', 'Rafa Cavalcanti'],
  ] as const)('but not by its own words: at %s %j', (pending, message) => {
    expect(at(pending, message, over).corrected.nome).toBeUndefined();
  });
});

describe('right after a working name', () => {
  const over = {
    nome: 'Dalva Brandt Reis',
    nomeGuerra: 'Dalva Reis',
    known: ['nomeGuerra'],
    last: ['nomeGuerra'],
  };
  it.each([
    ['pensando bem coloca Dal Brandt', 'Dal Brandt'],
    ['não, deixa Dalvinha', 'Dalvinha'],
    ['mudei de ideia, Dal Reis', 'Dal Reis'],
  ])('another one replaces it: %j', (message, nomeGuerra) => {
    const { corrected, seen, data } = at('regiao', message, over);
    expect(corrected.nomeGuerra).toBe(nomeGuerra);
    expect(data.regiao).toBeNull();
    expect(seen).toContain('corrige');
  });
  it('a place answers', () => {
    expect(at('regiao', 'melhor Pinheiros', over).said.regiao).toBe('Pinheiros');
  });
});

describe('who answers', () => {
  it.each<[Question, string]>([
    ['nome', 'Jonas Brandt Reis. O CPF eu não passo.'],
    ['precos', 'não passo de 800 mil'],
  ])('refuses no answer: at %s %j', (pending, message) => {
    expect(at(pending, message).seen).toEqual(['dados']);
  });
  it.each<[Question, string]>([
    ['creci', 'deixa eu achar a carteirinha... achei: 38902 PR'],
    ['creci', 'só um minuto... pronto: 78565 RJ'],
  ])('puts nothing off: at %s %j', (pending, message) => {
    expect(at(pending, message).seen).toEqual(['dados']);
  });
  it.each<[Question, string]>([
    ['precos', 'de 300 a 800 mil, é o que sai na beira-mar'],
    ['nomeGuerra', 'Tuca Prates, como no Instagram'],
  ])('asks nothing by the way: at %s %j', (pending, message) => {
    expect(at(pending, message).seen).toEqual(['dados']);
  });
});

it.each([
  ['moro em Moema mas trabalho em Pinheiros', 'Pinheiros'],
  ['não pego Moema, só Pinheiros', 'Pinheiros'],
  ['Pinheiros. Moema eu deixo pra outro', 'Pinheiros'],
  ['Pinheiros, com exclusão de Moema', 'Pinheiros'],
])('of where somebody works alone is told: %j', (message, regiao) => {
  expect(at('regiao', message).said.regiao).toBe(regiao);
});

describe('a region at the summary', () => {
  const over = { regiao: 'Moema', known: ['regiao'], last: [] };
  it.each([
    ['faltou Pinheiros na região 😬', 'Moema e Pinheiros'],
    ['adiciona Pinheiros e Perdizes aí', 'Moema, Pinheiros e Perdizes'],
    ['esqueceram do Tatuapé', 'Moema e Tatuapé'],
  ])('gains what was left out: %j', (message, regiao) => {
    expect(at('confirmar', message, over).said.regiao).toBe(regiao);
  });
});

it.each([
  ['de 280 mil p/ cima', { min: '280000.00', max: null }],
  ['350 mil pra cima, nem mais nem menos', { min: '350000.00', max: null }],
])('a range is heard in %j', (message, precos) => {
  expect(at('precos', message).said.precos).toEqual(precos);
});

it.each([
  ['É 22111, não 22110', '22111'],
  ['22111 e não 22110', '22111'],
  ['o creci é 22111, não é 22110', '22111'],
  ['22110, não, 22111', '22111'],
  ['não é 22110, é 22111', '22111'],
])('of two registrations the one that is not denied is kept: %j', (message, numero) => {
  expect(at('creci', message).said.creci?.numero).toBe(numero);
});

it('a state in small letters stands beside its number before a picture', () => {
  expect(at('creci', '8412 am 🐊').said.creci).toMatchObject({ numero: '8412', uf: 'AM' });
});

it('a working name is changed after something else was said, and is no region', () => {
  const known: Question[] = ['nome', 'creci', 'email', 'nomeGuerra'];
  const { said } = at('regiao', 'Pensando bem, põe Tai Guima', { nome: 'Taísa Guimarães', known });
  expect([said.nomeGuerra, said.regiao]).toEqual(['Tai Guima', null]);
});

it.each([
  ['ivonecasas mil novecentos e sessenta e nove arroba exemplo ponto com', 'ivonecasas1969@exemplo.com'],
  ['anota aí rosa ponto brito sessenta e um arroba exemplo ponto com', 'rosa.brito61@exemplo.com'],
  ['lindalva ponto arruda, arroba exemplo, ponto com', 'lindalva.arruda@exemplo.com'],
  ['tai ponto cordeiro arrobaa exemplo ponto com', 'tai.cordeiro@exemplo.com'],
  ['erivan bezerra setenta tudo emendado arroba exemplo ponto com', 'erivanbezerra70@exemplo.com'],
])('a dictated address is read with its numbers and pauses: %j', (message, email) => {
  expect(at('email', message).said.email).toBe(email);
});

it.each([
  [
    'vendi um de seis milhões ano passado mas o normal meu é de oitocentos mil a dois milhões',
    '800000.00',
    '2000000.00',
  ],
  ['não menos de 150 mil, não mais de 700', '150000.00', '700000.00'],
  ['acima de duzentos mil, não ponho limite', '200000.00', null],
  ['300 mil\ndaí pra cima', '300000.00', null],
  ['o preço mais alto é oitocentos mil', null, '800000.00'],
])('a range is read beside what was sold once and by how its ends are called: %j', (message, min, max) => {
  expect(at('precos', message).said.precos).toEqual({ min, max });
});

it('a registration told in words is no price', () => {
  const known: Question[] = ['nome', 'creci', 'email', 'nomeGuerra', 'regiao'];
  const { said } = at('precos', 'falei errado lá atrás, o creci é sete três cinco um', { known });
  expect([said.creci?.numero, said.precos]).toEqual(['7351', null]);
});

it.each([
  ['cps, valinhos e rio claro', 'Campinas, Valinhos e Rio Claro'],
  ['Sapiranga e Campo Bom', 'Sapiranga e Campo Bom'],
  ['olhe, é mais Casa Amarela e Casa Forte', 'Casa Amarela e Casa Forte'],
  ['é na grasa na barra e na vitoria', 'Graça, Barra e Vitória'],
  ['tira canoas, me confundi kkk deixa só poa', 'Porto Alegre'],
  ['tira rio claro, fica campinas e valinhos', 'Campinas e Valinhos'],
])('a region is told with what stands around it: %j', (message, regiao) => {
  expect(at('regiao', message, { known: ['nomeGuerra'] }).said.regiao).toBe(regiao);
});

it('who is called after his trade swears to it', () => {
  expect(at('nomeGuerra', 'Jhon das Casas kkk é sério').said.nomeGuerra).toBe('Jhon das Casas');
});

it.each([
  ['o da minha esposa é 9911, o meu é 9912', '9912'],
  ['sai um e entra outro: antigo 1020, atual 40771', '40771'],
  ['meu registro é o 7 7 1 2 do Ceará', '7712'],
])('the registration of one’s own is kept, in figures told one by one too: %j', (message, numero) => {
  expect(at('creci', message).said.creci?.numero).toBe(numero);
});

it.each([
  ['é robson.casas77 no gmail', 'robson.casas77@gmail.com'],
  ['robson.casas77gmail.com', 'robson.casas77@gmail.com'],
  ['robson.casas77@gmailcom', 'robson.casas77@gmail.com'],
  ['robsoncasas@@exemplo.com', 'robsoncasas@exemplo.com'],
  ['c a s a 7 7 @ gmail . com', 'casa77@gmail.com'],
  ['o casa81@exemplo.com não, usa o casa80@exemplo.com', 'casa80@exemplo.com'],
])('an address is read though its sign slipped: %j', (message, email) => {
  expect(at('email', message).said.email).toBe(email);
});

it('the words of a dictated address are nobody’s name', () => {
  const { said } = at('email', 'robson sena 77 arroba hotmail', { nome: 'Robson Luiz Sena Prado' });
  expect([said.email, said.nome]).toEqual(['robsonsena77@hotmail.com', null]);
});

it.each([
  ['Vitória e Vila Velha, Serra não', 'Vitória e Vila Velha'],
  ['não faço litoral, só Blumenau e Gaspar', 'Blumenau e Gaspar'],
  ['antes Mooca, hoje só Tatuapé', 'Tatuapé'],
  ['atuo forte em Alphaville, Tamboré e Barueri', 'Alphaville, Tamboré e Barueri'],
  ['Santana, Tucuruvi e Mandaqui', 'Santana, Tucuruvi e Mandaqui'],
])(
  'where somebody does not work is no part of the region, and no place becomes another: %j',
  (message, regiao) => {
    expect(at('regiao', message, { known: ['nomeGuerra'] }).said.regiao).toBe(regiao);
  },
);

it.each([
  ['parei de atender Moema', 'Vila Mariana'],
  ['passei a atender Saúde também', 'Moema, Vila Mariana e Saúde'],
  ['só vila mariana', 'Vila Mariana'],
])('a known region is changed by %j', (message, regiao) => {
  const known: Question[] = ['nome', 'creci', 'email', 'nomeGuerra', 'regiao', 'precos'];
  expect(at('confirmar', message, { known, regiao: 'Moema e Vila Mariana' }).said.regiao).toBe(regiao);
});

it.each([
  ['coloca de 300 a 800, digo, 900 mil', '300000.00', '900000.00'],
  ['de 0 a 500 mil', null, '500000.00'],
  ['menos que 300 mil não compensa', '300000.00', null],
])('one end of a range is mended, refused or none: %j', (message, min, max) => {
  expect(at('precos', message).said.precos).toEqual({ min, max });
});

it.each([
  ['Fê, de Fernanda', 'Fê'],
  ['pode ser meu primeiro nome com o último, Rubens Teixeira', 'Rubens Teixeira'],
])('a working name is told with where it comes from: %j', (message, nomeGuerra) => {
  expect(at('nomeGuerra', message, { nome: 'Rubens Aparecido Teixeira' }).said.nomeGuerra).toBe(nomeGuerra);
});

it.each([
  ['Edilene (com E) Maria Cardoso', 'Edilene Maria Cardoso'],
  ['Sueli Regina, sobrenome Takahashi', 'Sueli Regina Takahashi'],
])('a name is told with how it is written and parted: %j', (message, nome) => {
  expect(at('nome', message).said.nome).toBe(nome);
});
