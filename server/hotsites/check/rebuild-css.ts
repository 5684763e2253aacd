import * as csstree from 'css-tree';
import type { Asset } from '#contract/assets.ts';
import { hasAddress } from './addresses.ts';
import { excerpt, type Notes } from './notes.ts';

export interface CssContext {
  notes: Notes;
  assets: ReadonlyMap<string, Asset>;
  /** Is a text that a style shows (`content`) covered by the record? */
  textAllowed: (text: string) => boolean;
}

const allowedAtRules = new Set([
  'media',
  'supports',
  'container',
  'keyframes',
  'layer',
  'property',
  'starting-style',
]);
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
 * `url(asset:ID)` or `url(#id)`, nothing else.
 */
export function rebuildCss(source: string, context: CssContext): string {
  if (/\{\{\s*[A-Z_]+\s*\}\}/.test(source))
    context.notes.refuse('placeholder-no-css', 'A folha de estilo usa um marcador do corretor.');
  const sheet = csstree.parse(source, { parseCustomProperty: true, parseRulePrelude: true });
  removeFaults(sheet, context);
  return escapeEnd(csstree.generate(sheet));
}

/** The declarations of a `style` attribute that may stay. */
export function rebuildStyleAttribute(value: string, context: CssContext): string {
  const list = csstree.parse(value, { context: 'declarationList', parseCustomProperty: true });
  removeFaults(list, context);
  return csstree.generate(list);
}

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
