import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { describe, expect, it } from 'vitest';
import { type HotsiteStyle, hotsiteStyles } from '#contract/da-pasta-a-pagina/page-styles.ts';
import { sectionIds } from '#contract/da-pasta-a-pagina/sections.ts';
import { renderHotsite } from '#site/entry-hotsite.tsx';
import { plannedCase } from '#tests/fixtures/pagina.ts';
import { planId } from './plans.ts';

function* elements(node: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of node.childNodes)
    if ('tagName' in child) {
      yield child;
      yield* elements(child);
    }
}
const attr = (node: Tree.Element, name: string) => node.attrs.find((one) => one.name === name)?.value;
const textOf = (node: Tree.ChildNode): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join(' ') : '';

/** A page with more plans than any style shows at once. */
function withManyPlans(style: HotsiteStyle) {
  const { facts, assets, blueprint } = plannedCase('full', style);
  const sections = blueprint.sections.map((section) => ({
    ...section,
    itens:
      section.id === 'plantas'
        ? [...section.itens, ...section.itens].map((item, n) => ({
            ...item,
            titulo: `Planta ${n + 1}`,
            grupo: n < 8 ? 'Menores' : 'Maiores',
          }))
        : section.itens,
  }));
  return { facts, assets, blueprint: { ...blueprint, sections } };
}

describe.each(hotsiteStyles)('the sections of a page in %s', (style) => {
  const input = withManyPlans(style);
  const all = [...elements(parseFragment(renderHotsite(input).html))];
  const withId = (id: string) => all.filter((node) => attr(node, 'id') === id);

  it('hold each plan under an id of its own, however many there are, and the picker leads to it', () => {
    const { itens } = input.blueprint.sections.find(({ id }) => id === 'plantas')!;
    const drawn = itens.flatMap((item, at) => (item.asset ? [{ ...item, id: planId(at) }] : []));
    expect(drawn.length).toBeGreaterThan(8);
    for (const { id, titulo } of drawn)
      expect(withId(id).map(textOf), id).toEqual([expect.stringContaining(titulo)]);
    const picker = all.find((node) => attr(node, 'data-picker') !== undefined)!;
    const links = [...elements(picker)].map((link) => [textOf(link), attr(link, 'href')?.slice(1)]);
    const firstOf = (name: string) => drawn.find(({ grupo }) => grupo === name)!.id;
    expect(links).toEqual(['Menores', 'Maiores'].map((name) => [name, firstOf(name)]));
  });

  it('let a picture that is enlarged go on to those beside it, and to no others', () => {
    const found = sectionIds.flatMap((id) =>
      withId(id).flatMap((section) =>
        [...elements(section)]
          .flatMap((node) => attr(node, 'data-lightbox') ?? [])
          .map((group) => ({ id, group })),
      ),
    );
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(['galeria', 'plantas']));
    expect(found.filter(({ id, group }) => id !== group)).toEqual([]);
  });
});
