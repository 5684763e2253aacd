import { type AssetClass, certainFrom } from '#contract/da-pasta-a-pagina/assets.ts';
import { facadeFrom, facadeLook } from '#contract/da-pasta-a-pagina/facade-look.ts';
import { drawingFrom } from './choose-usage.ts';
import type { RawAsset } from './raw-asset.ts';

interface Classified {
  raw: RawAsset;
  class: AssetClass;
}

/**
 * In a folder without a certain façade, the photograph that looks most like one counts as a probable façade.
 * Alone a picture says too little; among the pictures of its folder it can be found.
 */
export function nameProbableFacade<Item extends Classified>(items: Item[]): Item[] {
  const isCertain = ({ class: { confidence } }: Item) => confidence >= certainFrom;
  if (items.some((item) => item.class.category === 'fachada' && isCertain(item))) return items;
  const likeliest = items
    .filter((item) => !isCertain(item) && item.class.kind === null && isPhotograph(item.raw))
    .map((item) => ({ item, look: facadeLook(item.raw.measures!) }))
    .filter(({ look }) => look >= facadeFrom)
    .sort((a, b) => b.look - a.look)[0]?.item;
  return items.map((item) => (item === likeliest ? { ...item, class: asFacade(item.class) } : item));
}

const isPhotograph = ({ type, measures }: RawAsset) =>
  type === 'image' && measures !== null && measures.commonestShare < drawingFrom;

const asFacade = (given: AssetClass): AssetClass => {
  if (given.category === 'fachada') return given;
  return {
    ...given,
    category: 'fachada',
    reason: 'Entre as imagens da pasta, é a que mais parece uma fachada',
  };
};
