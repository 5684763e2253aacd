import { describe, expect, it } from 'vitest';
import type { Intent } from '#contract/lisa/entendimento.ts';
import { createTalk } from '#tests/lisa-talk.ts';
import { nothingUnderstood } from '../../entendimento/service.ts';
import { choicesOf } from '../choices.ts';
import { advance } from './advance.ts';

const answers = [
  'Oi',
  'sim',
  '12345-F SP',
  'Ana Lima, ana@exemplo.com.br',
  'Bia Lima',
  'Campinas',
  'até 800 mil',
];
function talkUpTo(count: number) {
  const talk = createTalk();
  for (const said of answers.slice(0, count)) talk.hear(said);
  return talk;
}

/** Says what only the classifier believes in, again and again, and returns the keys of what is answered. */
function insisting(talk: ReturnType<typeof createTalk>, intent: Intent, times: number) {
  const understanding = {
    intents: [{ intent, evidence: 'x', confidence: 0.9, by: 'classificador' as const }],
    topics: [],
    corrects: [],
    corrected: {},
    data: nothingUnderstood,
    telefone: null,
    doubtful: [],
  };
  let { session } = talk;
  return Array.from({ length: times }, (_, count) => {
    const at = new Date(talk.world.now.getTime() + 5000 * (count + 1));
    const outcome = advance(
      session,
      { kind: 'texto', at, text: 'x', understanding, picture: null },
      talk.world,
    );
    session = outcome.session;
    return { keys: outcome.replies.map(({ chave }) => chave), effects: outcome.effects };
  });
}

describe('LIA-09 nobody is asked the same for ever', () => {
  it('who talks of anything but the photo is shown how to skip it, the second time by a button', () => {
    const talk = talkUpTo(answers.length);
    talk.says('hoje o mar estava para peixe');
    const said = talk.says('e o vizinho comprou um barco');
    expect(said[0]).toBe('nao_entendi_foto');
    expect(choicesOf('nao_entendi_foto', 'x')?.options).toEqual(['Pular a foto']);
    expect(talk.says('Pular a foto')).toEqual(['resumo']);
  });

  it.each(['vou poupar vocês da minha cara', 'essa da foto deixa passar batido', 'a foto eu pulo'])(
    '%j leaves the photo out at once',
    (said) => {
      expect(talkUpTo(answers.length).says(said)).toEqual(['resumo']);
    },
  );

  it.each([
    ['a yes that is only believed in', 1, 'sim'],
    ['a complaint', 4, 'reclama'],
    ['what is beside the matter', 5, 'fora'],
  ] as const)('%s, three times in a row, calls a person', (_, count, intent) => {
    const turns = insisting(talkUpTo(count), intent, 3);
    expect(turns.map(({ effects }) => effects.includes('chamar-pessoa'))).toEqual([false, false, true]);
    expect(turns[2]!.keys).toEqual(['chamei_pessoa']);
  });

  it('nobody is erased on a belief: the order must be in words the rules know', () => {
    const turns = insisting(talkUpTo(3), 'apagar', 3);
    expect(turns.flatMap(({ effects }) => effects)).not.toContain('apagar');
  });
});

describe('LIA-02 a value told again mends what was told', () => {
  it.each([
    ['meu zap novo é 11 98765-4321', 'mudanca_pedida'],
    ['o celular que dei está desativado; anotem 11 98765-4321', 'mudanca_pedida'],
  ])('%j is a new number, told to the team', (said, key) => {
    const talk = talkUpTo(5);
    expect(talk.says(said)).toEqual([key]);
  });

  it('another address, though nothing says that the first was wrong', () => {
    const talk = talkUpTo(5);
    talk.hear('email certo → bia@exemplo.com.br');
    expect(talk.session.email).toBe('bia@exemplo.com.br');
  });

  it('a registration with two digits the other way round keeps its state', () => {
    const talk = talkUpTo(4);
    talk.hear('eita, o creci é 12354, troquei as bolas');
    expect([talk.session.creci, talk.session.ufCreci]).toEqual(['12354', 'SP']);
  });
});
