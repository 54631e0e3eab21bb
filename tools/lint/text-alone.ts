import type * as ast from '@typescript/native/unstable/ast';
import {
  isFunctionDeclaration,
  isFunctionExpression,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
} from '@typescript/native/unstable/ast/is';
import { type Checker, type Type, TypeFlags } from '@typescript/native/unstable/sync';
import type { TypedRule } from './typed-rule';

const MESSAGE =
  'A translator replaces this text: give it an element of its own, or pass elements (docs/adr/0003-the-user-interface-does-each-thing-one-way.md).';

/** `text` may change or go, `constant` does not, `absent` may be nothing, and `element` is always there. */
type Kind = 'text' | 'texts' | 'constant' | 'absent' | 'element';

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;

/** Text of only spaces is never wrapped. */
const isSpace = (text: string): boolean => text.trim() === '';

function membersOf(type: Type): readonly Type[] {
  return type.isUnionType() ? type.getTypes().flatMap(membersOf) : [type];
}

function isText(type: Type): boolean {
  return (type.flags & TEXT) !== 0 && !(type.isStringLiteralType() && isSpace(type.value));
}

function mayBeText(type: Type): boolean {
  return membersOf(type).some(isText);
}

function mayBeTexts(type: Type, checker: Checker): boolean {
  return membersOf(type).some(
    (list) =>
      checker.isArrayType(list) &&
      list.isTypeReference() &&
      checker.getTypeArguments(list).some((item) => mayBeText(item)),
  );
}

function kindOf(type: Type, checker: Checker): Kind {
  if (mayBeTexts(type, checker)) return 'texts';
  if (mayBeText(type)) return type.isLiteralType() ? 'constant' : 'text';
  return type.isObjectType() && !checker.isArrayType(type) ? 'element' : 'absent';
}

/** A component may show nothing; the name of an element is small. */
function isHostElement(node: ast.Node): boolean {
  if (isJsxSelfClosingElement(node)) return /^[a-z]/.test(node.tagName.getText());
  return isJsxElement(node) && /^[a-z]/.test(node.openingElement.tagName.getText());
}

type Parent = ast.JsxElement | ast.JsxFragment;

interface Child {
  readonly node: ast.Node;
  readonly kind: Kind | 'space';
}

type TypeOf = (expression: ast.Expression) => Type;

function childOf(node: ast.JsxChild, typeOf: TypeOf, checker: Checker): readonly Child[] {
  if (isJsxText(node)) {
    if (node.containsOnlyTriviaWhiteSpaces) return [];
    return [{ node, kind: isSpace(node.text) ? 'space' : 'constant' }];
  }
  if (!isJsxExpression(node)) return [{ node, kind: isHostElement(node) ? 'element' : 'absent' }];
  if (node.expression === undefined) return [];
  const type = typeOf(node.expression);
  const kind = type.isStringLiteralType() && isSpace(type.value) ? 'space' : kindOf(type, checker);
  return [{ node, kind }];
}

/**
 * Returns the texts among the children that React cannot find again when they stand in an element of somebody else. A
 * text that is alone in its element is safe: React then writes the content of the element.
 */
function refusedIn(parent: Parent, typeOf: TypeOf, checker: Checker): readonly ast.Node[] {
  const children = parent.children.flatMap((child) => childOf(child, typeOf, checker));
  // A fragment's neighbors are unknown.
  const isFragment = isJsxFragment(parent);
  const isAlone = children.length < 2 && !isFragment;
  const parts = children.filter(({ kind }) => kind !== 'space');
  return parts.flatMap(({ node, kind }, index) => {
    const follows = parts[index - 1]?.kind ?? 'element';
    const isRefused =
      kind === 'texts' ||
      (kind === 'text' && !isAlone) ||
      (kind === 'constant' && (isFragment || follows === 'absent'));
    return isRefused ? [node] : [];
  });
}

/** True for a component: a function with a capital that shows something. */
function isComponent(node: ast.Node): node is ast.FunctionDeclaration | ast.FunctionExpression {
  return (isFunctionDeclaration(node) || isFunctionExpression(node)) && /^[A-Z]/.test(node.name?.text ?? '');
}

/** Returns text beside something else, and components that return text, in views. */
export const textAlone: TypedRule = (source, checker) => {
  if (!source.fileName.endsWith('.tsx')) return [];
  const parents: Parent[] = [];
  const components: (ast.FunctionDeclaration | ast.FunctionExpression)[] = [];
  const visit = (node: ast.Node): void => {
    if (isJsxElement(node) || isJsxFragment(node)) parents.push(node);
    if (isComponent(node)) components.push(node);
    node.forEachChild(visit);
  };
  visit(source);
  const expressions = parents.flatMap(({ children }) =>
    children.flatMap((child) => (isJsxExpression(child) && child.expression ? [child.expression] : [])),
  );
  const types = checker.getTypeAtLocation(expressions);
  const typeOf = new Map(expressions.map((expression, index) => [expression, types[index]]));
  const known: TypeOf = (expression) => {
    const type = typeOf.get(expression);
    if (type === undefined) throw new Error(`No type: ${expression.getText()}`);
    return type;
  };
  const returned = (component: ast.SignatureDeclaration): Type | undefined => {
    const signature = checker.getSignatureFromDeclaration(component);
    return signature && checker.getReturnTypeOfSignature(signature);
  };
  const withText = components.filter((component) => {
    const type = returned(component);
    return type !== undefined && (mayBeText(type) || mayBeTexts(type, checker));
  });
  return [...parents.flatMap((parent) => refusedIn(parent, known, checker)), ...withText].map((node) => ({
    node,
    message: MESSAGE,
  }));
};
