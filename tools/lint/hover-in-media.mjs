import stylelint from 'stylelint';

const ruleName = 'house/hover-in-media';
const messages = stylelint.utils.ruleMessages(ruleName, {
  bare: 'After a tap, a phone keeps styles of :hover: put them into @media (hover: hover).',
});

function isInHoverMedia(node) {
  for (let { parent } = node; parent; { parent } = parent) {
    if (parent.type === 'atrule' && parent.name === 'media' && parent.params.includes('(hover: hover)')) return true;
  }
  return false;
}

/** Styles of `:hover` apply only where something can hover. */
const rule = (isOn) => (root, result) => {
  if (!isOn) return;
  root.walkRules(/:hover/, (node) => {
    if (!isInHoverMedia(node)) stylelint.utils.report({ result, ruleName, node, message: messages.bare });
  });
};
rule.ruleName = ruleName;
rule.messages = messages;

export const hoverInMedia = stylelint.createPlugin(ruleName, rule);
