import { describe, expect, it } from 'vitest';
import { type Blueprint, blueprintSchema } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { unknownNumbers } from '#contract/da-pasta-a-pagina/page-numbers.ts';
import { type HotsiteStyle, hotsiteStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import type { PageAsset } from '#server/adapters/intelligence/port.ts';
import { assetOf, factsOf } from '#tests/fixtures/hotsite.ts';
import { pageCases } from '#tests/fixtures/pagina.ts';
import { planPage } from './plan-page.ts';

const find = (blueprint: Blueprint, id: SectionId) => blueprint.sections.find((section) => section.id === id);
const plan = (name: keyof typeof pageCases, style: HotsiteStyle = 'modern') =>
  planPage({ ...pageCases[name], style });

describe.each(hotsiteStyles)('HOT-48 the plan in style %s', (style) => {
  it.each(Object.keys(pageCases) as (keyof typeof pageCases)[])(
    'is a valid blueprint for the record "%s"',
    (name) => {
      const { facts, assets } = pageCases[name];
      const blueprint = blueprintSchema.parse(planPage({ facts, assets, style }));
      const known = new Set(assets.map(({ id }) => id));
      const used = blueprint.sections.flatMap((section) => section.assets);

      expect(blueprint.metadata.style).toBe(style);
      expect(used.filter((id) => !known.has(id))).toEqual([]);
      expect(new Set(used).size).toBe(blueprint.metadata.total_assets_used);
      expect(used).toHaveLength(new Set(used).size);
      expect(blueprint.sections[0]?.id).toBe('hero');
      expect(find(blueprint, 'galeria')?.assets.length ?? 0).toBeLessThanOrEqual(24);
    },
  );

  it.each(Object.keys(pageCases) as (keyof typeof pageCases)[])(
    'says no number the record "%s" does not',
    (name) => {
      const { facts, assets } = pageCases[name];
      const texts = planPage({ facts, assets, style }).sections.flatMap(
        ({ titulo, subtitulo, texto, destaques, itens }) => [
          titulo,
          subtitulo ?? '',
          ...texto,
          ...destaques.map(({ rotulo, valor }) => `${rotulo} ${valor}`),
          ...itens.map((item) => `${item.titulo} ${item.texto} ${item.grupo}`),
        ],
      );
      expect(texts.flatMap((text) => unknownNumbers(text, facts))).toEqual([]);
    },
  );
});

describe('the main picture', () => {
  const { facts } = pageCases.full;
  const hero = (assets = pageCases.full.assets) =>
    planPage({ facts, assets, style: 'modern' }).sections[0]?.assets[0];

  it('is the best façade, never works, a logo, a story or an uncertain picture beside it', () => {
    expect(hero()).toBe('f0');
  });
  it('is leisure, then a room, where no façade is certain', () => {
    expect(hero(pageCases.noFacade.assets)).toBe('l0');
    expect(hero(pageCases.noFacade.assets.filter(({ category }) => category === 'interior'))).toBe('i0');
  });
  it('is an uncertain façade before a sure gym', () => {
    const gym = assetOf('gym', { category: 'lazer', kind: 'academia', score: 95 });
    const maybe = (id: string, score: number) => assetOf(id, { category: 'fachada', uncertain: true, score });
    expect(hero([gym, maybe('less', 30), maybe('more', 40)])).toBe('more');
    expect(hero([gym, assetOf('room', { category: 'interior', uncertain: true, score: 99 })])).toBe('gym');
    expect(hero([maybe('maybe', 90), assetOf('gate', { category: 'fachada', kind: 'portaria' })])).toBe(
      'gate',
    );
  });
  it('is never a strip, a story, works, a map, art or a person, nor a part where the whole is there', () => {
    const whole = assetOf('whole', { category: 'fachada', score: 1 });
    const facade = (id: string, more: object) => assetOf(id, { category: 'fachada', score: 99, ...more });
    const unfit = [
      facade('strip', { width: 3000, height: 900 }),
      facade('story', { kind: 'post', width: 1080, height: 1920 }),
      facade('ribbon', { width: 1000, height: 2100 }),
      facade('small', { width: 500, height: 400 }),
      facade('detail', { kind: 'detalhe' }),
      facade('aerial', { kind: 'vista-aerea' }),
      facade('works', { kind: 'obra' }),
      facade('map', { kind: 'mapa' }),
      facade('art', { kind: 'post' }),
      facade('person', { kind: 'pessoa' }),
    ];
    for (const one of unfit) expect(hero([one, whole])).toBe('whole');
    expect(hero(unfit.filter(({ id }) => !['small', 'aerial'].includes(id)))).toBeUndefined();
  });
  it('is the whole tower, as tall as towers are drawn, before its base; the gallery opens with the other one', () => {
    const tower = (id: string, score: number) =>
      assetOf(id, { category: 'fachada', score, width: 1080, height: 1920 });
    const base = assetOf('base', { category: 'fachada', kind: 'portaria', score: 99 });
    const assets = [base, tower('tower', 60), tower('other', 50), assetOf('pool', { category: 'lazer' })];
    const { sections } = planPage({ facts, assets, style: 'modern' });
    expect(sections[0]?.assets).toEqual(['tower']);
    expect(sections.find(({ id }) => id === 'galeria')?.assets[0]).toBe('other');
  });
  it('is missing where no façade is probable and nothing is certain', () => {
    const room = assetOf('x', { category: 'interior', uncertain: true });
    expect(hero([room, assetOf('y', { category: 'planta' })])).toBeUndefined();
  });
});

describe('where it is', () => {
  const { facts } = pageCases.full;
  const aerial = assetOf('above', { category: 'fachada', kind: 'vista-aerea' });
  const rooms = Array.from({ length: 7 }, (_, i) => assetOf(`room${i}`, { category: 'interior' }));
  const place = (assets: PageAsset[]) => {
    const { sections } = planPage({ facts, assets, style: 'modern' });
    const shown = (id: string) => sections.find((section) => section.id === id)?.assets ?? [];
    return { where: shown('localizacao'), inGallery: shown('galeria').includes('above') };
  };
  const facade = assetOf('facade', { category: 'fachada' });
  it('is shown by the map, else from above, if the gallery can spare that picture', () => {
    const map = assetOf('map', { category: 'outro', kind: 'mapa' });
    expect(place([facade, aerial, map, ...rooms])).toEqual({ where: ['map'], inGallery: true });
    expect(place([facade, aerial, ...rooms])).toEqual({ where: ['above'], inGallery: false });
    expect(place([facade, aerial, ...rooms.slice(3)])).toEqual({ where: [], inGallery: true });
  });
});

describe('sections', () => {
  it('stand only where they have content', () => {
    expect(plan('empty').sections.map(({ id }) => id)).toEqual(['hero', 'sobre']);
    expect(plan('five').sections.map(({ id }) => id)).toEqual([
      'hero',
      'sobre',
      'galeria',
      'amenidades',
      'localizacao',
    ]);
  });
  it('lead with the plans in Minimalista', () => {
    expect(
      plan('full', 'minimalist')
        .sections.map(({ id }) => id)
        .slice(0, 2),
    ).toEqual(['hero', 'plantas']);
  });
  it('show a gallery that varies: neighbours are of different kinds', () => {
    const kinds = new Map(pageCases.full.assets.map(({ id, category, kind }) => [id, `${category} ${kind}`]));
    const gallery = find(plan('full'), 'galeria')?.assets.map((id) => kinds.get(id)) ?? [];
    const repeated = gallery.filter((kind, index) => kind === gallery[index - 1]);
    expect(gallery).toHaveLength(24);
    expect(repeated.length).toBeLessThanOrEqual(2);
  });
  it('walk from outside to inside, by day and at dusk, wide and close', () => {
    const shot = (id: string, category: 'fachada' | 'lazer' | 'interior', change: Partial<PageAsset> = {}) =>
      assetOf(id, { category, description: id, colors: ['#c8d4e0'], score: 80, ...change });
    const night = { colors: ['#1a2030', '#2a3040'] };
    const assets = [
      shot('hero', 'fachada', { score: 99 }),
      shot('rua', 'fachada', { kind: 'vista-aerea' }),
      shot('noite', 'fachada', night),
      shot('piscina', 'lazer', { kind: 'piscina', ...night }),
      shot('quadra', 'lazer', { kind: 'quadra', score: 70 }),
      shot('sala', 'interior', { kind: 'sala' }),
      shot('bancada', 'interior', { kind: 'cozinha', score: 70, width: 1200, height: 1800 }),
    ];
    const { sections } = planPage({ facts: pageCases.empty.facts, assets, style: 'modern' });
    const gallery = sections.find(({ id }) => id === 'galeria')?.assets;
    expect(gallery).toEqual(['noite', 'rua', 'piscina', 'bancada', 'quadra', 'sala']);
  });
  it('open the gallery with the whole building once more, else with what one looks for first', () => {
    const opening = (assets: PageAsset[]) => {
      const [hero, , gallery] = planPage({ facts: pageCases.empty.facts, assets, style: 'modern' }).sections;
      return [hero?.assets[0], gallery?.id, gallery?.assets[0]];
    };
    const rooms = ['pet-place', 'coworking', 'academia', 'rooftop', 'quadra'].map((kind, i) =>
      assetOf(kind, { category: 'lazer', kind, score: 90 - i }),
    );
    const facade = (id: string, score: number, kind: string | null = null) =>
      assetOf(id, { category: 'fachada', kind, score });
    expect(
      opening([facade('dia', 80), facade('noite', 20), facade('porta', 70, 'portaria'), ...rooms]),
    ).toEqual(['dia', 'galeria', 'noite']);
    expect(opening([facade('dia', 80), facade('porta', 70, 'portaria'), ...rooms])[2]).toBe('rooftop');
  });
  it('keep works, maps and logos out of the gallery', () => {
    const gallery = find(plan('full'), 'galeria')?.assets ?? [];
    expect(gallery.filter((id) => /^(obra|mapa|logo|story|talvez|imp|p\d)/.test(id))).toEqual([]);
  });
  it('fill a poor gallery with pictures nobody is sure of, never the hero', () => {
    const assets = Array.from({ length: 8 }, (_, i) =>
      assetOf(`u${i}`, { category: 'interior', uncertain: true }),
    );
    const blueprint = planPage({ facts: pageCases.full.facts, assets, style: 'modern' });
    expect(find(blueprint, 'galeria')?.assets).toHaveLength(8);
    expect(blueprint.sections[0]?.assets).toEqual([]);
  });
  it('show the map with the place', () => {
    expect(find(plan('full'), 'localizacao')).toMatchObject({
      assets: ['mapa'],
      subtitulo: 'Rua das Acácias, 123',
      texto: ['Centro, Balneário Azul/SC'],
    });
  });
});

describe('figures', () => {
  it('stand with the price first', () => {
    expect(plan('told').sections[0]?.destaques).toEqual([
      { rotulo: 'A partir de', valor: 'R$\u00a0690.000' },
      { rotulo: 'Área privativa', valor: '63\u00a0a\u00a0110,50\u00a0m²' },
      { rotulo: 'Dormitórios', valor: '2\u00a0a\u00a03' },
      { rotulo: 'Suítes', valor: '1\u00a0a\u00a02' },
      { rotulo: 'Vagas', valor: '1\u00a0a\u00a02' },
      { rotulo: 'Entrega', valor: 'Novembro de 2029' },
    ]);
  });
  it('are none that the headline says', () => {
    const hero = plan('full').sections[0];
    expect(hero?.subtitulo).toMatch(/^2\sa\s3 dormitórios$/);
    expect(hero?.destaques.map(({ rotulo }) => rotulo)).not.toContain('Dormitórios');
  });
  it('leave a suite to the plans where some homes have one and others none', () => {
    const tipo = (suites: number | null) => ({
      nome: `Tipo ${suites}`,
      dormitorios: 2,
      vagas: 1,
      area: '63.00',
      suites,
    });
    const facts = factsOf({ suitesMin: 1, suitesMax: 1, tipologias: [tipo(1), tipo(null)] });
    const { sections } = planPage({ facts, assets: [], style: 'modern' });
    const [hero] = sections;
    const plans = sections.find(({ id }) => id === 'plantas');
    expect(hero?.destaques.map(({ rotulo }) => rotulo)).not.toContain('Suíte');
    expect(JSON.stringify(plans?.itens)).toContain('1 suíte');
    const several = factsOf({ suitesMin: 1, suitesMax: 2, tipologias: [tipo(2), tipo(null)] });
    expect(planPage({ facts: several, assets: [], style: 'modern' }).sections[0]?.destaques).toContainEqual({
      rotulo: 'Suítes',
      valor: 'Até 2',
    });
  });
  it("say 'Consulte' without a price and nothing of what is not known", () => {
    expect(plan('empty').sections[0]?.destaques).toEqual([{ rotulo: 'Valores', valor: 'Consulte' }]);
  });
});
