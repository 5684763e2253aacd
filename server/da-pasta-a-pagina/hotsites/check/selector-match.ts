import * as csstree from 'css-tree';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { elementsIn, get } from '#server/da-pasta-a-pagina/hotsites/check/must-see.ts';

/** Attributes that a page's calls, or a visitor, change. */
const changing = /^(?:aria-.+|class|hidden|open|inert|tabindex)$/;

/**
 * Could a selector ever be for an element? States (`:hover`, `:checked`), classes that a call puts on
 * and attributes that change are taken as if they were there: what is let through by this holds at
 * any moment.
 */
export function mayMatch(
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
const named = (name: string) => csstree.ident.decode(name.replace(/^.*\|/, ''));

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
      // Of the outermost elements our server writes attributes of its own.
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
        return lists.some((one) => one.type === 'Selector' && mayMatch(one, element, states));
      }
      return true;
    }
    default:
      return true;
  }
}
