import axe from 'axe-core';
import { Window } from 'happy-dom';

/** Returns the rules that a page breaks, with the elements; its own files are left out, since nothing loads them here. */
export async function pageViolations(page: string): Promise<readonly string[]> {
  const alone = page.replace(/<link rel="stylesheet"[^>]*>|<script[^>]*><\/script>|<iframe[^>]*><\/iframe>/g, '');
  const window = new Window();
  window.document.write(alone);
  const { violations } = await axe.run(window.document.documentElement as unknown as Element);
  await window.happyDOM.close();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
