import { WhatsappLink } from '../shared/corretor.tsx';
import { nameSize } from '../shared/figures.tsx';
import type { SectionView } from '../shared/page-frame.tsx';
import { coverSizes, Picture } from '../shared/picture.tsx';

/** The name alone on the dark, then one tall picture. */
export const Hero: SectionView = ({ page, section }) => {
  const picture = page.asset(section.assets[0]);
  const plans = page.section('plantas');
  return (
    <section className={picture ? 'hero' : 'hero hero-plain'} id="hero" aria-labelledby="nome">
      <div className="hero-text">
        <p className="kicker">
          {section.texto.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <h1 id="nome" data-size={nameSize(section.titulo)}>
          {section.titulo}
        </h1>
        {section.subtitulo && <p className="hero-headline">{section.subtitulo}</p>}
        <div className="actions">
          <WhatsappLink page={page}>Falar no WhatsApp</WhatsappLink>
          {plans && (
            <a className="button plain" href="#plantas">
              {plans.titulo}
            </a>
          )}
        </div>
      </div>
      {picture && (
        <div className="hero-media">
          <Picture
            page={page}
            asset={picture}
            lead
            sizes={coverSizes(picture, [
              { media: '(max-width: 899px)', vw: 84, aspect: 0.8 },
              { vw: 54, aspect: 0.86 },
            ])}
          />
        </div>
      )}
    </section>
  );
};
