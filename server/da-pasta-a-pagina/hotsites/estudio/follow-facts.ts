import type { Blueprint, PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { formatMonth, formatPreco } from '#contract/publico/page-format.ts';

/** Values that a page states in one form alone, as the record states them. */
const bound = (facts: PageFacts) => [
  facts.precoInicial && formatPreco(facts.precoInicial),
  formatMonth(facts.dataEntrega),
  formatMonth(facts.dataTabela),
];

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/**
 * A plan written from earlier facts with the record's price and dates as they are now. What the record no
 * longer has is left, to be found beside its field; so is a value that it still states of something else.
 */
export function followFacts(plan: Blueprint, before: PageFacts, now: PageFacts): Blueprint {
  const [old, fresh] = [bound(before), bound(now)];
  const moved = new Map(
    old.flatMap((value, at) => {
      const next = fresh[at];
      return value && next && !fresh.includes(value) ? [[folded(value), next] as const] : [];
    }),
  );
  if (moved.size === 0) return plan;
  const any = new RegExp(
    `(?<![\\p{L}\\d])(?:${[...moved.keys()].map(escaped).join('|')})(?![\\p{L}\\d]|[.,]\\d)`,
    'giu',
  );
  const said = (text: string) =>
    text.replace(any, (found) => {
      const next = moved.get(folded(found)) ?? found;
      return /^\p{Lu}/u.test(found) ? `${next[0]?.toUpperCase()}${next.slice(1)}` : next;
    });
  const line = (text: string | null) => text && said(text);
  return {
    ...plan,
    sections: plan.sections.map((section) => ({
      ...section,
      titulo: said(section.titulo),
      subtitulo: line(section.subtitulo),
      texto: section.texto.map(said),
      destaques: section.destaques.map(({ rotulo, valor }) => ({ rotulo, valor: said(valor) })),
      itens: section.itens.map((item) => ({ ...item, titulo: said(item.titulo), texto: line(item.texto) })),
    })),
  };
}

const folded = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();
