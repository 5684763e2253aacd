import { describe, expect, it } from 'vitest';
import { settingDefaults } from '#server/sistema/configuracoes/defaults.ts';
import { createTalk } from '#tests/lisa-talk.ts';

const textOf = (chave: string) =>
  settingDefaults.find((each) => each.chave === `lisa_resposta_${chave}`)!.valor;
const steps = [
  'Oi',
  'sim',
  '7756 PE',
  'Ana Lima, ana@exemplo.com',
  'Aninha',
  'Recife',
  'até 500 mil',
  'pular',
];

/** A conversation after so many of the usual answers. */
function talkAfter(count: number) {
  const talk = createTalk();
  for (const said of steps.slice(0, count)) talk.hear(said);
  return talk;
}
/** A registration that was filed. */
function filed() {
  const talk = talkAfter(steps.length);
  talk.hear('sim');
  talk.world.corretor = {
    id: 1,
    nomeGuerra: 'Aninha',
    situacao: 'pendente',
    rejeitadoEm: null,
    motivo: null,
    siteUrl: null,
  };
  talk.session = { ...talk.session, corretorId: 1 };
  return talk;
}

describe('whether it is here', () => {
  it.each([
    'me disseram que aqui é pra se cadastrar no programa, é com vc mesmo?',
    'é aqui que faz a inscrição?',
    'me indicaram esse número pra fazer o cadastro. é aqui?',
    'é com você que eu me cadastro ou com outra pessoa?',
    'tô no lugar certo pra me inscrever?',
    'quero saber se é aqui que faz o cadastro',
  ])('is answered without the team, and the yes is asked for: %j', (said) => {
    const talk = talkAfter(1);
    expect(talk.says(said)).toEqual(['lisa_resposta_aqui', 'pedir_interesse']);
    expect(talk.session).toMatchObject({ consentimentoEm: null, memoria: {} });
    expect(talk.effects).not.toContain('chamar-pessoa');
  });

  it('is asked by nobody who comes to register: that is a yes', () => {
    for (const said of ['vim aqui pra me cadastrar', 'sim, me falaram que é aqui, quero me cadastrar']) {
      const talk = talkAfter(1);
      talk.hear(said);
      expect(talk.session.pergunta).toBe('creci');
    }
  });
});

describe('who they are', () => {
  it.each(['Quem são vocês?', 'quem é você?', 'com quem eu falo?'])(
    'asked first of all, is told in what the greeting has not said: %j',
    (said) => {
      const [greeting, answer] = createTalk().hear(said);
      expect(greeting!.chave).toBe('lisa_intro_message');
      expect(answer!.texto).toBe(
        'Cuido do cadastro e das dúvidas por aqui; atrás de mim há uma equipe de pessoas.',
      );
    },
  );

  it('asked twice, is not said twice', () => {
    const talk = talkAfter(1);
    talk.hear('quem são vocês?');
    expect(talk.hear('quem são vocês?')[0]!.texto).not.toContain('equipe de pessoas');
  });
});

describe('exclusivity', () => {
  it.each([
    'precisa assinar alguma exclusividade?',
    'tem exclusividade?',
    'se eu entrar fico exclusivo de vocês?',
    'é contrato de exclusividade?',
  ])('has an answer of its own: %j', (said) => {
    const [answer] = talkAfter(1).hear(said);
    expect(answer!.texto).toBe(textOf('exclusividade'));
  });
});

describe('who may leave again', () => {
  it.each([
    'Tá bom, vamos então. Mas se eu não gostar eu saio',
    'aceito, se não prestar eu cancelo',
    'bora. mas se não valer a pena desisto',
    'quero sim, e se não der certo eu saio fora',
  ])('has said yes: %j', (said) => {
    const talk = talkAfter(1);
    talk.hear(said);
    expect(talk.session.pergunta).toBe('creci');
  });

  it.each([
    'quero, mas se for golpe eu saio',
    'pode ser, mas se for pago eu saio',
    'se eu não gostar eu saio',
  ])('has not, where the yes hangs on something else: %j', (said) => {
    const talk = talkAfter(1);
    talk.hear(said);
    expect(talk.session.consentimentoEm).toBeNull();
  });
});

describe('how long it takes', () => {
  it.each([
    'Em quanto tempo vocês respondem?',
    'quantos dias demora pra aprovar?',
    'demora muito a resposta?',
  ])('is of the approval once all is told: %j', (said) => {
    expect(talkAfter(steps.length).hear(said)[0]!.texto).toBe(textOf('prazo_aprovacao'));
    expect(filed().hear(said)[0]!.texto).toBe(textOf('prazo_aprovacao'));
  });

  it('and of the registration before', () => {
    expect(talkAfter(1).hear('quanto tempo demora?')[0]!.texto).toBe(textOf('prazo'));
  });

  it('asked after a plain yes to the summary takes nothing of it', () => {
    const talk = talkAfter(steps.length);
    const [done, answer] = talk.hear('sim. Em quanto tempo vocês respondem?');
    expect(done!.texto).toContain('✅');
    expect(answer!.texto).toBe(textOf('prazo_aprovacao'));
  });

  it('while whether it is decided is told by where it stands', () => {
    expect(filed().says('já fui aprovado?')).toEqual(['em_analise']);
  });
});

describe('what for', () => {
  it.each([
    ['Pra que precisa de foto?', 7, 'foto'],
    ['por que pedem foto?', 7, 'foto'],
    ['pra que precisa do creci?', 2, 'creci'],
  ])('is answered for the one datum that is asked about: %j', (said, count, chave) => {
    expect(talkAfter(count).hear(said)[0]!.texto).toBe(textOf(chave));
  });

  it('of what becomes of it, with what is done with data', () => {
    expect(talkAfter(7).hear('quem vai ver minha foto?')[0]!.texto).toContain(textOf('dados'));
  });

  it.each([
    'Pina, mas por que tanta pergunta?',
    'Imbiribeira. pra que tudo isso?',
    'Candeias, quanta pergunta é essa, por que tanta pergunta?',
  ])('all the questions are, without the team, and the place before it is taken: %j', (said) => {
    const talk = talkAfter(5);
    const [answer] = talk.hear(said);
    expect(answer!.texto).toContain(textOf('perguntas'));
    expect(talk.session).toMatchObject({ regiaoTrabalho: said.split(/[,.]/)[0], pergunta: 'precos' });
    expect(talk.effects).not.toContain('chamar-pessoa');
  });
});

describe('a price told again at the photo', () => {
  it.each([
    'já falei, 300 a 600 mil, que saco, a foto não vai',
    'é de 300 a 600 mil, já disse isso',
    '300 mil a 600 mil gente!! que demora',
  ])('is the one that holds, and is said back: %j', (said) => {
    const talk = talkAfter(7);
    const [answer] = talk.hear(said);
    expect(answer!.texto).toContain('R$ 300.000 a R$ 600.000');
    expect(talk.session).toMatchObject({
      precoMinimo: '300000.00',
      precoMaximo: '600000.00',
      pergunta: 'foto',
    });
  });
});
