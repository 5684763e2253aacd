import { expect, it } from 'vitest';
import { rotuloDe } from './rotulo.ts';

it.each([
  ['As três figueiras do terreno foram preservadas.', 'Três figueiras preservadas'],
  ['O casarão de 1897, tombado pelo município, vira a casa de todos.', 'Casarão tombado'],
  ['O casarão, tombado, será restaurado.', 'Casarão tombado'],
  ['Todos têm sacada e a sala voltada para o mar.', 'Sala voltada para o mar'],
  ['Todos têm varanda com churrasqueira a carvão, e sol.', 'Varanda com churrasqueira a carvão'],
  ['Há sacada e churrasqueira a carvão.', 'Sacada e churrasqueira a carvão'],
  ['São 48 lares, com vista permanente para o Parque Barigui.', 'Vista para o Parque Barigui'],
  ['A fachada de pedra e madeira foi pensada para durar.', 'Fachada de pedra e madeira'],
  ['As salas se abrem para varandas largas, com churrasqueira.', 'Varandas largas'],
  ['O hall tem pé-direito duplo e jardim.', 'Pé-direito duplo'],
])('%s is headed %s', (frase, said) => {
  expect(rotuloDe([frase, 'A rua é calma.'])).toBe(said);
});

it.each([
  'As figueiras foram plantadas.',
  'As figueiras foram preservadas em parte.',
  'A sala é voltada para o mar',
  'A vista para o parque pode mudar.',
  'A fachada de pedra lembra a serra.',
])('%s has no label: it would say more', (frase) => {
  expect(rotuloDe([frase])).toBeNull();
});
