import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Tab } from './tab';

/** More stops than any page has; a control that is not reached by then cannot be reached. */
const mostStops = 150;

/** Presses Tab until a control has the focus, and looks that every stop on the way can be seen. */
export async function tabTo(tab: Tab, target: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    await tab.page.keyboard.press(key);
    const isThere = await target.evaluate((element) => element === document.activeElement);
    if (isThere) {
      expect(await focusIsInSight(tab)).toBe(true);
      return;
    }
  }
  throw new Error(`${String(target)} was not reached in ${mostStops} stops.`);
}

/** Whether what has the focus lies in the window and has a ring around it. */
export async function focusIsInSight(tab: Tab): Promise<boolean> {
  return tab.page.evaluate(() => {
    const element = document.activeElement;
    if (!element) return false;
    const { top, bottom } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const label = element.closest('label');
    // The ring of a card that is one link is around the whole card.
    const around = getComputedStyle(element, '::after').outlineStyle;
    const ring = [style.outlineStyle, around, label ? getComputedStyle(label).outlineStyle : 'none'].some(
      (outline) => outline !== 'none',
    );
    return bottom > 0 && top < window.innerHeight && (ring || style.boxShadow !== 'none');
  });
}
