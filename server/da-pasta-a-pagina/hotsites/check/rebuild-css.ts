import * as csstree from 'css-tree';
import type { Asset } from '#contract/da-pasta-a-pagina/assets.ts';
import type { Guarded, GuardedPage } from '#server/da-pasta-a-pagina/hotsites/check/must-see.ts';
import { hasAddress } from './addresses.ts';
import { DearElements } from './dear-css.ts';
import { besideFault, GuardedRules } from './guarded-css.ts';
import { withoutUnseen } from './html-policy.ts';
import { dearFault, declarationFault, SheetBounds } from './limit-css.ts';
import { excerpt, type Notes } from './notes.ts';

export interface CssContext {
  notes: Notes;
  assets: ReadonlyMap<string, Asset>;
  /** Is a text that a style shows (`content`) covered by the record? */
  textAllowed: (text: string) => boolean;
  /** The page the sheet is for, with what must be seen. */
  page?: GuardedPage;
  /** Classes that a call of the page puts on. */
  states?: ReadonlySet<string>;
}

/** A finding of what is out of the bounds of style: told, and no reason to refuse a part. */
export const limitedStyle = 'estilo-limitado';

const allowedAtRules = new Set(['media', 'supports', 'container', 'keyframes', 'layer']);
const refusedProperties = new Set(['behavior', '-moz-binding', '-ms-behavior']);
/** Functions whose strings are addresses, and those of browsers long gone. */
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
 * A generated stylesheet parsed and written anew: no other file is loaded, pictures are
 * `url(asset:ID)` or `url(#id)`, nothing else; properties, values and sizes are those of the allow-list,
 * and none hides what must be seen.
 */
export function rebuildCss(source: string, context: CssContext): string {
  if (/\{\{\s*[A-Z_]+\s*\}\}/.test(source))
    context.notes.refuse('placeholder-no-css', 'A folha de estilo usa um marcador do corretor.');
  try {
    const sheet = csstree.parse(withoutUnseen(source), { parseCustomProperty: true, parseRulePrelude: true });
    removeFaults(sheet, context);
    unwrapLayers(sheet);
    limit(sheet, context);
    return escapeEnd(csstree.generate(sheet));
  } catch (error) {
    // Nested without end: nothing of it can be told.
    if (!(error instanceof RangeError)) throw error;
    context.notes.repair(limitedStyle, 'A folha de estilo não pode ser lida e foi retirada.');
    return '';
  }
}

/** The declarations of a `style` attribute that may stay: none of what moves or hides. */
export function rebuildStyleAttribute(value: string, context: CssContext): string {
  const list = csstree.parse(withoutUnseen(value), { context: 'declarationList', parseCustomProperty: true });
  removeFaults(list, context);
  csstree.walk(list, {
    enter(
      node: csstree.CssNode,
      item: csstree.ListItem<csstree.CssNode>,
      own: csstree.List<csstree.CssNode>,
    ) {
      if (node.type !== 'Declaration') {
        if (node.type === 'Raw' && own && item) own.remove(item);
        return;
      }
      // It would win over the layer that holds what must be seen.
      node.important = false;
      const fault = declarationFault(node, false) ?? (inlineRefused.test(node.property) ? 'esconde' : null);
      if (fault) drop(node, item, own, context);
    },
  });
  return csstree.generate(list);
}
const inlineRefused =
  /^(?:display|position|top|left|right|bottom|inset.*|transform|translate|scale|rotate|margin.*|height|max-height|width|max-width|font.*|color|z-index|animation.*|opacity|visibility|-webkit-.*)$/i;

function removeFaults(tree: csstree.CssNode, context: CssContext): void {
  csstree.walk(tree, {
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

/** A writer's layers would stand beside ours: their rules count as they are written. */
function unwrapLayers(sheet: csstree.CssNode): void {
  csstree.walk(sheet, {
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

/** Takes out what is beyond the bounds, and what would hide what must be seen. */
function limit(sheet: csstree.CssNode, context: CssContext): void {
  const bounds = new SheetBounds();
  const defined = definitionsOf(sheet);
  const guarded = context.page && new GuardedRules(context.page, context.states ?? new Set(), defined);
  const dear = context.page && new DearElements(context.page, context.states ?? new Set());
  const reached = new WeakMap<csstree.Rule, ReadonlySet<Guarded>>();
  csstree.walk(sheet, {
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
          (rule && !inKeyframes ? (dearFault(node, rule) ?? dear?.fault(node, rule)) : null) ??
          (rule && !inKeyframes ? besideFault(node, rule, defined) : null) ??
          (rule && !inKeyframes ? guarded?.barFault(node, rule) : null) ??
          (own && rule && guarded?.fault(node, own, rule));
        if (fault) drop(node, item, list, context);
      } else if (node.type === 'Raw' && list && this.block?.children === list) list.remove(item);
    },
  });
}

const onPaper = (atrule: csstree.Atrule | null) =>
  atrule?.prelude?.type === 'AtrulePrelude' && csstree.generate(atrule.prelude).toLowerCase() === 'print';

function drop(
  node: csstree.CssNode,
  item: csstree.ListItem<csstree.CssNode>,
  list: csstree.List<csstree.CssNode>,
  { notes }: CssContext,
): void {
  if (!list || !item) return;
  list.remove(item);
  notes.repair(limitedStyle, `Retirado do estilo: ${excerpt(csstree.generate(node))}`);
}

/** Every definition of each custom property of a sheet. */
function definitionsOf(sheet: csstree.CssNode): Map<string, csstree.CssNode[]> {
  const found = new Map<string, csstree.CssNode[]>();
  csstree.walk(sheet, (node: csstree.CssNode) => {
    if (node.type !== 'Declaration' || !node.property.startsWith('--')) return;
    const own = found.get(node.property) ?? [];
    own.push(node.value);
    found.set(node.property, own);
  });
  return found;
}

/** No text of a sheet can end the element it stands in. */
const escapeEnd = (css: string) => css.replace(/<(?=[/!])/g, '\\3c ');

/** What is wrong with a rule or a declaration, or null. */
function faultOf(node: csstree.CssNode, context: CssContext): string | null {
  if (node.type === 'Atrule') {
    const allowed = allowedAtRules.has(node.name.replace(/^-(?:webkit|moz)-/, '').toLowerCase());
    return allowed && !(node.prelude && rawFault(csstree.generate(node.prelude))) ? null : `@${node.name}`;
  }
  if (node.type === 'Raw') return rawFault(node.value);
  if (node.type === 'Comment' || node.type === 'CDO' || node.type === 'CDC') return null;
  if (node.type !== 'Declaration') return null;
  const text = csstree.generate(node);
  const property = node.property.toLowerCase();
  if (property.includes('\\') || refusedProperties.has(property)) return text;
  if (node.value.type === 'Raw') return rawFault(node.value.value) && text;
  let fault = false;
  csstree.walk(node.value, (part) => {
    if (part.type === 'Url') fault ||= !urlAllowed(part.value, context);
    else if (part.type === 'Function')
      fault ||= part.name.includes('\\') || refusedFunctions.has(part.name.toLowerCase());
    else if (part.type === 'Raw') fault ||= rawFault(part.value) !== null;
    else if (part.type === 'String')
      fault ||= hasAddress(part.value) || (property === 'content' && !context.textAllowed(part.value));
  });
  return fault ? text : null;
}

/** What the parser did not understand stays only when it can hold no address. */
const rawFault = (value: string) =>
  /url|src\s*\(|image(?:-set)?\s*\(|element\s*\(|expression|attr\s*\(|import|\\|:\/\/|javascript/i.test(value)
    ? value
    : null;

function urlAllowed(url: string, { assets }: CssContext): boolean {
  return /^#[\w-]+$/.test(url) || (url.startsWith('asset:') && assets.has(url.slice('asset:'.length)));
}
