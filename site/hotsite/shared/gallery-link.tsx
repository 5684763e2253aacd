import type { HotsiteAsset, Page } from './page.ts';
import { Picture } from './picture.tsx';

interface GalleryLinkProps {
  page: Page;
  asset: HotsiteAsset;
  sizes: string;
  /** Pictures of one name follow each other in the dialog. */
  group: string;
  className?: string;
  fit?: 'cover' | 'contain';
  alt?: string;
}

/** A picture that opens large: the file itself without script, a dialog with it. */
export function GalleryLink({ page, asset, sizes, group, className, fit, alt }: GalleryLinkProps) {
  return (
    <a className={className} href={`asset:${asset.id}`} data-lightbox={group}>
      <Picture page={page} asset={asset} sizes={sizes} fit={fit} alt={alt} />
    </a>
  );
}
