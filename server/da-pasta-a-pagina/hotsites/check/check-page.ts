import type { Asset, Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Blueprint, PageFacts, PageSource } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { Finding } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { guardPage } from '#server/da-pasta-a-pagina/hotsites/check/must-see.ts';
import { elementsOf, serialize } from '#server/kernel/html/tree.ts';
import { checkJs } from './check-js.ts';
import { unsupported } from './figures.ts';
import { type CheckedPage, findFaults } from './findings.ts';
import { Notes } from './notes.ts';
import { readPageCalls } from './page-calls.ts';
import { checkProse } from './prosa/check-prose.ts';
import { textsOfPlan } from './prosa/held-plan.ts';
import { heldBy } from './prosa/held-words.ts';
import { heldByPage, isHeldOrCaught, takeOut } from './prosa/take-out.ts';
import { rebuildCss, rebuildStyleAttribute } from './rebuild-css.ts';
import { placeholdersOf, rebuildHtml } from './rebuild-html.ts';
import { plainDescription, removeUnsupported } from './remove-unsupported.ts';

export type PageCheck =
  | { ok: true; page: CheckedPage; findings: Finding[] }
  | { ok: false; reasons: Finding[] };

/** Largest sources taken, in characters. */
export const maxSource = { html: 500_000, css: 200_000 } as const;

/**
 * Checks a generated page before it is stored: its code is rebuilt from what is allowed, its text
 * holds no number the record does not hold. Faults are repaired where what is left is still the
 * page, else the page is refused with every reason; what is for a person to judge comes as findings.
 * With the `plan` it was generated from, what record, plan and lexicon do not hold is taken out too;
 * without one it is a page somebody put together, whose words stay.
 */
export function checkPage(
  source: PageSource,
  facts: PageFacts,
  catalog: Catalog,
  plan?: Blueprint,
): PageCheck {
  const notes = new Notes();
  for (const part of ['html', 'css'] as const)
    if (source[part].length > maxSource[part])
      notes.refuse('grande-demais', `O ${part.toUpperCase()} gerado é grande demais.`);
  if (notes.refused.size > 0) return refused(notes);

  const assets = new Map(catalog.assets.map((asset) => [asset.id, asset]));
  const heldInStyle = plan && heldBy(facts, [], textsOfPlan(plan));
  const textAllowed = (text: string) =>
    unsupported(text, facts).length === 0 && (!heldInStyle || isHeldOrCaught(text, heldInStyle));
  const cssContext = { notes, assets, textAllowed };
  const rebuilt = rebuildHtml(source.html.toWellFormed(), {
    notes,
    assets,
    readyText: `Olá! Vi a página do ${facts.nome} e gostaria de saber mais.`,
    styleAttribute: (value) => rebuildStyleAttribute(value, cssContext),
  });
  let nodes = removeUnsupported(rebuilt, facts, assets, notes);
  // A claim keeps the page back even where its sentence is taken out.
  const written = structuredClone(nodes);
  if (plan) nodes = takeOut(nodes, heldByPage(nodes, facts, assets, plan), assets, notes);
  describePictures(nodes, assets, facts);
  if ([...elementsOf(nodes)].length === 0) notes.refuse('pagina-vazia', 'O HTML gerado não tem conteúdo.');
  const js = checkJs(source.js.toWellFormed(), notes);
  const css = rebuildCss(source.css.toWellFormed(), { ...cssContext, ...styleContext(nodes, js, facts) });
  if (notes.refused.size > 0) return refused(notes);

  const page: CheckedPage = { nodes, css, js, placeholders: placeholdersOf(nodes) };
  findFaults(page, facts, assets, notes);
  checkProse({ ...page, nodes: written }, facts, notes);
  return { ok: true, page, findings: [...notes.findings.values(), ...notes.repaired.values()] };
}

/** What a sheet is held against: the page with what must be seen of it, and the classes its calls put on. */
export const styleContext = (nodes: CheckedPage['nodes'], js: string, facts: PageFacts) => ({
  page: guardPage(serialize(nodes), facts),
  states: new Set([
    ...readPageCalls(js).calls.flatMap(({ options }) => options.class ?? []),
    ...['is-open', 'is-current', 'is-visible', 'is-laid-out', 'is-resting', 'is-drawing', 'is-zoomed'],
  ]),
});

const refused = (notes: Notes): PageCheck => ({ ok: false, reasons: [...notes.refused.values()] });

/** A picture without words gets the catalogue's. */
export function describePictures(
  nodes: CheckedPage['nodes'],
  assets: ReadonlyMap<string, Asset>,
  facts: PageFacts,
): void {
  for (const node of elementsOf(nodes)) {
    const asset = node.tag === 'img' ? assets.get(node.attrs.src?.slice('asset:'.length) ?? '') : undefined;
    if (asset && node.attrs.alt === undefined) node.attrs.alt = plainDescription(asset, facts);
  }
}
