import { foldText } from '#contract/base/text.ts';
import { amenityKin, otherAmenities } from '#contract/da-pasta-a-pagina/amenidades.ts';
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
  const rest = headed(section.itens.filter((item) => !shown.has(item)));
  if (shown.size === 0) return rest;
  const opening = foldText(section.texto.join(' '));
  return rest.every(({ titulo }) => opening.includes(foldText(titulo))) ? [] : rest;
}

/** One alone in its group joins the group of its kind where that has several, else those that are of no other. */
function inCompany(itens: Item[]): Item[] {
  const countOf = (name: string) => itens.filter(({ grupo }) => grupo === name).length;
  return itens.map((item) => {
    if (item.grupo === null || countOf(item.grupo) > 1) return item;
    const near = amenityKin[item.grupo]?.find((other) => countOf(other) > 1);
    return { ...item, grupo: near ?? otherAmenities };
  });
}

/** None that its pictures have left alone in its group; where several are of no group, none has a heading. */
function headed(itens: Item[]): Item[] {
  const settled = inCompany(itens);
  const isNamed = ({ grupo }: Item) => grupo !== null && grupo !== otherAmenities;
  const [alone, ...more] = settled;
  // A word by itself below the pictures would look forgotten.
  if (alone && more.length === 0) return [{ ...alone, grupo: otherAmenities }];
  return settled.some(isNamed)
    ? settled.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
    : settled.map((item) => ({ ...item, grupo: null }));
}
