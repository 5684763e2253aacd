import { pictured, untold } from '../shared/amenities.ts';
import { AmenityGroups } from '../shared/amenity-groups.tsx';
import { GalleryLink } from '../shared/gallery-link.tsx';
import { Opening } from '../shared/opening.tsx';
import type { SectionView } from '../shared/page-frame.tsx';
import { SectionTitle } from '../shared/section-title.tsx';

/** Captioned pictures first, then what else there is, set large by group. */
export const Amenities: SectionView = ({ page, section }) => {
  const shown = pictured(page, section);
  return (
    <section className="amenities" id="amenidades" aria-labelledby="amenidades-titulo">
      <SectionTitle section={section} />
      <Opening lines={section.texto} />
      {shown.length > 0 && (
        <ul className="amenity-cards" data-count={shown.length} data-scroller="">
          {shown.map(({ item, asset }) => (
            <li key={asset.id}>
              <GalleryLink
                page={page}
                asset={asset}
                group="amenidades"
                sizes="(max-width: 899px) 80vw, 33vw"
              />
              <p aria-hidden="true">{item.titulo}</p>
            </li>
          ))}
        </ul>
      )}
      <AmenityGroups itens={untold(page, section)} />
    </section>
  );
};
