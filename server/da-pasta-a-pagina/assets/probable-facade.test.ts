import { expect, it } from 'vitest';
import type { AssetClass, ImageMeasures } from '#contract/da-pasta-a-pagina/assets.ts';
import { nameProbableFacade } from './probable-facade.ts';
import type { RawAsset } from './raw-asset.ts';

const measures: ImageMeasures = {
  commonestShare: 0.06,
  whiteShare: 0,
  skyShare: 0,
  greenShare: 0,
  saturation: 0.3,
  edgeDensity: 0.1,
  sharpness: 900,
  hasAlpha: false,
  colors: ['#887766'],
  phash: '0123456789abcdef',
};
const none = { fachada: 0, lazer: 0, interior: 0, planta: 0, implantacao: 0, logo: 0, outro: 0 };

/** A photograph that looks like a façade so much, and under how much sky. */
function photo(id: string, fachada: number, given: Partial<AssetClass> = {}, skyShare = 0) {
  const raw = {
    id,
    type: 'image',
    width: 1600,
    height: 1200,
    measures: { ...measures, skyShare, likeness: { ...none, fachada, lazer: 0.2 } },
  } as unknown as RawAsset;
  const uncertain: AssetClass = {
    category: 'lazer',
    kind: null,
    confidence: 0.35,
    description: 'Imagem do empreendimento',
    reason: 'Nem o nome nem as medidas dizem com segurança',
  };
  return { raw, class: { ...uncertain, ...given } };
}
const facades = (items: ReturnType<typeof photo>[]) =>
  nameProbableFacade(items)
    .filter(({ class: { category } }) => category === 'fachada')
    .map(({ raw }) => raw.id);

it('of photographs whose names say nothing, the one that looks most like a façade is a probable one', () => {
  const items = [photo('pool', 0.1), photo('tower', 0.5), photo('street', 0.4)];
  expect(facades(items)).toEqual(['tower']);
  const [, tower] = nameProbableFacade(items);
  expect(tower!.class.confidence).toBe(0.35);
  expect(tower!.class.description).toBe('Imagem do empreendimento');
});

it('a building stands under a sky', () => {
  expect(facades([photo('wall', 0.5), photo('tower', 0.4, {}, 0.6)])).toEqual(['tower']);
});

it('none is named where nothing looks like one, one is certain, or it was never compared', () => {
  expect(facades([photo('pool', 0.1), photo('gym', 0.25)])).toEqual([]);
  expect(facades([photo('named', 0, { category: 'fachada', confidence: 0.9 }), photo('tower', 0.9)])).toEqual(
    ['named'],
  );
  const old = photo('old', 0.9);
  delete old.raw.measures!.likeness;
  expect(facades([old])).toEqual([]);
});

it('what its name says certainly, or says to be works, a map or a person, is no façade', () => {
  expect(facades([photo('pool', 0.9, { confidence: 0.9 })])).toEqual([]);
  expect(facades([photo('works', 0.9, { category: 'outro', kind: 'obra', confidence: 0.5 })])).toEqual([]);
});
