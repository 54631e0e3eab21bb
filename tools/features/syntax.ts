import { posix } from 'node:path';
import ts from 'typescript';

/** The last reading of each file. A removal looks at a source again until nothing changes, and so does the next removal. */
class LastReading<T> {
  private readonly readings = new Map<string, { readonly text: string; readonly found: T }>();

  constructor(private readonly read: (file: string, text: string) => T) {}

  of(file: string, text: string): T {
    const known = this.readings.get(file);
    if (known?.text === text) return known.found;
    const found = this.read(file, text);
    this.readings.set(file, { text, found });
    return found;
  }
}

const parsed = new LastReading((file, text) => {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
});

/** Returns the same tree again for the same text; no caller changes it. */
export function parse(file: string, text: string): ts.SourceFile {
  return parsed.of(file, text);
}

/** Returns the path of the module that an import names, or undefined for a package. A module has no ending of a source. */
export function importedModule(from: string, name: string): string | undefined {
  if (!/^[#.]/.test(name)) return undefined;
  const [plain = ''] = name.split('?', 1);
  return moduleOf(plain.startsWith('#') ? plain.slice(1) : posix.join(posix.dirname(from), plain));
}

/** Returns the path by which imports name a file. */
export function moduleOf(file: string): string {
  return file.replace(/\.tsx?$/, '');
}

/** One import of a file: the module, and the names that it takes of it. */
export interface Import {
  readonly target: string;
  /** "*" stands for all. */
  readonly names: readonly string[];
}

const IMPORT =
  /^(?:import|export) (?:type )?([^'";=]*?)\s*(?:from )?'([^']+)'|\bimport\(\s*(?:\/\*.*?\*\/\s*)?'([^']+)'/gm;

const imported = new LastReading((file, text): readonly Import[] =>
  [...text.matchAll(IMPORT)].flatMap(([, clause, still, lazy]) => {
    const target = importedModule(file, still ?? lazy ?? '');
    if (target === undefined) return [];
    const list = /^\{([^}]*)\}$/.exec(clause?.trim() ?? '')?.[1];
    const names = list?.split(',').flatMap((one) => /^\s*(?:type )?([\w$]+)/.exec(one)?.[1] ?? []);
    return [{ target, names: names ?? ['*'] }];
  }),
);

/** Reads the imports of a source without parsing it: most sources have nothing to do with a feature. */
export function importsOf(file: string, text: string): readonly Import[] {
  return imported.of(file, text);
}

export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** Returns the names that a statement declares at its own level. */
export function declaredBy(statement: ts.Node): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** Returns the names that are used, apart from names of properties and from where they are declared or imported. */
export function usedNames(source: ts.SourceFile): ReadonlyMap<string, readonly ts.Identifier[]> {
  const found = new Map<string, ts.Identifier[]>();
  walk(source, (node) => {
    if (!ts.isIdentifier(node) || isOnlyName(node)) return;
    found.set(node.text, [...(found.get(node.text) ?? []), node]);
  });
  return found;
}

/** True where an identifier names something instead of using it. */
function isOnlyName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) || ts.isQualifiedName(parent))
    return (ts.isPropertyAccessExpression(parent) ? parent.name : parent.right) === node;
  if (ts.isShorthandPropertyAssignment(parent)) return false;
  if (ts.isBindingElement(parent)) return parent.propertyName === node || parent.name === node;
  if (ts.isImportSpecifier(parent) || ts.isImportClause(parent) || ts.isNamespaceImport(parent)) return true;
  if (ts.isJsxAttribute(parent)) return true;
  return 'name' in parent && parent.name === node;
}
