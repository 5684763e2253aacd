import { describe, expect, it } from 'vitest';
import { createTalk } from '#tests/lisa-talk.ts';

/** Somebody who told two addresses; the first stands. */
function withTwo() {
  const talk = createTalk();
  for (const said of ['Oi', 'sim', '7756 PE', 'Renata Alves, renata@gmail.com ou renata_kob@hotmail.com'])
    talk.hear(said);
  expect(talk.session).toMatchObject({ email: 'renata@gmail.com', pergunta: 'nomeGuerra' });
  return talk;
}

describe('an address named by its provider alone', () => {
  it.each([
    ['o email é o do gmail, o hotmail eu não uso mais', 'renata@gmail.com'],
    ['não é o gmail, é o hotmail', 'renata_kob@hotmail.com'],
    ['pode usar o do hotmail', 'renata_kob@hotmail.com'],
    ['perdi a senha do gmail, vale o hotmail', 'renata_kob@hotmail.com'],
    ['o gmail eu não abro mais', 'renata_kob@hotmail.com'],
  ])('is the one that was told: %j → %s', (said, email) => {
    const talk = withTwo();
    const [answer] = talk.hear(said);
    expect(answer!.texto).toContain(`e-mail *${email}*`);
    expect(talk.session).toMatchObject({ email, nomeGuerra: null, pergunta: 'nomeGuerra' });
  });

  it('may be the one before, also later', () => {
    const talk = withTwo();
    for (const said of ['bota renata@outlook.com', 'Rê Alves', 'Recife']) talk.hear(said);
    expect(talk.session.email).toBe('renata@outlook.com');
    talk.hear('volta pro do hotmail');
    expect(talk.session).toMatchObject({ email: 'renata_kob@hotmail.com', pergunta: 'precos' });
  });

  it.each(['usa o do yahoo', 'o email é o do uol', 'não é nenhum desses, é o icloud'])(
    'is asked for where none told has it, and nothing changes: %j',
    (said) => {
      const talk = withTwo();
      expect(talk.says(said)).toEqual(['pedir_email']);
      expect(talk.session.email).toBe('renata@gmail.com');
      talk.hear('renata@yahoo.com.br');
      expect(talk.session).toMatchObject({ email: 'renata@yahoo.com.br', pergunta: 'nomeGuerra' });
    },
  );

  it('is asked for where two of it were told', () => {
    const talk = createTalk();
    for (const said of ['Oi', 'sim', '7756 PE', 'Renata Alves, renata@gmail.com ou re.alves@gmail.com'])
      talk.hear(said);
    expect(talk.says('é o do gmail')).toEqual(['pedir_email']);
  });

  it('changes nothing in a question', () => {
    const talk = withTwo();
    talk.hear('precisa ser hotmail?');
    expect(talk.session).toMatchObject({ email: 'renata@gmail.com', pergunta: 'nomeGuerra' });
  });

  it('is no working name in an address', () => {
    const talk = withTwo();
    talk.hear('na verdade bota ana.lima@outlook.com');
    expect(talk.session).toMatchObject({ email: 'ana.lima@outlook.com', nomeGuerra: null });
  });
});

describe('of two addresses with what they are for', () => {
  it.each([
    [
      'Tenho dois: o pessoal, ana.lima@gmail.com, e o profissional, contato@limaimoveis.com.br. Considere apenas o profissional.',
      'contato@limaimoveis.com.br',
    ],
    ['o do trabalho é ana@lima.com.br e o pessoal é ana@gmail.com, usa o do trabalho', 'ana@lima.com.br'],
    ['ana@gmail.com e ana@lima.com.br, pode ser o segundo', 'ana@lima.com.br'],
    ['pessoal: ana@gmail.com comercial: ana@lima.com.br. prefiro o comercial', 'ana@lima.com.br'],
  ])('the one that is asked for is taken: %j → %s', (said, email) => {
    const talk = createTalk();
    for (const each of ['Oi', 'sim', '7756 PE', 'Ana Lima']) talk.hear(each);
    talk.hear(said);
    expect(talk.session.email).toBe(email);
  });
});
