import { Address } from '../shared/address.tsx';
import { Blocos } from '../shared/blocos.tsx';
import { GalleryLink } from '../shared/gallery-link.tsx';
import { Opening } from '../shared/opening.tsx';
import type { SectionView } from '../shared/page-frame.tsx';
import { PointList } from '../shared/point-list.tsx';
import { SectionTitle } from '../shared/section-title.tsx';

export const Location: SectionView = ({ page, section }) => {
  const map = page.pictures(section)[0];
  return (
    <section
      className={map ? 'location' : 'location location-plain'}
      id="localizacao"
      aria-labelledby="localizacao-titulo"
    >
      <div className="location-text">
        <SectionTitle section={section} />
        <Opening lines={section.texto.slice(1)} />
        <Address page={page} section={section} />
        <PointList section={section} />
        <Blocos page={page} secao="localizacao" />
      </div>
      {map && (
        <GalleryLink
          className="location-media"
          page={page}
          asset={map}
          group="localizacao"
          drawing
          sizes="(max-width: 899px) 100vw, 60vw"
        />
      )}
    </section>
  );
};
