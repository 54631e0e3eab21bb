import type { Page } from 'playwright-core';

/**
 * Returns the controls and states that cannot be recognized when the reader's own colors replace those of the shop, one sentence
 * each: controls that had a fill and now have no edge, and chosen, pressed or disabled ones that now look like the others.
 */
export async function forcedColorFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(markFilled);
  await page.emulateMedia({ forcedColors: 'active' });
  const faults = await page.evaluate(findUnmarked);
  await page.emulateMedia({ forcedColors: 'none' });
  return faults;
}

/** Runs in the page, in the shop's colors. */
function markFilled(): void {
  for (const control of document.querySelectorAll('button, a[href], summary')) {
    const { backgroundColor } = getComputedStyle(control);
    control.toggleAttribute('data-filled', !/^rgba\(.*, 0\)$/.test(backgroundColor));
  }
}

/** Runs in the page, in the reader's colors. */
function findUnmarked(): string[] {
  const canvas = getComputedStyle(document.body).backgroundColor;
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.clientWidth > 1;
  const describe = (element: Element) =>
    `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;

  function hasEdge(element: Element): boolean {
    const { borderBottomStyle, borderBottomWidth, backgroundColor, textDecorationLine } = getComputedStyle(element);
    const hasBorder = borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) >= 1;
    const isFilled = backgroundColor !== canvas && !backgroundColor.endsWith(', 0)');
    return hasBorder || isFilled || textDecorationLine.includes('underline');
  }

  function look(element: Element): string {
    return ['', '::before', '::after']
      .map((part) => getComputedStyle(element, part || null))
      .map((style) =>
        [
          style.backgroundColor,
          style.color,
          style.borderTopColor,
          style.borderTopWidth,
          style.outlineStyle,
          style.textDecorationLine,
          style.textDecorationThickness,
          style.fontWeight,
          style.content,
          style.boxShadow,
        ].join(),
      )
      .join(' ');
  }

  /**
   * Returns the element that shows a state: the control itself, or its label where the browser does not draw the box or the dot.
   */
  function shownBy(element: Element): Element | undefined {
    if (!(element instanceof HTMLInputElement)) return element;
    const isOwn = getComputedStyle(element).appearance !== 'none' && isSeen(element) && element.clientWidth > 8;
    return isOwn ? undefined : (element.closest('label') ?? undefined);
  }

  const states: readonly (readonly [is: string, isNot: string])[] = [
    ['[aria-pressed="true"]', '[aria-pressed="false"]'],
    ['[aria-current]', ':not([aria-current])'],
    ['[aria-selected="true"]', '[aria-selected="false"]'],
    ['input:checked', 'input:not(:checked)'],
    ['button:disabled', 'button:enabled'],
  ];
  const faults = new Set<string>();
  for (const control of document.querySelectorAll('[data-filled]'))
    if (isSeen(control) && !hasEdge(control)) faults.add(`${describe(control)} has no edge`);
  for (const [is, isNot] of states) {
    for (const element of document.querySelectorAll(is)) {
      const [shown, group] = [shownBy(element), element.closest('ul, ol, fieldset, nav, main')];
      if (!shown || !group || !isSeen(shown)) continue;
      const others = [...group.querySelectorAll(isNot)]
        .filter((other) => other.localName === element.localName && other.className === element.className)
        .map(shownBy);
      if (others.some((other) => other && isSeen(other) && look(other) === look(shown)))
        faults.add(`${describe(shown)} looks the same as without ${is}`);
    }
  }
  return [...faults];
}
