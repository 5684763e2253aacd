import { describe, expect, it } from 'vitest';
import { type Intent, sureFrom } from '#contract/lisa/entendimento.ts';
import type { Question } from '#contract/lisa/lisa.ts';
import { askedOf } from '#server/lisa/conversa/conversation/asked-of.ts';
import { newSession } from '#server/lisa/conversa/conversation/session.ts';
import { understand } from './service.ts';

const seen = (pending: Question | null, message: string, known: Question[] = []): Intent[] => {
  const asked = askedOf({ ...newSession, pergunta: pending }, new Date());
  return understand({
    message,
    asked,
    pending,
    last: [],
    regiao: 'Savassi e Lourdes',
    nome: 'Dalva Brandt Reis',
    known,
  })
    .intents.filter(({ confidence }) => confidence >= sureFrom)
    .map(({ intent }) => intent);
};

it.each<[Question | null, string]>([
  ['foto', 'JPG?'],
  ['foto', 'Chegou?'],
  ['email', 'Opcional?'],
  ['creci', 'Dígito?'],
  [null, 'Prazo?'],
  ['interesse', 'Pago?'],
  ['nome', 'Motivo?'],
  ['telefone', 'Obrigatório?'],
  ['interesse', 'pode ser menor de idade? tenho 16'],
  ['precos', 'quero comprar um apê pra minha mãe, vocês vendem?'],
])('what bears the mark of a question and tells nothing asks: at %s %j', (pending, message) => {
  expect(seen(pending, message)).toContain('pergunta');
});

it.each<[Question, string]>([
  ['interesse', 'sim?'],
  ['confirmar', 'ok?'],
])('a yes that hesitates asks nothing: at %s %j', (pending, message) => {
  expect(seen(pending, message)).not.toContain('pergunta');
});

it.each([
  'Brandt é com dt e saiu sem o t no nome',
  'tem um zero sobrando no preço',
  'faltou uma letra no e-mail',
  'o creci ficou com um dígito a mais',
  'o telefone termina em outro número',
  'comeram um número do telefone, faltou um dígito',
  'meu nome saiu sem acento',
  'esqueceram o meu sobrenome',
  'o e-mail ficou com um ponto a mais',
  'sobrou um zero no preço',
])('what is wrong in how a datum is written corrects it: %j', (message) => {
  expect(seen('confirmar', message, ['nome', 'creci', 'email', 'precos', 'regiao'])).toContain('corrige');
});

it.each([
  'minha prima também é corretora e quer entrar',
  'meu sócio quer se cadastrar',
  'minha cunhada tá doida pra participar',
  'quero incluir uma corretora da minha equipe',
  'preciso cadastrar mais dois corretores',
  'tenho seis corretores na loja',
  'é pra minha mãe, ela é a corretora',
  'meu filho também tirou o creci',
])('who speaks for somebody else is heard: %j', (message) => {
  expect(seen('interesse', message)).toContain('outro-cadastro');
});

it.each([
  'manda o memorial do prédio da esquina',
  'separa umas fotos do decorado',
  'solta meu link',
  'cadê a tabela do Solar',
  'sumiu meu link do celular',
  'preciso da planta do três quartos',
  'solicito o envio da planilha de unidades',
  'dropa o link da página',
  'reenvia o material do lançamento',
  'peço a gentileza de reenviar o meu endereço de divulgação',
])('a request without its mark is one: %j', (message) => {
  expect(seen(null, message)).toContain('pergunta');
});

describe('a yes to act on', () => {
  it.each([
    'tá certo. mas se eu receber trote já sei quem processar',
    'conferido com o meu sócio, está de acordo',
    'confere, autorizo o envio',
    'nos trinques, pode despachar',
  ])('is %j', (message) => {
    expect(seen('confirmar', message)).toContain('sim');
  });
  it.each(['tá tudo trocado', 'ficou tudo errado', 'tá tudo misturado', 'tá bom, deixa meu marido ler'])(
    'is not %j',
    (message) => {
      expect(seen('confirmar', message)).not.toContain('sim');
    },
  );
});

it.each<[Question, string]>([
  ['precos', 'sdkfjh foi mal sentei no celular'],
  ['regiao', 'jkkhgdd\ncelular no bolso'],
  ['creci', 'qwrtpp desculpa foi meu gato'],
])('letters beaten at random with their excuse tell nothing: at %s %j', (pending, message) => {
  const asked = askedOf({ ...newSession, pergunta: pending }, new Date());
  const { data, intents } = understand({ message, asked, pending, last: [], regiao: null, nome: null });
  expect(intents.map(({ intent }) => intent)).toContain('sem-sentido');
  expect(Object.values(data).every((value) => value === null)).toBe(true);
});

describe('that this number is the one', () => {
  it.each([
    'É esse aqui mesmo, só tenho esse, o outro eu dei pro meu neto',
    'é este sim! ele aparece na página?',
    'não, mandei por pombo-correio kkk claro que é esse',
    'se eu tô respondendo por aqui é porque é esse',
  ])('is heard in %j', (message) => {
    expect(seen('telefone', message)).toContain('sim');
  });
  it.each([
    'esse, mas o outro é melhor',
    'esse aqui? não, usa o outro',
    'é este? não sei qual vocês têm',
    'esse eu perdi, anota o novo',
    'não é esse',
  ])('is not in %j', (message) => {
    expect(seen('telefone', message)).not.toContain('sim');
  });
});

it.each<[Question, string]>([
  ['creci', 'aff errei é 41230 go'],
  ['email', 'droga, digitei errado, é ana.prado@exemplo.com'],
  ['confirmar', 'li duas vezes e não achei nada de errado. Confirmo.'],
  ['confirmar', 'conferi três vezes, pode enviar'],
  ['email', 'ana.prado@exemplo.com, mas se vier propaganda eu bloqueio'],
])('who sighs at themselves, reads with care or warns complains of nothing: at %s %j', (pending, message) => {
  expect(seen(pending, message, ['creci', 'email'])).not.toContain('reclama');
});

it.each<[Question, string]>([
  ['regiao', 'Moema e Pinheiros, onde um quartinho custa os olhos da cara'],
  ['precos', 'caro eu não sei o que é, vai até 400 mil'],
  ['precos', 'de 400 a 900 mil, e onde você anotou Lourdes é Sion'],
])('what only sounds like a question beside a datum asks nothing: at %s %j', (pending, message) => {
  expect(seen(pending, message, ['regiao'])).not.toContain('pergunta');
});

it('who tells what was asked for in half another language is understood', () => {
  expect(seen('nome', 'me llamo Diego Martín Salvatierra')).not.toContain('outra-lingua');
  expect(seen('interesse', 'hola, hablo español')).toContain('outra-lingua');
});

const allKnown: Question[] = ['nome', 'creci', 'email', 'nomeGuerra', 'precos', 'regiao'];

it.each<[Question, string, Intent]>([
  ['confirmar', 'não, o e-mail é dalva.reis@exemplo.com.br', 'corrige'],
  ['confirmar', 'Não está certo: o meu CRECI é 20.417, Paraná.', 'corrige'],
  ['confirmar', 'não kkk o apelido é Dalva Reis', 'corrige'],
  ['telefone', 'não, fala nesse 31 90000-2846', 'dados'],
  ['telefone', 'n, cliente fala no 31 90000-2846', 'dados'],
])('a no before what is right is a no beside it: at %s %j', (pending, message, told) => {
  expect(seen(pending, message, allKnown)).toEqual(expect.arrayContaining(['nao', told]));
});

it.each(['o telefone não é esse', 'não é esse o bairro que eu falei', 'meu estado não é esse'])(
  'what denies one field alone refuses nothing else of the summary: %j',
  (message) => {
    const intents = seen('confirmar', message, allKnown);
    expect([intents.includes('corrige'), intents.includes('nao')]).toEqual([true, false]);
  },
);

it.each<[Question, string]>([
  ['confirmar', 'tá joia, mas só mexo nisso segunda de tarde'],
  ['interesse', 'olha, valeu, mas já tô fechado com outra turma'],
])('a yes that is believed to refuse or to put off is asked about: at %s %j', (pending, message) => {
  expect(seen(pending, message, allKnown)).not.toContain('sim');
});

it.each<[Question | null, string, Intent, Intent]>([
  ['precos', 'isso é invasão de privacidade', 'reclama', 'pergunta'],
  ['foto', 'que exagero pedir documento', 'reclama', 'pergunta'],
  ['precos', 'Lúcia, desligue o fogo que eu tô no telefone', 'fora', 'dados'],
  [null, 'Marcos leva o cachorro pra fora', 'fora', 'pergunta'],
  ['foto', 'a carteirinha ficou longe, não tenho como mandar', 'nao', 'adia'],
  ['interesse', 'com todo prazer', 'sim', 'cumprimenta'],
  ['telefone', 'n é esse não', 'nao', 'corrige'],
])('at %s %j is %s and no %s', (pending, message, is, isNot) => {
  const intents = seen(pending, message, pending === null ? allKnown : []);
  expect([intents.includes(is), intents.includes(isNot)]).toEqual([true, false]);
});

it('what is wrong with the programme’s own table corrects no field', () => {
  expect(seen(null, 'a tabela que vocês mandaram está errada', allKnown)).not.toContain('corrige');
});

it('a yes in two words files: "ok enviar"', () => {
  expect(seen('confirmar', 'ok enviar', allKnown)).toContain('sim');
});
