import type { Catalog } from '#contract/da-pasta-a-pagina/assets.ts';
import type { PageFacts, PageSource } from '#contract/da-pasta-a-pagina/blueprint.ts';
import { checkJs } from './check-js.ts';
import { type PageCheck, styleContext } from './check-page.ts';
import { unsupported } from './figures.ts';
import { findFaults } from './findings.ts';
import { Notes } from './notes.ts';
import { checkProse } from './prosa/check-prose.ts';
import { rebuildCss, rebuildStyleAttribute } from './rebuild-css.ts';
import { placeholdersOf, rebuildHtml } from './rebuild-html.ts';
import { removeUnsupported } from './remove-unsupported.ts';

/**
 * Checks a page put together from parts that were checked before. What a check of today drops of markup,
 * style and script is dropped and told; what it refuses is refused. A number the record no longer holds is found
 * and told, as it stands in a part somebody wanted to keep.
 */
export function checkKept(source: PageSource, facts: PageFacts, catalog: Catalog): PageCheck {
  const notes = new Notes();
  const assets = new Map(catalog.assets.map((asset) => [asset.id, asset]));
  const cssContext = { notes, assets, textAllowed: (text: string) => unsupported(text, facts).length === 0 };
  const nodes = rebuildHtml(source.html, {
    notes,
    assets,
    readyText: '',
    styleAttribute: (value) => rebuildStyleAttribute(value, cssContext),
  });
  const js = checkJs(source.js, notes);
  const css = rebuildCss(source.css, { ...cssContext, ...styleContext(nodes, js, facts) });
  if (notes.refused.size > 0)
    return { ok: false, reasons: [...notes.refused.values(), ...notes.repaired.values()] };

  const claims = new Notes();
  removeUnsupported(structuredClone(nodes), facts, assets, claims);
  for (const { message } of [...claims.repaired.values(), ...claims.refused.values()])
    notes.find('red', 'numero-sem-fonte', message.replace(/^Retirado por não estar/, 'Não está'));
  const page = { nodes, css, js, placeholders: placeholdersOf(nodes) };
  findFaults(page, facts, assets, notes);
  checkProse(page, facts, notes);
  return { ok: true, page, findings: [...notes.findings.values(), ...notes.repaired.values()] };
}
