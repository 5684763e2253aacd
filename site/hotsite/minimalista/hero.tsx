import { WhatsappLink } from '../shared/corretor.tsx';
import { Figures, figuresOf, nameSize, Price } from '../shared/figures.tsx';
import type { SectionView } from '../shared/page-frame.tsx';
import { coverSizes, Picture } from '../shared/picture.tsx';

/** The name, a table of figures, and the façade with the first plan beside it. */
export const Hero: SectionView = ({ page, section }) => {
  const picture = page.asset(section.assets[0]);
  const plan = page.asset(page.section('plantas')?.itens.find(({ asset }) => asset)?.asset);
  return (
    <section className="hero" id="hero" aria-labelledby="nome">
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
      </div>
      {picture && (
        <div className="hero-media">
          <Picture
            page={page}
            asset={picture}
            lead
            sizes={coverSizes(picture, [
              { media: '(max-width: 899px)', vw: 92, aspect: 1 },
              { vw: plan ? 64 : 96, aspect: plan ? 1.35 : 1.9 },
            ])}
          />
        </div>
      )}
      {plan && (
        <a className="hero-plan" href="#plantas">
          <Picture page={page} asset={plan} fit="contain" sizes="30vw" />
        </a>
      )}
      <div className="hero-facts">
        <Figures figures={figuresOf(section)} />
        <div className="hero-offer">
          <Price page={page} section={section} />
          <WhatsappLink page={page}>Falar no WhatsApp</WhatsappLink>
        </div>
      </div>
    </section>
  );
};
