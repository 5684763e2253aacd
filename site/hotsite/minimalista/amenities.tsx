import { GalleryLink } from '../shared/gallery-link.tsx';
import { Opening } from '../shared/opening.tsx';
import type { SectionView } from '../shared/page-frame.tsx';
import { grouped } from '../shared/plans.ts';

/** A table of groups between thin rules, small captioned pictures below. */
export const Amenities: SectionView = ({ page, section }) => {
  const shown = section.itens.flatMap((item) => {
    const asset = page.asset(item.asset);
    return asset ? [{ item, asset }] : [];
  });
  return (
    <section className="row" id="amenidades" aria-labelledby="amenidades-titulo">
      <div className="row-head">
        <h2 id="amenidades-titulo">{section.titulo}</h2>
        <Opening lines={section.texto} />
      </div>
      <div className="row-body amenities">
        {grouped(section.itens).map(({ name, items }) => (
          <div className="amenity-group" key={name ?? ''}>
            {name && <h3>{name}</h3>}
            <ul>
              {items.map(({ titulo }) => (
                <li key={titulo}>{titulo}</li>
              ))}
            </ul>
          </div>
        ))}
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
