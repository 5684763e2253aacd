import { Film } from '../shared/film.tsx';
import { GalleryLink } from '../shared/gallery-link.tsx';
import type { HotsiteAsset, Page } from '../shared/page.ts';
import type { SectionView } from '../shared/page-frame.tsx';

const shownAtOnce = 10;

/** Whole pictures, uncropped, in columns; the others open under them. */
export const Gallery: SectionView = ({ page, section }) => {
  const pictures = page.pictures(section);
  const more = pictures.slice(shownAtOnce);
  return (
    <section className="row" id="galeria" aria-labelledby="galeria-titulo">
      <h2 id="galeria-titulo">{section.titulo}</h2>
      <div className="row-body">
        <Columns page={page} pictures={pictures.slice(0, shownAtOnce)} />
        {more.length > 0 && (
          <details>
            <summary className="button">Ver todas as imagens</summary>
            <Columns page={page} pictures={more} />
          </details>
        )}
        <Film page={page} section={section} />
      </div>
    </section>
  );
};

function Columns({ page, pictures }: { page: Page; pictures: HotsiteAsset[] }) {
  return (
    <div className={pictures.length < 3 ? 'columns columns-few' : 'columns'}>
      {pictures.map((asset) => (
        <GalleryLink
          key={asset.id}
          page={page}
          asset={asset}
          group="galeria"
          sizes="(max-width: 899px) 45vw, 35vw"
        />
      ))}
    </div>
  );
}
