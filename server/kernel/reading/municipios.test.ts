import { expect, it } from 'vitest';
import { readUf } from './municipios.ts';

it('a state is understood by its letters and by its name, however that is written', () => {
  const written = ['SP', ' sp ', 'São Paulo', 'sao paulo', 'SÃO PAULO ', 'Ceará', 'Espírito Santo'];
  expect(written.map(readUf)).toEqual(['SP', 'SP', 'SP', 'SP', 'SP', 'CE', 'ES']);
  expect(readUf('Campinas')).toBeNull();
});
