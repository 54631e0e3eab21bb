import axe, { type RunOptions } from 'axe-core';

/** These need painting, which happens in the browser journeys; landmarks around the page are the shell's. */
const elsewhere = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size', 'region'];

const options: RunOptions = {
  rules: Object.fromEntries(elsewhere.map((id) => [id, { enabled: false }])),
  // Describing each element that passes takes axe a third of its time.
  resultTypes: ['violations'],
};

const wordsOf = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** The text of a control, without decoration. */
function shownTo(node: Element): string {
  const copy = node.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return copy.textContent;
}

// WCAG 2.5.3. The check of axe measures letters on a canvas, which is missing here, and so finds nothing.
axe.configure({
  checks: [
    {
      id: 'label-content-name-mismatch',
      evaluate: (node: Element) => {
        const name = node.getAttribute('aria-label');
        return name === null || wordsOf(name).includes(wordsOf(shownTo(node)).trim());
      },
    },
  ],
});

/** Returns the violations that axe finds on a page, one line for each element. */
export async function violations(element: Element): Promise<readonly string[]> {
  const found = await axe.run(element, options);
  return found.violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html}`));
}
