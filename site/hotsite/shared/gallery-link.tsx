import { EnlargeIcon } from './icons.tsx';
import type { HotsiteAsset, Page } from './page.ts';
import { aspectOf, Picture } from './picture.tsx';

interface GalleryLinkProps {
  page: Page;
  asset: HotsiteAsset;
  sizes: string;
  /** Pictures with the same name are browsed together in the dialog. */
  group: string;
  className?: string;
  /** A plan or a map: shown whole, and as its labels are small, with a sign that it can be enlarged. */
  drawing?: boolean;
  alt?: string;
}

/** Higher than this by its width, a picture would lose most of itself to a wide box. */
const uprightUntil = 0.85;

/** An enlargeable picture: opens the file, or a dialog with scripts. */
export function GalleryLink({ page, asset, sizes, group, className, drawing, alt }: GalleryLinkProps) {
  const isUpright = !drawing && aspectOf(asset) < uprightUntil;
  const name = [className, isUpright && 'em-pe'].filter((part) => part).join(' ');
  return (
    <a className={name || undefined} href={`asset:${asset.id}`} data-lightbox={group}>
      <Picture page={page} asset={asset} sizes={sizes} fit={drawing ? 'contain' : 'cover'} alt={alt} />
      {drawing && (
        <span className="ampliar">
          <EnlargeIcon />
          Ampliar
        </span>
      )}
    </a>
  );
}
