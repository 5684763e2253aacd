import { pictured, untold } from '../shared/amenities.ts';
import { AmenityGroups } from '../shared/amenity-groups.tsx';
import { GalleryLink } from '../shared/gallery-link.tsx';
import { Opening } from '../shared/opening.tsx';
import type { SectionView } from '../shared/page-frame.tsx';
import { SectionTitle } from '../shared/section-title.tsx';

/** Tall pictures in a row, then a quiet list of the rest by group. */
export const Amenities: SectionView = ({ page, section }) => {
  const shown = pictured(page, section);
  return (
    <section className="amenities" id="amenidades" aria-labelledby="amenidades-titulo">
      <SectionTitle section={section} />
      <Opening lines={section.texto} />
      {shown.length > 0 && (
        <ul className="vistas scroller" data-scroller="">
          {shown.map(({ item, asset }) => (
            <li key={asset.id}>
              <figure>
                <GalleryLink
                  page={page}
                  asset={asset}
                  group="amenidades"
                  sizes={`(max-width: 899px) 82vw, ${[88, 42][shown.length - 1] ?? 34}vw`}
                />
                <figcaption aria-hidden="true">{item.titulo}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
      <AmenityGroups itens={untold(page, section)} />
    </section>
  );
};
