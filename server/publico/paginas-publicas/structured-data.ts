import type { PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { jsonScript } from './json-script.ts';

export interface StructuredPage {
  facts: PageFacts;
  url: string;
  description: string;
  /** Absolute address of the preview picture. */
  image: string | null;
}

type Json = Record<string, unknown>;
const given = (name: string, value: unknown): Json =>
  value === null || value === undefined ? {} : { [name]: value };

/** A figure from–to; null if neither is known. */
function quantity(min: number | string | null, max: number | string | null, unitCode?: string): Json | null {
  const [from, to] = [min ?? max, max ?? min];
  if (from === null || to === null) return null;
  const [low, high] = [Number(from), Number(to)];
  const ends = low === high ? { value: high } : { minValue: low, maxValue: high };
  return { '@type': 'QuantitativeValue', ...ends, ...given('unitCode', unitCode) };
}

const squareMetres = 'MTK';

const geoOf = ({ ficha }: PageFacts): Json | null =>
  ficha?.coordenadas ? { '@type': 'GeoCoordinates', ...ficha.coordenadas } : null;

/** Each kind of unit, where the record tells a figure of it. */
const plansOf = ({ tipologias }: PageFacts): Json[] =>
  tipologias
    .filter(({ area, dormitorios }) => area !== null || dormitorios !== null)
    .map(({ nome, dormitorios, area }) => ({
      '@type': 'FloorPlan',
      name: nome,
      ...given('numberOfBedrooms', dormitorios),
      ...given('floorSize', quantity(area, area, squareMetres)),
    }));

/** What is sold there: floor size and rooms from–to. */
function unitsOf({ areaMin, areaMax, dormitoriosMin, dormitoriosMax }: PageFacts): Json | null {
  const figures = {
    ...given('floorSize', quantity(areaMin, areaMax, squareMetres)),
    ...given('numberOfBedrooms', quantity(dormitoriosMin, dormitoriosMax)),
  };
  return Object.keys(figures).length > 0 ? { '@type': 'Apartment', ...figures } : null;
}

/**
 * Structured data for search engines: the place with its units and plans, and an offer if there is a price.
 * All of it from the public facts. Escaped for a `<script type="application/ld+json">`.
 */
export function structuredData({ facts, url, description, image }: StructuredPage): string {
  const plans = plansOf(facts);
  const place = {
    '@type': 'ApartmentComplex',
    '@id': `${url}#lugar`,
    name: facts.nome,
    description,
    url,
    ...given('image', image),
    address: {
      '@type': 'PostalAddress',
      ...given('streetAddress', facts.endereco || null),
      addressLocality: facts.cidade,
      addressRegion: facts.uf,
      addressCountry: 'BR',
    },
    ...given('geo', geoOf(facts)),
    ...given('numberOfAccommodationUnits', quantity(facts.ficha?.totalUnidades ?? null, null)),
    ...given('containsPlace', unitsOf(facts)),
    ...(plans.length > 0 ? { accommodationFloorPlan: plans } : {}),
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
    ...given('image', image),
    brand: { '@type': 'Organization', name: facts.incorporadora },
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: facts.precoInicial,
      priceCurrency: 'BRL',
      url,
      itemOffered: { '@id': `${url}#lugar` },
    },
  };
  const graph = { '@context': 'https://schema.org', '@graph': product ? [place, product] : [place] };
  return jsonScript(graph);
}
