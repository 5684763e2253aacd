import { Blocos } from '../shared/blocos.tsx';
import { Figures, figuresOf } from '../shared/figures.tsx';
import { Frase } from '../shared/frase.tsx';
import { GalleryLink } from '../shared/gallery-link.tsx';
import type { SectionView } from '../shared/page-frame.tsx';
import { SectionTitle } from '../shared/section-title.tsx';

/** Text on one side, figures as a list between gold rules on the other. */
export const About: SectionView = ({ page, section }) => {
  const picture = page.pictures(section)[0];
  const hero = page.section('hero');
  return (
    <section
      className={page.blocos('sobre').length === 1 ? 'about about-list' : 'about'}
      id="sobre"
      aria-labelledby="sobre-titulo"
    >
      <SectionTitle section={section} />
      <div className="prose">
        {section.texto.map((paragraph) => (
          <p key={paragraph}>
            <Frase>{paragraph}</Frase>
          </p>
        ))}
      </div>
      {hero && (
        <div className="about-facts">
          <Figures figures={figuresOf(hero)} />
        </div>
      )}
      {picture && (
        <GalleryLink
          className="about-media"
          page={page}
          asset={picture}
          group="sobre"
          sizes="(max-width: 899px) 100vw, 80vw"
        />
      )}
      <Blocos quiet page={page} secao="sobre" />
    </section>
  );
};
