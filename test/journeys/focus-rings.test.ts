import { describe, expect } from 'vitest';
import { gamay, redPack } from './support/goods';
import { it } from './support/journey';
import { ringIsHiddenBy, unseenFocus } from './support/keyboard';

const stops = 30;

describe('The ring around the focused element (WCAG 2.4.11, 2.4.13)', () => {
  it.for(['phone', 'desktop'] as const)('is seen whole on a %s', async (viewport, { visit }) => {
    const { tab } = await visit({ viewport, reducedMotion: 'reduce', basket: { [gamay.sku]: 2 } });
    const hidden: string[] = [];
    for (const path of [
      '/',
      '/shop/',
      redPack.path,
      '/cart/',
      '/can-club/join/12/',
      '/find-us-in-stores/?near=97202',
    ]) {
      await tab.open(path);
      await tab.comesToRest();
      for (let stop = 0; stop < stops; stop += 1) {
        await tab.page.keyboard.press('Tab');
        const by = (await ringIsHiddenBy(tab)) ?? (await unseenFocus(tab));
        if (by !== undefined) hidden.push(`${path} ${by}`);
      }
    }
    expect([...new Set(hidden)]).toEqual([]);
  });
});
