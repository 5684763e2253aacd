import type * as csstree from 'css-tree';
import { pageLimits } from '#contract/da-pasta-a-pagina/pagina.ts';
import { cssTree } from './css-syntax.ts';

const pseudos = new Set([
  'first-child',
  'last-child',
  'nth-child',
  'nth-last-child',
  'only-child',
  'first-of-type',
  'last-of-type',
  'nth-of-type',
  'checked',
  'not',
]);
const attributes =
  /^(?:class|id|role|href|open|hidden|type|name|lang|aria-[a-z]{1,30}|data-[a-z0-9-]{1,40})$/;

/** What is wrong with a call's selector, or null: `[onclick]`, `:has(…)` and the like are not supported. */
export function selectorFault(selector: string): string | null {
  if (selector.length > pageLimits.selectorLength) return 'longo demais';
  let tree: csstree.CssNode;
  let broken = false;
  try {
    tree = cssTree.parse(selector, {
      context: 'selectorList',
      onParseError: () => {
        broken = true;
      },
    });
  } catch {
    return 'inválido';
  }
  let parts = 0;
  let fault: string | null = null;
  cssTree.walk(tree, (node: csstree.CssNode) => {
    if (node.type !== 'SelectorList' && node.type !== 'Selector') parts += 1;
    fault ??= nodeFault(node);
  });
  if (broken) return 'inválido';
  return parts > pageLimits.selectorParts ? 'com partes demais' : fault;
}

function nodeFault(node: csstree.CssNode): string | null {
  switch (node.type) {
    case 'PseudoElementSelector':
    case 'NestingSelector':
    case 'Raw':
      return 'inválido';
    case 'PseudoClassSelector':
      return pseudos.has(node.name.toLowerCase()) ? null : `com :${node.name.slice(0, 30)}`;
    case 'AttributeSelector':
      return attributes.test(node.name.name.toLowerCase()) ? null : `com [${node.name.name.slice(0, 30)}]`;
    case 'TypeSelector':
      return node.name.includes('|') ? 'inválido' : null;
    default:
      return null;
  }
}
