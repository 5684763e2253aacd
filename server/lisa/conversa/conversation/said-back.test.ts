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
/** What each answer is said back as, in the next message. */
const echoes: Record<number, string> = {
  2: 'CRECI *12345-F SP*',
  3: 'nome *Ana Beatriz Lima* e e-mail *ana@exemplo.com.br*',
  4: 'nome de guerra *Bia Lima*',
  5: 'região *Campinas e Valinhos*',
  6: 'preço *R$ 300.000 a R$ 800.000*',
};
/** Greetings, laughter, verbs and sentences, in the place of a name or a region. */
const chatter = [
  ...['oi', 'bom dia', 'opa, tudo bem?', 'kkkk', 'rsrs', 'hahaha', 'voltei', 'pode ser sim', 'quero', 'uhum'],
  ...[
    'preciso pagar alguma coisa?',
    'tô voltando do almoço agora',
    'que isso',
    'asdfgh',
    'obrigada',
    'espera um pouco',
  ],
];
const namesOf = ({ session }: ReturnType<typeof createTalk>) => [
  session.nome,
  session.nomeGuerra,
  session.regiaoTrabalho,
];

const saidBack = /(?:Anotei|Certo, guardei|Entendi): /;

describe('what is understood', () => {
  it('LIA-03 is said back by name, once, in the next message; what is doubtful is a choice; chatter is nobody’s name or region; nothing is filed before a yes to the summary, and ✅ comes after it', () => {
    const talk = createTalk();
    for (const [at, said] of answers.entries()) {
      // What names nobody is stored nowhere, and said back as nothing.
      if (at >= 3 && at <= 5)
        for (const idle of chatter) {
          const aside = createTalk(talk.session);
          const before = namesOf(aside);
          const replies = aside.hear(idle);
          expect([idle, ...namesOf(aside)]).toEqual([idle, ...before]);
          expect(replies.map(({ texto }) => texto).join()).not.toMatch(saidBack);
        }
      const replies = talk.hear(said);
      const echo = echoes[at];
      if (echo) expect(replies[0]!.texto.split('\n\n')[0]!.replace(saidBack, '')).toBe(`${echo}.`);
      expect(replies.flatMap(({ texto }) => texto.match(new RegExp(saidBack, 'g')) ?? [])).toHaveLength(
        echo ? 1 : 0,
      );
    }
    // All of it again in the summary, which files nothing, whatever is said but a yes.
    const summary = talk.session;
    expect(summary).toMatchObject({ status: 'waiting_info', pergunta: 'confirmar' });
    for (const said of ['oi', 'hmm', 'espera, deixa eu ver', 'quanto tempo demora?', 'não', 'sim?']) {
      const texts = talk.hear(said).map(({ texto }) => texto);
      expect(texts.join()).not.toContain('✅');
      expect(talk.effects).toEqual([]);
    }
    const [done] = talk.hear('tudo certo, pode mandar');
    expect(done!.texto).toContain('✅');
    expect(talk.effects).toEqual(['criar-corretor']);

    // Doubtful: asked as a choice of two, and kept only with a yes.
    const doubtful = createTalk();
    for (const said of answers.slice(0, 5)) doubtful.hear(said);
    const [question] = doubtful.hear('kkk pode ser Carlão');
    expect(question).toMatchObject({
      chave: 'confirma_dado',
      texto: expect.stringMatching(/\*Carlão\*.*\n\n\*1\* Sim\n\*2\* Não/),
    });
    expect(doubtful.session.regiaoTrabalho).toBeNull();
    expect(doubtful.says('não')).toEqual(['pedir_regiao']);
    expect(doubtful.session.regiaoTrabalho).toBeNull();
    doubtful.hear('kkk pode ser Carlão');
    expect(doubtful.hear('sim')[0]!.texto).toContain('*Carlão*');
    expect(doubtful.session.regiaoTrabalho).toBe('Carlão');
  });
});
