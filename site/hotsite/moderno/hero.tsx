import { WhatsappLink } from '../shared/corretor.tsx';
import { Figures, figuresOf, nameSize, Price } from '../shared/figures.tsx';
import { LineBelow } from '../shared/line-below.tsx';
import type { HotsiteAsset } from '../shared/page.ts';
import type { SectionView } from '../shared/page-frame.tsx';
import { aspectOf, coverSizes, isWide, Picture } from '../shared/picture.tsx';
import { plansLink } from '../shared/plans.ts';

/** A full-bleed picture with the name on a band in the façade's colour. */
export const Hero: SectionView = ({ page, section }) => {
  const picture = page.asset(section.assets[0]);
  const plans = page.section('plantas');
  return (
    <section className={heroClass(picture)} id="hero" aria-labelledby="nome">
      <div className="hero-top">
        {picture && (
          <div className="hero-media">
            <Picture
              page={page}
              asset={picture}
              lead
              sizes={coverSizes(picture, [
                { media: '(max-width: 899px)', vw: 100, aspect: 1 },
                wideBox(picture),
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
          <LineBelow section={section} />
        </div>
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
      </div>
      <Figures figures={figuresOf(section)} />
    </section>
  );
};

/** A wide screen shows a picture that is not wide beside the name instead of cropping it. */
function heroClass(picture: HotsiteAsset | null): string {
  if (!picture) return 'hero hero-plain';
  if (isWide(picture)) return 'hero';
  return aspectOf(picture) < 1 ? 'hero hero-upright' : 'hero hero-upright hero-square';
}

/** How wide the picture stands on a wide screen, and in what shape. */
function wideBox(picture: HotsiteAsset): { vw: number; aspect: number } {
  if (isWide(picture)) return { vw: 100, aspect: 1.9 };
  return aspectOf(picture) < 1 ? { vw: 42, aspect: 0.7 } : { vw: 58, aspect: 0.95 };
}
