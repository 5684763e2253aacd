import type * as csstree from 'css-tree';
import { pixelsOf } from './css-policy.ts';

/** Approximate range of a value in pixels; null if unknown. */
export type Range = readonly [low: number, high: number];

/** Definitions of custom properties anywhere in a sheet. */
export type Definitions = ReadonlyMap<string, csstree.CssNode[]>;

/** Viewport range from phones to large screens, per 1 % unit. */
const screen: Range = [3.4, 20];
const viewport = /^(?:[sdl]?v(?:w|h|min|max|i|b)|cq(?:w|h|i|b|min|max))$/;

const spread = (ranges: Range[]): Range => [
  Math.min(...ranges.map(([low]) => low)),
  Math.max(...ranges.map(([, high]) => high)),
];

function ofUnit(value: number, unit: string): Range | null {
  // A container may be as narrow as its sheet makes it.
  if (unit.startsWith('cq'))
    return spread([
      [value * 1.2, value * screen[1]],
      [value * screen[1], value * 1.2],
    ]);
  if (viewport.test(unit))
    return spread([
      [value * screen[0], value * screen[1]],
      [value * screen[1], value * screen[0]],
    ]);
  const pixels = pixelsOf[unit];
  return pixels === undefined ? null : [value * pixels, value * pixels];
}

/** The range of one operand: a dimension, a length function, a variable. */
export function rangeOf(node: csstree.CssNode, defined: Definitions, depth = 0): Range | null {
  if (depth > 12) return null;
  switch (node.type) {
    case 'Number':
      return [Number(node.value), Number(node.value)];
    case 'Dimension':
      return ofUnit(Number(node.value), node.unit.toLowerCase());
    case 'Percentage':
      return ofUnit(Number(node.value), '%');
    case 'Parentheses':
      return sumOf(node.children.toArray(), defined, depth + 1);
    case 'Function':
      return functionRange(node, defined, depth + 1);
    default:
      return null;
  }
}

function functionRange(node: csstree.FunctionNode, defined: Definitions, depth: number): Range | null {
  const name = node.name.toLowerCase();
  const args = splitArguments(node.children.toArray());
  if (name === 'var') {
    const [first] = args[0] ?? [];
    const values = first?.type === 'Identifier' ? (defined.get(first.name) ?? []) : [];
    const ranges = values.map((value) =>
      'children' in value && value.children
        ? sumOf((value.children as csstree.List<csstree.CssNode>).toArray(), defined, depth)
        : null,
    );
    if (args[1]) ranges.push(sumOf(args[1], defined, depth));
    return ranges.length > 0 && !ranges.includes(null) ? spread(ranges as Range[]) : null;
  }
  if (!['calc', 'min', 'max', 'clamp', 'env', 'minmax', 'fit-content'].includes(name)) return null;
  if (name === 'env') return [0, 60];
  const ranges = args.map((arg) => sumOf(arg, defined, depth));
  if (ranges.length === 0 || ranges.includes(null)) return null;
  const known = ranges as Range[];
  const lows = known.map(([low]) => low);
  const highs = known.map(([, high]) => high);
  if (name === 'min') return [Math.min(...lows), Math.min(...highs)];
  if (name === 'max') return [Math.max(...lows), Math.max(...highs)];
  if (name === 'clamp' && known.length === 3)
    return [
      Math.max(lows[0]!, Math.min(lows[1]!, lows[2]!)),
      Math.max(highs[0]!, Math.min(highs[1]!, highs[2]!)),
    ];
  return spread(known);
}

function splitArguments(nodes: csstree.CssNode[]): csstree.CssNode[][] {
  const args: csstree.CssNode[][] = [[]];
  for (const node of nodes)
    if (node.type === 'Operator' && node.value === ',') args.push([]);
    else if (node.type === 'Raw') args.at(-1)!.push(node);
    else args.at(-1)!.push(node);
  return args;
}

/** Sums and products; a multi-part value is not a sum and has no range. */
function sumOf(nodes: csstree.CssNode[], defined: Definitions, depth: number): Range | null {
  const parts = nodes.filter(({ type }) => type !== 'WhiteSpace');
  let total: Range | null = null;
  let operator = '+';
  let term: Range | null = null;
  const close = () => {
    if (term) total = total ? [total[0] + term[0], total[1] + term[1]] : term;
    term = null;
  };
  for (const part of parts) {
    if (part.type === 'Operator') {
      operator = part.value.trim();
      continue;
    }
    const range = rangeOf(part, defined, depth);
    if (!range) return null;
    if (operator === '*' || operator === '/') {
      const before: Range = term ?? [1, 1];
      const [a, b] = before;
      const products: number[] =
        operator === '*'
          ? [a * range[0], a * range[1], b * range[0], b * range[1]]
          : [a / range[0], a / range[1], b / range[0], b / range[1]];
      term = [Math.min(...products), Math.max(...products)];
    } else {
      close();
      term = operator === '-' ? [-range[1], -range[0]] : range;
    }
    operator = '+';
  }
  close();
  return total;
}

/** The ranges of a declaration's parts, without keywords; null if unknown. */
export function rangesOf(value: csstree.Value, defined: Definitions): (Range | null)[] {
  return value.children
    .toArray()
    .filter(({ type }) => type !== 'Identifier' && type !== 'Operator' && type !== 'WhiteSpace')
    .map((node) => rangeOf(node, defined));
}
