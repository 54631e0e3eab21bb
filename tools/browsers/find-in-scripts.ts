import { parseSync } from 'vite';
import { type Feature, youngEvent, youngGlobal, youngMemberOf, youngMethod, youngSyntax } from './young-features';

export interface Found {
  readonly feature: Feature;
  /** From the beginning of the text. */
  readonly offset: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Where a name is given to something of the script's own, and which of the node's parts is that name. */
const namings: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    VariableDeclarator: ['id'],
    FunctionDeclaration: ['id', 'params'],
    FunctionExpression: ['id', 'params'],
    ArrowFunctionExpression: ['params'],
    ClassDeclaration: ['id'],
    ClassExpression: ['id'],
    CatchClause: ['param'],
    ImportSpecifier: ['local'],
    ImportDefaultSpecifier: ['local'],
    ImportNamespaceSpecifier: ['local'],
  }),
);

/** Parts of a node that are no names of values: `x` in `a.x` and in `{ x: 1 }`. */
const labels: ReadonlyMap<string, string> = new Map(
  Object.entries({
    MemberExpression: 'property',
    Property: 'key',
    MethodDefinition: 'key',
    PropertyDefinition: 'key',
    ImportSpecifier: 'imported',
    ExportSpecifier: 'exported',
    LabeledStatement: 'label',
    MetaProperty: 'property',
  }),
);

/** Finds features that some supported browser lacks, in a script or in TypeScript. Throws when it cannot be parsed. */
export function findInScript(file: string, code: string): readonly Found[] {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const nodes: Node[] = [];
  gather(program as unknown as Node, nodes);
  const names = new Set(nodes.flatMap(namesGiven));
  return nodes.flatMap((node) =>
    [...featuresOf(node, names)].flatMap((feature) => (feature === undefined ? [] : [{ feature, offset: node.start }])),
  );
}

/** Types are not there when the script runs; of an expression that only states a type of a value, the value is. */
function gather(node: Node, into: Node[]): void {
  const isType = node.type.startsWith('TS') && !('expression' in node);
  if (isType) return;
  into.push(node);
  const label = node['computed'] === true ? undefined : labels.get(node.type);
  for (const [key, value] of Object.entries(node)) {
    if (key === label || key === 'typeAnnotation' || key === 'returnType' || key === 'typeArguments') continue;
    for (const child of [value].flat()) if (isNode(child)) gather(child, into);
  }
}

/** The value of `(navigator as Telling)`. */
function withoutType(node: Node): Node {
  const { expression } = node;
  return (node.type.startsWith('TS') || node.type === 'ParenthesizedExpression') && isNode(expression)
    ? withoutType(expression)
    : node;
}

function namesGiven(node: Node): readonly string[] {
  return (namings.get(node.type) ?? []).flatMap((key) => [node[key]].flat().flatMap(namesIn));
}

function namesIn(pattern: unknown): readonly string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [String(pattern['name'])];
  const inner = [
    pattern['parameter'],
    pattern['left'],
    pattern['argument'],
    pattern['elements'],
    pattern['properties'],
    pattern['value'],
  ];
  return inner.flat().flatMap(namesIn);
}

function* featuresOf(node: Node, names: ReadonlySet<string>): Generator<Feature | undefined> {
  switch (node.type) {
    case 'Identifier': {
      const name = String(node['name']);
      if (!names.has(name)) yield youngGlobal(name);
      return;
    }
    case 'MemberExpression': {
      const [object, property] = [withoutType(node['object'] as Node), node['property'] as Node];
      const of = String(object['name']);
      if (node['computed'] === true || object.type !== 'Identifier' || names.has(of)) return;
      yield youngMemberOf(of, String(property['name']));
      return;
    }
    case 'VariableDeclarator': {
      const [target, value] = [node['id'] as Node, node['init']];
      const from = isNode(value) ? withoutType(value) : undefined;
      if (target.type !== 'ObjectPattern' || from?.type !== 'Identifier' || names.has(String(from['name']))) return;
      for (const { key } of target['properties'] as readonly { readonly key?: Node }[])
        if (key?.type === 'Identifier') yield youngMemberOf(String(from['name']), String(key['name']));
      return;
    }
    case 'CallExpression': {
      const [callee, [event]] = [node['callee'] as Node, node['arguments'] as readonly (Node | undefined)[]];
      if (callee.type === 'MemberExpression' && callee['computed'] !== true) {
        const [object, { name }] = [callee['object'] as Node, callee['property'] as { readonly name?: string }];
        // Of a class the methods of its objects are not asked for.
        const isClass = /^[A-Z]/.test(String(object['name']));
        if (name !== undefined && !isClass) yield youngMethod(name);
      }
      const called = ((callee['property'] ?? callee) as Node)['name'];
      if (called === 'addEventListener' && typeof event?.['value'] === 'string') yield youngEvent(event['value']);
      return;
    }
    case 'Literal': {
      const regex = node['regex'] as { readonly pattern: string; readonly flags: string } | undefined;
      if (regex) yield* featuresOfPattern(regex);
      return;
    }
    case 'VariableDeclaration':
      if (String(node['kind']).endsWith('using')) yield youngSyntax('statements.using');
      return;
    case 'ImportAttribute':
      yield youngSyntax('statements.import.import_attributes');
  }
}

function* featuresOfPattern({
  pattern,
  flags,
}: {
  readonly pattern: string;
  readonly flags: string;
}): Generator<Feature | undefined> {
  if (flags.includes('v')) yield youngSyntax('builtins.RegExp.unicodeSets');
  if (/\(\?<[=!]/.test(pattern)) yield youngSyntax('regular_expressions.lookbehind_assertion');
  if (/\(\?[ims-]+:/.test(pattern)) yield youngSyntax('regular_expressions.modifier');
}
