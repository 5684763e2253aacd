import type * as csstree from 'css-tree';
import type { Asset } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Guarded, GuardedPage } from '#server/da-pasta-a-pagina/hotsites/sanitize/guard-page.ts';
import { hasAddress } from './addresses.ts';
import { cssTree } from './css-syntax.ts';
import { ExpensiveElements } from './expensive-css.ts';
import { besideFault, GuardedRules } from './guarded-css.ts';
import { withoutUnseen } from './html-policy.ts';
import { declarationFault, expenseFault, SheetBounds } from './limit-css.ts';
import { excerpt, type Notes } from './notes.ts';

export interface CssContext {
  notes: Notes;
  assets: ReadonlyMap<string, Asset>;
  /** Whether the record supports a text rendered by a style (`content`). */
  textAllowed: (text: string) => boolean;
  /** The sheet's page, with protected elements. */
  page?: GuardedPage;
  /** Classes added by the page's calls. */
  states?: ReadonlySet<string>;
}

/** Finding for style beyond the limits: reported, but no reason to refuse a part. */
export const limitedStyle = 'estilo-limitado';

const allowedAtRules = new Set(['media', 'supports', 'container', 'keyframes', 'layer']);
const refusedProperties = new Set(['behavior', '-moz-binding', '-ms-behavior']);
/** Functions taking addresses, and obsolete ones. */
const refusedFunctions = new Set([
  'image-set',
  '-webkit-image-set',
  'image',
  'cross-fade',
  '-webkit-cross-fade',
  'src',
  'element',
  '-moz-element',
  'expression',
  'paint',
  'url-prefix',
  'attr',
]);

/**
 * Parses and rebuilds a generated stylesheet: no external file, pictures only as `url(asset:ID)` or
 * `url(#id)`; properties, values and sizes by allow-list, and nothing hides protected elements.
 */
export function rebuildCss(source: string, context: CssContext): string {
  if (/\{\{\s*[A-Z_]+\s*\}\}/.test(source))
    context.notes.refuse('placeholder-no-css', 'A folha de estilo usa um marcador do corretor.');
  try {
    const sheet = cssTree.parse(withoutUnseen(source), { parseCustomProperty: true, parseRulePrelude: true });
    removeFaults(sheet, context);
    unwrapLayers(sheet);
    limit(sheet, context);
    return escapeEnd(cssTree.generate(sheet));
  } catch (error) {
    // Nested too deeply to analyse.
    if (!(error instanceof RangeError)) throw error;
    context.notes.repair(limitedStyle, 'A folha de estilo não pode ser lida e foi retirada.');
    return '';
  }
}

/** The allowed declarations of a `style` attribute: nothing that moves or hides. */
export function rebuildStyleAttribute(value: string, context: CssContext): string {
  const list = cssTree.parse(withoutUnseen(value), { context: 'declarationList', parseCustomProperty: true });
  removeFaults(list, context);
  cssTree.walk(list, {
    enter(
      node: csstree.CssNode,
      item: csstree.ListItem<csstree.CssNode>,
      own: csstree.List<csstree.CssNode>,
    ) {
      if (node.type !== 'Declaration') {
        if (node.type === 'Raw' && own && item) own.remove(item);
        return;
      }
      // It would override the layer protecting elements.
      node.important = false;
      const fault = declarationFault(node, false) ?? (inlineRefused.test(node.property) ? 'esconde' : null);
      if (fault) drop(node, item, own, context);
    },
  });
  return cssTree.generate(list);
}
const inlineRefused =
  /^(?:display|position|top|left|right|bottom|inset.*|transform|translate|scale|rotate|margin.*|height|max-height|width|max-width|font.*|color|z-index|animation.*|opacity|visibility|-webkit-.*)$/i;

function removeFaults(tree: csstree.CssNode, context: CssContext): void {
  cssTree.walk(tree, {
    leave(
      node: csstree.CssNode,
      item: csstree.ListItem<csstree.CssNode>,
      list: csstree.List<csstree.CssNode>,
    ) {
      const reason = faultOf(node, context);
      if (!reason || !item || !list) return;
      context.notes.repair('estilo-removido', `Retirado do estilo por segurança: ${excerpt(reason)}`);
      list.remove(item);
    },
  });
}

/** A sheet's layers would compete with ours: their rules are unwrapped. */
function unwrapLayers(sheet: csstree.CssNode): void {
  cssTree.walk(sheet, {
    leave(
      node: csstree.CssNode,
      item: csstree.ListItem<csstree.CssNode>,
      list: csstree.List<csstree.CssNode>,
    ) {
      if (node.type !== 'Atrule' || node.name.toLowerCase() !== 'layer' || !list) return;
      if (node.block) list.replace(item, node.block.children);
      else list.remove(item);
    },
  });
}

/** Removes what exceeds the limits or would hide protected elements. */
function limit(sheet: csstree.CssNode, context: CssContext): void {
  const bounds = new SheetBounds();
  const defined = definitionsOf(sheet);
  const guarded = context.page && new GuardedRules(context.page, context.states ?? new Set(), defined);
  const dear = context.page && new ExpensiveElements(context.page, context.states ?? new Set());
  const reached = new WeakMap<csstree.Rule, ReadonlySet<Guarded>>();
  cssTree.walk(sheet, {
    enter(
      this: csstree.WalkContext,
      node: csstree.CssNode,
      item: csstree.ListItem<csstree.CssNode>,
      list: csstree.List<csstree.CssNode>,
    ) {
      const inKeyframes = this.atrule !== null && /keyframes$/i.test(this.atrule.name);
      if (node.type === 'Rule' && !inKeyframes) {
        const fault = bounds.ruleFault(node);
        if (fault) drop(node, item, list, context);
        else if (guarded) reached.set(node, guarded.reach(node));
      } else if (node.type === 'Declaration' && this.declaration === null) {
        const { rule } = this;
        const own = rule && !onPaper(this.atrule) ? reached.get(rule) : undefined;
        const fault =
          declarationFault(node, inKeyframes) ??
          (rule && !inKeyframes ? (expenseFault(node, rule) ?? dear?.fault(node, rule)) : null) ??
          (rule && !inKeyframes ? besideFault(node, rule, defined) : null) ??
          (rule && !inKeyframes ? guarded?.barFault(node, rule) : null) ??
          (own && rule && guarded?.fault(node, own, rule));
        if (fault) drop(node, item, list, context);
      } else if (node.type === 'Raw' && list && this.block?.children === list) list.remove(item);
    },
  });
}

const onPaper = (atrule: csstree.Atrule | null) =>
  atrule?.prelude?.type === 'AtrulePrelude' && cssTree.generate(atrule.prelude).toLowerCase() === 'print';

function drop(
  node: csstree.CssNode,
  item: csstree.ListItem<csstree.CssNode>,
  list: csstree.List<csstree.CssNode>,
  { notes }: CssContext,
): void {
  if (!list || !item) return;
  list.remove(item);
  notes.repair(limitedStyle, `Retirado do estilo: ${excerpt(cssTree.generate(node))}`);
}

/** Every definition of each custom property. */
function definitionsOf(sheet: csstree.CssNode): Map<string, csstree.CssNode[]> {
  const found = new Map<string, csstree.CssNode[]>();
  cssTree.walk(sheet, (node: csstree.CssNode) => {
    if (node.type !== 'Declaration' || !node.property.startsWith('--')) return;
    const own = found.get(node.property) ?? [];
    own.push(node.value);
    found.set(node.property, own);
  });
  return found;
}

/** Prevents text from closing the style element. */
const escapeEnd = (css: string) => css.replace(/<(?=[/!])/g, '\\3c ');

/** What is wrong with a rule or declaration, or null. */
function faultOf(node: csstree.CssNode, context: CssContext): string | null {
  if (node.type === 'Atrule') {
    const allowed = allowedAtRules.has(node.name.replace(/^-(?:webkit|moz)-/, '').toLowerCase());
    return allowed && !(node.prelude && rawFault(cssTree.generate(node.prelude))) ? null : `@${node.name}`;
  }
  if (node.type === 'Raw') return rawFault(node.value);
  if (node.type === 'Comment' || node.type === 'CDO' || node.type === 'CDC') return null;
  if (node.type !== 'Declaration') return null;
  const text = cssTree.generate(node);
  const property = node.property.toLowerCase();
  if (property.includes('\\') || refusedProperties.has(property)) return text;
  if (node.value.type === 'Raw') return rawFault(node.value.value) && text;
  let fault = false;
  cssTree.walk(node.value, (part) => {
    if (part.type === 'Url') fault ||= !urlAllowed(part.value, context);
    else if (part.type === 'Function')
      fault ||= part.name.includes('\\') || refusedFunctions.has(part.name.toLowerCase());
    else if (part.type === 'Raw') fault ||= rawFault(part.value) !== null;
    else if (part.type === 'String')
      fault ||= hasAddress(part.value) || (property === 'content' && !context.textAllowed(part.value));
  });
  return fault ? text : null;
}

/** Unparsed values are kept only if they cannot contain an address. */
const rawFault = (value: string) =>
  /url|src\s*\(|image(?:-set)?\s*\(|element\s*\(|expression|attr\s*\(|import|\\|:\/\/|javascript/i.test(value)
    ? value
    : null;

function urlAllowed(url: string, { assets }: CssContext): boolean {
  return /^#[\w-]+$/.test(url) || (url.startsWith('asset:') && assets.has(url.slice('asset:'.length)));
}
