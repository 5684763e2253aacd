import { describe, expect, it } from 'vitest';
import { createTalk } from '#tests/lisa-talk.ts';
import type { Place } from '../regiao/place-index.ts';

const recife = { cidadeId: 1, uf: 'PE', onde: 'Recife/PE' };
const places: Place[] = [
  { ...recife, tipo: 'cidade', id: 1, nome: 'Recife', onde: 'PE' },
  { ...recife, tipo: 'bairro', id: 2, nome: 'Boa Viagem' },
  { ...recife, tipo: 'bairro', id: 3, nome: 'Casa Forte' },
  { ...recife, tipo: 'bairro', id: 4, nome: 'Sítio dos Pintos' },
  { ...recife, tipo: 'bairro', id: 5, nome: 'Cajueiro' },
  { ...recife, tipo: 'bairro', id: 6, nome: 'Passo da Areia' },
];
const nome = 'Fernando José de Melo Lins';

function atNomeGuerra() {
  const talk = createTalk(undefined, places);
  for (const said of ['Oi', 'sim', '7756 PE', `${nome}, nando@exemplo.com.br`]) talk.hear(said);
  expect(talk.session.pergunta).toBe('nomeGuerra');
  return talk;
}
const lowAndHigh = { precoMinimo: '300000.00', precoMaximo: '500000.00' };

describe('a message is taken whole where the working name is asked for', () => {
  it.each([
    ['Já falei, Nando Lins. Região Boa Viagem, 300 a 500 mil', 'Nando Lins'],
    ['Nando Lins, região Boa Viagem, 300 a 500 mil', 'Nando Lins'],
    ['Rê Kobayashi, Boa Viagem, 300 a 500 mil', 'Rê Kobayashi'],
  ])('%j', (said, nomeGuerra) => {
    const talk = atNomeGuerra();
    talk.hear(said);
    expect(talk.session).toMatchObject({ nomeGuerra, regiaoTrabalho: 'Boa Viagem', ...lowAndHigh });
  });

  it('also what answers another question, beside a wish or alone', () => {
    const talk = atNomeGuerra();
    const [answer] = talk.hear('Boa Viagem. Mas espera, quero falar com uma pessoa antes');
    expect(answer!.texto).toContain('região *Boa Viagem*');
    expect(talk.says('Ninguém apareceu. Vamos em frente: 300 a 500 mil')).toEqual(['pedir_nome_guerra']);
    expect(talk.session).toMatchObject({ nomeGuerra: null, regiaoTrabalho: 'Boa Viagem', ...lowAndHigh });
  });
});

it('a word alone that a bairro begins with is no bairro where something else is asked', () => {
  const talk = createTalk(undefined, places);
  for (const said of ['Oi', 'adoro ser acordado por robô. passo.']) talk.hear(said);
  expect(talk.session.regiaoTrabalho).toBeNull();
  talk.hear('sim, 7756 PE. Passo da Areia');
  expect(talk.session.regiaoTrabalho).toBe('Passo da Areia');
});

describe('bairros right after an address', () => {
  it.each([
    ['nando@exemplo.com Boa Viagem e Casa Forte', 'Boa Viagem e Casa Forte'],
    ['nando@exemplo.com, casa forte', 'Casa Forte'],
    ['nando@exemplo.com Sítio dos Pintos e Cajueiro', 'Sítio dos Pintos e Cajueiro'],
    ['nando@exemplo.com. Cajueiro, Boa Viagem, 300 a 500 mil', 'Cajueiro e Boa Viagem'],
  ])("are the region, and nobody's name: %j", (said, regiaoTrabalho) => {
    for (const before of [['7756 PE'], ['7756 PE', nome]]) {
      const talk = createTalk(undefined, places);
      for (const each of ['Oi', 'sim', ...before, said]) talk.hear(each);
      const told = { regiaoTrabalho, email: 'nando@exemplo.com', nome: before[1] ?? null, nomeGuerra: null };
      expect(talk.session).toMatchObject(told);
    }
  });

  it('also with the yes, and before it', () => {
    for (const said of ['sim', 'sim, 7756 PE,', 'Oi', '7756 PE,']) {
      const talk = createTalk(undefined, places);
      talk.hear('Oi');
      talk.hear(`${said} nando@exemplo.com Boa Viagem e Casa Forte`);
      expect(talk.session.regiaoTrabalho).toBe('Boa Viagem e Casa Forte');
      expect(talk.session.consentimentoEm !== null).toBe(said.startsWith('sim'));
    }
  });
});

describe('the name one goes by', () => {
  it.each([
    [
      'Maria de Lourdes Cavalcanti de Albuquerque mas o povo todo me chama de Lourdinha. o email é a@exemplo.com',
      'Lourdinha',
    ],
    ['Patrícia Helena Moretti, a@exemplo.com, me chamam de Pati. Atendo Cambuí em Campinas', 'Pati'],
    ['Fernando José Lins, a@exemplo.com, no mercado sou Nando Lins', 'Nando Lins'],
    ['Fernando José Lins, a@exemplo.com, mais conhecido como Nando', 'Nando'],
    ['Ana Lima, todo mundo me conhece por Aninha', 'Aninha'],
    ['sou Carlos Alberto Dias, assino Beto Dias, a@exemplo.com', 'Beto Dias'],
  ])('beside the full name is taken: %j', (said, nomeGuerra) => {
    const talk = createTalk();
    for (const each of ['Oi', 'sim', '7756 PE', said]) talk.hear(each);
    expect(talk.session.nomeGuerra).toBe(nomeGuerra);
    expect(talk.session.nome).not.toContain(nomeGuerra);
  });

  it.each([
    ['Fernando José Lins, nando@exemplo.com.br, no mercado sou Nando Lins', 'Nando Lins'],
    ['Não uso apelido. Assino Fernando Lins.', 'Fernando Lins'],
    ['Só assino Nando Lins', 'Nando Lins'],
    ['me chamam de Beto mas prefiro Carlos Dias', 'Carlos Dias'],
  ])('is told from the verb that leads to it and the full name: %j', (said, nomeGuerra) => {
    const talk = atNomeGuerra();
    talk.hear(said);
    expect(talk.session.nomeGuerra).toBe(nomeGuerra);
  });

  it('is no errand', () => {
    const talk = createTalk();
    for (const said of ['Oi', 'sim', '7756 PE', 'passa no mercado e traz erva que acabou']) talk.hear(said);
    expect(talk.session.nomeGuerra).toBeNull();
  });

  it.each([
    'O nome ficou errado. É apenas Nando Lins, sem o "Imóveis".',
    'O nome de guerra continua errado: tire o "Imóveis", por favor.',
    'tira imóveis do apelido',
  ])('loses the one word that is said to be none of it: %j', (said) => {
    const talk = atNomeGuerra();
    talk.hear('Nando Lins Imóveis');
    expect(talk.session.nomeGuerra).toBe('Nando Lins Imóveis');
    talk.hear(said);
    expect(talk.session).toMatchObject({ nome, nomeGuerra: 'Nando Lins' });
  });
});
