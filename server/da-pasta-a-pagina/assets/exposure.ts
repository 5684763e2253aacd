import type { RawAsset } from './raw-asset.ts';

/** Mean greys of well lit photographs, and the least spread of one with depth. */
const darkest = 80;
const lightest = 205;
const flattest = 36;
const most = 12;

/** Points lost by a photograph that is too dark, too light or flat. */
export function exposureLoss({ fingerprint }: Pick<RawAsset, 'fingerprint'>): number {
  const greys = Buffer.from(fingerprint ?? '', 'base64');
  if (greys.length === 0) return 0;
  const mean = greys.reduce((sum, grey) => sum + grey, 0) / greys.length;
  const spread = Math.sqrt(greys.reduce((sum, grey) => sum + (grey - mean) ** 2, 0) / greys.length);
  const dark = Math.max(0, darkest - mean) / 5;
  const light = Math.max(0, mean - lightest) / 4;
  const flat = Math.max(0, flattest - spread) / 3;
  return Math.min(most, dark + light + flat);
}
