import type { Expression, Node, ObjectExpression, SpreadElement } from 'acorn';
import { parse } from 'acorn';
import {
  type PageCall,
  pageCallSchema,
  pageLimits,
  pageOptionsSchema,
} from '#contract/da-pasta-a-pagina/pagina.ts';
import { isOurClass } from './html-policy.ts';
import { selectorFault } from './page-selector.ts';

/** A script's calls, and its other statements with their lines. */
export interface ReadCalls {
  calls: PageCall[];
  dropped: { line: number; what: string }[];
}

/** Longest script read; call lists are far shorter. */
const longest = 120_000;

/**
 * Parses a script as a flat list of literal `pagina.on(…)` calls: it is data from here on and never run.
 * Other statements are dropped and reported.
 */
export function readPageCalls(source: string): ReadCalls {
  const read: ReadCalls = { calls: [], dropped: [] };
  if (source.length > longest) {
    read.dropped.push({ line: 1, what: 'o script é grande demais' });
    return read;
  }
  const statements = statementsOf(source);
  if (statements) for (const node of statements) take(node, lineOf(source, node.start), read);
  else takeLines(source, read);
  return read;
}

/** The stored list: one call per line. */
export const writePageCalls = (calls: readonly PageCall[]): string =>
  calls
    .map(({ event, selector, action, target, options }) => {
      const given: unknown[] = [event, selector, action];
      const hasOptions = Object.keys(options).length > 0;
      if (target !== '' || hasOptions) given.push(target);
      if (hasOptions) given.push(options);
      return `pagina.on(${given.map((one) => JSON.stringify(one)).join(', ')});\n`;
    })
    .join('');

const lineOf = (source: string, start: number) => source.slice(0, start).split('\n').length;

/** The statements of a script, or null if it cannot be parsed (also if nested too deeply). */
function statementsOf(source: string): Node[] | null {
  try {
    return parse(source, { ecmaVersion: 'latest', sourceType: 'script' }).body;
  } catch {
    return null;
  }
}

/** With a syntax error, calls on lines of their own are kept. */
function takeLines(source: string, read: ReadCalls): void {
  read.dropped.push({ line: 1, what: 'o script não pode ser lido inteiro' });
  for (const [index, line] of source.split('\n').entries()) {
    if (!/^\s*pagina\.on\(/.test(line)) continue;
    const own = statementsOf(line);
    if (own?.length === 1) take(own[0]!, index + 1, read);
  }
}

function take(node: Node, line: number, read: ReadCalls): void {
  const statement = node as Node & { expression?: Expression; directive?: string };
  if (node.type === 'EmptyStatement' || statement.directive === 'use strict') return;
  const drop = (what: string) => read.dropped.push({ line, what });
  const given = node.type === 'ExpressionStatement' ? argumentsOf(statement.expression!) : null;
  if (!given) drop('não é uma chamada literal de pagina.on');
  else if (read.calls.length >= pageLimits.calls) drop('passa do limite de chamadas');
  else {
    const call = callOf(given, drop);
    if (call) read.calls.push(call);
  }
}

/** The arguments of `pagina.on`, or null for any other expression. */
function argumentsOf(expression: Expression): (Expression | SpreadElement)[] | null {
  if (expression.type !== 'CallExpression' || expression.optional) return null;
  const { callee } = expression;
  const isOn =
    callee.type === 'MemberExpression' &&
    !callee.computed &&
    !callee.optional &&
    callee.object.type === 'Identifier' &&
    callee.object.name === 'pagina' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'on';
  return isOn ? expression.arguments : null;
}

type Drop = (what: string) => void;

function callOf(given: (Expression | SpreadElement)[], drop: Drop): PageCall | null {
  const last = given.at(-1);
  const options = last?.type === 'ObjectExpression' ? last : null;
  const texts = (options ? given.slice(0, -1) : given).map(textOf);
  if (texts.length < 3 || texts.length > 4 || texts.some((text) => text === null)) {
    drop('os argumentos não são textos literais');
    return null;
  }
  const [event, selector, action, target = ''] = texts;
  const call = pageCallSchema.safeParse({ event, selector, action, target, options: {} });
  if (!call.success) {
    const known = call.error.issues[0]?.path[0];
    drop(
      known === 'event' || known === 'action'
        ? `“${known === 'event' ? event : action}” não existe`
        : 'seletor inválido',
    );
    return null;
  }
  const read = options ? optionsOf(options, drop) : {};
  if (!read) return null;
  const { selector: on, target: to } = call.data;
  for (const one of [on, to, read.within, read.marks, read.empty]) {
    const fault = one ? selectorFault(one) : null;
    if (fault) {
      drop(`seletor ${fault}`);
      return null;
    }
  }
  if (read.class && isOurClass(read.class)) {
    drop(`a classe “${read.class}” é do portal`);
    return null;
  }
  return { ...call.data, options: read };
}

function textOf(node: Expression | SpreadElement): string | null {
  if (node.type !== 'Literal') return null;
  // `null` for no target.
  if (node.value === null && node.raw === 'null') return '';
  return typeof node.value === 'string' && isPlain(node.value) ? node.value : null;
}

/** No corretor placeholder, control character or lone surrogate. */
const isPlain = (text: string) => !/\{\{|\}\}|\p{Cc}|\p{Cf}/u.test(text) && text.isWellFormed();

/** A flat object of literals; unknown or invalid options are dropped individually. */
function optionsOf(node: ObjectExpression, drop: Drop): PageCall['options'] | null {
  const read: Record<string, unknown> = {};
  for (const property of node.properties) {
    const name = property.type === 'Property' && !property.computed ? nameOf(property.key) : null;
    const value = property.type === 'Property' && property.kind === 'init' ? literalOf(property.value) : null;
    if (property.type !== 'Property' || property.shorthand || name === null || value === null) {
      drop('as opções não são literais');
      return null;
    }
    if (!Object.hasOwn(pageOptionsSchema.shape, name)) drop(`a opção “${name.slice(0, 40)}” não existe`);
    else read[name] = value;
  }
  const checked = pageOptionsSchema.safeParse(read);
  if (checked.success) return checked.data;
  for (const { path } of checked.error.issues) {
    drop(`a opção “${String(path[0])}” tem um valor inválido`);
    delete read[String(path[0])];
  }
  const rest = pageOptionsSchema.safeParse(read);
  return rest.success ? rest.data : null;
}

const nameOf = (key: Expression | { type: 'PrivateIdentifier' }): string | null =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : null;

function literalOf(node: Node): string | number | boolean | null {
  const { type, value } = node as Node & { value?: unknown };
  if (type !== 'Literal') return null;
  if (typeof value === 'string') return isPlain(value) ? value : null;
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
