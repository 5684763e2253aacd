import { Blocos } from '../shared/blocos.tsx';
import { Film } from '../shared/film.tsx';
import { GalleryLink } from '../shared/gallery-link.tsx';
import { Opening } from '../shared/opening.tsx';
import type { HotsiteAsset } from '../shared/page.ts';
import type { SectionView } from '../shared/page-frame.tsx';
import { aspectOf } from '../shared/picture.tsx';
import { SectionTitle } from '../shared/section-title.tsx';
import { isService } from '../shared/serves.ts';
import { bento, bentoLimit, bentoTiles, type Tile } from './bento.ts';

const sizes: Record<Tile, string> = {
  full: '(max-width: 899px) 100vw, 100vw',
  big: '(max-width: 899px) 100vw, 66vw',
  'big-right': '(max-width: 899px) 100vw, 66vw',
  tall: '(max-width: 899px) 75vw, 33vw',
  upright: '(max-width: 899px) 50vw, 33vw',
  side: '(max-width: 899px) 50vw, 33vw',
  half: '(max-width: 899px) 50vw, 50vw',
  third: '(max-width: 899px) 50vw, 33vw',
  'third-wide': '(max-width: 899px) 100vw, 33vw',
};

/** A bento of the first nine; the others open below. */
export const Gallery: SectionView = ({ page, section }) => {
  const pictures = withoutServiceLarge(page.pictures(section));
  const more = pictures.slice(bentoLimit);
  return (
    <section className="gallery" id="galeria" aria-labelledby="galeria-titulo">
      <SectionTitle section={section} />
      <Opening lines={section.texto} />
      <div className="bento">
        {bento(pictures, isUpright).map(({ picture, tile }) => (
          <GalleryLink
            key={picture.id}
            className={`tile ${tile}`}
            page={page}
            asset={picture}
            group="galeria"
            sizes={sizes[tile]}
          />
        ))}
      </div>
      {more.length > 0 && (
        <details className="more">
          <summary className="button plain">Ver todas as imagens</summary>
          <div className="more-grid">
            {more.map((asset) => (
              <GalleryLink
                key={asset.id}
                className="tile"
                page={page}
                asset={asset}
                group="galeria"
                sizes="(max-width: 899px) 50vw, 25vw"
              />
            ))}
          </div>
        </details>
      )}
      <Film page={page} section={section} />
      <Blocos page={page} secao="galeria" />
    </section>
  );
};

const isUpright = (asset: HotsiteAsset) => aspectOf(asset) < 1;

/** Where a large tile would show a room that serves, it changes places with the next picture that does not. */
function withoutServiceLarge(pictures: HotsiteAsset[]): HotsiteAsset[] {
  const order = [...pictures];
  const tiles = bentoTiles(pictures.length, pictures[0] !== undefined && isUpright(pictures[0]));
  const isLarge = (at: number) => /^(?:full|big)/.test(tiles[at] ?? '');
  for (const at of tiles.keys()) {
    if (at === 0 || !isLarge(at) || !isService(order[at])) continue;
    const other = order.findIndex(
      (picture, index) => index > 0 && index < bentoLimit && !isLarge(index) && !isService(picture),
    );
    if (other > 0) [order[at], order[other]] = [order[other]!, order[at]!];
  }
  return order;
}
