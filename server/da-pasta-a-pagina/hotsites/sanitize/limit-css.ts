import type * as csstree from 'css-tree';
import {
  allowedFunctions,
  allowedProperties,
  animatedProperties,
  maxLengths,
  otherUnits,
} from './css-policy.ts';
import { cssTree } from './css-syntax.ts';

const mostRules = 2500;
const mostSelector = 400;
const mostParts = 24;
const mostLayers = 6;
const mostHas = 30;

/** What is wrong with a declaration regardless of its target, or null: general limits of a sheet. */
export function declarationFault(node: csstree.Declaration, inKeyframes: boolean): string | null {
  const property = node.property.toLowerCase();
  if (property.startsWith('--')) return customFault(node);
  if (!allowedProperties.has(property)) return 'propriedade';
  if (inKeyframes && !animatedProperties.has(property)) return 'animação';
  if (node.value.type === 'Raw') return 'valor';
  return (
    valueFault(node.value) ?? wordFault(property, cssTree.generate(node.value).toLowerCase(), node.value)
  );
}

/** A custom property may hold partial values, within the same limits. */
function customFault(node: csstree.Declaration): string | null {
  if (node.property.length > 60) return 'nome';
  return node.value.type === 'Raw'
    ? node.value.value.trim() === ''
      ? null
      : 'valor'
    : valueFault(node.value);
}

function valueFault(value: csstree.Value): string | null {
  let fault: string | null = null;
  let nodes = 0;
  cssTree.walk(value, (node: csstree.CssNode) => {
    nodes += 1;
    if (node.type === 'Function' && !allowedFunctions.has(node.name.toLowerCase())) fault ??= 'função';
    else if (node.type === 'Dimension') fault ??= dimensionFault(node);
    else if (node.type === 'Percentage' && Math.abs(Number(node.value)) > maxLengths['%']!)
      fault ??= 'medida';
    else if (node.type === 'Number' && !(Math.abs(Number(node.value)) <= 10_000)) fault ??= 'número';
    if (node.type === 'Function' && node.name.toLowerCase() === 'repeat') fault ??= repeatFault(node);
  });
  return nodes > 160 ? 'valor longo' : fault;
}

function dimensionFault({ value, unit }: csstree.Dimension): string | null {
  const name = unit.toLowerCase();
  const size = Math.abs(Number(value));
  if (otherUnits.has(name)) return size <= (name === 'ms' ? 120_000 : 7200) ? null : 'medida';
  return size <= (maxLengths[name] ?? 0) ? null : 'medida';
}

function repeatFault(node: csstree.FunctionNode): string | null {
  const [first] = node.children.toArray();
  return first?.type === 'Number' && Number(first.value) > 40 ? 'repetição' : null;
}

const layers = new Set([
  'background',
  'background-image',
  'box-shadow',
  'text-shadow',
  'mask',
  'mask-image',
  'transition',
  'animation',
  'filter',
  'backdrop-filter',
  '-webkit-backdrop-filter',
  'transform',
]);

/** Values of single properties. */
function wordFault(property: string, text: string, value: csstree.Value): string | null {
  if (layers.has(property)) {
    const parts = value.children.toArray();
    const commas = parts.filter((node) => node.type === 'Operator' && node.value === ',').length;
    const functions = parts.filter(({ type }) => type === 'Function').length;
    if (commas >= mostLayers || (commas === 0 && functions > mostLayers)) return 'camadas';
  }
  if (/shadow$/.test(property) || property === 'filter' || property.endsWith('backdrop-filter')) {
    if (largest(value) > (property.endsWith('backdrop-filter') ? 48 : 120)) return 'tamanho';
  }
  if (
    /^(?:border|outline)(?:-[a-z-]+)?$/.test(property) &&
    !property.includes('radius') &&
    !property.includes('color') &&
    largest(value) > 64
  )
    return 'tamanho';
  if (property.startsWith('text-decoration') && largest(value) > 12) return 'tamanho';
  if (property === 'text-underline-offset' && largest(value) > 24) return 'tamanho';
  if (property.startsWith('animation') && /infinite/.test(text) && shortest(value) < 0.4) return 'animação';
  if (property === 'position' && !/^(?:static|relative|absolute|sticky)$/.test(text)) return 'posição';
  if (property === 'z-index' && !/^(?:auto|-1|\d\d?|100|var\(.*)$/.test(text)) return 'camada';
  if (property === 'z-index' && text.startsWith('var')) return 'camada';
  // Blocks a page that cannot be scrolled, or is covered by overlapping text.
  if (
    property === 'touch-action' &&
    !/^(?:auto|manipulation|pan-y|pan-x pan-y|pan-y pinch-zoom|inherit|initial|unset)$/.test(text)
  )
    return 'toque';
  if (property === 'line-height' && /\(/.test(text) && !/^var\(/.test(text)) return 'texto';
  if (property === 'content-visibility' && text === 'hidden') return 'esconde';
  if (property === 'cursor' && text === 'none') return 'esconde';
  if (property === 'content') return contentFault(value);
  if (property.startsWith('list-style') && value.children.some(({ type }) => type === 'String'))
    return 'texto';
  if (property === 'letter-spacing' && /-/.test(text) && largest(value) > 4) return 'texto';
  if (property === 'word-spacing' && /-/.test(text)) return /-0?\.[0-3]\d*em/.test(text) ? null : 'texto';
  if (property === 'text-indent' && /-/.test(text)) return 'texto';
  if (property === 'line-height' && smallest(value) < 0.8) return 'texto';
  if (property === 'columns' || property === 'column-count')
    return largestNumber(value) > 12 ? 'colunas' : null;
  if (
    /^(?:filter|backdrop-filter)$/.test(property) &&
    /opacity\(\s*0|brightness\(\s*0[^.]|contrast\(\s*0[^.]/.test(text)
  )
    return 'esconde';
  return null;
}

/** Generated content is not read: symbols only, no letters and digits. */
function contentFault(value: csstree.Value): string | null {
  let fault: string | null = null;
  cssTree.walk(value, (node: csstree.CssNode) => {
    if (node.type === 'String' && (/[\p{L}\p{N}]/u.test(node.value) || node.value.length > 4))
      fault = 'texto';
    else if (node.type === 'Function' || node.type === 'Url') fault = 'texto';
  });
  return fault;
}

/** The shortest animation time, in seconds. */
const shortest = (value: csstree.Value) =>
  Math.min(
    ...value.children.toArray().flatMap((node) => {
      if (node.type !== 'Dimension' || !/^m?s$/i.test(node.unit)) return [];
      const seconds = Number(node.value) / (node.unit.toLowerCase() === 'ms' ? 1000 : 1);
      return seconds > 0 ? [seconds] : [];
    }),
    9,
  );

const lengths = (value: csstree.Value): number[] => {
  const found: number[] = [];
  cssTree.walk(value, (node: csstree.CssNode) => {
    if (node.type === 'Dimension' && !otherUnits.has(node.unit.toLowerCase()))
      found.push(
        Math.abs(Number(node.value)) *
          (/^(?:r?em)$/i.test(node.unit) ? 16 : /^v|^[sdl]v|^cq/i.test(node.unit) ? 10 : 1),
      );
  });
  return found;
};
const largest = (value: csstree.Value) => Math.max(0, ...lengths(value));
const numbers = (value: csstree.Value) =>
  value.children.toArray().flatMap((node) => (node.type === 'Number' ? [Number(node.value)] : []));
const largestNumber = (value: csstree.Value) => Math.max(0, ...numbers(value));
const smallest = (value: csstree.Value) => {
  const units = value.children
    .toArray()
    .flatMap((node) =>
      node.type === 'Dimension'
        ? [/em$/.test(node.unit) ? Number(node.value) : Number(node.value) / 10]
        : node.type === 'Percentage'
          ? [Number(node.value) / 100]
          : [],
    );
  return Math.min(9, ...numbers(value), ...units);
};

const dear =
  /^(?:filter|(?:-webkit-)?backdrop-filter|animation.*|mix-blend-mode|perspective|transform-style|box-shadow|text-shadow|mask.*|-webkit-mask.*|clip-path|background-blend-mode)$/;

/** Expensive rendering only for named elements, not for every element. */
export const expenseFault = (node: csstree.Declaration, rule: csstree.Rule): string | null =>
  dear.test(node.property.toLowerCase()) &&
  rule.prelude.type === 'SelectorList' &&
  rule.prelude.children.some((one) => one.type === 'Selector' && isForAll(one))
    ? 'para tudo'
    : null;

function isForAll(selector: csstree.Selector): boolean {
  const parts = selector.children.toArray();
  const from = parts.findLastIndex(({ type }) => type === 'Combinator') + 1;
  return parts
    .slice(from)
    .every((part) =>
      part.type === 'TypeSelector'
        ? /^(?:\*|div|span|p|li)$/i.test(part.name)
        : part.type === 'PseudoElementSelector' || part.type === 'PseudoClassSelector',
    );
}

/** Limits of whole sheets: number of rules, selector length, expensive matching. */
export class SheetBounds {
  private rules = 0;
  private has = 0;

  ruleFault(node: csstree.Rule): string | null {
    this.rules += 1;
    if (this.rules > mostRules) return 'regras demais';
    const text = cssTree.generate(node.prelude);
    if (text.length > mostSelector * 4) return 'seletor longo';
    if (
      /:visited|:target-text|::selection|::backdrop|::view-transition|::part|::slotted|:host|::highlight|::scroll-button|::scroll-marker|::column|::details-content|data-guarda|data-nosso/i.test(
        text,
      )
    )
      return 'seletor';
    // Escapes that hide a plain name.
    if (/\\[0-9a-f]/i.test(text)) return 'seletor';
    if (countsWithin(node.prelude)) return ':has demais';
    const own = (text.match(/:has\(/gi) ?? []).length;
    this.has += own;
    if (own > 2 || this.has > mostHas) return ':has demais';
    return node.prelude.type === 'SelectorList' &&
      node.prelude.children.some((one) => one.type === 'Selector' && one.children.size > mostParts)
      ? 'seletor longo'
      : null;
  }
}

/**
 * Positional selectors inside `:has()` are re-evaluated for each element: the page would freeze on every
 * input.
 */
function countsWithin(prelude: csstree.CssNode): boolean {
  let found = false;
  cssTree.walk(prelude, (node: csstree.CssNode) => {
    if (node.type !== 'PseudoClassSelector' || node.name.toLowerCase() !== 'has' || !node.children) return;
    for (const list of node.children)
      if (list.type === 'SelectorList')
        for (const one of list.children)
          found ||=
            one.type === 'Selector' &&
            isRelated(one) &&
            /:(?:nth|first-of|last-of|only-of)/i.test(cssTree.generate(one));
  });
  return found;
}
const isRelated = ({ children }: csstree.Selector): boolean =>
  children.toArray().some(({ type }, i) => type === 'Combinator' && i > 0);
