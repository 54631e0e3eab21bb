import ts from 'typescript';
import { isDependency, withoutElements } from './elements';
import { declaredBy, parse, usedNames, walk } from './syntax';

/** Leaves the declarations that have lost their last use out of a pruned source. Returns undefined when nothing is left of it. */
export function tidied(file: string, original: ts.SourceFile, pruned: string): string | undefined {
  const usedBefore = usedNames(original);
  let text = pruned;
  for (;;) {
    const source = parse(file, text);
    const unused = unusedIn(source, original, usedBefore);
    if (unused.size === 0) return isEmpty(file, source) ? undefined : text;
    text = withoutElements(source, unused);
  }
}

/** Returns the exported declarations that were wanted until now, and that nothing wants any more. */
export function unwantedExports(
  source: ts.SourceFile,
  wanted: ReadonlySet<string>,
  left: ReadonlySet<string>,
): ReadonlySet<ts.Node> {
  const used = usedNames(source);
  const isUnwanted = (name: string): boolean => wanted.has(name) && !left.has(name) && !used.has(name);
  return new Set(
    source.statements.filter(
      (one) => isExported(one) && declaredBy(one).length > 0 && declaredBy(one).every(isUnwanted),
    ),
  );
}

function unusedIn(
  source: ts.SourceFile,
  original: ts.SourceFile,
  usedBefore: ReadonlyMap<string, unknown>,
): ReadonlySet<ts.Node> {
  const used = usedNames(source);
  const found = new Set<ts.Node>();
  const isUnused = (name: string): boolean => usedBefore.has(name) && !used.has(name);
  walk(source, (node) => {
    if (ts.isImportDeclaration(node)) unusedOf(node, isUnused).forEach((one) => found.add(one));
    else if (isEmptyGroup(node) || isUnusedBinding(node, isUnused) || isUnusedDependency(node, original))
      found.add(node);
    else if (ts.isStatement(node) && !isExported(node)) {
      const names = declaredBy(node);
      if (names.length > 0 && names.every(isUnused)) found.add(node);
    }
  });
  return found;
}

/** A dependency that its class has read until now. */
function isUnusedDependency(node: ts.Node, original: ts.SourceFile): boolean {
  if (!isDependency(node)) return false;
  const read = new RegExp(`\\buse\\.${node.name.getText()}\\b`);
  return read.test(original.text) && !read.test(node.getSourceFile().text);
}

function isUnusedBinding(node: ts.Node, isUnused: (name: string) => boolean): boolean {
  return ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && isUnused(node.name.getText());
}

/** Returns an import that brings nothing of use, or those of its names that are of none. */
function unusedOf(node: ts.ImportDeclaration, isUnused: (name: string) => boolean): readonly ts.Node[] {
  const { name, namedBindings } = node.importClause ?? {};
  if (name) return isUnused(name.text) ? [node] : [];
  if (!namedBindings) return [];
  if (ts.isNamespaceImport(namedBindings)) return isUnused(namedBindings.name.text) ? [node] : [];
  const unused = namedBindings.elements.filter((one) => isUnused(one.name.text));
  return unused.length > 0 && unused.length === namedBindings.elements.length ? [node] : unused;
}

function isExported(node: ts.Node): boolean {
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}

const ANY_CASE = /\b(?:it|test|describe\w*)\b[.(]/;

/** A group of tests without cases, or a case for each of nothing. */
function isEmptyGroup(node: ts.Node): boolean {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return false;
  const { expression, arguments: given } = node.expression;
  const run = given.at(-1);
  if (/^describe\b/.test(expression.getText()) && run && ts.isArrowFunction(run) && ts.isBlock(run.body))
    return !ANY_CASE.test(run.body.getText());
  const table = ts.isCallExpression(expression) ? expression.arguments[0] : undefined;
  const isTable = /^(?:it|test)\.(?:each|for)\(/.test(expression.getText());
  return isTable && table !== undefined && ts.isArrayLiteralExpression(table) && table.elements.length === 0;
}

/** True for a file that declares nothing any more, and for a test without a case. */
function isEmpty(file: string, source: ts.SourceFile): boolean {
  const isBare = source.statements.every((one) => ts.isImportDeclaration(one));
  return isBare || (/\.test\.tsx?$/.test(file) && !ANY_CASE.test(source.text));
}
