import axe from 'axe-core';

/** Contrast needs painting, which happens in the browser journeys; landmarks around the page are the shell's. */
const rules = Object.fromEntries(['color-contrast', 'region'].map((id) => [id, { enabled: false }]));

/** What axe finds wrong with a page, one line for each element. */
export async function violations(element: Element): Promise<readonly string[]> {
  const found = await axe.run(element, { rules });
  return found.violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.html}`));
}
