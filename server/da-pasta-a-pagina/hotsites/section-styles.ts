import type * as csstree from 'css-tree';
import type { SectionId } from '#contract/da-pasta-a-pagina/sections.ts';
import { cssTree } from './sanitize/css-syntax.ts';

/*
 * A section's extra rules are at the end of its page's sheet, between two comments that name it and survive
 * sanitising.
 */
const begin = (id: string) => `/*!secao ${id}*/`;
const end = (id: string) => `/*!fim ${id}*/`;
const anyBlock = /\/\*!secao (\w+)\*\/[\s\S]*?\/\*!fim \1\*\//g;

/** The extra rules of one section, '' if none. */
export function sectionSheet(css: string, id: SectionId): string {
  const from = css.indexOf(begin(id));
  const to = css.indexOf(end(id), from);
  return from < 0 || to < 0 ? '' : css.slice(from + begin(id).length, to);
}

/** The sheet with one section's rules replaced, the rest byte for byte. */
export function withSectionSheet(css: string, id: SectionId, rules: string): string {
  const block = rules === '' ? '' : `${begin(id)}${rules}${end(id)}`;
  const from = css.indexOf(begin(id));
  const to = css.indexOf(end(id), from);
  if (from < 0 || to < 0) return `${css}${block}`;
  return `${css.slice(0, from)}${block}${css.slice(to + end(id).length)}`;
}

/** The shared part of the sheet. */
export const baseSheet = (css: string): string => css.replace(anyBlock, '');

/** A sheet's rules without its colours: equal for two pages of one style. */
export const sheetRules = (css: string): string => baseSheet(css).replace(/^\s*:root\s*\{[^}]*\}\s*/, '');

/**
 * Scopes a sheet to one section: every rule matches only the section's element and its content. Root rules
 * apply to the section. Animations get unique names.
 */
export function scopeSheet(css: string, id: SectionId): string {
  const sheet = cssTree.parse(css, { parseCustomProperty: false });
  const animations = new Set<string>();
  cssTree.walk(sheet, (node) => {
    if (node.type === 'Atrule' && isKeyframes(node.name) && node.prelude)
      animations.add(cssTree.generate(node.prelude));
  });
  cssTree.walk(sheet, {
    enter(
      this: csstree.WalkContext,
      node: csstree.CssNode,
      item: csstree.ListItem<csstree.CssNode>,
      list: csstree.List<csstree.CssNode>,
    ) {
      if (node.type === 'Atrule' && isKeyframes(node.name) && node.prelude)
        node.prelude = { type: 'Raw', value: `${cssTree.generate(node.prelude)}-${id}` };
      if (node.type === 'Rule' && !this.rule && !(this.atrule && isKeyframes(this.atrule.name))) {
        const selectors = selectorsOf(node.prelude).flatMap((selector) => scopedSelector(selector, id) ?? []);
        if (selectors.length === 0) list.remove(item);
        else node.prelude = { type: 'Raw', value: selectors.join(',') };
      }
      if (node.type === 'Declaration' && /^(?:-webkit-)?animation(?:-name)?$/.test(node.property))
        cssTree.walk(node.value, (part) => {
          if (part.type === 'Identifier' && animations.has(part.name)) part.name = `${part.name}-${id}`;
        });
    },
  });
  return cssTree.generate(sheet);
}

const isKeyframes = (name: string) => /^(?:-webkit-|-moz-)?keyframes$/i.test(name);

const selectorsOf = (prelude: csstree.Rule['prelude']): csstree.Selector[] =>
  prelude.type === 'SelectorList'
    ? prelude.children.toArray().filter((node) => node.type === 'Selector')
    : [];

/** The selector limited to the section; null if it concerns the page only. */
function scopedSelector(selector: csstree.Selector, id: SectionId): string | null {
  if (/^(?::root|html|body)$/i.test(cssTree.generate(selector))) return `#${id}`;
  const parts = selector.children.toArray();
  const subject = parts.slice(parts.findLastIndex(({ type }) => type === 'Combinator') + 1);
  if (subject.some(isPage)) return null;
  const element = subject.findIndex(isPseudoElement);
  const tail = element < 0 ? [] : subject.slice(element);
  const head = parts.slice(0, parts.length - tail.length);
  return `${head.map(generated).join('')}:is(#${id},#${id} *)${tail.map(generated).join('')}`;
}

const generated = (node: csstree.CssNode) => cssTree.generate(node);
const isPage = (node: csstree.CssNode) =>
  (node.type === 'TypeSelector' && /^(?:html|body)$/i.test(node.name)) ||
  (node.type === 'PseudoClassSelector' && node.name === 'root');
/** Four pseudo-elements may have a single colon. */
const isPseudoElement = (node: csstree.CssNode) =>
  node.type === 'PseudoElementSelector' ||
  (node.type === 'PseudoClassSelector' && /^(?:before|after|first-line|first-letter)$/.test(node.name));
