import stylelint from 'stylelint';

const ruleName = 'house/layout-from-kit';
const messages = stylelint.utils.ruleMessages(ruleName, {
  again: (name) => `The class "${name}" of src/ui/kit/layout.css lays this out: give it to the element.`,
});

/** Gaps that have a class. */
const onScale = /^(0|var\(--space-\d+\))( (0|var\(--space-\d+\)))?$/;
/** With any of these a rule lays out something that no class does. */
const own = ['place-items', 'grid-auto-flow', 'grid-template', 'grid-template-rows', 'flex-direction', 'flex-flow'];

/** Answers the class that says the same as the rule, if there is one. */
function classFor(node) {
  const values = new Map(node.nodes.filter(({ type }) => type === 'decl').map(({ prop, value }) => [prop, value]));
  if (!onScale.test(values.get('gap') ?? '') || own.some((property) => values.has(property))) return undefined;
  const columns = values.get('grid-template-columns') ?? 'minmax(0, 1fr)';
  const isAligned = values.has('align-items');
  if (values.get('display') === 'flex') return values.get('flex-wrap') === 'wrap' && isAligned ? 'cluster' : undefined;
  if (values.get('display') !== 'grid' || isAligned) return undefined;
  if (columns === 'minmax(0, 1fr)') return 'stack';
  return /^repeat\(auto-fi(ll|t), minmax\(min\(/.test(columns) ? 'grid' : undefined;
}

/** Classes of modules add only the layout that the kit's classes lack. */
const rule = (isOn) => (root, result) => {
  if (!isOn) return;
  root.walkRules(/^\.\w+$/, (node) => {
    const name = classFor(node);
    if (name !== undefined) stylelint.utils.report({ result, ruleName, node, message: messages.again(name) });
  });
};
rule.ruleName = ruleName;
rule.messages = messages;

export const layoutFromKit = stylelint.createPlugin(ruleName, rule);
