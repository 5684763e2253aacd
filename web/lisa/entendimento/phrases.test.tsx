import { expect, it } from 'vitest';
import { intents } from '#contract/lisa/entendimento.ts';
import { drawn } from '#tests/outline.tsx';
import { Phrases, SavePhrases } from './phrases.tsx';

const idle = { label: { isPending: false, mutate() {} }, drop: { isPending: false, mutate() {} } };
const frase = { id: 1, texto: 'depois eu vejo', pergunta: 'creci', intencoes: ['adia'] };
const draw = (frases: object[], acts: object = {}) =>
  drawn(<Phrases frases={frases as never} acts={{ ...idle, ...acts } as never} />);

it('without a phrase it says how one comes here', () => {
  expect(draw([])).toEqual([
    'p “Guarde acima o que a Lisa não entendeu e diga aqui o que significa: é com essas frases que ela aprende.”',
  ]);
});

it('a phrase shows what it means, and offers what it might mean besides', () => {
  const lines = draw([frase, { ...frase, id: 2, texto: 'sei lá', intencoes: [] }]);
  expect(lines.slice(0, 5)).toMatchInlineSnapshot(`
    [
      "ul aria-label=Frases guardadas",
      "li",
      "p ““depois eu vejo””",
      "p “Dita ao pedir o CRECI”",
      "button type=button aria-label=Retirar o significado Deixa para depois “Deixa para depois”",
    ]
  `);
  expect(lines.filter((line) => line.startsWith('option value selected'))).toEqual([
    'option value selected “Também…”',
    'option value selected “O que significa?”',
  ]);
  expect(lines.filter((line) => /^option value=/.test(line))).toHaveLength(2 * intents.length - 1);
  expect(
    lines.some((line) => line.startsWith('button type=button aria-label=Retirar da coleção: sei lá')),
  ).toBe(true);
});

it('while it is being changed nothing else is done to it; another is left alone', () => {
  const busy = { label: { isPending: true, variables: { id: 1 }, mutate() {} } };
  const disabled = (id: number) => draw([{ ...frase, id }], busy).filter((line) => line.includes('disabled'));
  expect(disabled(1).length).toBeGreaterThan(0);
  expect(disabled(2)).toEqual([]);
});

it('only what has a meaning is saved', () => {
  const save = (frases: object[]) => drawn(<SavePhrases frases={frases as never} />).join('\n');
  expect(save([frase, { ...frase, intencoes: [] }])).toContain('Baixar 1 para o treino');
  expect(save([{ ...frase, intencoes: [] }])).toContain('“Baixar para o treino”');
});
