import { WhatsappLink } from '../shared/corretor.tsx';
import { Figures, figuresOf, nameSize, Price } from '../shared/figures.tsx';
import { LineBelow } from '../shared/line-below.tsx';
import type { SectionView } from '../shared/page-frame.tsx';
import { coverSizes, isWide, Picture } from '../shared/picture.tsx';

/** The name, the façade as wide as the page, its price and a table of figures. */
export const Hero: SectionView = ({ page, section }) => {
  const picture = page.asset(section.assets[0]);
  return (
    <section
      className={picture && !isWide(picture) ? 'hero hero-upright' : 'hero'}
      id="hero"
      aria-labelledby="nome"
    >
      <div className="hero-text">
        <h1 id="nome" data-size={nameSize(section.titulo)}>
          {section.titulo}
        </h1>
        <p className="hero-lines">
          {section.texto.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        {section.subtitulo && <p className="hero-headline">{section.subtitulo}</p>}
        <LineBelow section={section} />
      </div>
      {picture && (
        <div className="hero-media">
          <Picture
            page={page}
            asset={picture}
            lead
            sizes={coverSizes(picture, [
              { media: '(max-width: 899px)', vw: 92, aspect: 4 / 3 },
              isWide(picture) ? { vw: 96, aspect: 1.9 } : { vw: 56, aspect: 0.95 },
            ])}
          />
        </div>
      )}
      <div className="hero-facts">
        <div className="hero-offer">
          <Price page={page} section={section} />
          <WhatsappLink page={page}>Falar no WhatsApp</WhatsappLink>
        </div>
        <Figures figures={figuresOf(section)} />
      </div>
    </section>
  );
};
