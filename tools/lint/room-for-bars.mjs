import stylelint from 'stylelint';

const ruleName = 'house/room-for-bars';
const messages = stylelint.utils.ruleMessages(ruleName, {
  anywhere: 'In a low window a bar covers the page: what stays in place stands in @media (height >= 30rem).',
});

function isInHighWindow(node) {
  for (let { parent } = node; parent; { parent } = parent) {
    if (
      parent.type === 'atrule' &&
      parent.name === 'media' &&
      /height >= [3-9]\drem|30rem <= height/.test(parent.params)
    )
      return true;
  }
  return false;
}

/** An element stays in place while the page scrolls only where there is room for it and for the page (WCAG 1.4.10, 2.4.11). */
const rule = (isOn) => (root, result) => {
  if (!isOn) return;
  root.walkDecls('position', (node) => {
    if (/^(sticky|fixed)$/.test(node.value) && !isInHighWindow(node))
      stylelint.utils.report({ result, ruleName, node, message: messages.anywhere });
  });
};
rule.ruleName = ruleName;
rule.messages = messages;

export const roomForBars = stylelint.createPlugin(ruleName, rule);
