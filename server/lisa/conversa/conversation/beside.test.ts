import { describe, expect, it } from 'vitest';
import { createTalk, type Said } from '#tests/lisa-talk.ts';

function talkAfter(...said: Said[]) {
  const talk = createTalk();
  for (const each of said) talk.hear(each);
  return talk;
}
const upToName: Said[] = ['Oi', 'sim', '12345-F SP'];
const whole: Said[] = [
  ...upToName,
  'Ana Beatriz Lima, ana@exemplo.com.br',
  'Bia',
  'Campinas',
  'até 500 mil',
  'pular',
];

describe('an address with a slip in a well-known provider', () => {
  it.each([
    ['ana.lima@gmial.com', 'ana.lima@gmail.com'],
    ['ana.lima@gmail.con', 'ana.lima@gmail.com'],
    ['ana.lima@hotmal.com', 'ana.lima@hotmail.com'],
    ['ana.lima@outlok.com', 'ana.lima@outlook.com'],
    ['ana.lima@yaho.com.br', 'ana.lima@yahoo.com.br'],
  ])('%s is asked about once', (told, meant) => {
    const talk = talkAfter(...upToName);
    const [question] = talk.hear(`Ana Beatriz Lima, ${told}`);
    expect(question).toMatchObject({ chave: 'confirma_email', texto: expect.stringContaining(meant) });
    expect(talk.session.email).toBe(told);
    expect(talk.says('sim')).toEqual(['pedir_nome_guerra']);
    expect(talk.session.email).toBe(meant);
  });

  it('stays after a no, and what is told instead is taken', () => {
    const talk = talkAfter(...upToName, 'Ana Beatriz Lima, ana@gmial.com');
    expect(talk.says('não')).toEqual(['pedir_nome_guerra']);
    expect(talk.session.email).toBe('ana@gmial.com');
    const sure = talkAfter(...upToName, 'Ana Beatriz Lima, ana@gmial.com');
    expect(sure.says('não, é esse mesmo')).toEqual(['pedir_nome_guerra']);
    sure.hear('sim');
    expect(sure.session.email).toBe('ana@gmial.com');
    const other = talkAfter(...upToName, 'Ana Beatriz Lima, ana@gmial.com');
    other.hear('Bia Lima');
    expect(other.session).toMatchObject({ email: 'ana@gmial.com', nomeGuerra: 'Bia Lima' });
  });

  it.each<[said: string, nomeGuerra: string | null]>([
    ['não, é gmail.com', null],
    ['isso, ponto com', null],
    ['com m no final', null],
    ['sim, foi erro meu', null],
    ['isso .com com m, errei', null],
    ['sim, o nome de guerra é Rosi Melo', 'Rosi Melo'],
  ])('%j agrees to what was meant', (said, nomeGuerra) => {
    const talk = talkAfter(...upToName, 'Ana Beatriz Lima, ana@gmail.con');
    talk.hear(said);
    expect(talk.session).toMatchObject({ email: 'ana@gmail.com', nomeGuerra });
  });

  const passedOver: Said[] = [
    ...upToName,
    'Ana Beatriz Lima, ana@gmial.com',
    'Bia',
    'Campinas',
    'até 500 mil',
  ];

  it.each([
    ['sim', 'ana@gmail.com'],
    ['é gmail.com sim', 'ana@gmail.com'],
    ['não', 'ana@gmial.com'],
    ['não, é esse mesmo', 'ana@gmial.com'],
    ['o certo é ana.lima@exemplo.com', 'ana.lima@exemplo.com'],
  ])('that nobody answered for is settled before the summary: %j → %s', (said, email) => {
    const talk = talkAfter(...passedOver);
    expect(talk.says('pular')).toEqual(['confirma_email']);
    const [summary] = talk.hear(said);
    expect(summary!.chave).toBe('resumo');
    expect(summary!.texto).toContain(email);
    expect(talk.effects).not.toContain('criar-corretor');
    expect(talk.says('sim')).toEqual(['lisa_registration_complete_message']);
    expect(talk.session.email).toBe(email);
  });

  it('is not filed by a yes to a summary that was shown before', () => {
    const talk = talkAfter(...whole);
    talk.session = { ...talk.session, email: 'ana@gmial.com' };
    expect(talk.says('sim')).toEqual(['confirma_email']);
    expect(talk.effects).not.toContain('criar-corretor');
  });

  it('told before the yes is asked about after it', () => {
    const talk = talkAfter('Ana Beatriz Lima, 12345-F SP, ana@gmial.com');
    expect(talk.says('sim')).toEqual(['confirma_email']);
    expect(talk.session.email).toBe('ana@gmial.com');
  });

  it.each([
    'ana@gmail.com',
    'ana@ymail.com',
    'ana@hotmail.com.br',
    'ana@morettiimoveis.com.br',
    'ana@email.com',
  ])('%s is none', (email) => {
    expect(talkAfter(...upToName).says(`Ana Beatriz Lima, ${email}`)).toEqual(['pedir_nome_guerra']);
  });
});

describe('what has no field is kept for the team and said', () => {
  it('another telephone, wherever it is told: the last one counts', () => {
    const talk = talkAfter(...upToName);
    const said = talk.hear('Ana Beatriz Lima, ana@exemplo.com.br, meu telefone é (11) 97654-3210');
    expect(said[0]!.texto).toContain('(11) 97654-3210');
    talk.hear('Esse telefone é o antigo! O certo é (11) 98765-4321. Nome de guerra pode ser Bia Lima');
    expect(talk.session.nomeGuerra).toBe('Bia Lima');
    expect(talk.session.memoria.recados).toEqual(['Outro telefone: (11) 98765-4321']);
  });

  it('at the summary too, without a question for the team', () => {
    const talk = talkAfter(...whole);
    expect(talk.says('Perfeito, mas cadê meu telefone? Precisa do (11) 98765-4321')).toEqual([
      'outro_telefone',
      'pedir_confirmar',
    ]);
    expect(talk.effects).not.toContain('criar-corretor');
  });

  it.each([
    'aceito participar, mas não me liguem',
    'Muito bem. Sendo assim, aceito participar, com a condição de que não me liguem.',
  ])('%j consents, calls nobody, and its condition is kept', (said) => {
    const talk = talkAfter('Oi');
    expect(talk.says(said)).toEqual(['recado_anotado', 'lisa_creci_request_message']);
    expect(talk.effects).not.toContain('chamar-pessoa');
    expect(talk.session.memoria.recados?.[0]).toContain('não me liguem');
  });
});

describe('the first messages', () => {
  it('data told in the first are said to have come, and are named after the yes alone', () => {
    const talk = createTalk();
    const [, told] = talk.hear('Ana Beatriz Lima, CRECI 12345-F SP, ana@exemplo.com.br');
    expect(told!.chave).toBe('dados_lidos');
    expect(told!.texto).not.toContain('Ana');
    expect(createTalk().says('oi, quero me cadastrar')).toEqual(['lisa_intro_message']);
  });

  it.each([
    'recebi este número de um colega',
    'peguei esse telefone com uma amiga, consegui o numero de um colega',
  ])('%j is no second registration', (said) => {
    expect(createTalk().says(said)).not.toContain('outro_cadastro');
  });

  it('a question after the one about another registration is answered', () => {
    const talk = talkAfter('Oi', 'esse celular é da minha esposa');
    expect(talk.says('isso é um robô?')).toContain('lisa_resposta_robo');
  });

  it.each(['quem me indicou foi a Socorro', 'quem me deu o numero foi a Socorro la da imobiliaria'])(
    '%j asks nothing',
    (said) => {
      const talk = createTalk();
      expect(talk.says(said)).toEqual(['lisa_intro_message']);
      expect(talk.effects).toEqual([]);
    },
  );
});

describe('who asks with whom they speak', () => {
  it('is told the name and CNPJ where they are set, else the team is called', () => {
    const talk = talkAfter('Oi');
    expect(talk.says('qual é a empresa responsável e qual o CNPJ?')[0]).toBe('sem_resposta');
    expect(talk.effects).toContain('chamar-pessoa');
    const known = talkAfter('Oi');
    known.world.identity = 'Para você conferir: *Vivenda*, CNPJ 00.000.000/0001-91';
    expect(known.hear('de que empresa se trata?')[0]!.texto).toContain('00.000.000/0001-91');
  });

  it.each(['de onde tiraram meu número?', 'como conseguiram o meu contato?', 'quem passou meu telefone?'])(
    '%j goes to the team',
    (said) => {
      expect(talkAfter('Oi').says(said)[0]).toBe('sem_resposta');
    },
  );

  it('a person or a robot is a question, and no wish for a person', () => {
    const talk = talkAfter('Oi');
    expect(talk.says('A senhora é uma pessoa ou um robô?')[0]).toBe('lisa_resposta_robo');
    expect(talkAfter('Oi').says('quero falar com uma pessoa, não com robô')).toContain('pessoa');
  });

  it('what one gains is what the programme is, how much is the commission', () => {
    expect(talkAfter('Oi').says('E o que eu ganho com isso, afinal?')[0]).toBe('lisa_resposta_o_que_e');
    expect(talkAfter('Oi').says('quanto eu ganho?')[0]).toBe('lisa_resposta_comissao');
  });
});

it('who comes back and asks where it stopped is told so, and nobody is called', () => {
  const talk = talkAfter(...upToName);
  talk.wait(34 * 3_600_000);
  expect(talk.says('Voltei. Desculpe, correria. Onde a gente parou?')).not.toContain('sem_resposta');
  expect(talk.effects).toEqual([]);
});

it('a CRECI that is reopened is asked for as a correction', () => {
  expect(talkAfter(...whole).says('corrigir CRECI')).toEqual(['creci_de_novo']);
});

it('a laugh of an approved corretor is left alone', () => {
  const talk = talkAfter(...whole, 'sim');
  talk.world.corretor = {
    id: 7,
    nomeGuerra: 'Bia',
    situacao: 'aprovado',
    rejeitadoEm: null,
    motivo: null,
    siteUrl: null,
  };
  talk.session = { ...talk.session, corretorId: 7, status: 'finished', passo: 13 };
  expect(talk.says('😂😂')).toEqual([]);
  expect(talk.says('kkkk')).toEqual([]);
  expect(talk.says('hmm')).toEqual(['ja_aprovado']);
});

describe('a price beside a complaint or a question', () => {
  const range = { precoMinimo: '700000.00', precoMaximo: '1000000.00' };
  const asking: Said[] = [...upToName, 'Ana Beatriz Lima, ana@exemplo.com.br', 'Bia', 'Campinas'];

  it.each([
    '700 mil a 1 milhão, mas por que tanta pergunta?',
    'por que tanta pergunta? é de 700 mil a 1 milhão',
    'já não falei que é de 700 mil a 1 milhão?',
    '700 mil a 1 milhão, quantas vezes vou ter que falar?',
    '700 a 1 milhão pra que quer saber?',
  ])('is taken where it is asked for: %j', (said) => {
    expect(talkAfter(...asking, said).session).toMatchObject({ ...range, pergunta: 'foto' });
  });

  it.each([
    'o preço é 700 mil a 1 milhão, mas por que tanta pergunta?',
    'o certo é 700 mil a 1 milhão, vocês não leem?',
    'o preço é 700 mil a 1 milhão, por que você colocou outro?',
  ])('mends what was told, at the photo and at the summary: %j', (said) => {
    for (const before of [['300 a 500 mil'], ['300 a 500 mil', 'pular']])
      expect(talkAfter(...asking, ...before, said).session).toMatchObject(range);
  });

  it.each(['por que 300 a 800 mil?', 'e se for acima de 700 mil, como fica?', '300 mil, quem disse isso?'])(
    'but what is only asked mends nothing: %j',
    (said) => {
      const { precoMinimo, precoMaximo } = talkAfter(...asking, '300 a 500 mil', 'pular', said).session;
      expect([precoMinimo, precoMaximo]).toEqual(['300000.00', '500000.00']);
    },
  );
});
