import { type AssetClass, certainFrom } from '#contract/da-pasta-a-pagina/assets.ts';
import { imageClass } from '#contract/da-pasta-a-pagina/image-classes.ts';
import type { RawAsset } from './raw-asset.ts';

/** Smallest long sides in pixels and the points they earn. */
const bySize: [number, number][] = [
  [2400, 30],
  [1600, 25],
  [1200, 18],
  [800, 9],
  [480, 4],
];

/** 0 to 100: how fit a picture is to be shown large, by class, size, sharpness, shape and certainty. */
export function scoreAsset(raw: RawAsset, { category, confidence }: AssetClass): number {
  const certainty = confidence >= certainFrom ? 10 + (confidence - certainFrom) * 25 : 0;
  if (raw.type === 'video') return Math.round(imageClass[category].score + certainty);
  const { width = 0, height = 0, measures } = raw;
  const size = bySize.find(([side]) => Math.max(width ?? 0, height ?? 0) >= side)?.[1] ?? 0;
  // The variance of the Laplacian: some 20 when blurred, from 500 on as sharp as it gets.
  const sharp = Math.min(14, Math.max(0, Math.log2((measures?.sharpness ?? 0) / 20 + 1) * 3));
  const aspect = (width ?? 1) / (height ?? 1);
  const shape = aspect >= 1.2 && aspect <= 2.1 ? 6 : aspect > 0.6 ? 3 : 0;
  return Math.round(Math.min(100, imageClass[category].score + certainty + size + sharp + shape));
}
