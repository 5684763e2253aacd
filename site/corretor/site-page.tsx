import type { CorretorSite } from '#contract/publico/corretor-site.ts';
import { BusinessCard } from './business-card.tsx';
import { DrawnStreet, StreetDrawing } from './drawn-street.tsx';
import { firstName } from './facts.ts';
import { Footer } from './footer.tsx';
import { Offers } from './offers.tsx';
import { Picture } from './picture.tsx';

function About({ corretor }: Pick<CorretorSite, 'corretor'>) {
  const { nome, biografia, logo } = corretor;
  if (!biografia && !logo) return null;
  return (
    <section className="about" id="sobre" aria-labelledby="sobre-titulo">
      <h2 id="sobre-titulo">Sobre {firstName(nome)}</h2>
      {biografia?.split(/\n+/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never move
        <p key={index}>{paragraph}</p>
      ))}
      {logo && <Picture picture={logo} shape="logo" alt="" />}
    </section>
  );
}

/** The whole page: business card, who he is, offers. */
export function SitePage({ site }: { site: CorretorSite }) {
  const { corretor } = site;
  return (
    <>
      <a className="skip" href="#imoveis">
        Ir para os imóveis
      </a>
      <StreetDrawing />
      <div className="cover" data-picture={corretor.fundo ? true : undefined}>
        {corretor.fundo ? (
          <Picture picture={corretor.fundo} shape="fundo-menor" wide="fundo" alt="" eager />
        ) : (
          <DrawnStreet />
        )}
      </div>
      <div className="sheet">
        <div className="side">
          <BusinessCard corretor={corretor} />
          <About corretor={corretor} />
        </div>
        <main>
          <Offers site={site} />
        </main>
      </div>
      <Footer corretor={corretor} />
    </>
  );
}
