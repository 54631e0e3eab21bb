import ts from 'typescript';

/** Text that may be anything: `string`, or a union that is open for it. */
function isOpenText(type) {
  if (type.isUnionOrIntersection()) return type.types.some(isOpenText);
  return (type.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) !== 0;
}

/** Whether a look-up is reached only after `Object.hasOwn` was asked for the very same. */
function isAsked(lookUp, key, source) {
  const question = `Object.hasOwn(${source.getText(lookUp.object)}, ${source.getText(key)})`;
  const asks = (node) =>
    source.getText(node) === question ||
    (node.type === 'LogicalExpression' && node.operator === '&&' && (asks(node.left) || asks(node.right)));
  for (let node = lookUp; node.parent; node = node.parent) {
    const { type, operator, left, right, test, consequent } = node.parent;
    if (type === 'ConditionalExpression' && consequent === node && asks(test)) return true;
    if (type === 'LogicalExpression' && operator === '&&' && right === node && asks(left)) return true;
  }
  return false;
}

/** What a server or an address says may be `__proto__` or `constructor`, to which every object literal has an answer. */
export const ownLookUps = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      inherited: 'Text may name what every object inherits: look it up in a Map, or ask Object.hasOwn first.',
    },
  },
  create(context) {
    const source = context.sourceCode;
    return {
      MemberExpression(node) {
        if (!node.computed) return;
        // Saying what text is does not make it so.
        const key = node.property.type === 'TSAsExpression' ? node.property.expression : node.property;
        if (!isOpenText(source.parserServices.getTypeAtLocation(key)) || isAsked(node, key, source)) return;
        context.report({ node, messageId: 'inherited' });
      },
    };
  },
};
