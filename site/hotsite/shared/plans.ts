import type { Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { HotsiteAsset, Page } from './page.ts';
import { aspectOf } from './picture.tsx';

type Item = Section['itens'][number];
export interface PickerEntry {
  label: string;
  /** Index of its first plan. */
  index: number;
}

const mostEntries = 8;

/** Entries of the typology picker: one per group, or per plan if there is only one group. */
export function pickerEntries(plans: PlanEntry[]): PickerEntry[] {
  const first = new Map<string, number>();
  for (const { item, index } of plans) {
    const label = item.grupo ?? item.titulo;
    if (!first.has(label)) first.set(label, index);
  }
  const groups = [...first].map(([label, index]) => ({ label, index }));
  if (groups.length > 1) return groups.slice(0, mostEntries);
  const titles = new Set(plans.map(({ item }) => item.titulo));
  if (plans.length < 2 || plans.length > mostEntries || titles.size < plans.length) return [];
  return plans.map(({ item, index }) => ({ label: item.titulo, index }));
}

export interface PlanEntry {
  item: Item;
  /** Index in the section, used for its id. */
  index: number;
}

/** Separates items with and without a drawing, each in section order. */
export function planEntries(page: Page, { itens }: Section) {
  const drawn: (PlanEntry & { plan: HotsiteAsset })[] = [];
  const undrawn: PlanEntry[] = [];
  itens.forEach((item, index) => {
    const plan = page.asset(item.asset);
    if (plan) drawn.push({ item, index, plan });
    else undrawn.push({ item, index });
  });
  return { drawn, undrawn };
}

/** What leads to the plans, or to the units where nothing is drawn. */
export const plansLink = ({ itens }: Section): string =>
  itens.some(({ asset }) => asset) ? 'Ver as plantas' : 'Ver as unidades';

/** Whether most plans are about as wide as high, or wider: the frame they share need not be high. */
export const areWide = (plans: { plan: HotsiteAsset }[]): boolean =>
  plans.filter(({ plan }) => aspectOf(plan) > 0.9).length * 2 > plans.length;

/** Id of a plan, the target of the picker's links. */
export const planId = (index: number) => `planta-${index + 1}`;

export interface ItemGroup {
  name: string | null;
  items: Item[];
}

/** Items grouped under their headings, in order of first appearance. */
export function grouped(items: Item[]): ItemGroup[] {
  const groups = new Map<string | null, Item[]>();
  for (const item of items) groups.set(item.grupo, [...(groups.get(item.grupo) ?? []), item]);
  return [...groups].map(([name, list]) => ({ name, items: list }));
}
