import { expect, it } from 'vitest';
import { foldText } from '#contract/base/text.ts';
import { leadsAway } from './leads-away.ts';

it.each([
  'Fale com Marina para a tabela atualizada.',
  'Converse com o Jonas pelo WhatsApp para simular.',
  'Marina Duarte atende como corretora parceira deste lançamento.',
  'Entre em contato com a central de vendas.',
  'Consulte a construtora sobre as condições.',
  'Ligue (48) 99123-4567 e agende.',
  'Atendimento exclusivo com Marina Duarte, CRECI 12.345.',
  'Escreva para vendas@solar.example',
])('“%s” leads away', (sentence) => {
  expect(leadsAway(foldText(sentence))).toBe(true);
});

it.each([
  'Sim, a obra está em andamento.',
  'A portaria tem atendimento 24 horas.',
  'As obras vão de 2026 a 2028.',
  'O condomínio conta com bicicletário e espaço para os animais.',
])('“%s” leads nowhere', (sentence) => {
  expect(leadsAway(foldText(sentence))).toBe(false);
});
