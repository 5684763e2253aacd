import { describe, expect, it } from 'vitest';
import type { Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { noCatalogEdits } from '#contract/da-pasta-a-pagina/edicao.ts';
import { AppError } from '#server/kernel/errors.ts';
import { assetOf, blueprintFixture, catalogOf, factsOf } from '#tests/fixtures/hotsite.ts';
import { currentPlan, type EditingState, editedCatalogOf, isPending } from './editing-state.ts';
import { type Locked, withLockedPlans } from './locks.ts';
import { assertPlan, planFaults, styleReason } from './plan-faults.ts';
import { statedFacts } from './stated-facts.ts';

const [hero] = blueprintFixture.sections as [Section];
const section = (id: Section['id'], change: Partial<Section> = {}): Section => ({
  ...hero,
  id,
  titulo: '',
  assets: [],
  ...change,
});
const planOf = (...sections: Section[]) => ({ ...blueprintFixture, sections });

describe('locked sections', () => {
  const locked = (id: Section['id']) => ({ secao: id, plan: section(id, { titulo: 'Travada' }) }) as Locked;
  const titles = (...travas: Section['id'][]) =>
    withLockedPlans(planOf(section('hero'), section('galeria'), section('localizacao')), travas.map(locked))
      .sections.map(({ id, titulo }) => `${id} ${titulo || '-'}`)
      .join(', ');

  it('stand in the plan as they were', () => {
    expect(titles('galeria')).toBe('hero -, galeria Travada, localizacao -');
  });

  it('that the plan lacks come back at their usual place', () => {
    expect(titles('sobre')).toBe('hero -, sobre Travada, galeria -, localizacao -');
    expect(titles('amenidades', 'plantas')).toBe(
      'hero -, galeria -, plantas Travada, amenidades Travada, localizacao -',
    );
    expect(titles('hero')).toBe('hero Travada, galeria -, localizacao -');
  });
});

describe('what a plan says beyond the record', () => {
  const plan = planOf(
    section('hero', { titulo: 'Residencial Aurora' }),
    section('sobre', { texto: ['A partir de R$ 690.000', 'São 5 suítes e 999 m²'] }),
  );

  it('is named by section and field, with the words', () => {
    expect(planFaults(plan, factsOf())).toEqual([
      {
        secao: 'sobre',
        campo: 'texto.1',
        mensagem: expect.stringMatching(/^Não está no registro do empreendimento: .*5.*999/),
      },
    ]);
    const one = planOf(section('hero', { subtitulo: 'De 999 m²' }));
    expect(planFaults(one, factsOf()).map(({ campo }) => campo)).toEqual(['subtitulo']);
    expect(planFaults(planOf(section('hero')), factsOf())).toEqual([]);
  });

  it('makes no version: the first field is to be corrected', () => {
    const fault = (() => {
      try {
        assertPlan(plan, factsOf());
      } catch (thrown) {
        return thrown as AppError;
      }
    })();
    expect(fault).toBeInstanceOf(AppError);
    expect(fault).toMatchObject({ status: 400, code: 'plano-sem-fonte' });
    expect(fault!.message).toMatch(
      /^Corrija a seção “Sobre.*” antes de criar a versão\. Não está no registro/,
    );
    expect(() => assertPlan(planOf(section('hero')), factsOf())).not.toThrow();
  });

  it('a version in another style is named by it', () => {
    expect(styleReason('luxury')).toBe('Estilo Luxo');
  });
});

describe('which facts of the record a page states', () => {
  const said = (line: string) =>
    statedFacts([line], factsOf())
      .filter(({ dito }) => dito)
      .map(({ rotulo, valor }) => `${rotulo}: ${valor}`);

  it('whatever their case, accents and gaps, as whole words', () => {
    expect(said('O RESIDENCIAL\n  AURORA')).toEqual([expect.stringContaining(': Residencial Aurora')]);
    expect(said('Os residencial auroras')).toEqual([]);
    expect(said('Com piscinas')).toEqual([]);
    expect(said('com piscina, academia')).toEqual(['Amenidade: Piscina', 'Amenidade: Academia']);
  });

  it('a range by both its ends, each before its noun', () => {
    expect(said('2 e 3 dormitórios')).toEqual(['Dormitórios: 2 a 3']);
    expect(said('2 dormitórios')).toEqual([]);
    expect(said('dormitórios: 2 e 3')).toEqual([]);
    expect(said('1 ou 2 vagas')).toEqual(['Vagas: 1 a 2']);
    expect(said('12 ou 23 dormitórios')).toEqual([]);
  });

  it('a price as it is written, no longer one', () => {
    expect(said('A partir de R$ 690.000')).toEqual([expect.stringMatching(/R\$.690\.000$/)]);
    expect(said('A partir de R$ 690.0001')).toEqual([]);
  });
});

describe('what an edition has that its page does not show', () => {
  const planOfBase = planOf(section('hero', { assets: ['a1'] }), section('galeria', { assets: ['a2'] }));
  const hand = (change: Partial<EditingState['edicao']> = {}, more: Partial<EditingState> = {}) =>
    ({
      catalog: catalogOf([assetOf('a1'), assetOf('a2')]),
      planOfBase,
      editsOfBase: noCatalogEdits,
      edicao: { catalogo: noCatalogEdits, blueprint: null, desligadas: [], travas: [], ...change },
      ...more,
    }) as EditingState;

  it('is nothing while nothing was saved, and nothing where there is neither plan nor page', () => {
    expect(isPending(hand())).toBe(false);
    expect(isPending(hand({}, { planOfBase: null }))).toBe(false);
  });

  it('is a plan of one’s own, a section switched off, a picture left out', () => {
    expect(isPending(hand({ blueprint: planOf(section('hero', { titulo: 'Outro' })) }))).toBe(true);
    expect(isPending(hand({ blueprint: planOfBase }))).toBe(false);
    expect(isPending(hand({ desligadas: ['galeria'] }))).toBe(true);
    expect(isPending(hand({ catalogo: { ...noCatalogEdits, assets: { a2: { usage: 'reserva' } } } }))).toBe(
      true,
    );
    expect(isPending(hand({ blueprint: planOfBase }, { planOfBase: null }))).toBe(true);
  });

  it('the plan in hand is one’s own before that of the page, and follows the pictures', () => {
    const without = { ...noCatalogEdits, assets: { a2: { usage: 'reserva' as const } } };
    expect(currentPlan(hand({ catalogo: without }))!.sections[1]!.assets).toEqual([]);
    expect(currentPlan(hand({ catalogo: without }, { catalog: null }))).toBe(planOfBase);
    const own = planOf(section('hero', { titulo: 'Meu', assets: ['a1'] }));
    expect(currentPlan(hand({ blueprint: own }))!.sections).toEqual(own.sections);
    expect(currentPlan(hand({}, { planOfBase: null }))).toBeNull();
    expect(editedCatalogOf(hand({ catalogo: without }))!.assets[1]!.usage).toBe('reserva');
    expect(editedCatalogOf(hand({}, { catalog: null }))).toBeNull();
  });
});
