import type * as ast from '@typescript/native/unstable/ast';
import { SyntaxKind } from '@typescript/native/unstable/ast';
import {
  isAsExpression,
  isBinaryExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isParenthesizedExpression,
  isSourceFile,
} from '@typescript/native/unstable/ast/is';
import { type Type, TypeFlags } from '@typescript/native/unstable/sync';
import type { TypedRule } from './typed-rule';

const MESSAGE = 'Text may name what every object inherits: look it up in a Map, or ask Object.hasOwn first.';

/** Text that may be anything: `string`, or a union that is open for it. */
function isOpenText(type: Type): boolean {
  if (type.isUnionType() || type.isIntersectionType()) return type.getTypes().some(isOpenText);
  return (type.flags & (TypeFlags.String | TypeFlags.TemplateLiteral)) !== 0;
}

/** Without parentheses. */
function bare(node: ast.Expression): ast.Expression {
  return isParenthesizedExpression(node) ? bare(node.expression) : node;
}

function isConjunction(node: ast.Node): node is ast.BinaryExpression {
  return isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.AmpersandAmpersandToken;
}

/** Returns the key of a look-up, without a type assertion around it: an assertion does not change the text. */
function keyOf(lookUp: ast.ElementAccessExpression): ast.Expression {
  const key = bare(lookUp.argumentExpression);
  return isAsExpression(key) ? bare(key.expression) : key;
}

/** Tells if a look-up is reached only after `Object.hasOwn` was asked for the very same. */
function isAsked(lookUp: ast.ElementAccessExpression): boolean {
  const question = `Object.hasOwn(${bare(lookUp.expression).getText()}, ${keyOf(lookUp).getText()})`;
  const asks = (node: ast.Expression): boolean => {
    const said = bare(node);
    return said.getText() === question || (isConjunction(said) && (asks(said.left) || asks(said.right)));
  };
  const isAskedAbove = (node: ast.Node): boolean => {
    const { parent } = node;
    if (isSourceFile(parent)) return false;
    if (isConditionalExpression(parent) && parent.whenTrue === node && asks(parent.condition)) return true;
    if (isConjunction(parent) && parent.right === node && asks(parent.left)) return true;
    return isAskedAbove(parent);
  };
  return isAskedAbove(lookUp);
}

/** The look-ups in a syntax tree. */
function lookUpsIn(tree: ast.Node): readonly ast.ElementAccessExpression[] {
  const found: ast.ElementAccessExpression[] = [];
  const visit = (node: ast.Node): void => {
    if (isElementAccessExpression(node)) found.push(node);
    node.forEachChild(visit);
  };
  visit(tree);
  return found;
}

/** Returns every look-up of open text in a file. */
export const ownLookUps: TypedRule = (source, checker) => {
  const lookUps = lookUpsIn(source);
  const types = checker.getTypeAtLocation(lookUps.map(keyOf));
  return lookUps.flatMap((node, index) => {
    const type = types[index];
    return type === undefined || !isOpenText(type) || isAsked(node) ? [] : [{ node, message: MESSAGE }];
  });
};
