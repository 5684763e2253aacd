import type * as csstree from 'css-tree';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { cssTree } from './css-syntax.ts';
import { elementsIn, type GuardedPage } from './guard-page.ts';
import { couldMatch } from './selector-match.ts';

/** Limits of elements rendered through filters: each costs a layer of its size. */
const mostDrawnThrough = [
  { properties: /^(?:-webkit-)?backdrop-filter$/, most: 16 },
  { properties: /^(?:filter|mix-blend-mode|(?:-webkit-)?mask(?:-image)?)$/, most: 120 },
];

/** Counts the elements a sheet renders through blurs, masks and blends. */
export class ExpensiveElements {
  private readonly all: Tree.Element[];
  private readonly states: ReadonlySet<string>;
  private readonly reached = mostDrawnThrough.map(() => new Set<Tree.Element>());

  constructor(page: GuardedPage, states: ReadonlySet<string>) {
    this.states = states;
    const under = (node: Tree.Element): Tree.Element[] => [node, ...elementsIn(node).flatMap(under)];
    this.all = under(page.body);
  }

  fault(node: csstree.Declaration, rule: csstree.Rule): string | null {
    const kind = mostDrawnThrough.findIndex(({ properties }) => properties.test(node.property.toLowerCase()));
    if (kind < 0 || rule.prelude.type !== 'SelectorList' || cssTree.generate(node.value) === 'none')
      return null;
    const reached = this.reached[kind]!;
    const { most } = mostDrawnThrough[kind]!;
    const selectors = rule.prelude.children
      .toArray()
      .filter((one): one is csstree.Selector => one.type === 'Selector');
    for (const element of this.all) {
      if (reached.size > most) break;
      if (selectors.some((selector) => couldMatch(selector, element, this.states))) reached.add(element);
    }
    return reached.size > most ? 'demais' : null;
  }
}
