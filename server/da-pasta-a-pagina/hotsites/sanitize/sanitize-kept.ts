import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import type { PageFacts, PageSource } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { isLinkDaPagina } from '#contract/da-pasta-a-pagina/page-links.ts';
import { unsupported } from './figures.ts';
import { findFaults } from './findings.ts';
import { Notes } from './notes.ts';
import { findInProse } from './prosa/find-in-prose.ts';
import { rebuildCss, rebuildStyleAttribute } from './rebuild-css.ts';
import { placeholdersOf, rebuildHtml } from './rebuild-html.ts';
import { removeUnsupported } from './remove-unsupported.ts';
import { sanitizeJs } from './sanitize-js.ts';
import { type PageResult, styleContext } from './sanitize-page.ts';

/**
 * Sanitises a page assembled from previously sanitised parts. What today's rules drop from markup, style and
 * script is reported; what they refuse is refused. A number no longer in the record is reported, but kept,
 * since someone wanted that part.
 */
export function sanitizeKept(source: PageSource, facts: PageFacts, catalog: Catalog): PageResult {
  const notes = new Notes();
  const assets = new Map(catalog.assets.map((asset) => [asset.id, asset]));
  const cssContext = { notes, assets, textAllowed: (text: string) => unsupported(text, facts).length === 0 };
  const nodes = rebuildHtml(source.html, {
    notes,
    assets,
    readyText: '',
    styleAttribute: (value) => rebuildStyleAttribute(value, cssContext),
    isOwnLink: (address) => isLinkDaPagina(address, facts),
  });
  const js = sanitizeJs(source.js, notes);
  const css = rebuildCss(source.css, { ...cssContext, ...styleContext(nodes, js, facts) });
  if (notes.refused.size > 0)
    return { ok: false, reasons: [...notes.refused.values(), ...notes.repaired.values()] };

  const claims = new Notes();
  removeUnsupported(structuredClone(nodes), facts, assets, claims);
  for (const { message } of [...claims.repaired.values(), ...claims.refused.values()])
    notes.find('red', 'numero-sem-fonte', message.replace(/^Retirado por não estar/, 'Não está'));
  const page = { nodes, css, js, placeholders: placeholdersOf(nodes) };
  findFaults(page, facts, assets, notes);
  findInProse(page, facts, notes);
  return { ok: true, page, findings: [...notes.findings.values(), ...notes.repaired.values()] };
}
