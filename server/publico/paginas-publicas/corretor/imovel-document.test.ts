import { expect, it } from 'vitest';
import { type ImovelDocument, imovelDocument, imovelFigures } from './imovel-document.ts';

const oferta = {
  nome: 'Casa na Rua 1',
  rotulo: 'Casa usada',
  bairro: 'Centro',
  cidade: 'Itapema',
  uf: 'SC',
  preco: '450000.00',
  descricao: 'Reformada.',
  area: { min: 72.5, max: 72.5 },
  dormitorios: { min: 3, max: 3 },
  vagas: { min: 1, max: 1 },
};
const corretor = { nome: 'Lia Fontoura', registro: 'CRECI 123-F/SC', cor: '#1f4d3a' };
const draw = (over: object = {}, more: object = {}) =>
  imovelDocument({
    page: { oferta: { ...oferta, ...over }, corretor },
    canonical: 'https://portal/corretor/lia/imoveis/5',
    site: 'https://portal/corretor/lia',
    preview: { url: 'https://portal/previa.png', width: 1200, height: 630 },
    pictures: ['https://portal/a.webp'],
    fonts: { css: '', preload: [] },
    rendered: { html: '<main>x</main>', css: 'main{}' },
    ...more,
  } as unknown as ImovelDocument);
const structured = (...given: Parameters<typeof draw>) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(draw(...given))![1]!);
const meta = (name: string, html: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

it('a used property’s page says in one line what it is, where, how large, what it costs and who offers it', () => {
  const html = draw();
  expect(html).toContain('<title>Casa na Rua 1 – Centro, Itapema/SC</title>');
  expect(meta('description', html)?.replaceAll('&nbsp;', ' ')).toBe(
    'Casa usada · Centro, Itapema/SC · 72,50 m² · 3 dormitórios · 1 vaga · R$ 450.000. Lia Fontoura, CRECI 123-F/SC.',
  );
  expect(meta('og:image:alt', html)).toBe('Casa na Rua 1. Lia Fontoura, CRECI 123-F/SC');
  expect(meta('og:type', html)).toBe('website');
  expect(meta('robots', html)).toBeUndefined();
});

it('a line that is too long ends in 160 characters', () => {
  const said = meta('description', draw({ bairro: 'B'.repeat(200) }))!;
  expect(said).toHaveLength(160);
  expect(said.endsWith('…')).toBe(true);
});

it('of what is not known nothing is said', () => {
  const bare = { area: null, dormitorios: null, vagas: { min: 0, max: 0 }, preco: null, descricao: null };
  expect(meta('description', draw({ ...bare, rotulo: null }))).toBe(
    'Centro, Itapema/SC. Lia Fontoura, CRECI 123-F/SC.',
  );
  const figures = (over: object) => imovelFigures({ oferta: { ...oferta, ...over }, corretor } as never);
  expect(figures({})).toEqual(['72,50 m²', '3 dormitórios', '1 vaga']);
  expect(figures({ dormitorios: { min: 1, max: 1 }, vagas: { min: 2, max: 2 } })).toEqual([
    '72,50 m²',
    '1 dormitório',
    '2 vagas',
  ]);
  expect(figures(bare)).toEqual([]);
});

it('search engines are told the same', () => {
  expect(structured()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': 'https://portal/corretor/lia/imoveis/5#anuncio',
    name: 'Casa na Rua 1',
    url: 'https://portal/corretor/lia/imoveis/5',
    image: ['https://portal/a.webp'],
    description: 'Reformada.',
    about: {
      '@type': 'Accommodation',
      name: 'Casa na Rua 1',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Centro, Itapema',
        addressRegion: 'SC',
        addressCountry: 'BR',
      },
      floorSize: { '@type': 'QuantitativeValue', value: 72.5, unitCode: 'MTK' },
      numberOfBedrooms: 3,
    },
    offers: {
      '@type': 'Offer',
      price: '450000.00',
      priceCurrency: 'BRL',
      url: 'https://portal/corretor/lia/imoveis/5',
    },
    provider: {
      '@type': 'RealEstateAgent',
      '@id': 'https://portal/corretor/lia#corretor',
      name: 'Lia Fontoura',
      url: 'https://portal/corretor/lia',
      identifier: { '@type': 'PropertyValue', propertyID: 'CRECI', value: 'CRECI 123-F/SC' },
    },
  });
});

it('without pictures the preview stands for them; without a price nothing is offered', () => {
  const told = structured({ preco: null, descricao: null, area: null, dormitorios: null }, { pictures: [] });
  expect(told.image).toEqual(['https://portal/previa.png']);
  for (const key of ['offers', 'description']) expect(told).not.toHaveProperty(key);
  for (const key of ['floorSize', 'numberOfBedrooms']) expect(told.about).not.toHaveProperty(key);
  expect(structured({ descricao: 'a'.repeat(600) }).description).toHaveLength(500);
});
