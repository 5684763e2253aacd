import type { HotsiteAsset, Page } from './page.ts';

interface PictureProps {
  page: Page;
  asset: HotsiteAsset;
  /** The rendered width, as in the attribute of that name. */
  sizes: string;
  fit?: 'cover' | 'contain';
  /** The largest picture of the first view: loaded first. */
  lead?: boolean;
  /** Empty if the adjacent text says the same. */
  alt?: string;
}

/** A catalogue picture; the server expands it into formats and widths. */
export function Picture({ page, asset, sizes, fit = 'cover', lead, alt }: PictureProps) {
  return (
    <img
      src={`asset:${asset.id}`}
      alt={alt ?? page.alt(asset)}
      sizes={sizes}
      data-fit={fit}
      loading={lead ? 'eager' : 'lazy'}
      fetchPriority={lead ? 'high' : undefined}
    />
  );
}

/** Less wide than this a picture would lose its sky or its ground to a wide screen. */
const wideFrom = 1.6;
export const aspectOf = ({ width, height }: HotsiteAsset): number =>
  width && height ? width / height : wideFrom;
export const isWide = (asset: HotsiteAsset): boolean => aspectOf(asset) >= wideFrom;

/** Slight softness is better than a first picture twice as heavy. */
const mostZoom = 1.35;

/**
 * On a phone's screen of three pixels to a point nobody sees more than two: the first picture, which everything waits
 * for, weighs half.
 */
const seenDensity = 2;
const screenDensity = 3;

/**
 * `sizes` of a picture cropped to fill a box: a picture flatter than the box is rendered wider, so a sharp
 * one needs more pixels.
 * @param boxes the box's width and aspect ratio (width / height), narrow screens first.
 */
export function coverSizes(
  asset: HotsiteAsset,
  boxes: { media?: string; vw: number; aspect: number }[],
): string {
  const aspect = asset.width && asset.height ? asset.width / asset.height : 1.5;
  return boxes
    .map(({ media, vw, aspect: box }) => {
      const width = vw * Math.min(Math.max(aspect / box, 1), mostZoom);
      if (!media) return `${Math.round(width)}vw`;
      const dense = Math.round((width * seenDensity) / screenDensity);
      return `${media} and (min-resolution: 2.01dppx) ${dense}vw, ${media} ${Math.round(width)}vw`;
    })
    .join(', ');
}
