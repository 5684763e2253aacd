import type { HotsiteAsset, Page } from './page.ts';

interface PictureProps {
  page: Page;
  asset: HotsiteAsset;
  /** The width the picture is drawn at, as in the attribute of that name. */
  sizes: string;
  fit?: 'cover' | 'contain';
  /** The largest picture of the first view: loaded at once, before everything else. */
  lead?: boolean;
  /** Empty where the words beside the picture say the same. */
  alt?: string;
}

/** A picture of the catalogue; the server expands it into formats and widths. */
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

/** A little softness is dearer to nobody than a first picture twice as heavy. */
const mostZoom = 1.35;

/**
 * `sizes` of a picture that is cropped to fill a box: it is drawn wider than the box when it is
 * flatter than the box, so a sharp one needs more pixels.
 * @param boxes the box's width and its aspect (width / height), narrow screens first.
 */
export function coverSizes(
  asset: HotsiteAsset,
  boxes: { media?: string; vw: number; aspect: number }[],
): string {
  const aspect = asset.width && asset.height ? asset.width / asset.height : 1.5;
  return boxes
    .map(({ media, vw, aspect: box }) => {
      const factor = Math.min(Math.max(aspect / box, 1), mostZoom);
      return `${media ? `${media} ` : ''}${Math.round(vw * factor)}vw`;
    })
    .join(', ');
}
