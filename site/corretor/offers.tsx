import { type CorretorSite, siteQueryText } from '#contract/publico/corretor-site.ts';
import { CompareBar, Comparison } from './comparison.tsx';
import { Filters, isFiltered } from './filters.tsx';
import { OfferCard } from './offer-card.tsx';

/** Fewer offers need no filters. */
const worthFiltering = 4;

const countText = (count: number) => `${count.toLocaleString('pt-BR')} ${count === 1 ? 'imóvel' : 'imóveis'}`;

function Pages({ site }: { site: CorretorSite }) {
  const { corretor, query, paginas } = site;
  if (paginas < 2) return null;
  const address = (pagina: number) => {
    const text = siteQueryText({ ...query, pagina });
    return `/corretor/${corretor.slug}${text ? `?${text}` : ''}#imoveis`;
  };
  return (
    <nav className="pages" aria-label="Páginas de imóveis">
      {query.pagina > 1 && (
        <a rel="prev" href={address(query.pagina - 1)}>
          Imóveis anteriores
        </a>
      )}
      <span>
        Página {query.pagina} de {paginas}
      </span>
      {query.pagina < paginas && (
        <a rel="next" href={address(query.pagina + 1)}>
          Ver mais imóveis
        </a>
      )}
    </nav>
  );
}

function Nothing({ site }: { site: CorretorSite }) {
  const { corretor, query } = site;
  const call = corretor.temWhatsapp ? ' Chame no WhatsApp e conte o que você procura.' : '';
  return (
    <p className="nothing">
      {isFiltered(query)
        ? `Nenhum imóvel com essas escolhas.${call}`
        : `Novos imóveis entram aqui em breve.${call}`}
    </p>
  );
}

/** A corretor's offers, with filters and comparison. */
export function Offers({ site }: { site: CorretorSite }) {
  const { corretor, query, todas, encontradas, ofertas } = site;
  const { slug, temWhatsapp } = corretor;
  const marked = new Set(query.comparar);
  return (
    <>
      <Comparison site={site} />
      <section className="offers" id="imoveis" aria-labelledby="imoveis-titulo">
        <div className="section-head">
          <h2 id="imoveis-titulo">Imóveis</h2>
          {todas > 0 && <p className="count">{countText(encontradas)}</p>}
        </div>
        {(todas >= worthFiltering || isFiltered(query)) && <Filters site={site} />}
        {ofertas.length === 0 && <Nothing site={site} />}
        {ofertas.length > 0 && (
          <ul className="offer-list">
            {ofertas.map((oferta, index) => (
              <OfferCard
                key={oferta.chave}
                oferta={oferta}
                slug={slug}
                temWhatsapp={temWhatsapp}
                marked={marked.has(oferta.chave)}
                leading={index === 0 && site.comparadas.length === 0}
              />
            ))}
          </ul>
        )}
        <Pages site={site} />
        {ofertas.length > 0 && <CompareBar site={site} />}
      </section>
    </>
  );
}
