import { expect, it } from 'vitest';
import { factsOf } from '#tests/fixtures/hotsite.ts';
import { wholeFicha } from '#tests/fixtures/pagina.ts';
import { sectionTitles } from './titles.ts';

const beach = { lugar: 'Praia', tipo: 'praia', distancia: 180, medida: 'm', modo: null } as const;
const heading = (bairro: string) =>
  sectionTitles.modern.localizacao!(
    factsOf({ bairro, ficha: { ...wholeFicha, distancias: [beach] } as typeof wholeFicha }),
    [] as never,
  );

it('a heading near the beach names the bairro, unless that says so itself', () => {
  expect(heading('Pontal')).toBe('Pontal, perto da praia');
  expect(heading('Meia Praia')).toMatch(/^O .+, perto da praia$/);
});
