import { expect, it } from 'vitest';
import { assetOf, blueprintFixture, factsOf } from '#tests/fixtures/hotsite.ts';
import { createPage } from './page.ts';

it('TRU-18 a caption says what is seen, or there is none', () => {
  const pictures = [
    assetOf('pool', { category: 'lazer', kind: 'piscina', description: 'Piscina do empreendimento' }),
    assetOf('any', { category: 'interior', uncertain: true, description: 'Imagem do empreendimento' }),
  ];
  const page = createPage({ facts: factsOf(), assets: pictures, blueprint: blueprintFixture });
  expect(pictures.map((one) => page.caption(one))).toEqual(['Piscina', null]);
});
