import { Blocos } from '../shared/blocos.tsx';
import { Film } from '../shared/film.tsx';
import { GalleryLink } from '../shared/gallery-link.tsx';
import { Opening } from '../shared/opening.tsx';
import type { HotsiteAsset, Page } from '../shared/page.ts';
import type { SectionView } from '../shared/page-frame.tsx';
import { SectionTitle } from '../shared/section-title.tsx';

const shownAtOnce = 10;

/** Uncropped pictures in rows of equal height; the others open below. */
export const Gallery: SectionView = ({ page, section }) => {
  const pictures = page.pictures(section);
  const shown = fullRows(pictures.slice(0, shownAtOnce));
  const more = pictures.slice(shown.length);
  return (
    <section className="row row-wide" id="galeria" aria-labelledby="galeria-titulo">
      <div className="row-head">
        <SectionTitle section={section} />
        <Opening lines={section.texto} />
      </div>
      <div className="row-body">
        <Rows page={page} pictures={shown} />
        {more.length > 0 && (
          <details>
            <summary className="button">Ver todas as imagens</summary>
            <Rows page={page} pictures={more} />
          </details>
        )}
        <Film page={page} section={section} />
        <Blocos page={page} secao="galeria" />
      </div>
    </section>
  );
};

/** As many tenths of a height as a row of a wide screen holds. */
const rowWidth = 38;

/** Without a last one that would fill a row alone, the largest picture for no reason. */
function fullRows(pictures: HotsiteAsset[]): HotsiteAsset[] {
  let inRow = 0;
  let width = 0;
  for (const asset of pictures) {
    const own = tenths(asset);
    if (width + own > rowWidth) [inRow, width] = [0, 0];
    inRow++;
    width += own;
  }
  return inRow === 1 && pictures.length > 4 ? pictures.slice(0, -1) : pictures;
}

function Rows({ page, pictures }: { page: Page; pictures: HotsiteAsset[] }) {
  return (
    <div className={pictures.length < 3 ? 'rows rows-few' : 'rows'}>
      {pictures.map((asset) => (
        <GalleryLink
          key={asset.id}
          className={`wide-${tenths(asset)}`}
          page={page}
          asset={asset}
          group="galeria"
          sizes="(max-width: 899px) 55vw, 48vw"
        />
      ))}
    </div>
  );
}

/** Width by height in tenths, 5 to 25: a picture's share of its row. */
function tenths({ width, height }: HotsiteAsset): number {
  const aspect = width && height ? width / height : 1.5;
  return Math.min(Math.max(Math.round(aspect * 10), 5), 25);
}
