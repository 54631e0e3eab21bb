import { describe, expect } from 'vitest';
import { forcedColorFaults } from './support/forced-colors';
import { gamay, redPack } from './support/goods';
import { it } from './support/journey';

describe('In the colors of the reader (WCAG 2.2, forced colors)', () => {
  it.for([
    ['home', '/'],
    ['shop', '/shop/?type=red'],
    ['product', gamay.path],
    ['pack', redPack.path],
    ['cart', '/cart/'],
    ['checkout', '/checkout/'],
    ['club join', '/can-club/join/12/'],
    ['review of a box', '/can-club/join/24/?step=default&type=red'],
    ['stores', '/find-us-in-stores/?near=97202'],
    ['account', '/account/login/code/'],
  ])('%s: buttons have edges, and chosen options can be told', async ([, path], { visit }) => {
    const { tab } = await visit({ reducedMotion: 'reduce', basket: { [gamay.sku]: 2 } });
    await tab.open(path!);
    await tab.page.getByRole('heading', { level: 1 }).waitFor();
    await tab.comesToRest();
    expect(await forcedColorFaults(tab.page)).toEqual([]);
  });

  it('shows where the focus is', async ({ visit }) => {
    const { tab } = await visit({ reducedMotion: 'reduce' });
    await tab.open('/shop/');
    await tab.page.emulateMedia({ forcedColors: 'active' });
    const unseen: string[] = [];
    for (let step = 0; step < 40; step += 1) {
      await tab.page.keyboard.press('Tab');
      const seen = await tab.page.evaluate(() => {
        const drawnBy = (element: Element | null): boolean => {
          if (!element || element === document.body) return false;
          const parts = [null, '::before', '::after'].map((part) => getComputedStyle(element, part));
          return parts.some(({ outlineStyle }) => outlineStyle !== 'none') || drawnBy(element.parentElement);
        };
        return drawnBy(document.activeElement) ? undefined : document.activeElement?.outerHTML.slice(0, 120);
      });
      if (seen !== undefined) unseen.push(seen);
    }
    expect(unseen).toEqual([]);
  });
});
