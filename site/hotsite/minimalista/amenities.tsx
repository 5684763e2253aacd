import { pictured, untold } from '../shared/amenities.ts';
import { AmenityGroups } from '../shared/amenity-groups.tsx';
import { GalleryLink } from '../shared/gallery-link.tsx';
import { Opening } from '../shared/opening.tsx';
import type { SectionView } from '../shared/page-frame.tsx';
import { SectionTitle } from '../shared/section-title.tsx';

/** A table of groups between thin rules, small captioned pictures of the others below. */
export const Amenities: SectionView = ({ page, section }) => {
  const shown = pictured(page, section);
  return (
    <section className="row" id="amenidades" aria-labelledby="amenidades-titulo">
      <div className="row-head">
        <SectionTitle section={section} />
        <Opening lines={section.texto} />
      </div>
      <div className="row-body amenities">
        <AmenityGroups itens={untold(page, section)} />
        {shown.length > 0 && (
          <ul className="thumbs">
            {shown.map(({ item, asset }) => (
              <li key={asset.id}>
                <GalleryLink
                  page={page}
                  asset={asset}
                  group="amenidades"
                  sizes="(max-width: 899px) 45vw, 23vw"
                />
                <p aria-hidden="true">{item.titulo}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
};
