import { Blocos } from '../shared/blocos.tsx';
import { Frase } from '../shared/frase.tsx';
import { GalleryLink } from '../shared/gallery-link.tsx';
import type { SectionView } from '../shared/page-frame.tsx';
import { SectionTitle } from '../shared/section-title.tsx';

export const About: SectionView = ({ page, section }) => {
  const picture = page.pictures(section)[0];
  return (
    <section
      className={page.blocos('sobre').length === 1 ? 'row row-about about-list' : 'row row-about'}
      id="sobre"
      aria-labelledby="sobre-titulo"
    >
      <SectionTitle section={section} />
      <div className="row-body about">
        <div className="prose">
          {section.texto.map((paragraph) => (
            <p key={paragraph}>
              <Frase>{paragraph}</Frase>
            </p>
          ))}
        </div>
        {picture && (
          <GalleryLink page={page} asset={picture} group="sobre" sizes="(max-width: 899px) 100vw, 96vw" />
        )}
        <Blocos page={page} secao="sobre" />
      </div>
    </section>
  );
};
