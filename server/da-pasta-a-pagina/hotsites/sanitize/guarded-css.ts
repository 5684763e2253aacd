import type * as csstree from 'css-tree';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import {
  type Guarded,
  type GuardedPage,
  get,
} from '#server/da-pasta-a-pagina/hotsites/sanitize/guard-page.ts';
import { type Definitions, type Range, rangeOf, rangesOf } from './css-lengths.ts';
import { pixelsOf } from './css-policy.ts';
import { cssTree } from './css-syntax.ts';
import { couldMatch } from './selector-match.ts';

/** `display` values that keep protected elements visible; others (`none`, `table-column`) hide them. */
const shown =
  /^(?:block|inline|inline-block|(?:inline-)?flex|(?:inline-)?grid|flow-root|block flow-root|list-item|table|table-row|table-cell|contents|-webkit-box|revert|initial|inherit|unset)$/;

const noBox = /^(?:inline|contents|initial|unset)$/;

/** Constraints on rules that match protected elements. */
export class GuardedRules {
  private readonly elements: [Tree.Element, Guarded][];
  private readonly bars: Tree.Element[];
  private readonly states: ReadonlySet<string>;
  private readonly defined: Definitions;

  constructor(page: GuardedPage, states: ReadonlySet<string>, defined: Definitions) {
    // The bar may appear on some screens only, since the page has another contact link. The skip link is
    // off-screen until focused.
    this.elements = [...page.marks].filter(
      ([element, mark]) => get(element, 'data-fixo') !== 'barra' && mark !== 'salto',
    );
    this.bars = [...page.marks.keys()].filter((element) => get(element, 'data-fixo') !== null);
    this.states = states;
    this.defined = defined;
  }

  /** Protected elements a rule may match. Rules for `::before` and the like match none. */
  reach(rule: csstree.Rule): ReadonlySet<Guarded> {
    const reached = new Set<Guarded>();
    if (rule.prelude.type !== 'SelectorList') return new Set(['texto', 'via', 'parte', 'casca']);
    for (const selector of rule.prelude.children) {
      if (selector.type !== 'Selector' || isBesideText(selector)) continue;
      for (const [element, mark] of this.elements)
        if (!reached.has(mark) && couldMatch(selector, element, this.states)) reached.add(mark);
    }
    return reached;
  }

  /** Fixed elements are low, padding included; a bottom bar stays at the bottom. */
  barFault(node: csstree.Declaration, rule: csstree.Rule): string | null {
    const property = node.property.toLowerCase();
    if (this.bars.length === 0 || node.value.type === 'Raw' || rule.prelude.type !== 'SelectorList')
      return null;
    const isAround = /^(?:padding|border)/.test(property);
    const isLow = isAround || property === 'bottom';
    const isHigh = /^(?:min-)?(?:height|block-size)$/.test(property);
    const lengths = (isLow || isHigh) && rangesOf(withoutColors(node.value), this.defined);
    if (!lengths) return null;
    // Our own layer limits the header's height, except what surrounds its content.
    const reaches = (fixo: string, most: Range) =>
      !lengths.every((range) => within(range, most)) &&
      (rule.prelude as csstree.SelectorList).children.some(
        (selector) =>
          selector.type === 'Selector' &&
          this.bars.some((bar) => get(bar, 'data-fixo') === fixo && couldMatch(selector, bar, this.states)),
      );
    const isCurtain = reaches('barra', isLow ? [0, 80] : [0, 200]) || (isAround && reaches('topo', [0, 200]));
    return isCurtain ? 'cobre' : null;
  }

  /** What a declaration would do to protected elements, or null if harmless. */
  fault(node: csstree.Declaration, reached: ReadonlySet<Guarded>, rule: csstree.Rule): string | null {
    if (reached.size === 0 || node.value.type === 'Raw') return null;
    const property = node.property.toLowerCase();
    const text = cssTree.generate(node.value).toLowerCase();
    if (isForBeginning(rule)) return beginningFault(node, property, this.defined);
    if (/^grid(?:-template(?:-columns)?|-auto-columns)?$/.test(property))
      return columnsFault(text, reached.has('casca'));
    if (/^(?:min-)?(?:width|inline-size)$/.test(property) && isWide(text)) return 'desloca';
    if (
      /^font(?:-size)?$/.test(property) &&
      /(?:^|[\s(,])(?:[0-5]?\d(?:\.\d+)?%|0?\.[0-5]\d*r?em)/.test(text)
    )
      return 'esconde';
    // A page part has a box that contains everything it draws.
    if (property === 'display')
      return shown.test(text) && !(reached.has('parte') && noBox.test(text)) ? null : 'esconde';
    if (property === 'transform') return this.transformFault(text, reached, rule);
    if (/^(?:color|-webkit-text-fill-color|background-clip|-webkit-background-clip)$/.test(property))
      return colorFault(property, text, reached);
    if (property === 'font') return fontFault(node.value, this.defined);
    if (
      /^(?:min-)?(?:width|inline-size)$/.test(property) &&
      /max-content/.test(text) &&
      !reached.has('texto')
    )
      return 'desloca';
    const bounds = boundsOf(property, reached);
    if (!bounds) return null;
    const ranges = rangesOf(node.value, this.defined);
    return ranges.some((range) => !within(range, bounds)) ? 'esconde' : null;
  }

  private transformFault(text: string, reached: ReadonlySet<Guarded>, rule: csstree.Rule): string | null {
    // Blocks and texts stay in place; their containers may be centred in common ways.
    if (!reached.has('via') || text === 'none') return null;
    const centred = /^translate[xy]?\((?:-50%|0|0px)(?:,\s*(?:-50%|0|0px))?\)$/.test(text);
    return centred && /position:absolute/.test(cssTree.generate(rule.block)) ? null : 'desloca';
  }
}

/** A border names its colour beside its width. */
const withoutColors = (value: csstree.Value): csstree.Value => ({
  ...value,
  children: value.children.filter(
    (node) =>
      node.type !== 'Hash' &&
      !(node.type === 'Function' && /^(?:rgb|hsl|hwb|lab|lch|ok|color)/i.test(node.name)),
  ),
});

/** Whether a rule targets generated content (`::before`) rather than the text (`::first-line`). */
function isBesideText(selector: csstree.Selector): boolean {
  const { last } = selector.children;
  return last?.type === 'PseudoElementSelector' && !/^first-l/i.test(last.name);
}

/** Whether a rule targets the first letters of a text. */
const isForBeginning = (rule: csstree.Rule): boolean => /::?first-l/i.test(cssTree.generate(rule.prelude));

/** An initial is an ornament: it must neither cover other letters nor disappear. */
function beginningFault(node: csstree.Declaration, property: string, defined: Definitions): string | null {
  if (
    !/^(?:font-(?:size|weight|style|family|variant.*)|text-transform|float|line-height|(?:margin|padding)-right)$/.test(
      property,
    )
  )
    return 'esconde';
  if (property === 'line-height' || !/size|right/.test(property) || node.value.type === 'Raw') return null;
  const most: Range = property === 'font-size' ? [8.5, 120] : [0, 40];
  return rangesOf(node.value, defined).some((range) => !within(range, most)) ? 'esconde' : null;
}

/** The page's blocks are stacked, or in a few columns that fit a viewport. */
function columnsFault(text: string, isShell: boolean): string | null {
  const wide = [...text.matchAll(/([\d.]+)(px|rem|em|ch|pt)/g)].some(
    ([, size, unit]) => Number(size) * (unit === 'px' || unit === 'pt' ? 1 : 16) > (isShell ? 480 : 720),
  );
  const ofWindow = [...text.matchAll(/([\d.]+)(?:%|[sdl]?v(?:w|i|max|min)|cqw|cqi)/g)].reduce(
    (sum, [, share]) => sum + Number(share),
    0,
  );
  const tracks = text.match(/auto-fi|[^\s(),/]+(?=$|[\s),/])/g)?.length ?? 0;
  return wide ||
    ofWindow > 100 ||
    /max-content/.test(text) ||
    (isShell && (tracks > 8 || /repeat\((?:[4-9]|\d\d)|var\(/.test(text)))
    ? 'desloca'
    : null;
}

/** Wider than a viewport; `min()` and `clamp()` bound themselves. */
const isWide = (text: string): boolean =>
  !/(?:min|clamp)\(/.test(text) &&
  ([...text.matchAll(/([\d.]+)(px|rem|em|ch|pt)(?![a-z])/g)].some(
    ([, size, unit]) => Number(size) * (pixelsOf[unit!] ?? 1) > 360,
  ) ||
    [...text.matchAll(/([\d.]+)(?:%|[sdl]?v[a-z]+|cq[a-z]+)/g)].some(([, share]) => Number(share) > 100));

/** Generated content takes no space from its text and is drawn nowhere else. */
export function besideFault(
  node: csstree.Declaration,
  rule: csstree.Rule,
  defined: Definitions,
): string | null {
  if (!/^(?:margin|position)/i.test(node.property) || node.value.type === 'Raw') return null;
  if (!/::?(?:before|after)/i.test(cssTree.generate(rule.prelude))) return null;
  // Out of flow it would be under the following letters.
  if (/^position$/i.test(node.property))
    return /relative|sticky/i.test(cssTree.generate(node.value)) ? 'desloca' : null;
  return rangesOf(node.value, defined).some((range) => !within(range, [-40, 1000])) ? 'desloca' : null;
}

/** `font` sets a size too: it must not be a variable, zero or too small to read. */
function fontFault(value: csstree.Value, defined: Definitions): string | null {
  const parts = value.children.toArray();
  const slash = parts.findIndex((node) => node.type === 'Operator' && node.value === '/');
  const before = slash < 0 ? parts : parts.slice(0, slash);
  const sizes = before.filter(
    (node) => node.type === 'Dimension' || node.type === 'Percentage' || node.type === 'Function',
  );
  const nought = before.some((node) => node.type === 'Number' && Number(node.value) < 100);
  return nought || sizes.some((size) => !within(rangeOf(size, defined), readable)) ? 'esconde' : null;
}

function colorFault(property: string, text: string, reached: ReadonlySet<Guarded>): string | null {
  if (!reached.has('texto') && !reached.has('via') && !reached.has('casca') && !reached.has('parte'))
    return null;
  if (property.includes('clip')) return null;
  return /transparent|(?:[,/]\s*(?:0?\.[0-3]\d*|[0-3]?\d%|0)\s*\))|#[0-9a-f]{6}[0-5][0-9a-f]$|#[0-9a-f]{3}[0-5]$/.test(
    text,
  )
    ? 'esconde'
    : null;
}

/** Readable font sizes, in pixels. */
const readable: Range = [8.5, 480];

const within = (range: Range | null, [low, high]: Range) =>
  range !== null && range[0] >= low && range[1] <= high;

/** Pixel limits of a property of protected elements; null if unlimited. */
function boundsOf(property: string, reached: ReadonlySet<Guarded>): Range | null {
  if (property === 'font-size') return readable;
  if (/^min-(?:width|inline-size)$/.test(property)) return [0, 500];
  if (/^(?:margin|margin-.+)$/.test(property)) return [reached.has('parte') ? -48 : -100, 1000];
  if (property === 'letter-spacing') return [-3, 60];
  if (property === 'word-spacing') return [-6, 100];
  if (property === 'text-indent') return [0, 300];
  if (property === 'outline-offset') return [-2, 40];
  if (/^(?:padding|padding-.+)$/.test(property)) return [0, 1000];
  if (/^(?:max-)?(?:width|inline-size)$|^flex-basis$/.test(property))
    return [reached.has('via') || reached.has('parte') || reached.has('casca') ? 90 : 40, 20_000];
  if (/^(?:max-)?(?:height|block-size)$/.test(property)) return reached.has('via') ? [30, 20_000] : null;
  if (/^(?:top|right|bottom|left|inset|inset-.+)$/.test(property)) return [-60, 420];
  return null;
}
