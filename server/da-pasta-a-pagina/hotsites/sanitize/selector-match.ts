import type * as csstree from 'css-tree';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { elementsIn, get } from '#server/da-pasta-a-pagina/hotsites/sanitize/guard-page.ts';
import { cssTree } from './css-syntax.ts';

/** Attributes that calls or visitors change. */
const changing = /^(?:aria-.+|class|hidden|open|inert|tabindex)$/;

/**
 * Whether a selector could ever match an element. States (`:hover`, `:checked`), classes added by calls and
 * changing attributes are assumed present, so the result holds at any moment.
 */
export function couldMatch(
  selector: csstree.Selector,
  element: Tree.Element,
  states: ReadonlySet<string>,
): boolean {
  return matches(selector.children.toArray(), element, states);
}

function matches(parts: csstree.CssNode[], element: Tree.Element, states: ReadonlySet<string>): boolean {
  let from = parts.length;
  while (from > 0 && parts[from - 1]!.type !== 'Combinator') from -= 1;
  if (!parts.slice(from).every((part) => simple(part, element, states))) return false;
  const combinator = parts[from - 1];
  if (combinator?.type !== 'Combinator') return true;
  const rest = parts.slice(0, from - 1);
  const parent = element.parentNode && 'tagName' in element.parentNode ? element.parentNode : null;
  if (combinator.name === '>') return parent !== null && matches(rest, parent, states);
  if (combinator.name === '+' || combinator.name === '~')
    return parent !== null && elementsIn(parent).some((one) => one !== element && matches(rest, one, states));
  for (let one = parent; one; one = one.parentNode && 'tagName' in one.parentNode ? one.parentNode : null)
    if (matches(rest, one, states)) return true;
  return false;
}

/** 'foo\\74 er' is `footer` to a browser. */
const named = (name: string) => cssTree.ident.decode(name.replace(/^.*\|/, ''));

function simple(part: csstree.CssNode, element: Tree.Element, states: ReadonlySet<string>): boolean {
  switch (part.type) {
    case 'TypeSelector':
      return part.name === '*' || named(part.name).toLowerCase() === element.tagName.toLowerCase();
    case 'ClassSelector':
      return (
        states.has(named(part.name)) || (get(element, 'class') ?? '').split(/\s+/).includes(named(part.name))
      );
    case 'IdSelector':
      return get(element, 'id') === named(part.name);
    case 'AttributeSelector': {
      const name = named(part.name.name).toLowerCase();
      // Our server sets attributes on the outermost elements.
      return (
        changing.test(name) || get(element, name) !== null || /^(?:img|html|body)$/.test(element.tagName)
      );
    }
    case 'PseudoClassSelector': {
      const name = part.name.toLowerCase();
      if (name === 'root') return element.tagName === 'html';
      if ((name === 'is' || name === 'where') && part.children) {
        const lists = part.children
          .toArray()
          .flatMap((list) => (list.type === 'SelectorList' ? list.children.toArray() : []));
        return lists.some((one) => one.type === 'Selector' && couldMatch(one, element, states));
      }
      return true;
    }
    default:
      return true;
  }
}
