import { pictured, untold } from '../shared/amenities.ts';
import { AmenityGroups } from '../shared/amenity-groups.tsx';
import { GalleryLink } from '../shared/gallery-link.tsx';
import { Opening } from '../shared/opening.tsx';
import type { SectionView } from '../shared/page-frame.tsx';
import { SectionTitle } from '../shared/section-title.tsx';

/** Captioned pictures first, then a table of the others by group between thin rules. */
export const Amenities: SectionView = ({ page, section }) => {
  const shown = pictured(page, section);
  return (
    <section className="row row-wide" id="amenidades" aria-labelledby="amenidades-titulo">
      <div className="row-head">
        <SectionTitle section={section} />
        <Opening lines={section.texto} />
      </div>
      <div className="row-body amenities">
        {shown.length > 0 && (
          <ul className="thumbs">
            {shown.map(({ item, asset }) => (
              <li key={asset.id}>
                <GalleryLink
                  page={page}
                  asset={asset}
                  group="amenidades"
                  sizes={`(max-width: 899px) 45vw, ${shown.length === 2 ? 47 : 31}vw`}
                />
                <p aria-hidden="true">{item.titulo}</p>
              </li>
            ))}
          </ul>
        )}
        <AmenityGroups itens={untold(page, section)} />
      </div>
    </section>
  );
};
