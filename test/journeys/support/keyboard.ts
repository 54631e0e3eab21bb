import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { comesToRest } from './layout';
import type { Tab } from './tab';

/** More stops than any page has; a control that is not reached by then cannot be reached. */
const mostStops = 150;

/** Presses Tab until a control has the focus, and looks that every stop on the way can be seen. */
export async function tabTo(tab: Tab, target: Locator, key = 'Tab'): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    await tab.page.keyboard.press(key);
    await expect.poll(() => unseenFocus(tab)).toBeUndefined();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(target)} was not reached in ${mostStops} stops.`);
}

/** Types into a field that is reached by Tab. */
export async function type(tab: Tab, field: Locator, text: string): Promise<void> {
  await tabTo(tab, field);
  await tab.page.keyboard.type(text);
}

/** Presses Enter on a control that is reached by Tab. */
export async function pressOn(tab: Tab, target: Locator): Promise<void> {
  await tabTo(tab, target);
  await tab.page.keyboard.press('Enter');
}

/** Describes the focused element when it is not in sight or has no focus ring; `undefined` when it can be seen. */
export async function unseenFocus(tab: Tab): Promise<string | undefined> {
  return tab.page.evaluate(() => {
    const element = document.activeElement;
    // Between the end of the page and its beginning the browser itself has the focus; in Firefox the page still names its last one.
    if (!element || element === document.body || !document.hasFocus()) return undefined;
    const label = element.closest('label');
    const seen = label ?? element;
    const { x = 0, y = 0, width = 0, height = 0 } = seen.getClientRects()[0] ?? {};
    // Of a field for a text, browsers show the line that is typed.
    const middle = element.localName === 'textarea' ? Math.min(height / 2, 20) : height / 2;
    const isInSight = seen.contains(document.elementFromPoint(x + width / 2, y + middle));
    // The ring of a card that is one link is around the whole card.
    const around = [getComputedStyle(element), getComputedStyle(element, '::after')];
    // In a field for a day or a time its own parts have the focus, one after the other, and the browser draws their rings.
    const hasParts = element instanceof HTMLInputElement && /^(date|time)$/.test(element.type);
    const hasRing =
      hasParts ||
      [...around, ...(label ? [getComputedStyle(label)] : [])].some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      );
    if (isInSight && hasRing) return undefined;
    return `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
  });
}

/** Describes the element that hides a part of the focus ring; `undefined` when none does. */
export async function ringIsHiddenBy(tab: Tab): Promise<string | undefined> {
  await comesToRest(tab.page);
  return tab.page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    if (outlineStyle === 'none') return undefined;
    const reach = Math.max(0, Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset));
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const ring = { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach };
    const name = `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
    const width = document.documentElement.clientWidth;
    // The browser decides how far a strip scrolls for the focus.
    let isInStrip = false;
    for (let one = element.parentElement; one; one = one.parentElement)
      isInStrip ||= getComputedStyle(one).overflowX === 'auto' && one.scrollWidth > one.clientWidth;
    const isOutside = !isInStrip && (ring.left < -1 || ring.right > width + 1);
    if (isOutside || ring.top < -1) return `${name}: the window`;
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(one);
      const edge = one.getBoundingClientRect();
      const outX = !isInStrip && overflowX !== 'visible' && (ring.left < edge.left - 1 || ring.right > edge.right + 1);
      const outY = overflowY !== 'visible' && (ring.top < edge.top - 1 || ring.bottom > edge.bottom + 1);
      if (outX || outY) return `${name}: its ${one.localName} ${one.className}`;
      // In a layer of its own nothing of the page is painted over it.
      if (/^(fixed|sticky)$/.test(position)) return undefined;
    }
    if (getComputedStyle(element).position === 'fixed') return undefined;
    // Elements in a layer of their own above the page, such as a sticky header, are painted over the ring.
    const [x, y] = [(ring.left + ring.right) / 2, (ring.top + ring.bottom) / 2];
    const layerOf = (one: Element): number => {
      const { position, zIndex } = getComputedStyle(one);
      return position === 'static' || zIndex === 'auto' ? 0 : Number(zIndex);
    };
    const edges = [
      [x, ring.top + 1],
      [x, ring.bottom - 1],
      [ring.left + 1, y],
      [ring.right - 1, y],
    ] as const;
    for (const [atX, atY] of edges) {
      const first = document.elementFromPoint(atX, atY);
      for (let one = first; one && !one.contains(element); one = one.parentElement) {
        // The link to the content has a layer above the header, whose round corners show the content below.
        if (/^(fixed|sticky)$/.test(getComputedStyle(one).position) && layerOf(one) >= layerOf(element))
          return `${name}: ${one.localName} ${one.className}`;
      }
    }
    return undefined;
  });
}
