import ts from 'typescript';
import { elementAround, hasAround, isCase, LOOSE, withoutElements } from './elements';
import { type Import, importedModule, importsOf, moduleOf, parse } from './syntax';
import { DeadNames, type Traces } from './traces';
import { tidied, unwantedExports } from './unused';

/** A place that uses a feature and is no element of a list. */
export interface Held {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

export interface Pruned {
  /** The sources that change, by their paths. */
  readonly sources: ReadonlyMap<string, string>;
  readonly gone: ReadonlySet<string>;
  readonly held: readonly Held[];
}

/** The names that sources import of a module; "*" for all of them. */
type Wanted = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Takes files out of a project's sources, with the elements of lists that use their exports. A test loses the cases that use them, and
 * a file without any use left goes as well.
 */
export class Pruning {
  private readonly gone: Set<string>;
  private readonly goneModules: Set<string>;
  private readonly sources: Map<string, string>;
  private readonly before: Wanted;
  private readonly dead: DeadNames;
  private readonly held: Held[] = [];
  /** By file, the names that it imported from deleted files. */
  private readonly imported = new Map<string, Set<string>>();

  constructor(sources: ReadonlyMap<string, string>, gone: ReadonlySet<string>, traces: Traces) {
    this.gone = new Set(gone);
    this.goneModules = new Set([...gone].map(moduleOf));
    this.before = this.wantedBy(sources);
    this.sources = new Map([...sources].filter(([file]) => !gone.has(file)));
    this.dead = new DeadNames(traces, (path) => this.gone.has(path) || this.goneModules.has(path));
  }

  run(): Pruned {
    const before = new Map(this.sources);
    let isStable = false;
    while (!isStable) {
      isStable = true;
      this.held.length = 0;
      for (const file of this.sources.keys()) if (this.prune(file)) isStable = false;
      if (isStable && this.dropUnwanted()) isStable = false;
    }
    const changed = [...this.sources].filter(([file, text]) => before.get(file) !== text);
    return { sources: new Map(changed), gone: this.gone, held: this.held };
  }

  /** Returns true when the file has changed. */
  private prune(file: string): boolean {
    const text = this.textOf(file);
    if (!this.mayUse(file, text)) return false;
    const source = parse(file, text);
    const elements = new Set<ts.Node>();
    const imported = this.deadImports(file, source, elements);
    for (const place of this.dead.placesIn(file, source, imported)) {
      const element = this.elementOf(file, place);
      if (element) elements.add(element);
    }
    if (LOOSE.test(file)) addEmptied(elements);
    if (elements.size === 0) return false;
    for (const element of elements) if (!hasAround(element, elements)) this.dead.bury(file, element);
    this.replace(file, tidied(file, source, withoutElements(source, elements)));
    return true;
  }

  private textOf(file: string): string {
    return this.sources.get(file) ?? '';
  }

  private mayUse(file: string, text: string): boolean {
    const isDead = ({ target, names }: Import): boolean =>
      this.goneModules.has(target) || names.some((name) => this.dead.namesOf(target).has(name));
    return (
      this.dead.mayBeIn(file, text) ||
      [...(this.imported.get(file) ?? [])].some((name) => text.includes(name)) ||
      importsOf(file, text).some(isDead) ||
      (file.startsWith('tools/') && [...this.goneModules].some((path) => text.includes(path.replace(/^src\//, ''))))
    );
  }

  /** Returns the names that are imported from deleted files; their imports are added to the elements. */
  private deadImports(file: string, source: ts.SourceFile, elements: Set<ts.Node>): ReadonlySet<string> {
    const names = this.imported.get(file) ?? new Set();
    this.imported.set(file, names);
    for (const statement of source.statements) {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
      const specifier = statement.moduleSpecifier;
      const target = specifier && ts.isStringLiteral(specifier) ? importedModule(file, specifier.text) : undefined;
      if (target === undefined) continue;
      const { name, namedBindings } = (ts.isImportDeclaration(statement) ? statement.importClause : undefined) ?? {};
      const specifiers = namedBindings && ts.isNamedImports(namedBindings) ? [...namedBindings.elements] : [];
      const isGone = this.goneModules.has(target);
      const isDead = (one: ts.ImportSpecifier): boolean =>
        isGone || this.dead.namesOf(target).has((one.propertyName ?? one.name).text);
      const dead = specifiers.filter(isDead);
      for (const one of dead) names.add(one.name.text);
      if (isGone && name) names.add(name.text);
      if (isGone && namedBindings && ts.isNamespaceImport(namedBindings)) names.add(namedBindings.name.text);
      const isWhole = isGone || (dead.length > 0 && dead.length === specifiers.length && !name);
      for (const one of isWhole ? [statement] : dead) elements.add(one);
    }
    return names;
  }

  /** Returns the element that goes with a place. A place that is no element of a list is held, and named to the caller. */
  private elementOf(file: string, place: ts.Node): ts.Node | undefined {
    const element = elementAround(place);
    const isWhole = element && ts.isSourceFile(element.parent);
    const mayGo =
      !isWhole || LOOSE.test(file) || ts.isInterfaceDeclaration(element) || ts.isTypeAliasDeclaration(element);
    if (element && mayGo) return element;
    const { line } = place.getSourceFile().getLineAndCharacterOfPosition(place.getStart());
    this.held.push({ file, line: line + 1, text: place.getText() });
    return undefined;
  }

  /** Undefined stands for a file of which nothing is left. */
  private replace(file: string, text: string | undefined): void {
    if (text !== undefined) {
      this.sources.set(file, text);
      return;
    }
    this.sources.delete(file);
    this.gone.add(file);
    this.goneModules.add(moduleOf(file));
  }

  /** Deletes files and exports that something imported until now, and nothing does any more. Returns true when there are any. */
  private dropUnwanted(): boolean {
    const now = this.wantedBy(this.sources);
    let hasDropped = false;
    for (const [file, text] of this.sources) {
      const [wanted, left] = [this.before.get(moduleOf(file)), now.get(moduleOf(file))];
      if (!wanted || left?.has('*') || left?.size === wanted.size) continue;
      const source = parse(file, text);
      const unwanted = left && unwantedExports(source, wanted, left);
      if (unwanted?.size === 0) continue;
      this.replace(file, unwanted && tidied(file, source, withoutElements(source, unwanted)));
      hasDropped = true;
    }
    return hasDropped;
  }

  /** Tests alone keep nothing of the shop. */
  private wantedBy(sources: ReadonlyMap<string, string>): Wanted {
    const found = new Map<string, Set<string>>();
    for (const [file, text] of sources)
      for (const { target, names } of importsOf(file, text)) {
        if (file.startsWith('test/') && !target.startsWith('test/')) continue;
        const known = found.get(target) ?? new Set();
        names.forEach((name) => known.add(name));
        found.set(target, known);
      }
    return found;
  }
}

/** A case of a test that goes through a list has nothing to say about an empty one. */
function addEmptied(elements: Set<ts.Node>): void {
  for (const { parent } of elements) {
    if (!ts.isArrayLiteralExpression(parent) || !parent.elements.every((one) => elements.has(one))) continue;
    const around = elementAround(parent);
    if (around && isCase(around)) elements.add(around);
  }
}
