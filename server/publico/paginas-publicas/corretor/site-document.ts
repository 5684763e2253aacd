import type { CorretorSite, Oferta } from '#contract/publico/corretor-site.ts';
import { themeColors } from '#contract/publico/theme-colors.ts';
import { publicDocument } from '../document.ts';
import type { StyleFonts } from '../fonts.ts';
import { jsonScript } from '../json-script.ts';

export interface SiteDocument {
  site: CorretorSite;
  /** Every offer, including those of other pages. */
  ofertas: readonly Oferta[];
  /** Absolute address of the site. */
  canonical: string;
  /** Absolute address of the preview picture. */
  preview: { url: string; width: number; height: number };
  /** Digits with the country's code. */
  whatsapp: string | null;
  /** Absolute address of his photo. */
  foto: string | null;
  fonts: StyleFonts;
  rendered: { html: string; css: string };
  indexed: boolean;
}

const descriptionLength = 160;

/** 'Imóveis em Centro, Pioneiros e Barra Sul, Balneário Azul/SC'; null if none. */
export function whereText(ofertas: readonly Oferta[]): string | null {
  const bairros = [...new Set(ofertas.map(({ bairro }) => bairro))].slice(0, 3);
  const cidades = [...new Set(ofertas.map(({ cidade, uf }) => `${cidade}/${uf}`))];
  if (bairros.length === 0) return null;
  const places = cidades.length === 1 ? `${listText(bairros)}, ${cidades[0]}` : listText(cidades.slice(0, 3));
  return `Imóveis em ${places}`;
}
const listText = (words: string[]) => new Intl.ListFormat('pt-BR').format(words);

/** One line for search results and link previews. */
export function siteDescription({ corretor }: CorretorSite, ofertas: readonly Oferta[]): string {
  const { titulo, subtitulo, profissao, registro } = corretor;
  const parts = [`${profissao}, ${registro}`, subtitulo ?? titulo ?? whereText(ofertas)];
  const line = `${parts.filter(Boolean).join('. ').replace(/\.$/, '')}.`;
  return line.length <= descriptionLength ? line : `${line.slice(0, descriptionLength - 1).trimEnd()}…`;
}

/** The complete document of a corretor's site. */
export function siteDocument(page: SiteDocument): string {
  const { site, ofertas, canonical, preview, fonts, rendered, indexed } = page;
  const { nome, titulo, profissao, registro, cor } = site.corretor;
  const { fill, onFill } = themeColors(cor);
  return publicDocument({
    title: titulo ? `${nome} – ${titulo}` : `${nome} – ${profissao}`,
    description: siteDescription(site, ofertas),
    themeColor: fill,
    icon: { nome, fill, onFill },
    image: { ...preview, alt: `${nome}, ${profissao}, ${registro}` },
    type: 'profile',
    indexed,
    canonical,
    fonts,
    ownCss: null,
    css: rendered.css,
    script: null,
    structured: structured(page),
    body: rendered.html,
  });
}

/** Structured data for search engines: who, where, his registration. */
function structured({ site, ofertas, canonical, preview, whatsapp, foto }: SiteDocument): string {
  const { nome, registro, biografia, redes } = site.corretor;
  const areas = [...new Map(ofertas.map(({ cidade, uf }) => [`${cidade}/${uf}`, { cidade, uf }])).values()];
  return jsonScript({
    '@context': 'https://schema.org',
    '@type': 'RealEstateAgent',
    '@id': `${canonical}#corretor`,
    name: nome,
    url: canonical,
    image: foto ?? preview.url,
    ...(biografia ? { description: biografia.slice(0, 500) } : {}),
    ...(whatsapp ? { telephone: `+${whatsapp}` } : {}),
    identifier: { '@type': 'PropertyValue', propertyID: 'CRECI', value: registro },
    ...(areas.length > 0
      ? {
          areaServed: areas
            .slice(0, 20)
            .map(({ cidade, uf }) => ({ '@type': 'City', name: cidade, containedInPlace: uf })),
        }
      : {}),
    ...(redes.length > 0 ? { sameAs: redes.map(({ url }) => url) } : {}),
    ...(ofertas.length > 0 ? { priceRange: priceRange(ofertas) } : {}),
  });
}

function priceRange(ofertas: readonly Oferta[]): string | undefined {
  const prices = ofertas.flatMap(({ preco }) => (preco === null ? [] : [Number(preco)]));
  if (prices.length === 0) return undefined;
  const text = (value: number) => `R$ ${value.toLocaleString('pt-BR', { maximumFractionDigits: 0 })}`;
  return `${text(Math.min(...prices))} – ${text(Math.max(...prices))}`;
}
