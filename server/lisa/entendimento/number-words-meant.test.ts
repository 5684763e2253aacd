import { expect, it } from 'vitest';
import { withNumberWords } from './number-words-meant.ts';

it.each([
  ['di sem mil ate trezemtos mil', 'di cem mil ate trezentos mil'],
  ['quatrosentos e sincoenta mil', 'quatrocentos e cinquenta mil'],
  ['um miliao i meio', 'um milhão e meio'],
  ['seti nove oitu zeru', 'sete nove oito zero'],
])('numbers written by ear: %j', (text, meant) => {
  expect(withNumberWords(text)).toBe(meant);
});

it.each(['sem foto', 'é doce morar no centro', 'ceis paga quanto', 'ana@sinco.com.br', 'constructor'])(
  '%j tells no number',
  (text) => {
    expect(withNumberWords(text)).toBe(text);
  },
);
