import { Blocos } from '../shared/blocos.tsx';
import { Film } from '../shared/film.tsx';
import { GalleryLink } from '../shared/gallery-link.tsx';
import { Opening } from '../shared/opening.tsx';
import type { HotsiteAsset, Page } from '../shared/page.ts';
import type { SectionView } from '../shared/page-frame.tsx';
import { SectionTitle } from '../shared/section-title.tsx';
import { isService } from '../shared/serves.ts';

/** Two large ones, then two rows of three. */
const opening = 2;
const shownAtOnce = 8;

/** Uncropped pictures in rows of equal height; the others open below. */
export const Gallery: SectionView = ({ page, section }) => {
  const pictures = withoutServiceLarge(page.pictures(section));
  const shown = fullRows(pictures.slice(0, shownAtOnce));
  const more = pictures.slice(shown.length);
  return (
    <section className="row row-wide" id="galeria" aria-labelledby="galeria-titulo">
      <div className="row-head">
        <SectionTitle section={section} />
        <Opening lines={section.texto} />
      </div>
      <div className="row-body">
        {shown.length > mostLoose ? (
          <>
            <Rows page={page} pictures={shown.slice(0, opening)} lead />
            <Rows page={page} pictures={shown.slice(opening)} />
          </>
        ) : (
          <Rows page={page} pictures={shown} />
        )}
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

/** The second, which is large, changes places with the first that shows no room that serves. */
function withoutServiceLarge(pictures: HotsiteAsset[]): HotsiteAsset[] {
  const [first, second, ...rest] = pictures;
  const at = isService(second) ? rest.findIndex((picture) => !isService(picture)) : -1;
  return first && second && at >= 0 ? [first, rest[at]!, ...rest.toSpliced(at, 1, second)] : pictures;
}

/** As many tenths of a height as a row of a wide screen holds, below the two that open the gallery. */
const rowWidth = 45;

/** Without the last ones that would fill no row: a picture would be the largest for no reason. */
function fullRows(pictures: HotsiteAsset[]): HotsiteAsset[] {
  let width = 0;
  let before = opening;
  for (const [at, asset] of pictures.entries()) {
    if (at < opening) continue;
    const own = tenths(asset);
    if (width + own > rowWidth) {
      before = at;
      width = 0;
    }
    width += own;
  }
  return before > opening && width < rowWidth * enough ? pictures.slice(0, before) : pictures;
}
const enough = 0.6;
const mostLoose = 4;

function Rows({ page, pictures, lead }: { page: Page; pictures: HotsiteAsset[]; lead?: boolean }) {
  const few = pictures.length < 3 ? 'rows rows-few' : 'rows';
  return (
    <div className={lead ? 'rows rows-lead' : few}>
      {pictures.map((asset) => (
        <GalleryLink
          key={asset.id}
          className={`wide-${tenths(asset)}`}
          page={page}
          asset={asset}
          group="galeria"
          sizes={lead ? '(max-width: 899px) 92vw, 58vw' : '(max-width: 899px) 55vw, 34vw'}
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
