import { describe, expect, it } from 'vitest';
import { type Intent, type Maker, sureFrom } from '#contract/lisa/entendimento.ts';
import { createTalk, photo } from '#tests/lisa-talk.ts';
import { nothingUnderstood } from '../../entendimento/service.ts';
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

/** What she makes of a message in which somebody sees an intent. */
function hearing(talk: ReturnType<typeof createTalk>, intent: Intent, by: Maker) {
  const understanding = {
    intents: [{ intent, evidence: 'x', confidence: 0.99, by }],
    topics: [],
    corrects: [],
    corrected: {},
    data: nothingUnderstood,
    telefone: null,
    doubtful: [],
  };
  const at = new Date(talk.world.now.getTime() + 5000);
  return advance(talk.session, { kind: 'texto', at, text: 'x', understanding, picture: null }, talk.world);
}

describe('LIA-01 a classifier alone decides nobody’s consent', () => {
  it.each<Intent>(['sim', 'nao'])('a %s it believes in is asked about, and changes nothing', (intent) => {
    const talk = talkUpTo(1);
    const { session, replies } = hearing(talk, intent, 'classificador');
    expect(replies.map(({ chave }) => chave)).toEqual(['confirma_interesse']);
    expect([session.consentimentoEm, session.memoria.recusouEm]).toEqual([null, undefined]);
  });

  it('nor files anything at the summary', () => {
    const talk = talkUpTo(answers.length);
    talk.hear(photo);
    const { effects, replies } = hearing(talk, 'sim', 'classificador');
    expect([effects, replies.map(({ chave }) => chave)]).toEqual([[], ['confirma_resumo']]);
  });

  it('what the rules read is acted on at once', () => {
    expect(hearing(talkUpTo(1), 'sim', 'regras').session.consentimentoEm).not.toBeNull();
    expect(hearing(talkUpTo(1), 'nao', 'regras').session.memoria.recusouEm).toBeDefined();
    expect(sureFrom).toBeGreaterThan(0.5);
  });
});

describe('a photo that comes later', () => {
  it.each(['amanhã eu mando a foto', 'a foto eu mando depois', 'mando de noite'])(
    '%j does not hold up the registration',
    (said) => {
      const talk = talkUpTo(answers.length);
      expect(talk.says(said)).toEqual(['resumo']);
      expect(talk.session.memoria.pulados).toContain('foto');
    },
  );

  it.each(['espera um minuto que vou tirar', 'peraí, vou pegar uma boa'])('%j is waited for', (said) => {
    const talk = talkUpTo(answers.length);
    expect(talk.says(said)).toEqual(['sem_pressa']);
    expect(talk.session.pergunta).toBe('foto');
  });
});
