import type { ImageMeasures } from './assets.ts';
import { assetCategories } from './image-classes.ts';

/** Most of a sky that counts. */
const mostSky = 0.6;
/** From here on a photograph may be a façade. */
export const facadeFrom = 0.1;

/** How much a photograph looks like a building under the sky: for ordering the pictures of one folder. */
export function facadeLook({ likeness, skyShare }: ImageMeasures): number {
  if (!likeness) return Number.NEGATIVE_INFINITY;
  const others = assetCategories.filter((category) => category !== 'fachada');
  const ahead = likeness.fachada - Math.max(...others.map((category) => likeness[category]));
  return ahead + Math.min(skyShare, mostSky) / 2;
}
