import type {
  AssignmentExpression,
  CallExpression,
  Expression,
  Identifier,
  Literal,
  MemberExpression,
  Node,
  ObjectPattern,
  TemplateElement,
} from 'acorn';
import { parse } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import { hasAddress, readableAddresses } from './addresses.ts';
import {
  pageGlobals,
  readOnlyMembers,
  refusedGlobals,
  refusedMembers,
  refusedNewAttribute,
  refusedNewElements,
} from './js-policy.ts';
import { Scopes } from './js-scope.ts';
import { excerpt, type Notes } from './notes.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * Reads a page's script and refuses, with the line, whatever could leave the page, reach other code
 * or write markup. Isolation is what keeps a visitor safe; this keeps bad code from being stored.
 * Nothing is repaired: a script with a part cut out is no script anyone wrote.
 */
export function checkJs(source: string, notes: Notes): void {
  const refuse = (node: Node | number, what: string) => {
    const line = typeof node === 'number' ? node : source.slice(0, node.start).split('\n').length;
    notes.refuse('script-recusado', `Linha ${line} do script: ${what}`);
  };
  if (/\{\{\s*[A-Z_]+\s*\}\}/.test(source))
    notes.refuse('placeholder-no-script', 'O script usa um marcador do corretor.');
  let program: Node;
  try {
    program = parse(source, { ecmaVersion: 'latest', sourceType: 'script' });
  } catch (error) {
    const { loc, message } = error as SyntaxError & { loc?: { line: number } };
    refuse(loc?.line ?? 1, `não pode ser lido (${excerpt(message)})`);
    return;
  }
  const scopes = new Scopes(program);
  fullAncestor(program, (node, _state, ancestors) => {
    const what = faultOf(node, ancestors, scopes);
    if (what) refuse(node, what);
  });
}

function faultOf(node: Node, ancestors: readonly Node[], scopes: Scopes): string | null {
  switch (node.type) {
    case 'Identifier':
      return globalFault(node as Identifier, ancestors, scopes);
    case 'MemberExpression':
      return memberFault(node as MemberExpression);
    case 'ObjectPattern':
      return patternFault(node as ObjectPattern);
    case 'AssignmentExpression':
      return assignmentFault(node as AssignmentExpression);
    case 'CallExpression':
    case 'NewExpression':
      return callFault(node as CallExpression);
    case 'Literal':
      return typeof (node as Literal).value === 'string'
        ? textFault((node as Literal).value as string)
        : null;
    case 'TemplateElement':
      return textFault((node as TemplateElement).value.cooked ?? '');
    case 'ImportExpression':
    case 'MetaProperty':
      return 'carrega outro código';
    case 'WithStatement':
      return 'usa with';
    default:
      return null;
  }
}

function globalFault({ name, start }: Identifier, ancestors: readonly Node[], scopes: Scopes): string | null {
  if (!refusedGlobals.has(name) && !pageGlobals.has(name)) return null;
  if (scopes.declares(name, ancestors)) return null;
  if (refusedGlobals.has(name)) return `usa ${name}`;
  const parent = ancestors.at(-2);
  const plainMember =
    parent?.type === 'MemberExpression' &&
    (parent as MemberExpression).object.start === start &&
    staticKey(parent as MemberExpression) !== null;
  // Where something is watched or asked of the page itself the object is only handed on to the browser.
  const tested =
    parent?.type === 'UnaryExpression' || (parent?.type === 'BinaryExpression' && name !== 'document');
  return plainMember || tested ? null : `usa ${name} como valor`;
}

function memberFault(node: MemberExpression): string | null {
  const key = staticKey(node);
  if (key === null) return buildsText(node.property as Expression) ? 'monta o nome de um membro' : null;
  if (refusedMembers.has(key)) return `usa .${key}`;
  const onPage = node.object.type === 'Identifier' && pageGlobals.has(node.object.name);
  return onPage && refusedGlobals.has(key) ? `usa ${(node.object as Identifier).name}.${key}` : null;
}

/** Name of the member a script takes, or null when it is worked out at run time. */
function staticKey(node: MemberExpression): string | null {
  if (!node.computed) return node.property.type === 'Identifier' ? node.property.name : '#';
  const { property } = node;
  if (property.type === 'Literal') return String(property.value);
  if (property.type === 'TemplateLiteral' && property.expressions.length === 0)
    return property.quasis[0]?.value.cooked ?? '';
  return null;
}

/** Does an expression put a text together, so that no reader can tell which member it names? */
function buildsText(node: Expression): boolean {
  switch (node.type) {
    case 'TemplateLiteral':
    case 'CallExpression':
    case 'TaggedTemplateExpression':
    case 'ArrayExpression':
    case 'ObjectExpression':
    case 'SequenceExpression':
      return true;
    case 'BinaryExpression':
      return (
        node.operator === '+' &&
        [node.left, node.right].some(
          (side) =>
            (side.type === 'Literal' && typeof side.value === 'string') || buildsText(side as Expression),
        )
      );
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].some(
        (side) => buildsText(side) || (side.type === 'Literal' && refusedMembers.has(String(side.value))),
      );
    case 'AssignmentExpression':
      return true;
    default:
      return false;
  }
}

function patternFault(node: ObjectPattern): string | null {
  for (const property of node.properties) {
    if (property.type !== 'Property') continue;
    if (property.computed) return 'monta o nome de um membro';
    const key =
      property.key.type === 'Identifier' ? property.key.name : String((property.key as Literal).value);
    if (refusedMembers.has(key)) return `usa .${key}`;
  }
  return null;
}

function assignmentFault({ left, right }: AssignmentExpression): string | null {
  if (left.type !== 'MemberExpression') return null;
  const key = staticKey(left);
  if (key === null) return null;
  if (readOnlyMembers.has(key) || /^on[a-z]+$/.test(key)) {
    // A function as handler is as good as addEventListener; a text would be code.
    const handler =
      /Function|Identifier|Literal/.test(right.type) && !(right.type === 'Literal' && right.value !== null);
    return /^on/.test(key) && handler ? null : `escreve .${key}`;
  }
  return null;
}

function callFault(node: CallExpression): string | null {
  const { callee } = node;
  const name =
    callee.type === 'Identifier'
      ? callee.name
      : callee.type === 'MemberExpression'
        ? staticKey(callee)
        : null;
  const [first, second] = node.arguments;
  if (name === 'setTimeout' || name === 'setInterval')
    return first && /Function|Identifier|Member/.test(first.type) ? null : `${name} com texto`;
  if (name === 'createElement' || name === 'createElementNS') {
    const tag = name === 'createElement' ? first : second;
    if (tag?.type !== 'Literal' || typeof tag.value !== 'string') return 'cria um elemento de nome variável';
    return refusedNewElements.has(tag.value.toLowerCase()) ? `cria <${tag.value}>` : null;
  }
  if (name === 'setAttribute' || name === 'toggleAttribute') {
    if (first?.type !== 'Literal' || typeof first.value !== 'string')
      return 'escreve um atributo de nome variável';
    return refusedNewAttribute.test(first.value) ? `escreve o atributo ${first.value}` : null;
  }
  return null;
}

/** Texts a script may not carry: addresses, markup, figures the record does not hold. */
function textFault(text: string): string | null {
  if (text === svgNamespace) return null;
  if (hasAddress(text) || readableAddresses(text).length > 0) return `traz um endereço (${excerpt(text)})`;
  if (/<\s*[a-z!/]/i.test(text)) return `traz marcação (${excerpt(text)})`;
  if (/R\$\s*\d|\d\s*(?:m²|m2\b|dorm|su[ií]te|vaga|quarto|mil\b)|\d{7,}/i.test(text))
    return `traz números do imóvel (${excerpt(text)})`;
  return null;
}
