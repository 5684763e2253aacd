import { expect, it } from 'vitest';
import { sureFrom } from '#contract/lisa/entendimento.ts';
import type { Question } from '#contract/lisa/lisa.ts';
import { usesThisNumber } from './intencoes/uses-this-number.ts';
import { understand } from './service.ts';
import { withoutSpokenMarks } from './spoken-marks.ts';
import { withoutApposition } from './without-apposition.ts';

const read = (message: string, pending: Question, known: { regiao?: string } = {}) => {
  const asked =
    pending === 'nome' ? 'contato' : pending === 'interesse' || pending === 'confirmar' ? 'nada' : pending;
  const { intents, corrected, telefone, data } = understand({
    message,
    asked: asked as 'regiao',
    pending,
    last: [],
    regiao: known.regiao ?? null,
    nome: 'Davi Siqueira Prado',
  });
  const sure = intents.filter(({ confidence }) => confidence >= sureFrom).map(({ intent }) => intent);
  return { sure, corrected, telefone, data };
};

it.each<[string, Question, string[]]>([
  ['to no trem, qnd chegar no serviço eu mando', 'interesse', ['adia']],
  ['kkkkkkkk', 'interesse', []],
  ['onde tiver cliente a gente vai', 'precos', []],
  ['quem sabe, né', 'interesse', []],
])('a rule is doubted where people mean something else by its words: %j', (message, pending, wanted) => {
  const { sure } = read(message, pending);
  expect(sure.filter((intent) => intent === 'pergunta' || intent === 'sim')).toEqual([]);
  expect(sure).toEqual(expect.arrayContaining(wanted));
});

it('a number of the shape of a telephone corrects the telephone, a place with a region known the region', () => {
  expect(read('mudei de chip, agora é 31 98888-1234', 'regiao').telefone).toBe('5531988881234');
  expect(read('não é Sion, é Savassi', 'regiao', { regiao: 'Sion e Lourdes' }).corrected.regiao).toBe(
    'Lourdes e Savassi',
  );
  expect(
    read('tira o Sion daí, eu não falei isso', 'regiao', { regiao: 'Sion e Lourdes' }).corrected,
  ).toEqual({
    regiao: 'Lourdes',
  });
});

it('a change taken back in the same message changes nothing', () => {
  expect(read('muda meu email pra davi@prado.com.br\nnão, deixa o que estava', 'regiao').corrected).toEqual(
    {},
  );
  expect(read('muda meu email pra davi@prado.com.br', 'regiao').corrected).toEqual({
    email: 'davi@prado.com.br',
  });
});

it('the number that is asked for is read as it is spoken, and corrects nothing', () => {
  const spoken = read('quatro oito nove nove um dois três sete sete oito oito', 'telefone');
  expect([spoken.telefone, spoken.sure]).toEqual(['5548991237788', ['dados']]);
  const other = read('não, use o 48 99123-7788', 'telefone');
  expect([other.telefone, other.sure.includes('corrige')]).toEqual(['5548991237788', false]);
});

it.each([
  ['pode ser este', true],
  ['esse mesmo que eu falo', true],
  ['esse não, outro', false],
  ['esse serve?', false],
  ['esse e o da loja', false],
  ['esse aqui do zap', true],
  ['aqui mesmo', true],
  ['esta linha', true],
  ['esta chovendo demais aqui', false],
  ['esta tudo alagado', false],
  ['aqui chove muito', false],
  ['essa pergunta e chata', false],
])('%j at the question for the number says that this one is to be used: %s', (said, wanted) => {
  expect(usesThisNumber(said.normalize('NFD').replace(/\p{M}/gu, ''))).toBe(wanted);
});

it.each([
  ['Rita de Campos ponto', 'Rita de Campos.'],
  ['moro aqui vírgula mas atendo em Lages', 'moro aqui, mas atendo em Lages'],
  ['vocês cobram taxa interrogação', 'vocês cobram taxa?'],
  // Words, not marks.
  ['a gente se encontra no ponto', 'a gente se encontra no ponto'],
  ['rita arroba exemplo ponto', 'rita arroba exemplo ponto'],
])('a mark that is dictated is read as one: %j', (said, wanted) => {
  expect(withoutSpokenMarks(said)).toBe(wanted);
});

it.each([
  ['Trindade e Córrego Grande, o melhor da ilha', 'Trindade e Córrego Grande'],
  ['Trindade e Córrego Grande, o Itacorubi', 'Trindade e Córrego Grande, o Itacorubi'],
  ['Trindade e Coqueiros, tudo ali e também centro', 'Trindade e Coqueiros, tudo ali e também centro'],
  ['Trindade, Coqueiros', 'Trindade, Coqueiros'],
])('what praises a list is no place of it: %j', (said, wanted) => {
  expect(withoutApposition(said)).toBe(wanted);
});

it('asked for the region, she takes the list and not its praise, and a dictated mark is no part of a name', () => {
  const regiao = read('Trindade e Córrego Grande, o melhor da ilha', 'regiao').data.regiao;
  expect(regiao).toBe('Trindade e Córrego Grande');
  expect(read('rita de campos ponto final', 'nome').data.nome).toBe('Rita de Campos');
  expect(read('Ritinha ponto', 'nomeGuerra').data.nomeGuerra).toBe('Ritinha');
});

it('the state of a registration is no region, and a question that names two states tells none', () => {
  const { data } = read('Santa Catarina', 'uf');
  expect([data.uf, data.regiao]).toEqual(['SC', null]);
  expect(read('tanto faz SC ou PR?', 'uf').data.uf).toBeNull();
});

it('who has no working name, or keeps the prices to himself, told none', () => {
  expect(read('não tenho apelido, deixa meu nome mesmo', 'nomeGuerra').data.nomeGuerra).toBeNull();
  expect(read('prefiro não informar, atendo qualquer cliente', 'precos').data.precos ?? null).toBeNull();
});

it('‘deixa só’ leaves those places alone', () => {
  expect(
    read('tira o Centro, deixa só Trindade e Coqueiros', 'precos', { regiao: 'Centro e Pantanal' }).corrected
      .regiao,
  ).toBe('Trindade e Coqueiros');
});

it('who asks not to be called asks for nobody', () => {
  expect(read('me liga', 'email').sure).toContain('pessoa');
  for (const said of ['não me liga', 'por favor não me ligue', 'nem me liga'])
    expect(read(said, 'email').sure, said).not.toContain('pessoa');
});

it.each<[string, Question, string, string]>([
  ['20417 MG. Que formulário comprido, ninguém merece', 'creci', 'reclama', 'creci'],
  ['350 a 900 mil, mas e se aparecer um cliente com mais, eu perco?', 'precos', 'pergunta', 'precos'],
  [
    'até oitocentos mil e me diz uma coisa quanto sobra pra mim de comissão nisso',
    'precos',
    'pergunta',
    'precos',
  ],
  ['ana.lima@example.com. Vocês mandam muita coisa?', 'email', 'pergunta', 'email'],
  ['Pinheiros e Moema, e para de repetir que já tô irritado', 'regiao', 'reclama', 'regiao'],
])(
  'beside a datum what is asked or complained of is heard, and the datum kept: %j',
  (said, pending, intent, field) => {
    const { sure, data } = read(said, pending);
    expect(sure).toEqual(expect.arrayContaining([intent, 'dados']));
    expect(data[field as 'email']).not.toBeNull();
  },
);

it.each<[string, Question]>([
  ['Quintino, é como assino nos anúncios', 'nomeGuerra'],
  ['de trezentos a seiscentos mil é o que mais sai', 'precos'],
  ['ana.lima@example.com, que é o que eu olho todo dia', 'email'],
])('who tells more of a datum asks and complains of nothing: %j', (said, pending) => {
  expect(read(said, pending).sure).toEqual(['dados']);
});

it.each([
  'Os dados estão corretos, à exceção do telefone, que deve ser (51) 99145-3308.',
  'Tudo confere, salvo o e-mail, que passou a ser omenezes@example.com.',
])('at the summary what mends a field files nothing: %j', (said) => {
  const { sure } = read(said, 'confirmar');
  expect(sure).toContain('corrige');
  expect(sure).not.toContain('sim');
});

it.each<[string, Question, string]>([
  ['zuleide com z ramos tavares com s no final', 'nome', 'Zuleide Ramos Tavares'],
  ['bota ai ivone de paula teixeira to sem oculos perdoa os eros', 'nome', 'Ivone de Paula Teixeira'],
  ['kaua batista lemos tlgd', 'nome', 'Kaua Batista Lemos'],
  ['Priscila Nowak Ferreira... precisa ser igual ao documento?', 'nome', 'Priscila Nowak Ferreira'],
])('a name ends where its writer goes on: %j', (said, pending, nome) => {
  expect(read(said, pending).data.nome).toBe(nome);
});
