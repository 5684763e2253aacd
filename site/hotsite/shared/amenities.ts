import { foldText } from '#contract/base/text.ts';
import { otherAmenities } from '#contract/da-pasta-a-pagina/amenidades.ts';
import type { Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { HotsiteAsset, Page } from './page.ts';

type Item = Section['itens'][number];

/** Amenities that have a picture, with it. */
export const pictured = (page: Page, { itens }: Section): { item: Item; asset: HotsiteAsset }[] =>
  itens.flatMap((item) => {
    const asset = page.asset(item.asset);
    return asset ? [{ item, asset }] : [];
  });

/** Those that neither a picture nor, where there are some, the opening sentence tells: nothing is told twice in one view. */
export function untold(page: Page, section: Section): Item[] {
  const shown = new Set(pictured(page, section).map(({ item }) => item));
  const rest = inCompany(section.itens.filter((item) => !shown.has(item)));
  if (shown.size === 0) return rest;
  const opening = foldText(section.texto.join(' '));
  return rest.every(({ titulo }) => opening.includes(foldText(titulo))) ? [] : rest;
}

/** One that its pictures have left alone in its group goes to the others; where no group is left, none has a heading. */
function inCompany(itens: Item[]): Item[] {
  const countOf = (name: string | null) => itens.filter(({ grupo }) => grupo === name).length;
  const named = itens.filter(({ grupo }) => grupo !== null && grupo !== otherAmenities && countOf(grupo) > 1);
  const alone = itens
    .filter((item) => !named.includes(item))
    .map((item) => ({ ...item, grupo: named.length > 0 && item.grupo !== null ? otherAmenities : null }));
  return [...named, ...alone];
}
