import { describe, expect, it } from 'vitest';
import { createTalk } from '#tests/lisa-talk.ts';

function sessionAfter(...said: string[]) {
  const talk = createTalk();
  for (const each of said) talk.hear(each);
  return talk.session;
}
const nome = 'Cleber Augusto Figueiredo';

describe('a name behind its registration', () => {
  it.each([
    `CRECI 31045 MG ${nome}`,
    `31045 MG ${nome}`,
    `CRECI/MG 31045 ${nome}`,
    `CRECI 31045 minas gerais ${nome}`,
    'creci 31045 mg cleber augusto figueiredo',
    'Creci MG 31045 - cleber augusto figueiredo',
    '31.045-F MG CLEBER AUGUSTO FIGUEIREDO',
    `CRECI 31045/MG - ${nome}, cleber@exemplo.com`,
  ])('is the name, whenever it is told: %j', (said) => {
    for (const session of [
      sessionAfter('Oi', 'sim', said),
      sessionAfter('Oi', said),
      sessionAfter('Oi', `sim. ${said}`),
    ])
      expect(session).toMatchObject({ nome, ufCreci: 'MG' });
    expect(sessionAfter('Oi', 'sim', said).creci).toContain('31045');
  });

  it('stands behind the state that was asked for as well', () => {
    expect(sessionAfter('Oi', 'sim', '31045', `MG ${nome}`)).toMatchObject({ nome, ufCreci: 'MG' });
  });

  it.each([
    'CRECI 31045 MG tá certo assim',
    '31045 MG Belo Horizonte',
    'CRECI 31045 MG Boa Viagem e Pina',
    'CRECI 31045 MG Rua das Flores',
    'CRECI 31045 MG pessoa física',
    'creci 31045 mg ativo e regular',
    'CRECI 31045 MG desde 2010',
  ])('is no place, nor what is said of it: %j', (said) => {
    expect(sessionAfter('Oi', 'sim', said)).toMatchObject({
      creci: expect.stringContaining('31045'),
      ufCreci: 'MG',
      nome: null,
    });
  });
});

describe('a state that is misspelt in full', () => {
  it.each([
    ['7756 pernanbuco', 'PE'],
    ['creci 7756 de sao palo', 'SP'],
    ['creci do rio de janero 7756', 'RJ'],
    ['7756, minas gerias', 'MG'],
    ['7756 goias', 'GO'],
    ['7756 ceara', 'CE'],
    ['7756 mato groso do sul', 'MS'],
  ])('is read beside the registration: %j → %s', (said, ufCreci) => {
    expect(sessionAfter('Oi', 'sim', said)).toMatchObject({ ufCreci, pergunta: 'contato' });
    expect(sessionAfter(`oi, sou corretor, creci ${said}`).ufCreci).toBe(ufCreci);
  });

  it.each([
    ['sao palo', 'SP'],
    ['é de pernanbuco', 'PE'],
    ['minas gerias', 'MG'],
    ['boa tarde, sou de parna', 'PR'],
    ['baia', 'BA'],
  ])('and where it is asked for: %j → %s', (said, ufCreci) => {
    const session = sessionAfter('Oi', 'sim', '7756', said);
    expect(session).toMatchObject({ ufCreci, pergunta: 'contato', regiaoTrabalho: null });
  });

  it('while a name that only sounds like one is none', () => {
    expect(sessionAfter('Oi', 'sim', '7756 Clara Souza')).toMatchObject({ ufCreci: null, pergunta: 'uf' });
  });
});
