import { expect, it } from 'vitest';
import { rotuloDe } from './rotulo.ts';

it.each([
  ['As três figueiras do terreno foram preservadas.', 'Três figueiras preservadas'],
  ['O casarão de 1897, tombado pelo município, vira a casa de todos.', 'Casarão tombado'],
  ['O casarão, tombado, será restaurado.', 'Casarão tombado'],
  ['Todos têm sacada e a sala voltada para o mar.', 'Sala voltada para o mar'],
  ['Todos têm varanda com churrasqueira a carvão, e sol.', 'Varanda com churrasqueira a carvão'],
])('%s is headed %s', (frase, said) => {
  expect(rotuloDe([frase, 'A rua é calma.'])).toBe(said);
});

it.each([
  'As figueiras foram plantadas.',
  'As figueiras foram preservadas em parte.',
  'A sala é voltada para o mar',
])('%s has no label: it would say more', (frase) => {
  expect(rotuloDe([frase])).toBeNull();
});
