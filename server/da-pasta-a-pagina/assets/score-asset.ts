import { type AssetClass, certainFrom } from '#contract/da-pasta-a-pagina/assets.ts';
import { facadeLook } from '#contract/da-pasta-a-pagina/facade-look.ts';
import { imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
import { exposureLoss } from './exposure.ts';
import type { RawAsset } from './raw-asset.ts';

/** Minimum long side in pixels and its points. */
const bySize: [number, number][] = [
  [2400, 30],
  [1600, 25],
  [1200, 18],
  [800, 9],
  [480, 4],
];

/** Points lost for each line of letters on a photograph, and at most. */
const perLine = 6;
const mostForWords = 24;

/** 0 to 100: suitability for large display, by class, size, sharpness, light, shape, words on it and certainty. */
export function scoreAsset(raw: RawAsset, { category, confidence }: AssetClass): number {
  const certainty =
    confidence >= certainFrom ? 10 + (confidence - certainFrom) * 25 : buildingLook(raw, category);
  if (raw.type === 'video') return Math.round(imageClass[category].score + certainty);
  const { width = 0, height = 0, measures } = raw;
  const size = bySize.find(([side]) => Math.max(width ?? 0, height ?? 0) >= side)?.[1] ?? 0;
  // Variance of the Laplacian: about 20 if blurred, 500 and above if sharp.
  const sharp = Math.min(14, Math.max(0, Math.log2((measures?.sharpness ?? 0) / 20 + 1) * 3));
  const aspect = (width ?? 1) / (height ?? 1);
  // Words laid over it make a banner of a picture.
  const words = imageClass[category].drawing
    ? 0
    : Math.min(mostForWords, (measures?.writtenLines ?? 0) * perLine);
  const light = imageClass[category].drawing ? 0 : exposureLoss(raw);
  const shape = aspect >= 1.2 && aspect <= 2.1 ? 6 : aspect > 0.6 ? 3 : 0;
  return Math.round(
    Math.min(100, Math.max(0, imageClass[category].score + certainty + size + sharp + shape - words - light)),
  );
}

/** Up to 9 points for an uncertain façade, by how much it looks like one: the likeliest leads. */
const buildingLook = ({ measures }: RawAsset, category: AssetClass['category']): number =>
  category === 'fachada' && measures ? Math.max(0, Math.min(9, facadeLook(measures) * 20)) : 0;
