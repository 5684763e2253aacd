import { WhatsappLink } from '../shared/corretor.tsx';
import { Figures, figuresOf, nameSize, Price } from '../shared/figures.tsx';
import type { HotsiteAsset } from '../shared/page.ts';
import type { SectionView } from '../shared/page-frame.tsx';
import { coverSizes, Picture } from '../shared/picture.tsx';

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
                { media: '(max-width: 899px)', vw: 100, aspect: 0.95 },
                isUpright(picture) ? { vw: 42, aspect: 0.7 } : { vw: 100, aspect: 1.9 },
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

const isUpright = ({ width, height }: HotsiteAsset) => (height ?? 0) > (width ?? 0);

/** A wide screen shows a portrait picture beside the name instead of cropping it. */
function heroClass(picture: HotsiteAsset | null): string {
  if (!picture) return 'hero hero-plain';
  return isUpright(picture) ? 'hero hero-upright' : 'hero';
}
