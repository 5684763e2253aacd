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
function talkUpTo(count: number) {
  const talk = createTalk();
  for (const said of answers.slice(0, count)) talk.hear(said);
  return talk;
}
const waiting = () => {
  const talk = talkUpTo(answers.length);
  talk.hear('sim');
  talk.session = { ...talk.session, corretorId: 7 };
  talk.world.corretor = {
    id: 7,
    nomeGuerra: 'Bia Lima',
    situacao: 'pendente',
    rejeitadoEm: null,
    motivo: null,
    siteUrl: null,
  };
  return talk;
};

describe('a yes to the greeting', () => {
  it.each([
    'quero sim claro! meu nome é Maria Fernanda',
    'na verdade quero sim',
    'sim, pode começar',
    'claro que tenho interesse',
    '👍',
    'blz',
    'bora',
    'uhum',
    'tô dentro',
    'não, pode sim',
    'não tem problema, quero',
    'SIIIIM',
    'por que não?',
    'sim com certesa',
  ])('%j is one', (said) => {
    const talk = talkUpTo(1);
    talk.hear(said);
    expect(talk.session.consentimentoEm).not.toBeNull();
  });

  it.each([
    'simples assim',
    'sim, mas só amanhã',
    'claro que não',
    'quero não',
    'sim ou não?',
    'quero saber quanto custa',
    'já falei que sim',
    'se for de graça sim',
    'depois eu vejo',
    'talvez',
    'quem tem CRECI provisório pode participar?',
  ])('%j is none', (said) => {
    const talk = talkUpTo(1);
    talk.hear(said);
    expect(talk.session.consentimentoEm).toBeNull();
  });

  it('with a condition is asked about, and taken once it is plain', () => {
    const talk = talkUpTo(1);
    expect(talk.says('quero sim, se for de graça')).toEqual(['confirma_interesse']);
    expect(talk.says('1')).toEqual(['lisa_creci_request_message']);
  });
});

describe('corrections in plain words', () => {
  it.each<[number, string, object]>([
    [3, 'não, errei, é 54321 SP', { creci: '54321', ufCreci: 'SP' }],
    [4, 'o e-mail está errado, é nova@exemplo.com', { email: 'nova@exemplo.com' }],
    [5, 'na verdade meu CRECI é de SC', { creci: '12345-F', ufCreci: 'SC' }],
    [6, 'pode trocar meu apelido pra Duda', { nomeGuerra: 'Duda' }],
    [7, 'tira Valinhos e coloca Indaiatuba', { regiaoTrabalho: 'Campinas e Indaiatuba' }],
  ])('after message %i %j is taken and said back, and the question asked again', (count, said, expected) => {
    const talk = talkUpTo(count);
    const { pergunta } = talk.session;
    const [reply] = talk.hear(said);
    expect(talk.session).toMatchObject({ ...expected, pergunta });
    expect(reply!.texto).toMatch(/^(?:Anotei|Certo, guardei|Entendi): /);
  });

  it('after the summary it is shown anew, and nothing is filed', () => {
    const talk = talkUpTo(answers.length);
    const [summary] = talk.hear('sim, mas o e-mail é nova@exemplo.com');
    expect(summary).toMatchObject({ chave: 'resumo', texto: expect.stringContaining('nova@exemplo.com') });
    expect(talk.effects).toEqual([]);
  });

  it('after filing it is stored at once and said back', () => {
    const talk = waiting();
    const [reply] = talk.hear('pode trocar meu apelido pra Duda');
    expect(reply).toMatchObject({ chave: 'corrigido', texto: expect.stringContaining('*Duda*') });
    expect(talk.effects.at(-1)).toBe('atualizar-corretor');
  });

  it('of somebody approved goes to the team, said back, and changes nothing by itself', () => {
    const talk = waiting();
    talk.world.corretor = { ...talk.world.corretor!, situacao: 'aprovado' };
    talk.session = { ...talk.session, status: 'finished', passo: 13 };
    const [reply] = talk.hear('o e-mail está errado, é nova@exemplo.com');
    expect(reply).toMatchObject({
      chave: 'mudanca_pedida',
      texto: expect.stringContaining('nova@exemplo.com'),
    });
    expect(talk.session.email).toBe('ana@exemplo.com.br');
    expect(talk.effects.at(-1)).toBe('chamar-pessoa');
  });

  it('a new telephone is said back and told to the team', () => {
    const talk = waiting();
    const [reply] = talk.hear('meu telefone mudou, agora é 85 99999-8888');
    expect(reply!.texto).toMatch(/^(?:Anotei|Certo, guardei|Entendi): telefone \*\(85\) 99999-8888\*/);
    expect(talk.effects.at(-1)).toBe('chamar-pessoa');
  });

  it('a question whether something may be changed changes nothing', () => {
    const talk = talkUpTo(7);
    const before = talk.session;
    expect(talk.says('Posso trocar a foto depois?')).toEqual(['lisa_resposta_foto', 'pedir_foto']);
    expect(talk.session).toMatchObject({ foto: before.foto, pergunta: 'foto' });
  });
});

describe('who has no answer at hand is not refused', () => {
  const errorsOf = ({ session }: ReturnType<typeof createTalk>) => session.memoria.erros;

  it.each([
    ...[
      'depois mando a foto pode ser?',
      'posso mandar depois?',
      'pode ser amanhã a foto?',
      'tem problema se eu enviar mais tarde?',
    ],
    ...['e se eu mandar a selfie outro dia?', 'dá pra deixar a foto pra depois?'],
  ])('%j at the photo is told that it may come later, and the registration goes on', (said) => {
    const talk = talkUpTo(7);
    expect(talk.says(said)).toEqual(['lisa_resposta_foto', 'resumo']);
    // What people then say files it.
    expect(talk.says('isso mesmo, pode mandar!')).toEqual(['lisa_registration_complete_message']);
  });

  it.each([
    ...[
      'ok',
      'sim',
      'blz',
      'tá bom',
      'claro',
      'uhum',
      '👍',
      'isso mesmo, pode mandar!',
      'combinado, segue',
      'perfeito',
    ],
    ...['já mando', 'vou mandar', 'ok, vou enviar', 'mandando'],
  ])('%j at the photo is waited for, with how to go on, and is no misunderstanding', (said) => {
    const talk = talkUpTo(7);
    const [reply] = talk.hear(said);
    expect(reply).toMatchObject({ chave: 'espera_foto', texto: expect.stringContaining('*pular*') });
    talk.hear(said);
    expect(talk.says(said)).toEqual(['espera_foto']);
    expect(errorsOf(talk)).toBeUndefined();
    expect(talk.effects).toEqual([]);
    expect(talk.says(photo)).toEqual(['foto_guardada', 'resumo']);
  });

  it.each([
    ...[
      'sei la',
      'sei lá',
      'não sei',
      'n sei dizer',
      'nem sei',
      'ah, não sei ao certo',
      'vixe, sei lá',
      'não faço ideia',
    ],
    ...['depende do imóvel', 'varia muito', 'difícil dizer', 'não tenho certeza', 'boa pergunta'],
  ])('%j at the price is told how little is enough, and is no misunderstanding', (said) => {
    const talk = talkUpTo(6);
    const [reply] = talk.hear(said);
    expect(reply).toMatchObject({
      chave: 'nao_sabe_precos',
      texto: expect.stringMatching(/\*qualquer valor\* ou \*pular\*/),
    });
    expect(errorsOf(talk)).toBeUndefined();
    expect(talk.says('sei lá, uns 500 mil no máximo')).toEqual(['pedir_foto']);
    expect(talk.session.precoMaximo).toBe('500000.00');
  });

  it('not to know the region is no misunderstanding either', () => {
    expect(talkUpTo(5).says('não sei ao certo')).toEqual(['nao_sabe', 'pedir_regiao']);
  });
});

describe('a town in a bare correction', () => {
  it.each([
    ['errei, é São José dos Pinhais', 'São José dos Pinhais'],
    ['na verdade é Ponta Grossa', 'Ponta Grossa'],
    ['não, é Belo Horizonte', 'Belo Horizonte'],
    ['corrigindo: São Bernardo do Campo', 'São Bernardo do Campo'],
    ['ops, é Fazenda Rio Grande', 'Fazenda Rio Grande'],
    ['digitei errado, é Nova Lima', 'Nova Lima'],
  ])('%j is the region where a name is asked for, and nobody’s name', (said, regiao) => {
    for (const count of [3, 4]) {
      const talk = talkUpTo(count);
      const { nome, pergunta } = talk.session;
      expect(talk.hear(said)[0]!.texto).toContain(`região *${regiao}*`);
      expect(talk.session).toMatchObject({ regiaoTrabalho: regiao, nome, nomeGuerra: null, pergunta });
    }
  });

  it('a town that may be a name is the region where only a region was told', () => {
    const talk = createTalk();
    for (const said of ['Oi', 'sim', '12345-F PR', 'minha região é Curitiba']) talk.hear(said);
    expect(talk.session).toMatchObject({ regiaoTrabalho: 'Curitiba', pergunta: 'contato' });
    talk.hear('errei, é Londrina');
    expect(talk.session).toMatchObject({ regiaoTrabalho: 'Londrina', nome: null });
  });

  it.each([
    [3, 'errei, é Maria Clara Souza', { nome: 'Maria Clara Souza' }],
    [4, 'errei, é Vitória', { nomeGuerra: 'Vitória' }],
    [5, 'errei, é Bia Souza', { nomeGuerra: 'Bia Souza' }],
  ])('after message %i %j stays the name it is', (count, said, expected) => {
    const talk = talkUpTo(count);
    talk.hear(said);
    expect(talk.session).toMatchObject({ ...expected, regiaoTrabalho: null });
  });
});

describe('what is understood is said back', () => {
  it('by name, once, at the head of the next message', () => {
    const talk = talkUpTo(2);
    expect(talk.hear('12345-F SP')[0]!.texto).toMatch(
      /^(?:Anotei|Certo, guardei|Entendi): CRECI \*12345-F SP\*\.\n\nObrigada!/,
    );
    expect(talk.hear('Ana Lima')[0]!.texto).toMatch(
      /^(?:Anotei|Certo, guardei|Entendi): nome \*Ana Lima\*\.\n\n/,
    );
    expect(talk.hear('oi')[0]!.texto).not.toMatch(/Anotei|guardei|Entendi/);
  });

  it('what was told before the yes is said back with it', () => {
    const talk = createTalk();
    talk.hear('Oi, meu CRECI é 12345-F SP');
    expect(talk.hear('quero sim')[0]!.texto).toContain('*12345-F SP*');
  });

  it.each([
    'kkkk',
    'Voltei',
    'pode ser sim',
    'uhum',
    'oi',
    'preciso pagar alguma coisa?',
    'tô voltando',
    'que isso',
    'asdfgh',
    'obrigada',
  ])('%j is stored as nobody’s nickname, name or region', (said) => {
    for (const count of [3, 4, 5]) {
      const talk = talkUpTo(count);
      const before = talk.session;
      talk.hear(said);
      const { nome, nomeGuerra, regiaoTrabalho } = talk.session;
      expect([nome, nomeGuerra, regiaoTrabalho]).toEqual([
        before.nome,
        before.nomeGuerra,
        before.regiaoTrabalho,
      ]);
    }
  });

  it('a region that may be none is asked about, and taken with a yes', () => {
    const talk = talkUpTo(5);
    expect(talk.says('kkk pode ser Carlão')).toEqual(['confirma_dado']);
    expect(talk.session.regiaoTrabalho).toBeNull();
    expect(talk.says('não')).toEqual(['pedir_regiao']);
    talk.hear('kkk pode ser Carlão');
    talk.hear('sim');
    expect(talk.session.regiaoTrabalho).toBe('Carlão');
  });

  it('nothing is filed before a yes to the summary, and ✅ comes after it', () => {
    const talk = talkUpTo(answers.length);
    expect(talk.session).toMatchObject({ status: 'waiting_info', pergunta: 'confirmar' });
    for (const said of ['oi', 'hmm', 'espera, deixa eu ver', 'quanto tempo demora?', 'não']) talk.hear(said);
    expect(talk.effects).toEqual([]);
    const [done] = talk.hear('tudo certo, pode mandar');
    expect(done!.texto).toContain('✅');
    expect(talk.effects).toEqual(['criar-corretor']);
  });
});

describe('questions', () => {
  it.each([
    ['o que é isso?', 'lisa_resposta_o_que_e'],
    ['quem é você?', 'lisa_resposta_quem_e'],
    ['você é um robô?', 'lisa_resposta_robo'],
    ['isso é golpe?', 'lisa_resposta_golpe'],
    ['preciso pagar alguma coisa?', 'lisa_resposta_custo'],
    ['qual a comissão?', 'lisa_resposta_comissao'],
    ['quanto tempo demora?', 'lisa_resposta_prazo'],
    ['que documentos precisa?', 'lisa_resposta_documentos'],
    ['cadê meu link?', 'lisa_resposta_link'],
    ['esqueci a senha', 'lisa_resposta_senha'],
    ['como cancelo?', 'lisa_resposta_sair'],
  ])('%j is answered, and the pending question asked again', (said, chave) => {
    for (const count of [2, 4, 6]) {
      const talk = talkUpTo(count);
      const { pergunta } = talk.session;
      const keys = talk.says(said);
      expect(keys[0]).toBe(chave);
      expect(keys).toHaveLength(2);
      expect(talk.session.pergunta).toBe(pergunta);
    }
  });

  it('one that has no answer goes to a person and is kept for the team', () => {
    const talk = talkUpTo(3);
    expect(talk.says('vocês vão na feira de Gramado?')[0]).toBe('sem_resposta');
    expect(talk.session.memoria).toMatchObject({
      pediuPessoaEm: expect.any(String),
      perguntas: ['vocês vão na feira de Gramado?'],
    });
  });
});

describe('nobody is lost', () => {
  it('after three misunderstandings a person is called, and she says so', () => {
    const talk = talkUpTo(2);
    expect(talk.says('batata')).toEqual(['nao_entendi_creci']);
    expect(talk.says('batata frita')).toEqual(['nao_entendi_creci', 'dica']);
    expect(talk.says('batata assada')).toEqual(['chamei_pessoa']);
    expect(talk.effects).toEqual(['chamar-pessoa']);
    expect(talk.says('12345 SP')).toEqual(['lisa_additional_info_message']);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('somebody is reached after message %i', (count) => {
    expect(talkUpTo(count).says('quero falar com alguém')).toContain('pessoa');
  });
});

describe('written outcomes', () => {
  it('another language gets one line in it, and a person', () => {
    const talk = talkUpTo(1);
    expect(talk.says('Hello, do you speak English?')).toEqual(['lingua_en']);
    expect(talkUpTo(1).says('hola, quiero informaciones, gracias')).toEqual(['lingua_es']);
    expect(talk.effects).toEqual(['chamar-pessoa']);
  });

  it('who is under 18 gets a person, and nothing is filed whatever follows', () => {
    const talk = talkUpTo(answers.length);
    expect(talk.says('tenho 16 anos')).toEqual(['menor']);
    talk.hear('sim');
    talk.hear('pode mandar');
    expect(new Set(talk.effects)).toEqual(new Set(['chamar-pessoa']));
    expect(talkUpTo(2).says('tenho 16 anos de experiência')).not.toContain('menor');
  });

  it('a buyer gets the link of who covers what he looks for, else a person', () => {
    const talk = talkUpTo(1);
    expect(talk.says('quero comprar um apartamento')).toEqual(['comprador']);
    talk.world.forBuyer = { nomeGuerra: 'Joca', url: 'https://exemplo.com/corretor/joca' };
    expect(talk.hear('quero comprar um apartamento')[0]!.texto).toContain(
      'https://exemplo.com/corretor/joca',
    );
  });

  it('who spoke of another registration is asked one question, then gets a person', () => {
    const talk = talkUpTo(2);
    expect(talk.says('acho que já tenho cadastro em outro número')).toEqual(['outro_cadastro']);
    expect(talk.says('era no meu número antigo')).toEqual(['outro_cadastro_pessoa']);
    expect(talk.effects).toEqual(['chamar-pessoa']);
  });
});

describe('what strangers wrote', () => {
  it.each(['Paula Dias', 'Paula Dias Rocha', 'Marcos Dias Leite'])('%s is a name', (nome) => {
    const talk = createTalk();
    for (const said of ['oi', 'sim', '9988 PR']) talk.hear(said);
    expect(talk.says(nome)).toEqual(['pedir_email']);
    expect(talk.session.nome).toBe(nome);
  });
  it.each(['Campo Grande', 'Quero Sim'])('%s is none', (said) => {
    const talk = createTalk();
    for (const each of ['oi', 'sim', '9988 PR', said]) talk.hear(each);
    expect(talk.session.nome).toBeNull();
  });
  it('‘qq valor’ is any price', () => {
    const talk = createTalk();
    for (const each of ['oi', 'sim', '9988 PR', 'Ana Lima ana@lima.com', 'Ana', 'Campinas']) talk.hear(each);
    expect(talk.says('qq valor')).toEqual(['pedir_foto']);
  });
});
