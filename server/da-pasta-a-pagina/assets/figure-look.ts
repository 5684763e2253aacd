import type { ImageMeasures } from '#contract/da-pasta-a-pagina/assets.ts';

/** A page's worth of one colour. */
const flatFrom = 0.9;
/** Fewer edges than this are a gradient or a texture, in shares of all pixels. */
const leastEdges = 0.006;
const blurredBelow = 12;

/** Whether a picture out of a PDF shows something: no background, texture, gradient, icon or logo. */
export function showsSomething({ commonestShare, edgeDensity, sharpness, hasAlpha }: ImageMeasures): boolean {
  if (commonestShare >= flatFrom) return false;
  if (edgeDensity < leastEdges && sharpness < blurredBelow) return false;
  // Letters and marks are laid over a page without a ground of their own.
  return !(hasAlpha && commonestShare > 0.6);
}
