import ts from 'typescript';
import { isDependency, isUse, LOOSE } from './elements';
import { declaredBy, importedModule, moduleOf, usedNames, walk } from './syntax';

/** The words by which sources know a feature. */
export interface Traces {
  /** Values of `kind` and `form` in unions: "taste"; of `id` in content types. */
  readonly kinds: readonly string[];
  /** Beginnings of addresses without language prefix: "/taste/". */
  readonly addresses: readonly string[];
  /** Names of properties, of tables and of columns that are the feature's alone: "giveawayEntries". */
  readonly members: readonly string[];
  /** Titles of cases whose expectations list the whole shop, or mix the feature with others. */
  readonly cases?: readonly string[];
}

/** Calls that ask a document for elements, whose roles and names are words as well. */
const IN_DOCUMENT = /(?:role|selector\w*|locator|closest|matches)$/i;
const DISCRIMINANTS = new Set(['kind', 'form']);
/** The model of content tells its types by their ids. */
const MODEL = 'sandbox/content-service/';

/** The names that went with a feature, and the places that use them. */
export class DeadNames {
  private readonly exported = new Map<string, Set<string>>();
  private readonly members: Set<string>;
  /** Members of modules that tests and tools share. */
  private readonly looseMembers = new Set<string>();
  /** By file, the words that were looked for and are not in its text. */
  private readonly missing = new Map<string, { readonly text: string; readonly words: Set<string> }>();

  constructor(
    private readonly traces: Traces,
    private readonly isGone: (path: string) => boolean,
  ) {
    this.members = new Set(traces.members);
  }

  private get titles(): readonly string[] {
    return this.traces.cases ?? [];
  }

  namesOf(module: string): ReadonlySet<string> {
    return this.exported.get(module) ?? new Set();
  }

  /** Remembers the names that go with an element, for whatever uses them. */
  bury(file: string, element: ts.Node): void {
    for (const name of declaredBy(element)) this.forget(moduleOf(file), name);
    const assigned = assignedBy(element);
    if (assigned !== undefined) this.forget(moduleOf(file), assigned);
    if (ts.isBindingElement(element)) this.forget(moduleOf(file), element.name.getText());
    if (isDependency(element)) this.forget(`${file} use`, element.name.getText());
    if (ts.isPropertyDeclaration(element)) {
      if (LOOSE.test(file)) this.looseMembers.add(element.name.getText());
      else this.forget(`${file} this`, element.name.getText());
    }
    const isMember = ts.isTypeElement(element) && ts.isInterfaceDeclaration(element.parent);
    const isKnownBy = isMember && element.name && !DISCRIMINANTS.has(element.name.getText());
    if (isKnownBy && !LOOSE.test(file)) this.members.add(element.name.getText());
  }

  /** A quick look, for most sources have nothing to do with a feature. */
  mayBeIn(file: string, text: string): boolean {
    const { kinds, addresses } = this.traces;
    const members = [...this.members, ...(LOOSE.test(file) ? this.looseMembers : [])];
    const words = [
      ...kinds.map((kind) => `'${kind}'`),
      ...addresses,
      ...this.titles,
      ...members,
      ...this.namesOf(moduleOf(file)),
    ];
    const isOwn = ['this', 'use'].some((owner) => this.exported.has(`${file} ${owner}`));
    return isOwn || this.hasAny(file, text, words);
  }

  private hasAny(file: string, text: string, words: readonly string[]): boolean {
    const known = this.missing.get(file);
    const missing = known?.text === text ? known.words : new Set<string>();
    this.missing.set(file, { text, words: missing });
    return words.some((word) => {
      if (missing.has(word)) return false;
      if (text.includes(word)) return true;
      missing.add(word);
      return false;
    });
  }

  /** Returns the places in a source that use the feature. `imported` are the names that its dead imports brought. */
  placesIn(file: string, source: ts.SourceFile, imported: ReadonlySet<string>): readonly ts.Node[] {
    const names = new Set([...imported, ...this.namesOf(moduleOf(file))]);
    const found: ts.Node[] = [...usedNames(source)].flatMap(([name, uses]) => (names.has(name) ? uses : []));
    walk(source, (node) => {
      if (ts.isStringLiteralLike(node)) found.push(...this.placeOf(file, node));
      else if (this.isDeadMember(file, node) || (ts.isTemplateHead(node) && this.isAddressIn(file, node)))
        found.push(node);
      else if (ts.isStatement(node) && declaredBy(node).some((name) => this.namesOf(moduleOf(file)).has(name)))
        found.push(node);
    });
    return found;
  }

  private forget(module: string, name: string): void {
    this.exported.set(module, new Set(this.namesOf(module)).add(name));
  }

  private isAddress(text: string): boolean {
    return this.traces.addresses.some((address) => text.startsWith(address));
  }

  private isAddressIn(file: string, { text }: ts.TemplateHead): boolean {
    return LOOSE.test(file) && this.isAddress(text);
  }

  private isDeadMember(file: string, node: ts.Node): boolean {
    if (ts.isPropertyAccessExpression(node)) {
      const isOwn = node.expression.kind === ts.SyntaxKind.ThisKeyword;
      const isDependencyOf = isUse(node.expression) && this.namesOf(`${file} use`).has(node.name.text);
      return (
        isDependencyOf || (isOwn && this.namesOf(`${file} this`).has(node.name.text)) || this.isMember(file, node.name)
      );
    }
    if (ts.isBindingElement(node))
      return ts.isObjectBindingPattern(node.parent) && this.isMember(file, node.propertyName ?? node.name);
    const isMember =
      ts.isPropertyAssignment(node) ||
      ts.isShorthandPropertyAssignment(node) ||
      ts.isPropertySignature(node) ||
      ts.isPropertyDeclaration(node);
    return isMember && this.isMember(file, node.name);
  }

  private isMember(file: string, name: ts.Node): boolean {
    const text = name.getText().replaceAll("'", '');
    return this.members.has(text) || (LOOSE.test(file) && this.looseMembers.has(text));
  }

  /** Returns the node that a text makes part of the feature; none for any other text. */
  private placeOf(file: string, node: ts.StringLiteralLike): readonly ts.Node[] {
    const { parent, text } = node;
    if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return [];
    if (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const target = importedModule(file, text);
      return target !== undefined && this.isGone(target) ? [node] : [];
    }
    const isPath = LOOSE.test(file) && (this.isGone(text) || this.isGone(`src/${text}`));
    if (this.isAddress(text) || isPath) return [node];
    if (file.startsWith('test/') && ts.isCallExpression(parent) && this.titles.includes(text)) return [node];
    if (this.traces.members.includes(text) && ts.isArrayLiteralExpression(parent)) return [node];
    return this.traces.kinds.includes(text) ? placeOfKind(file, node) : [];
  }
}

/** Returns the variable that a statement fills, as the hooks of tests do. */
function assignedBy(statement: ts.Node): string | undefined {
  if (!ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression)) return undefined;
  const { left, operatorToken } = statement.expression;
  return operatorToken.kind === ts.SyntaxKind.EqualsToken && ts.isIdentifier(left) ? left.text : undefined;
}

/** Returns the place that a kind makes part of a feature: an object or a type of this kind, or the kind itself in a list. */
function placeOfKind(file: string, node: ts.StringLiteralLike): readonly ts.Node[] {
  const { parent } = node;
  const isModel = file.startsWith(MODEL);
  const isLoose = LOOSE.test(file) || isModel;
  if (ts.isLiteralTypeNode(parent)) {
    const around = parent.parent;
    if (ts.isPropertySignature(around) && DISCRIMINANTS.has(around.name.getText())) return [around.parent];
    return ts.isUnionTypeNode(around) || isLoose ? [parent] : [];
  }
  if (ts.isPropertyAssignment(parent)) {
    const name = parent.name.getText();
    const isItsOwn = DISCRIMINANTS.has(name) || (isModel && name === 'id') || (isLoose && name === 'type');
    if (isItsOwn) return [parent.parent];
    return isLoose ? [node] : [];
  }
  if (ts.isCaseClause(parent) || ts.isArrayLiteralExpression(parent)) return [node];
  if (ts.isBinaryExpression(parent)) return isLoose ? [node] : [];
  return isLoose && ts.isCallExpression(parent) && !IN_DOCUMENT.test(parent.expression.getText()) ? [node] : [];
}
