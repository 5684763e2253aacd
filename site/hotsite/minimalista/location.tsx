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
    <section className="row row-wide" id="localizacao" aria-labelledby="localizacao-titulo">
      <SectionTitle section={section} />
      <div className="row-body location">
        <Opening lines={section.texto.slice(1)} />
        <Address page={page} section={section} />
        <PointList section={section} />
        {map && (
          <GalleryLink
            page={page}
            asset={map}
            group="localizacao"
            drawing
            sizes="(max-width: 899px) 100vw, 56vw"
          />
        )}
        <Blocos page={page} secao="localizacao" />
      </div>
    </section>
  );
};
