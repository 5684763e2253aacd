import { describe, expect, it } from 'vitest';
import { createTalk } from '#tests/lisa-talk.ts';

const answers = [
  'Oi',
  'sim',
  '12345-F SP',
  'Ana Beatriz Lima, ana@exemplo.com.br',
  'Bia Lima',
  'Campinas',
  'de 300 a 800 mil',
  'pular',
];
function waiting() {
  const talk = createTalk();
  for (const said of [...answers, 'sim']) talk.hear(said);
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
}

describe('a registration that waits is withdrawn', () => {
  it.each([
    'Mudei de ideia, quero cancelar o cadastro',
    'cancela tudo',
    'não quero mais participar',
    'gostaria de cancelar minha inscrição',
    'desisti',
    'me tira do programa',
    'solicito o cancelamento do meu cadastro',
  ])('%j: asked once, then told to the team', (said) => {
    const talk = waiting();
    expect(talk.says(said)).toEqual(['retirada_confirma']);
    expect(talk.session.memoria.retiradaEm).toBeUndefined();
    expect(talk.says('sim')).toEqual(['retirada_feita']);
    expect(talk.session.memoria.retiradaEm).toBeDefined();
    expect(talk.effects).toContain('chamar-pessoa');
    expect(talk.says('e aí, já saiu?')).not.toContain('em_analise');
  });

  it.each([
    'como cancelo o cadastro?',
    'posso desistir depois?',
    'o cliente desistiu',
    'não quero cancelar nada',
    'cancela a foto',
    'quero mudar o cadastro',
  ])('%j withdraws nothing', (said) => {
    expect(waiting().says(said)).not.toContain('retirada_confirma');
  });

  it('is kept after a no, and taken back after a yes', () => {
    const talk = waiting();
    talk.hear('quero cancelar o cadastro');
    expect(talk.says('não')).toEqual(['retirada_desistiu']);
    for (const said of ['quero cancelar o cadastro', 'sim']) talk.hear(said);
    expect(talk.says('quero continuar')).toEqual(['retirada_desistiu']);
    expect(talk.session.memoria.retiradaEm).toBeUndefined();
  });

  it('before it is sent, Lisa stops asking', () => {
    const talk = createTalk();
    for (const said of answers) talk.hear(said);
    expect(talk.says('quero cancelar o cadastro')).toEqual(['parou']);
    expect(talk.effects).not.toContain('criar-corretor');
  });
});
