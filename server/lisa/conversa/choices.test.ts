import { describe, expect, it } from 'vitest';
import { createTalk } from '#tests/lisa-talk.ts';
import { allChoices, choicesOf, numberedChoice, withNumbers } from './choices.ts';

const answers = [
  'Oi',
  'sim',
  '12345-F SP',
  'Ana Lima, ana@exemplo.com.br',
  'Bia Lima',
  'Campinas',
  'até 800 mil',
  'pular',
];
/** The talk that has come to a question. */
function talkAt(chave: string) {
  const counts: Record<string, number> = {
    pedir_precos: 6,
    nao_entendi_precos: 6,
    pedir_foto: 7,
    espera_foto: 7,
    nao_entendi_foto: 7,
    creci_lido: 2,
    confirma_dado: 5,
  };
  const isConsent = /intro|interesse|anotado_antes/.test(chave);
  const talk = createTalk();
  if (/_uf$/.test(chave)) {
    for (const said of ['Oi', 'sim', '12345']) talk.hear(said);
    return talk;
  }
  for (const said of answers.slice(0, isConsent ? 1 : (counts[chave] ?? answers.length))) talk.hear(said);
  if (chave === 'creci_lido')
    talk.hear({ kind: 'imagem', picture: { carteira: { numero: '777', uf: 'PR', tipo: 'F' } } });
  if (chave === 'confirma_dado') talk.hear('kkk pode ser Carlão');
  return talk;
}

describe('what is tapped', () => {
  it.each(allChoices)('below %s, %j is understood like a typed word', (chave, option) => {
    const talk = talkAt(chave);
    const keys = talk.says(option);
    expect(
      keys.filter((key) => /^(?:nao_entendi|confirma_interesse|confirma_resumo|chamei)/.test(key)),
    ).toEqual([]);
    expect(keys.length).toBeGreaterThan(0);
  });

  it('fits the channel: at most ten, of at most 24 letters', () => {
    const perKey = Map.groupBy(allChoices, ([chave]) => chave);
    expect([...perKey.values()].every((all) => all.length <= 10)).toBe(true);
    expect(allChoices.filter(([, option]) => option.length > 24)).toEqual([]);
  });

  it('takes the place of the numbered lines, which stand where nothing can be tapped', () => {
    expect(choicesOf('confirma_dado', 'Posso anotar *X*?\n\n*1* Sim\n*2* Não, vou escrever de novo')).toEqual(
      {
        text: 'Posso anotar *X*?',
        options: ['Sim, pode anotar', 'Não'],
      },
    );
    expect(choicesOf('resumo', 'x'.repeat(1025))).toBeNull();
    expect(choicesOf('pedir_regiao', 'Onde?')).toBeNull();
    const places =
      'Qual deles?\n\n*1* Campinas/SP\n*2* Jardim Botânico, Rio de Janeiro/RJ\n*3* Nenhum desses';
    expect(choicesOf('escolher_regiao', places)).toEqual({
      text: 'Qual deles?',
      options: ['Campinas/SP', 'Jardim Botânico, Rio de…', 'Nenhum desses'],
    });
  });

  it('stands as numbers where the text has none, and a number is its words', () => {
    expect(withNumbers('pedir_interesse', 'Quer?')).toBe('Quer?\n\n*1* Sim, quero\n*2* Não quero');
    expect(withNumbers('confirma_dado', 'É?\n\n*1* Sim')).toBe('É?\n\n*1* Sim');
    expect(withNumbers('pedir_regiao', 'Onde?')).toBe('Onde?');
    expect(numberedChoice('pedir_precos', 'Quanto?', '3')).toBe('De 600 mil a 1 milhão');
    expect(numberedChoice('pedir_precos', 'Quanto?', 'a 2.')).toBe('De 300 a 600 mil');
    expect(numberedChoice('pedir_precos', 'Quanto?', '7')).toBeNull();
    expect(numberedChoice('pedir_precos', 'Quanto?', '300 mil')).toBeNull();
  });
});
