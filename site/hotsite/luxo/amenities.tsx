import { GalleryLink } from '../shared/gallery-link.tsx';
import { Opening } from '../shared/opening.tsx';
import type { SectionView } from '../shared/page-frame.tsx';
import { grouped } from '../shared/plans.ts';

/** Tall pictures in a row, then a quiet list by group. */
export const Amenities: SectionView = ({ page, section }) => {
  const shown = section.itens.flatMap((item) => {
    const asset = page.asset(item.asset);
    return asset ? [{ item, asset }] : [];
  });
  return (
    <section className="amenities" id="amenidades" aria-labelledby="amenidades-titulo">
      <h2 id="amenidades-titulo">{section.titulo}</h2>
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
                  sizes="(max-width: 899px) 82vw, 28vw"
                />
                <figcaption aria-hidden="true">{item.titulo}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
      <div className="amenity-groups">
        {grouped(section.itens).map(({ name, items }) => (
          <div key={name ?? ''}>
            {name && <h3>{name}</h3>}
            <ul>
              {items.map(({ titulo }) => (
                <li key={titulo}>{titulo}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
};
