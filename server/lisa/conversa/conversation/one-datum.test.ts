import { describe, expect, it } from 'vitest';
import { createTalk, photo, type Said } from '#tests/lisa-talk.ts';

const answers: Said[] = [
  'Oi',
  'sim',
  '12345-F SP',
  'Ana Beatriz Lima, ana@exemplo.com.br',
  'Bia Lima',
  'Campinas e Valinhos',
  'de 300 a 800 mil',
  photo,
];
function talkUpTo(count = answers.length) {
  const talk = createTalk();
  for (const said of answers.slice(0, count)) talk.hear(said);
  return talk;
}

describe('a datum that is denied at the summary', () => {
  it.each([
    ['não, o e-mail tá velho', 'email'],
    ['esse e-mail não existe mais', 'email'],
    ['perdi acesso a esse e-mail', 'email'],
    ['não tenho mais acesso a esse e-mail', 'email'],
    ['pode mandar, mas o e-mail tá velho', 'email'],
    ['confirmo tudo menos a região', 'regiao'],
    ['o creci está errado', 'creci'],
    ['o creci tá certo mas o e-mail tá velho', 'email'],
    ['a faixa de preço tá velha', 'precos'],
    ['o apelido não é esse', 'nomeGuerra'],
    ['meu nome não tem acento', 'nome'],
    ['não gostei da foto', 'foto'],
  ])('%j is asked for anew, and nothing is filed', (said, pergunta) => {
    const talk = talkUpTo();
    talk.hear(said);
    expect(talk.session.pergunta).toBe(pergunta);
    expect(talk.effects).toEqual([]);
    const { nomeGuerra, email, creci } = talk.session;
    expect([nomeGuerra, email, creci]).toEqual(['Bia Lima', 'ana@exemplo.com.br', '12345-F']);
  });

  it.each(['esse telefone não é meu mais', 'esse número não é mais meu', 'o telefone tá velho'])(
    '%j is told where the telephone comes from',
    (said) => {
      expect(talkUpTo().says(said)).toEqual(['numero_do_whatsapp']);
    },
  );

  it('a value told with it is taken', () => {
    const talk = talkUpTo();
    expect(talk.says('não, o e-mail tá velho, o novo é nova@exemplo.com')).toEqual(['resumo']);
    expect(talk.session.email).toBe('nova@exemplo.com');
  });

  it('beside another is asked for after it', () => {
    const talk = talkUpTo();
    talk.hear('o e-mail tá velho e o creci tá errado');
    expect(talk.session.pergunta).toBe('email');
    talk.hear('nova@exemplo.com');
    expect(talk.session.pergunta).toBe('creci');
    expect(talk.says('54321 PR')).toEqual(['resumo']);
    expect(talk.session).toMatchObject({ email: 'nova@exemplo.com', creci: '54321', ufCreci: 'PR' });
  });

  it('beside a new value is asked for once that is taken', () => {
    const talk = talkUpTo();
    talk.hear('o e-mail tá errado e o creci é 54321 PR');
    expect(talk.session).toMatchObject({ creci: '54321', ufCreci: 'PR', pergunta: 'email' });
  });

  it('a bairro that is left leaves the region', () => {
    const talk = talkUpTo();
    talk.hear('não atendo mais em Valinhos');
    expect(talk.session).toMatchObject({ regiaoTrabalho: 'Campinas', pergunta: 'confirmar' });
  });
});

describe('a datum that may stay', () => {
  it.each([
    'o e-mail é antigo mas pode deixar',
    'o e-mail é velho mas ainda funciona',
    'o e-mail tá certo',
    'não, o creci não mudou',
    'não precisa mudar o apelido',
    'pode deixar o e-mail antigo mesmo',
    'não muda o e-mail',
  ])('%j reopens nothing, and is no yes to all', (said) => {
    const talk = talkUpTo();
    talk.hear(said);
    expect(talk.session.pergunta).toBe('confirmar');
    expect(talk.session.memoria.corrigindo).toBeUndefined();
    expect(talk.effects).toEqual([]);
  });

  it.each(['o e-mail é antigo mas pode deixar', 'o creci não mudou'])(
    '%j reopens nothing while another is asked for',
    (said) => {
      for (const count of [4, 5, 6, 7]) {
        const talk = talkUpTo(count);
        const { pergunta } = talk.session;
        talk.hear(said);
        expect(talk.session.pergunta).toBe(pergunta);
      }
    },
  );

  it.each(['tá certo, pode manter', 'o e-mail é antigo mas pode deixar, confirmo tudo'])(
    '%j files the registration',
    (said) => {
      expect(talkUpTo().says(said)).toEqual(['lisa_registration_complete_message']);
    },
  );
});

describe('two corrections in one message are both taken', () => {
  it.each([
    [
      'meu e-mail é x@y.com e o CRECI é 4321 SC, não 1234',
      { email: 'x@y.com', creci: '4321', ufCreci: 'SC' },
    ],
    ['o apelido é Duda e o e-mail é duda@x.com', { nomeGuerra: 'Duda', email: 'duda@x.com' }],
    [
      'o e-mail é x@y.com, não ana@exemplo.com.br, e o apelido é Aninha',
      { email: 'x@y.com', nomeGuerra: 'Aninha' },
    ],
    [
      'troca o nome pra Ana Lima Souza e o apelido pra Aninha',
      { nome: 'Ana Lima Souza', nomeGuerra: 'Aninha' },
    ],
  ])('%j', (said, expected) => {
    const talk = talkUpTo();
    expect(talk.says(said)).toEqual(['resumo']);
    expect(talk.session).toMatchObject(expected);
  });

  it('also before the summary', () => {
    const talk = talkUpTo(3);
    talk.hear('meu creci é 4321 SC, não 12345, e o email é x@y.com');
    expect(talk.session).toMatchObject({ creci: '4321', ufCreci: 'SC', email: 'x@y.com' });
    const other = talkUpTo(4);
    other.hear('o nome é Ana Souza Lima e o creci 4321 PR');
    expect(other.session).toMatchObject({ nome: 'Ana Souza Lima', creci: '4321', nomeGuerra: null });
  });
});

describe('a number with its state is the registration without its word', () => {
  const nameAndNumber = { nome: 'Marcos Vieira', creci: '23456', ufCreci: 'SC' };
  it.each<[number, string, object]>([
    [1, 'sim, Marcos Vieira, 23456/SC', nameAndNumber],
    [1, 'Oi! Sou Marcos Vieira, 23456 SC', nameAndNumber],
    [1, 'quero sim, 12345 PR', { creci: '12345', ufCreci: 'PR' }],
    [2, 'Marcos Vieira, 23456/SC', nameAndNumber],
    [2, 'Marcos Vieira 23456 SC', nameAndNumber],
    [8, 'não, 54321 PR', { creci: '54321', ufCreci: 'PR' }],
  ])('after message %i: %j', (count, said, expected) => {
    const talk = talkUpTo(count);
    talk.hear(said);
    expect(talk.session).toMatchObject(expected);
  });

  it.each(['moro em 89010 SC', 'Rua das Flores 123 SC', 'tenho 12345 motivos', 'sou de Curitiba PR'])(
    '%j is none',
    (said) => {
      const talk = talkUpTo(1);
      talk.hear(said);
      expect(talk.session.creci).toBeNull();
    },
  );
});

describe('the verb is no part of a place', () => {
  it.each([
    [2, 'atendo Batel e Cabral', 'Batel e Cabral'],
    [3, 'atendo Batel', 'Batel'],
    [5, 'atendo Batel', 'Batel'],
    [5, 'trabalho mais no Bigorrilho', 'Bigorrilho'],
    [5, 'especializado em Batel e Cabral', 'Batel e Cabral'],
    [8, 'atendo também Vinhedo', 'Campinas, Valinhos e Vinhedo'],
  ])('after message %i: %j', (count, said, regiao) => {
    const talk = talkUpTo(count);
    talk.hear(said);
    expect(talk.session.regiaoTrabalho).toBe(regiao);
  });
});
