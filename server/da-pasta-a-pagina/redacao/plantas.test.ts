import { describe, expect, it } from 'vitest';
import { assetOf, factsOf } from '#tests/fixtures/hotsite.ts';
import { pageCases, wholeTabela } from '#tests/fixtures/pagina.ts';
import { planItems } from './plantas.ts';

describe('plans and their units', () => {
  const items = planItems(pageCases.full.facts, pageCases.full.assets);

  it('stand together by area, bedrooms or name, smallest first, the site plan last', () => {
    expect(items.map(({ titulo, asset }) => [titulo, asset])).toEqual([
      ['Planta de 63\u00a0m²', 'p0'],
      ['Tipo B', 'p1'],
      ['Garden', 'p3'],
      ['Tipo C', 'p2'],
      ['Penthouse', 'p4'],
      ['Implantação do pavimento térreo', 'imp'],
    ]);
  });
  it('carry the figures of the record and the group of the picker', () => {
    expect(items[0]).toMatchObject({ texto: '2 dormitórios · 1 suíte · 1 vaga', grupo: '2 dormitórios' });
    expect(items[4]).toMatchObject({ texto: '110,50\u00a0m² · 3 dormitórios · 2 suítes · 2 vagas' });
  });

  const tipologias = [{ nome: 'Tipo A', dormitorios: 2, suites: null, vagas: null, area: '63.00' }];
  const planOf = (description: string, uncertain = false) =>
    planItems(factsOf({ tipologias }), [assetOf('x', { category: 'planta', description, uncertain })]);

  it.each([
    ['Planta do apartamento de 63 m²', 'Tipo A'],
    ['Planta da unidade, tipo A', 'Tipo A'],
    ['Planta da unidade, 2 dormitórios', 'Tipo A'],
  ])('%j belongs to its unit', (description, titulo) => {
    expect(planOf(description)).toMatchObject([{ titulo, asset: 'x' }]);
  });
  it('are all there, however many a folder brings and however many one unit has', () => {
    const many = Array.from({ length: 60 }, (_, n) =>
      assetOf(`p${n}`, { category: 'planta', description: n % 2 ? `Planta ${n}` : 'Planta de 63 m²' }),
    );
    const shown = planItems(factsOf({ tipologias }), many);
    expect(new Set(shown.map(({ asset }) => asset)).size).toBe(60);
  });
  it('of homes come before gardens, line drawings and homes for few, but for a person’s order', () => {
    const plan = (id: string, description: string, rest = {}) =>
      assetOf(id, { category: 'planta', description, colors: ['#c8b89a', '#f4f1ec'], ...rest });
    const plans = [
      plan('pcd', 'Planta da unidade acessível', { score: 90 }),
      plan('cad', 'Planta', { score: 80, colors: ['#fefefe', '#9a9a9a'] }),
      plan('garden', 'Planta do apartamento garden', { score: 70 }),
      plan('home', 'Planta da unidade, final 01', { score: 10 }),
    ];
    const order = (list: typeof plans) =>
      planItems(factsOf({ tipologias: [] }), list).map(({ asset }) => asset);
    expect(order(plans)).toEqual(['home', 'garden', 'cad', 'pcd']);
    expect(order(plans.map((one, rank) => ({ ...one, rank })))).toEqual(['pcd', 'cad', 'garden', 'home']);
  });
  it('are the others only where some are known', () => {
    const plans = [91, 63].map((area) =>
      assetOf(`p${area}`, { category: 'planta', description: `Planta do apartamento de ${area} m²` }),
    );
    const both = planItems(factsOf({ tipologias }), plans);
    expect(both.map(({ grupo }) => grupo)).toContain('Outras plantas');
  });
  it.each([
    ['Planta da unidade, tipo C, ampliada', 'Tipo C, ampliada', null],
    ['Planta do apartamento garden, tipo B', 'Garden, tipo B', null],
    ['Planta do pavimento tipo', 'Planta do pavimento tipo', null],
    ['Planta da penthouse de 91 m², 2 dormitórios, 5 suítes', 'Penthouse', '2 dormitórios'],
    ['Planta do apartamento', 'Apartamento', null],
    ['Planta da unidade', 'Planta', null],
    ['Living e varanda integrados', 'Living e varanda integrados', null],
  ])('without a unit of the record %j is called %j', (description, titulo, texto) => {
    expect(planOf(description)[0]).toMatchObject({ titulo, texto, asset: 'x' });
  });
  it('of one home say its words once, the further ones after all homes', () => {
    const plans = ['a', 'b'].map((id) =>
      assetOf(id, { category: 'planta', description: 'Planta da unidade, tipo A' }),
    );
    const floor = assetOf('floor', { category: 'planta', description: 'Planta do pavimento tipo' });
    expect(
      planItems(factsOf({ tipologias }), [...plans, floor]).map(({ titulo, texto, grupo }) => [
        titulo,
        texto,
        grupo,
      ]),
    ).toEqual([
      ['Tipo A', '63\u00a0m² · 2 dormitórios', '2 dormitórios'],
      ['Planta do pavimento tipo', null, 'Outras plantas'],
      ['Tipo A, desenho B', null, 'Outras plantas'],
    ]);
  });
  it('are units by their figures where a name is nothing else', () => {
    const nome = '✅ 2/4 c/ suíte - 63m² privativos - 1 vaga';
    const facts = factsOf({ tipologias: [{ nome, dormitorios: 2, suites: 1, vagas: 1, area: '63.00' }] });
    expect(planItems(facts, [])).toMatchObject([
      { titulo: '63\u00a0m²', texto: '2 dormitórios · 1 suíte · 1 vaga' },
    ]);
  });
  it('of one name are told apart', () => {
    const plans = ['a', 'b'].map((id) =>
      assetOf(id, { category: 'planta', description: 'Planta da unidade, tipo C' }),
    );
    expect(planItems(factsOf({ tipologias }), plans).map(({ titulo, texto }) => [titulo, texto])).toEqual([
      ['Tipo C', null],
      ['Tipo C, desenho B', null],
      ['Tipo A', '63\u00a0m² · 2 dormitórios'],
    ]);
  });
  it('belong to the unit whose size the table gives their final, and bear the name it has there', () => {
    const facts = factsOf({
      tipologias: [
        { nome: '2 quartos', dormitorios: 2, suites: null, vagas: null, area: '56.80' },
        { nome: '3 quartos', dormitorios: 3, suites: 1, vagas: null, area: '74.25' },
      ],
      tabela: {
        ...wholeTabela,
        tipos: [
          {
            nome: 'Final 01 e 04',
            disponiveis: 1,
            precoMin: null,
            precoMax: null,
            areaMin: '56.80',
            areaMax: '56.80',
          },
          {
            nome: 'Final 02 e 03',
            disponiveis: 1,
            precoMin: null,
            precoMax: null,
            areaMin: '74.25',
            areaMax: '74.25',
          },
        ],
      },
    });
    const plans = ['04', '02', '11'].map((final) =>
      assetOf(final, { category: 'planta', description: `Planta do apartamento, final ${final}` }),
    );
    expect(planItems(facts, plans).map(({ titulo, texto, asset }) => [titulo, texto, asset])).toEqual([
      ['Final 01 e 04', '56,80\u00a0m² · 2 dormitórios', '04'],
      ['Final 02 e 03', '74,25\u00a0m² · 3 dormitórios · 1 suíte', '02'],
      ['Final 11', null, '11'],
    ]);
  });
  it('and units of one name say their size', () => {
    const coberturas = ['80.36', '383.87'].map((area) => ({
      nome: 'Cobertura',
      dormitorios: null,
      suites: null,
      vagas: null,
      area,
    }));
    expect(planItems(factsOf({ tipologias: coberturas }), []).map(({ titulo }) => titulo)).toEqual([
      'Cobertura de 80,36\u00a0m²',
      'Cobertura de 383,87\u00a0m²',
    ]);
  });
  it('of a garage come after the site plan', () => {
    const plans = ['Planta da garagem do empreendimento', 'Implantação do empreendimento'].map(
      (description, at) => assetOf(`i${at}`, { category: 'implantacao', description, score: 90 - at }),
    );
    expect(planItems(factsOf({ tipologias: [] }), plans).map(({ titulo }) => titulo)).toEqual([
      'Implantação',
      'Planta da garagem',
    ]);
  });
  it('keep apart a plan of another size, without saying its size', () => {
    expect(planOf('Planta do apartamento de 91 m²')).toMatchObject([
      { titulo: 'Apartamento', asset: 'x', grupo: 'Plantas' },
      { titulo: 'Tipo A', asset: null },
    ]);
  });
  it('go by the word of its own where two names are spoken, and by neither where they say as much', () => {
    const facts = factsOf({
      tipologias: [
        ...tipologias,
        { nome: 'Garden', dormitorios: 2, suites: null, vagas: null, area: '96.30' },
        { nome: 'Tipo B', dormitorios: 2, suites: null, vagas: null, area: '78.00' },
      ],
    });
    const titleOf = (description: string) =>
      planItems(facts, [assetOf('x', { category: 'planta', description })]).find(({ asset }) => asset)
        ?.titulo;
    expect(titleOf('Planta do apartamento garden, tipo A')).toBe('Garden');
    expect(titleOf('Planta dos tipos, tipo A e tipo B')).not.toBe('Tipo A');
  });
  it('leave out a drawing nobody is sure of', () => {
    expect(planOf('Planta da unidade, tipo A', true)).toMatchObject([{ titulo: 'Tipo A', asset: null }]);
  });
});

it('a final drawn in two files is one home and shown once; its storeys and options are others', () => {
  const tipologias = [{ nome: '2 quartos', dormitorios: 2, suites: null, vagas: null, area: '56.80' }];
  const shown = (...descriptions: string[]) =>
    planItems(
      factsOf({ tipologias }),
      descriptions.map((description, at) =>
        assetOf(`${at}`, { category: 'planta', description, score: 90 - at }),
      ),
    ).map(({ asset }) => asset);
  const unit = 'Planta da unidade de 56,80 m², 2 dormitórios';
  expect(shown(`${unit}, final 01`, 'Planta do apartamento de 56,80 m², final 01')).toEqual(['0']);
  expect(shown(`${unit}, final 01`, `${unit}, final 02`)).toHaveLength(2);
  expect(shown(`${unit}, final 01`, `${unit}, pavimento superior, final 01`)).toHaveLength(2);
});
