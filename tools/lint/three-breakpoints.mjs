import stylelint from 'stylelint';

const ruleName = 'house/three-breakpoints';
const breakpoints = ['40rem', '48rem', '60rem'];
const messages = stylelint.utils.ruleMessages(ruleName, {
  another: (width) => `Pages change at ${breakpoints.join(', ')} and at no other width: ${width}.`,
});

/** Windows have three widths at which pages change; a style that depends on an element's own width asks its container. */
const rule = (isOn) => (root, result) => {
  if (!isOn) return;
  root.walkAtRules('media', (node) => {
    for (const [, width] of node.params.matchAll(/width\s*(?:[<>]=?|:)\s*([\d.]+\w*)/g)) {
      if (!breakpoints.includes(width))
        stylelint.utils.report({ result, ruleName, node, message: messages.another(width) });
    }
  });
};
rule.ruleName = ruleName;
rule.messages = messages;

export const threeBreakpoints = stylelint.createPlugin(ruleName, rule);
