import type { HotsiteAsset, Page } from './page.ts';
import { Picture } from './picture.tsx';

interface GalleryLinkProps {
  page: Page;
  asset: HotsiteAsset;
  sizes: string;
  /** Pictures with the same name are browsed together in the dialog. */
  group: string;
  className?: string;
  fit?: 'cover' | 'contain';
  alt?: string;
}

/** An enlargeable picture: opens the file, or a dialog with scripts. */
export function GalleryLink({ page, asset, sizes, group, className, fit, alt }: GalleryLinkProps) {
  return (
    <a className={className} href={`asset:${asset.id}`} data-lightbox={group}>
      <Picture page={page} asset={asset} sizes={sizes} fit={fit} alt={alt} />
    </a>
  );
}
