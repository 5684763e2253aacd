import { expect, it } from 'vitest';
import { said } from '#tests/fixtures/typed-sheet.ts';

const head = 'Mirante do Ingá\nApartamentos de 62 m²\n\n';

it('a city of one state alone is told by the bairro beside it', () => {
  expect(said(`${head}Jardim das Américas – Cuiabá     2 vagas`, 'cidade', 'uf')).toEqual(['Cuiabá', 'MT']);
});
