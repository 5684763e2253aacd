import { expect, it } from 'vitest';
import { resolved } from './retomada.ts';

const trees = 'As três figueiras do terreno foram preservadas.';

it.each([
  ['É em volta delas que fica o salão.', 'É em volta das três figueiras do terreno que fica o salão.'],
  ['Delas vem a sombra.', 'Das três figueiras do terreno vem a sombra.'],
  ['Elas dão sombra.', 'As três figueiras do terreno dão sombra.'],
])('%s names what it leans on: %s', (frase, named) => {
  expect(resolved(frase, trees)).toBe(named);
});

it.each([
  ['another gender or number stands for it', 'É em volta dele que fica o salão.', trees],
  ['it is said twice', 'Elas dão sombra e nelas há pássaros.', trees],
  ['nothing stands for it', 'Todas dão sombra.', trees],
  [
    'the sentence before has no subject of its own',
    'É em volta delas que fica o salão.',
    'Há três figueiras.',
  ],
])('nothing is named where %s', (_, frase, before) => {
  expect(resolved(frase, before)).toBeNull();
});
