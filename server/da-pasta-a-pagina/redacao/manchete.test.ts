import { expect, it } from 'vitest';
import type { Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { comManchete } from './manchete.ts';

const of = (id: Section['id'], ...texto: string[]) => {
  const section: Section = {
    id,
    titulo: 'Conheça o Aurora',
    subtitulo: null,
    texto,
    assets: [],
    destaques: [],
    itens: [],
  };
  const headed = comManchete(section);
  return [headed.titulo, ...headed.texto];
};

it('a short sentence heads what goes on after it', () => {
  expect(of('sobre', 'As três figueiras foram preservadas. É em volta delas que fica o salão.')).toEqual([
    'As três figueiras foram preservadas',
    'É em volta delas que fica o salão.',
  ]);
  expect(of('sobre', 'As três figueiras foram preservadas.', 'O salão dá para a rua.')).toEqual([
    'As três figueiras foram preservadas',
    'O salão dá para a rua.',
  ]);
  expect(of('localizacao', 'Centro, Itapema/SC', 'O bairro desce até a praia. A rua é calma.')).toEqual([
    'O bairro desce até a praia',
    'Centro, Itapema/SC',
    'A rua é calma.',
  ]);
});

it.each<[string, ...string[]]>([
  ['nothing is left below it', 'As três figueiras foram preservadas.'],
  ['it states a figure', 'O terreno tem 3.120 m² de sombra. A rua é calma.'],
  ['it is a row of a table', 'A torre tem quatro apartamentos por andar. A rua é calma.'],
  ['it is a question', 'Por que morar em volta das árvores? A rua é calma.'],
  ['it is long', `A rua ${'muito '.repeat(12)}calma. O salão dá para ela.`],
])('it stays in the text where %s', (_, ...texto) => {
  expect(of('sobre', ...texto)).toEqual(['Conheça o Aurora', ...texto]);
});
