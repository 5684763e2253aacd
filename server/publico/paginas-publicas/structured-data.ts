import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { jsonScript } from './json-script.ts';

export interface StructuredPage {
  facts: PageFacts;
  url: string;
  description: string;
  /** Absolute address of the preview picture. */
  image: string | null;
}

/**
 * Structured data for search engines: the place, and an offer if there is a price. Escaped for a `<script
 * type="application/ld+json">`.
 */
export function structuredData({ facts, url, description, image }: StructuredPage): string {
  const place = {
    '@type': 'ApartmentComplex',
    '@id': `${url}#lugar`,
    name: facts.nome,
    description,
    url,
    ...(image ? { image } : {}),
    address: {
      '@type': 'PostalAddress',
      ...(facts.endereco ? { streetAddress: facts.endereco } : {}),
      addressLocality: facts.cidade,
      addressRegion: facts.uf,
      addressCountry: 'BR',
    },
    ...(facts.amenidades.length > 0
      ? {
          amenityFeature: facts.amenidades.map((name) => ({
            '@type': 'LocationFeatureSpecification',
            name,
            value: true,
          })),
        }
      : {}),
  };
  const product = facts.precoInicial && {
    '@type': 'Product',
    name: facts.nome,
    description,
    url,
    ...(image ? { image } : {}),
    brand: { '@type': 'Organization', name: facts.incorporadora },
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: facts.precoInicial,
      priceCurrency: 'BRL',
      url,
    },
  };
  const graph = { '@context': 'https://schema.org', '@graph': product ? [place, product] : [place] };
  return jsonScript(graph);
}
