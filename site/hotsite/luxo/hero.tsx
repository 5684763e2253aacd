import { WhatsappLink } from '../shared/corretor.tsx';
import { nameSize, Price } from '../shared/figures.tsx';
import { LineBelow } from '../shared/line-below.tsx';
import type { SectionView } from '../shared/page-frame.tsx';
import { coverSizes, Picture } from '../shared/picture.tsx';
import { plansLink } from '../shared/plans.ts';

/** The name alone on the dark, beside one tall picture; the price below both on a phone, below the name elsewhere. */
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
        <LineBelow section={section} />
      </div>
      {picture && (
        <div className="hero-media">
          <Picture
            page={page}
            asset={picture}
            lead
            sizes={coverSizes(picture, [
              { media: '(max-width: 899px)', vw: 100, aspect: 1.1 },
              { vw: 58, aspect: 0.93 },
            ])}
          />
        </div>
      )}
      <div className="hero-offer">
        <Price page={page} section={section} />
        <div className="actions">
          <WhatsappLink page={page}>Falar no WhatsApp</WhatsappLink>
          {plans && (
            <a className="button plain" href="#plantas">
              {plansLink(plans)}
            </a>
          )}
        </div>
      </div>
    </section>
  );
};
