import { Blocos } from '../shared/blocos.tsx';
import { Film } from '../shared/film.tsx';
import { GalleryLink } from '../shared/gallery-link.tsx';
import { Opening } from '../shared/opening.tsx';
import type { SectionView } from '../shared/page-frame.tsx';
import { SectionTitle } from '../shared/section-title.tsx';

/** A strip showing one picture at a time, with its caption. */
export const Gallery: SectionView = ({ page, section }) => (
  <section className="gallery" id="galeria" aria-labelledby="galeria-titulo">
    <SectionTitle section={section} />
    <Opening lines={section.texto} />
    <ul className="strip scroller" data-scroller="">
      {page.pictures(section).map((asset) => (
        <li key={asset.id}>
          <figure>
            <GalleryLink page={page} asset={asset} group="galeria" sizes="(max-width: 899px) 86vw, 72vw" />
            {page.caption(asset) && <figcaption aria-hidden="true">{page.caption(asset)}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
    <Film page={page} section={section} />
    <Blocos quiet page={page} secao="galeria" />
  </section>
);
