import { WhatsappLink } from '../shared/corretor.tsx';
import { Figures, figuresOf, nameSize, Price } from '../shared/figures.tsx';
import type { SectionView } from '../shared/page-frame.tsx';
import { coverSizes, Picture } from '../shared/picture.tsx';

/** The picture from edge to edge, a panel in the façade's colour with the name across it. */
export const Hero: SectionView = ({ page, section }) => {
  const picture = page.asset(section.assets[0]);
  const plans = page.section('plantas');
  return (
    <section className={picture ? 'hero' : 'hero hero-plain'} aria-labelledby="nome">
      <div className="hero-top">
        {picture && (
          <div className="hero-media">
            <Picture
              page={page}
              asset={picture}
              lead
              sizes={coverSizes(picture, [
                { media: '(max-width: 899px)', vw: 100, aspect: 0.95 },
                { vw: 100, aspect: 1.9 },
              ])}
            />
          </div>
        )}
        <div className="hero-panel">
          <p className="hero-tags">
            {section.texto.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <h1 id="nome" data-size={nameSize(section.titulo)}>
            {section.titulo}
          </h1>
          {section.subtitulo && <p className="hero-headline">{section.subtitulo}</p>}
        </div>
        <div className="hero-offer">
          <Price page={page} section={section} />
          <div className="actions">
            <WhatsappLink page={page}>Falar no WhatsApp</WhatsappLink>
            {plans && (
              <a className="button plain" href="#plantas">
                {plans.titulo}
              </a>
            )}
          </div>
        </div>
      </div>
      <Figures figures={figuresOf(section)} />
    </section>
  );
};
