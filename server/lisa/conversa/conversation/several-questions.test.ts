import { describe, expect, it } from 'vitest';
import { settingDefaults } from '#server/sistema/configuracoes/defaults.ts';
import { createTalk } from '#tests/lisa-talk.ts';

const textOf = (chave: string) =>
  settingDefaults.find((each) => each.chave === `lisa_resposta_${chave}`)!.valor.split('\n')[0]!;
const toTeam = /(?:passei|levei) para a equipe/;

function atInterest() {
  const talk = createTalk();
  talk.hear('Oi');
  return talk;
}

describe('several questions in one message', () => {
  it.each([
    ['o que é isso? e paga alguma coisa? vai ter sorteio de carro?', ['o_que_e', 'custo'], true],
    ['quanto custa? qual a comissão?', ['custo', 'comissao'], false],
    [
      'É golpe? Quanto tempo demora? Quanto custa? E dá pra sair?',
      ['golpe', 'prazo', 'custo', 'sair'],
      false,
    ],
    ['quanto custa? vocês trabalham com permuta de gado?', ['custo'], true],
    ['como conseguiram meu número? e quanto custa?', ['custo'], true],
  ])(
    'are each answered, in two bubbles at most; what has no text goes to the team: %j',
    (said, chaves, isOpen) => {
      const talk = atInterest();
      const replies = talk.hear(said);
      expect(replies).toHaveLength(2);
      for (const chave of chaves) expect(replies[0]!.texto).toContain(textOf(chave));
      expect(toTeam.test(replies[0]!.texto.split('\n\n').at(-1)!)).toBe(isOpen);
      expect(talk.session.memoria.perguntas).toEqual(isOpen ? [said] : undefined);
      expect(replies[1]!.chave).toBe('pedir_interesse');
    },
  );

  it('stand after the confirmation they were asked with', () => {
    const talk = atInterest();
    for (const said of [
      'sim',
      '7756 PE',
      'Ana Lima, ana@exemplo.com',
      'Aninha',
      'Recife',
      'até 500 mil',
      'pular',
    ])
      talk.hear(said);
    const [filed, answer] = talk.hear('sim. quanto custa? vocês trabalham com permuta de gado?');
    expect(filed!.chave).toBe('lisa_registration_complete_message');
    expect(answer!.texto).toContain(textOf('custo'));
    expect(answer!.texto).toMatch(toTeam);
  });
});

describe('who asks for the company', () => {
  it.each([
    'Quem é a empresa por trás? tem alguém responsável?',
    'quem está por trás disso?',
    'qual a empresa responsável por isso?',
    'quem é o responsável por esse programa?',
  ])('is told what it can be checked by, or has the team asked, and calls for nobody: %j', (said) => {
    const open = atInterest();
    expect(open.says(said)).toEqual(['sem_resposta', 'pedir_interesse']);
    expect(open.session.memoria.perguntas).toEqual([said]);
    const known = atInterest();
    known.world.identity = 'Exemplo Imóveis, CNPJ 00.000.000/0001-91';
    const [answer] = known.hear(said);
    expect(answer!.texto).toContain('CNPJ 00.000.000/0001-91');
    expect(known.session.memoria.pediuPessoaEm).toBeUndefined();
  });

  it.each(['tem alguém responsável que possa falar comigo?', 'quem é o responsável? quero falar com ele'])(
    'and wants to talk to somebody is put through: %j',
    (said) => {
      expect(atInterest().says(said)).toEqual(['pessoa']);
    },
  );
});

describe('who says where the number is from', () => {
  it.each([
    'oi boa tarde a Sandra me deu esse número',
    'me passaram seu contato',
    'opa, meu gerente me passou o zap de vocês',
    'bom dia, um colega me indicou esse contato',
    'quem me deu o numero foi a Socorro da imobiliaria',
    'achei esse numero no instagram',
  ])('greets, and nobody of the team is called: %j', (said) => {
    for (const before of [[], ['Oi']]) {
      const talk = createTalk();
      for (const each of before) talk.hear(each);
      expect(talk.says(said)).not.toContain('sem_resposta');
      expect(talk.session).toMatchObject({ pergunta: 'interesse', memoria: {} });
      expect(talk.effects).not.toContain('chamar-pessoa');
    }
  });

  it.each(['quem te deu meu número?', 'como vocês conseguiram meu contato', 'onde pegaram meu numero'])(
    'while who asks for it has the team asked: %j',
    (said) => {
      expect(createTalk().says(said)).toContain('sem_resposta');
    },
  );
});

describe('who has asked nothing', () => {
  const call = 'vocês trabalham com permuta de gado?';

  it.each([
    'não fiz pergunta',
    'não perguntei nada',
    'eita nao fiz pergunta nao kkk',
    'oxe, eu não perguntei coisa nenhuma',
  ])('takes back the call to the team that was made for it: %j', (said) => {
    const talk = atInterest();
    expect(talk.says(call)[0]).toBe('sem_resposta');
    expect(talk.says(said)).toEqual(['desculpa', 'pedir_interesse']);
    const { perguntas, pediuPessoaEm } = talk.session.memoria;
    expect([perguntas, pediuPessoaEm]).toEqual([undefined, undefined]);
  });

  it("goes on with what else is said, and keeps an earlier question and a call of one's own", () => {
    const talk = atInterest();
    for (const said of ['qual o CNPJ?', call]) talk.hear(said);
    expect(talk.says('eita nao fiz pergunta nao kkk mas quero sim minha flor')).toEqual([
      'lisa_creci_request_message',
    ]);
    expect(talk.session.memoria.perguntas).toEqual(['qual o CNPJ?']);
    expect(talk.session.memoria.pediuPessoaEm).toBeDefined();
    talk.hear('quero falar com uma pessoa');
    talk.hear('não perguntei nada');
    expect(talk.session.memoria.pediuPessoaEm).toBeDefined();
  });

  it('and who says what was not asked leaves the call as it is', () => {
    const talk = atInterest();
    talk.hear(call);
    talk.hear('não perguntei isso, perguntei quanto custa');
    expect(talk.session.memoria.pediuPessoaEm).toBeDefined();
  });
});
