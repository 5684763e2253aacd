import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Blueprint, PageFacts } from '#contract/da-pasta-a-pagina/blueprint.ts';
import type { Finding } from '#contract/da-pasta-a-pagina/hotsites.ts';
import { isLinkDaPagina } from '#contract/da-pasta-a-pagina/page-links.ts';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import type { WrittenSection } from '#server/adapters/intelligence/port.ts';
import { isElement, serialize } from '#server/kernel/html/tree.ts';
import { addOwnBlocks, ownBlocksCss } from '../own-blocks.ts';
import { scopeSheet } from '../section-styles.ts';
import type { SectionPart } from '../sections.ts';
import { unsupported } from './figures.ts';
import { Notes } from './notes.ts';
import { isSupportedOrCaught, removeUnsourced, supportedByPage } from './prosa/remove-unsourced.ts';
import { textsOfPlan } from './prosa/supported-plan.ts';
import { supportedBy } from './prosa/supported-words.ts';
import { limitedStyle, rebuildCss, rebuildStyleAttribute } from './rebuild-css.ts';
import { rebuildHtml } from './rebuild-html.ts';
import { removeUnsupported } from './remove-unsupported.ts';
import { describePictures } from './sanitize-page.ts';

const longest = { html: 200_000, css: 40_000 };

/** `told` lists removed sentences, and labels that could not be removed. */
export type SectionResult =
  | { ok: true; part: SectionPart; told: Finding[] }
  | { ok: false; reasons: Finding[] };

/**
 * Sanitises one generated section. Unlike a page, it is refused rather than repaired if it has a script,
 * form, external picture or invented number, and the page keeps its section. Unsupported sentences are
 * removed. Its rules are scoped to it.
 */
export function sanitizeSection(
  written: WrittenSection,
  id: SectionId,
  facts: PageFacts,
  catalog: Catalog,
  plan: Blueprint,
): SectionResult {
  const notes = new Notes();
  const assets = new Map(catalog.assets.map((asset) => [asset.id, asset]));
  if (written.html.length > longest.html || written.css.length > longest.css)
    return { ok: false, reasons: [reason('grande-demais', 'A seção gerada é grande demais.')] };
  if (written.js.trim() !== '') notes.refuse('script-na-secao', 'A seção gerada traz um script.');
  const heldInStyle = supportedBy(facts, [], textsOfPlan(plan));
  const textAllowed = (text: string) =>
    unsupported(text, facts).length === 0 && isSupportedOrCaught(text, heldInStyle);
  const cssContext = { notes, assets, textAllowed };
  const rebuilt = rebuildHtml(written.html.toWellFormed(), {
    notes,
    assets,
    readyText: `Olá! Vi a página do ${facts.nome} e gostaria de saber mais.`,
    styleAttribute: (value) => rebuildStyleAttribute(value, cssContext),
    isOwnLink: (address) => isLinkDaPagina(address, facts),
  });
  const supported = removeUnsupported(rebuilt, facts, assets, notes).filter(
    (node) => isElement(node) || node.trim() !== '',
  );
  const prose = new Notes();
  const nodes = removeUnsourced(supported, supportedByPage(supported, facts, assets, plan), assets, prose);
  describePictures(nodes, assets, facts);
  const [root] = nodes;
  if (nodes.length !== 1 || !root || !isElement(root) || root.attrs.id !== id)
    notes.refuse('secao-trocada', `O que foi gerado não é a seção “${id}”.`);
  const css = written.css.trim() === '' ? '' : rebuildCss(written.css.toWellFormed(), cssContext);
  // Style beyond the limits is dropped without refusing the section.
  const faults = [...notes.refused.values(), ...notes.repaired.values()].filter(
    ({ code }) => code !== limitedStyle,
  );
  if (faults.length > 0)
    return { ok: false, reasons: faults.map(({ code, message }) => reason(code, message)) };
  const scoped = css && rebuildCss(scopeSheet(css, id), cssContext);
  const added = addOwnBlocks(nodes, facts);
  return {
    ok: true,
    part: { html: serialize(nodes), css: added ? `${scoped}${ownBlocksCss}` : scoped },
    told: [...prose.findings.values(), ...prose.repaired.values()],
  };
}

/** What would have been removed is the fault. */
const reason = (code: string, message: string): Finding => ({
  level: 'red',
  code,
  message: message
    .replace(/^Retirad[oa] (?:da página|do estilo) por segurança: /, 'Não é permitido: ')
    .replace(/^Retirado por não estar/, 'Não está'),
});
