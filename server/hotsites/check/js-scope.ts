import type { Node, Pattern, VariableDeclaration } from 'acorn';
import { fullAncestor } from 'acorn-walk';

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const blocks = new Set([
  ...functions,
  'Program',
  'BlockStatement',
  'CatchClause',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'SwitchStatement',
  'ClassExpression',
]);

/** Which names a script declares, and where: tells its own `open` from the browser's. */
export class Scopes {
  private readonly names = new Map<Node, Set<string>>();

  constructor(program: Node) {
    fullAncestor(program, (node, _state, ancestors) => this.register(node, ancestors));
  }

  /** Is a name, met below these ancestors (outermost first), the script's own? */
  declares(name: string, ancestors: readonly Node[]): boolean {
    return ancestors.some((node) => this.names.get(node)?.has(name));
  }

  private register(node: Node, ancestors: readonly Node[]): void {
    const outer = ancestors.slice(0, -1);
    if (node.type === 'VariableDeclaration') {
      const declaration = node as VariableDeclaration;
      const scope = nearest(outer, declaration.kind === 'var' ? functions : blocks) ?? ancestors[0]!;
      for (const { id } of declaration.declarations) this.add(scope, id);
    } else if (functions.has(node.type)) {
      const declared = node as Node & { id?: Pattern | null; params: Pattern[] };
      for (const param of declared.params) this.add(node, param);
      if (declared.id)
        this.add(node.type === 'FunctionDeclaration' ? (nearest(outer, blocks) ?? node) : node, declared.id);
    } else if (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') {
      const { id } = node as Node & { id?: Pattern | null };
      if (id) this.add(node.type === 'ClassDeclaration' ? (nearest(outer, blocks) ?? node) : node, id);
    } else if (node.type === 'CatchClause') {
      const { param } = node as Node & { param?: Pattern | null };
      if (param) this.add(node, param);
    }
  }

  private add(scope: Node, pattern: Pattern): void {
    const names = this.names.get(scope) ?? new Set();
    this.names.set(scope, names);
    for (const name of namesOf(pattern)) names.add(name);
  }
}

function nearest(ancestors: readonly Node[], types: ReadonlySet<string>): Node | undefined {
  return ancestors.findLast((node) => types.has(node.type));
}

function* namesOf(pattern: Pattern): Generator<string> {
  if (pattern.type === 'Identifier') yield pattern.name;
  else if (pattern.type === 'RestElement') yield* namesOf(pattern.argument);
  else if (pattern.type === 'AssignmentPattern') yield* namesOf(pattern.left);
  else if (pattern.type === 'ArrayPattern') {
    for (const part of pattern.elements) if (part) yield* namesOf(part);
  } else if (pattern.type === 'ObjectPattern') {
    for (const part of pattern.properties)
      yield* namesOf(part.type === 'Property' ? part.value : part.argument);
  }
}
