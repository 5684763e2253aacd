import type { ImovelPage } from '#contract/publico/corretor-site.ts';
import { formatArea, formatPreco } from '#contract/publico/page-format.ts';
import { themeColors } from '#contract/publico/theme-colors.ts';
import { publicDocument } from '../document.ts';
import type { StyleFonts } from '../fonts.ts';
import { jsonScript } from '../json-script.ts';

export interface ImovelDocument {
  page: ImovelPage;
  /** Absolute addresses: the page, its corretor's site, the preview picture, its own pictures. */
  canonical: string;
  site: string;
  preview: { url: string; width: number; height: number };
  pictures: string[];
  fonts: StyleFonts;
  rendered: { html: string; css: string };
}

const descriptionLength = 160;

/** '78 m²', '2 dormitórios': what is known of it in figures. */
export function imovelFigures({ oferta: { area, dormitorios, vagas } }: ImovelPage): string[] {
  const counted = (count: number | undefined, one: string, many: string) =>
    count ? [`${count} ${count === 1 ? one : many}`] : [];
  return [
    ...(area ? [`${formatArea(String(area.max))} m²`] : []),
    ...counted(dormitorios?.max, 'dormitório', 'dormitórios'),
    ...counted(vagas?.max, 'vaga', 'vagas'),
  ];
}

/** One line for search results and link previews. */
function lineOf(page: ImovelPage): string {
  const { oferta, corretor } = page;
  const what = [oferta.rotulo, `${oferta.bairro}, ${oferta.cidade}/${oferta.uf}`, ...imovelFigures(page)];
  const price = oferta.preco && formatPreco(oferta.preco);
  const line = `${[...what, price].filter(Boolean).join(' · ')}. ${corretor.nome}, ${corretor.registro}.`;
  return line.length <= descriptionLength ? line : `${line.slice(0, descriptionLength - 1).trimEnd()}…`;
}

/** The complete document of a used property's page. */
export function imovelDocument(document: ImovelDocument): string {
  const { page, canonical, preview, fonts, rendered } = document;
  const { oferta, corretor } = page;
  const { fill, onFill } = themeColors(corretor.cor);
  return publicDocument({
    title: `${oferta.nome} – ${oferta.bairro}, ${oferta.cidade}/${oferta.uf}`,
    description: lineOf(page),
    themeColor: fill,
    icon: { nome: corretor.nome, fill, onFill },
    image: { ...preview, alt: `${oferta.nome}. ${corretor.nome}, ${corretor.registro}` },
    type: 'website',
    indexed: true,
    canonical,
    fonts,
    ownCss: null,
    css: rendered.css,
    script: null,
    structured: structured(document),
    body: rendered.html,
  });
}

/** Structured data for search engines: the place, its size, what it costs, who offers it. */
function structured({ page, canonical, site, pictures, preview }: ImovelDocument): string {
  const { oferta, corretor } = page;
  const { nome, descricao, bairro, cidade, uf, area, dormitorios, preco } = oferta;
  return jsonScript({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': `${canonical}#anuncio`,
    name: nome,
    url: canonical,
    image: pictures.length > 0 ? pictures : [preview.url],
    ...(descricao ? { description: descricao.slice(0, 500) } : {}),
    about: {
      '@type': 'Accommodation',
      name: nome,
      address: {
        '@type': 'PostalAddress',
        addressLocality: `${bairro}, ${cidade}`,
        addressRegion: uf,
        addressCountry: 'BR',
      },
      ...(area ? { floorSize: { '@type': 'QuantitativeValue', value: area.max, unitCode: 'MTK' } } : {}),
      ...(dormitorios ? { numberOfBedrooms: dormitorios.max } : {}),
    },
    ...(preco ? { offers: { '@type': 'Offer', price: preco, priceCurrency: 'BRL', url: canonical } } : {}),
    provider: {
      '@type': 'RealEstateAgent',
      '@id': `${site}#corretor`,
      name: corretor.nome,
      url: site,
      identifier: { '@type': 'PropertyValue', propertyID: 'CRECI', value: corretor.registro },
    },
  });
}
