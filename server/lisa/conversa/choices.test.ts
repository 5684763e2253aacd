import { describe, expect, it } from 'vitest';
import { createTalk } from '#tests/lisa-talk.ts';
import { allChoices, choicesOf } from './choices.ts';

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
  const counts: Record<string, number> = { pedir_precos: 6, pedir_foto: 7, creci_lido: 2, confirma_dado: 5 };
  const isConsent = /intro|interesse/.test(chave);
  const talk = createTalk();
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
  });
});
