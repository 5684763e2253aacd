import { describe, expect, it } from 'vitest';
import { assetOf, factsOf } from '#tests/fixtures/hotsite.ts';
import { pageCases } from '#tests/fixtures/pagina.ts';
import { planItems } from './plantas.ts';

describe('plans and their units', () => {
  const items = planItems(pageCases.full.facts, pageCases.full.assets);

  it('stand together by area, bedrooms or name, smallest first, the site plan last', () => {
    expect(items.map(({ titulo, asset }) => [titulo, asset])).toEqual([
      ['63\u00a0m²', 'p0'],
      ['Tipo B', 'p1'],
      ['Garden', 'p3'],
      ['Tipo C', 'p2'],
      ['Penthouse', 'p4'],
      ['Implantação', 'imp'],
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
  it('are the others only where some are known', () => {
    const plans = [91, 63].map((area) =>
      assetOf(`p${area}`, { category: 'planta', description: `Planta do apartamento de ${area} m²` }),
    );
    const both = planItems(factsOf({ tipologias }), plans);
    expect(both.map(({ grupo }) => grupo)).toContain('Outras plantas');
  });
  it('keep apart a plan of another size, without saying its size', () => {
    expect(planOf('Planta do apartamento de 91 m²')).toMatchObject([
      { titulo: 'Planta', asset: 'x', grupo: 'Plantas' },
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
