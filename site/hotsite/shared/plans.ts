import type { Section } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { HotsiteAsset, Page } from './page.ts';

type Item = Section['itens'][number];
export interface PickerEntry {
  label: string;
  /** Index of the first plan it leads to. */
  index: number;
}

const mostEntries = 8;

/** Entries of the typology picker: one per group, or per plan where there is one group. */
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
  /** Place in the section, which its id is made of. */
  index: number;
}

/** Items with a drawing apart from those without, each in the section's order. */
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

/** Id of a plan, the goal of the picker's links. */
export const planId = (index: number) => `planta-${index + 1}`;

export interface ItemGroup {
  name: string | null;
  items: Item[];
}

/** Items under their headings, in the order the headings first appear. */
export function grouped(items: Item[]): ItemGroup[] {
  const groups = new Map<string | null, Item[]>();
  for (const item of items) groups.set(item.grupo, [...(groups.get(item.grupo) ?? []), item]);
  return [...groups].map(([name, list]) => ({ name, items: list }));
}
