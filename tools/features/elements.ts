import ts from 'typescript';

/** Only tests and tools may lose whole declarations: in the shop itself a feature is an element of a list. */
export const LOOSE = /^(?:test|tools)\//;

const CASES = new Set(['it', 'test', 'describe']);
const HOOK = /^(?:describe|(?:before|after)(?:Each|All)\b)/;

/** A function that registers a case of a test, or a group of them: `it.each(rows)('title', run)`. */
export function isCase(statement: ts.Node): boolean {
  if (!ts.isExpressionStatement(statement)) return false;
  let callee: ts.Expression = statement.expression;
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee) || ts.isTaggedTemplateExpression(callee))
    callee = ts.isTaggedTemplateExpression(callee) ? callee.tag : callee.expression;
  return ts.isIdentifier(callee) && (CASES.has(callee.text) || /^describe[A-Z]/.test(callee.text));
}

/** A statement that fills a property: `this.orders = …`. */
function isAssignment(node: ts.Node): boolean {
  return (
    ts.isExpressionStatement(node) &&
    ts.isBinaryExpression(node.expression) &&
    node.expression.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    node.expression.left.getText().startsWith('this.')
  );
}

/** A statement that only calls a dependency of its class: `this.referral.start();`. */
function isCallOf(statement: ts.Node, dependency: ts.Node): boolean {
  if (!ts.isExpressionStatement(statement) || dependency.parent === statement) return false;
  const { expression } = statement;
  const isPrefixed = ts.isVoidExpression(expression) || ts.isAwaitExpression(expression);
  let callee: ts.Node = isPrefixed ? expression.expression : expression;
  while (callee !== dependency && (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)))
    callee = callee.expression;
  return callee === dependency;
}

/** A dependency that a class names in its static field `uses`. */
export function isDependency(node: ts.Node): node is ts.PropertyAssignment {
  if (!ts.isPropertyAssignment(node)) return false;
  const holder = node.parent.parent;
  return ts.isPropertyDeclaration(holder) && holder.name.getText() === 'uses';
}

/** The place where a class reads its dependencies: `this.use`, or `use` in its constructor. */
export function isUse(node: ts.Node): boolean {
  return /^(?:this\.)?use$/.test(node.getText());
}

/** Returns true for a statement of a file, or of a group of cases. */
function isOuter(node: ts.Node): boolean {
  if (ts.isSourceFile(node.parent)) return true;
  const group = ts.isBlock(node.parent) ? node.parent.parent.parent : undefined;
  return ts.isStatement(node) && group !== undefined && ts.isCallExpression(group) && isGroup(group);
}

function isGroup(call: ts.CallExpression): boolean {
  return HOOK.test(call.getText());
}

/**
 * Returns the smallest element of a list around a node, without which the rest stays whole. It is an element of an
 * array, a property of an object, a member of a union or of an interface, a clause of a switch, a part of a view or a
 * statement of a file or of a group of tests. Undefined where there is none.
 */
export function elementAround(node: ts.Node): ts.Node | undefined {
  const isLoose = LOOSE.test(node.getSourceFile().fileName);
  let isInView = false;
  for (let one = node; !ts.isSourceFile(one); one = one.parent) {
    const { parent } = one;
    if (ts.isArrayLiteralExpression(parent) && !isRow(parent) && !isTakenApart(parent)) return one;
    if (isPropertyOf(one, parent) && !(isLoose && ts.isSpreadAssignment(one))) return one;
    if (ts.isUnionTypeNode(parent) || ts.isTypeElement(one) || ts.isCaseClause(one)) return one;
    if ((ts.isJsxAttribute(one) && isInView && !isLoose) || ts.isPropertyDeclaration(one) || isAssignment(one))
      return one;
    isInView ||= ts.isJsxElement(one) || ts.isJsxSelfClosingElement(one);
    if (ts.isBindingElement(one) && ts.isObjectBindingPattern(parent)) return one;
    const isInJsx = !isLoose && (ts.isJsxElement(parent) || ts.isJsxFragment(parent));
    if (isInJsx && (ts.isJsxElement(one) || ts.isJsxSelfClosingElement(one) || ts.isJsxExpression(one))) return one;
    if (isCase(one) || isOuter(one)) return one;
    if (!isLoose && isCallOf(one, node)) return ts.isIfStatement(parent) && !parent.elseStatement ? parent : one;
  }
  return undefined;
}

/** An object of one property that is spread into another one: `...(text && { text })`. */
function isOnlySpread(object: ts.ObjectLiteralExpression): boolean {
  let around: ts.Node = object.parent;
  while (ts.isBinaryExpression(around) || ts.isParenthesizedExpression(around)) around = around.parent;
  return object.properties.length === 1 && ts.isSpreadAssignment(around);
}

/** A list whose places have names: `const [one, other] = [1, 2]`. */
function isTakenApart({ parent }: ts.ArrayLiteralExpression): boolean {
  if (ts.isVariableDeclaration(parent)) return ts.isArrayBindingPattern(parent.name);
  return ts.isCallExpression(parent) && parent.expression.getText() === 'Promise.all';
}

function isPropertyOf(node: ts.Node, parent: ts.Node): boolean {
  return ts.isObjectLiteralElementLike(node) && ts.isObjectLiteralExpression(parent) && !isRecord(parent);
}

/** A record of a test's table, which does without none of its properties: an item of a list, or one that a sentence names. */
function isRecord(object: ts.ObjectLiteralExpression): boolean {
  const { parent } = object;
  if (ts.isArrayLiteralExpression(parent)) return true;
  if (!LOOSE.test(object.getSourceFile().fileName)) return isOnlySpread(object);
  return ts.isPropertyAssignment(parent) && ts.isStringLiteral(parent.name) && parent.name.text.includes(' ');
}

/** A row of a table, which is the element itself. */
function isRow(list: ts.ArrayLiteralExpression): boolean {
  return ts.isArrayLiteralExpression(list.parent) && list.elements.length > 1;
}

type Range = readonly [from: number, to: number];

/** Returns the text of a file without some elements of its lists. */
export function withoutElements(source: ts.SourceFile, elements: ReadonlySet<ts.Node>): string {
  const outermost = [...elements].filter((one) => !hasAround(one, elements));
  const ranges = outermost.map((one) => rangeOf(one, elements)).toSorted(([a], [b]) => a - b);
  let text = '';
  let at = 0;
  for (const [from, to] of ranges) {
    if (from > at) text += source.text.slice(at, from);
    at = Math.max(at, to);
  }
  return text + source.text.slice(at);
}

export function hasAround(node: ts.Node, others: ReadonlySet<ts.Node>): boolean {
  if (ts.isSourceFile(node)) return false;
  return others.has(node.parent) || hasAround(node.parent, others);
}

/** The characters of an element, with the separator of the next one or the one before. */
function rangeOf(node: ts.Node, gone: ReadonlySet<ts.Node>): Range {
  const list = listOf(node);
  const from = node.getFullStart();
  if (!list) return [from, clauseEnd(node)];
  const at = list.indexOf(node);
  const next = list[at + 1];
  if (next) return [from, next.getFullStart()];
  const before = list.slice(0, at).findLast((one) => !gone.has(one));
  const isAlone = before === undefined;
  return [
    isAlone ? from : before.end,
    isAlone && 'hasTrailingComma' in list && list.hasTrailingComma ? node.end + 1 : node.end,
  ];
}

function listOf(node: ts.Node): ts.NodeArray<ts.Node> | undefined {
  const { parent } = node;
  if (ts.isArrayLiteralExpression(parent)) return parent.elements;
  if (ts.isObjectLiteralExpression(parent)) return parent.properties;
  if (ts.isUnionTypeNode(parent)) return parent.types;
  if (ts.isNamedImports(parent) || ts.isObjectBindingPattern(parent)) return parent.elements;
  return undefined;
}

/** A clause into which the one before it falls leaves that one its statements. */
function clauseEnd(node: ts.Node): number {
  if (!ts.isCaseClause(node) || !ts.isCaseBlock(node.parent)) return node.end;
  const { clauses } = node.parent;
  const before = clauses[clauses.indexOf(node) - 1];
  const first = node.statements[0];
  return before?.statements.length === 0 && first ? first.getFullStart() : node.end;
}
