import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browserName } from './browser';
import { comesToRest, inspectionOf, layoutFaults, type ShownWindow } from './layout';
import { findLayoutFaults } from './layout-faults';
import { tryPlantedStyles } from './planted-fault';
import { viewports } from './visitor';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Users of speech control speak the text that they read (WCAG 2.5.3). This version of axe checks that rule only when asked. */
const rules = { 'label-content-name-mismatch': { enabled: true } };
/**
 * Rules that axe cannot decide in happy-dom, where nothing is painted: there they are never in doubt or never checked. Tests of
 * pages check all other rules (docs/adr/0007).
 */
const painted = [
  'color-contrast',
  'link-in-text-block',
  'region',
  'scrollable-region-focusable',
  'skip-link',
  'target-size',
];
/** Without comments and long names it is there in half of the time. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const screens = '.cache/screens';
const pictureHeight = 1500;

const isSample = process.env['SAMPLE'] !== undefined;
const usual: RunOptions = isSample ? { runOnly: painted } : { runOnly: tags, rules };
/** The paths that a sample has looked at in this tab. */
const seenIn = new WeakMap<Page, Set<string>>();

/**
 * Looks at a screen on a phone and on a desktop as axe does, for WCAG 2.2 AA and good practice, and at its layout in all windows.
 * With SCREENS=1 it keeps pictures, for people to look at. A sample looks at the first state of each path that a journey asks
 * for: most of a screen stays the same in the others. Pages for everybody it leaves to the crawl, which opens one of each kind.
 */
export async function isAccessible(page: Page, name: string): Promise<void> {
  if (isSample && (!isFirstState(page) || (await isForEverybody(page)))) return;
  await lookAt(page, name);
}

/** The same in every state that it is called in. */
export async function lookAt(page: Page, name: string): Promise<void> {
  // Until the first scroll, the parts far below on a phone are invisible (docs/adr/0010).
  await page.evaluate(() => document.documentElement.removeAttribute('data-lazy-layout'));
  if (process.env['SCREENS']) await keepPictures(page, name);
  const violations: string[] = [];
  const { windows, seenByAxe } = inspectionOf(name);
  const look = async (window: ShownWindow): Promise<void> => {
    if (seenByAxe.includes(window.name))
      violations.push(...(await axeViolations(page)).map((violation) => `${window.name}: ${violation}`));
    await tryPlantedStyles(page, async () => [
      ...(await page.evaluate(findLayoutFaults)),
      ...(await axeViolations(page)),
    ]);
  };
  const faults = await layoutFaults(page, look, windows);
  violations.push(...(await violationsInTheDark(page)));
  expect([...violations, ...faults], name).toEqual([]);
}

/** Only colors differ there (spec §2 Page shell). */
async function violationsInTheDark(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const found = await axeViolations(page, { runOnly: ['color-contrast', 'link-in-text-block'] });
  await page.emulateMedia({ colorScheme: 'light' });
  return found.map((violation) => `dark: ${violation}`);
}

/** Gives a tab the window that a sample looks at a screen in. */
export async function takeWindowOf(page: Page, name: string): Promise<void> {
  const [window] = inspectionOf(name).windows;
  if (window) await page.setViewportSize({ width: window.width, height: window.height });
}

async function isForEverybody(page: Page): Promise<boolean> {
  return (await page.locator('meta[name="robots"][content="noindex"]').count()) === 0;
}

function isFirstState(page: Page): boolean {
  const { pathname } = new URL(page.url());
  const seen = seenIn.get(page) ?? new Set();
  const isFirst = !seen.has(pathname);
  seenIn.set(page, seen.add(pathname));
  return isFirst;
}

/**
 * Returns the violations that axe finds on a screen as it is. A sample checks only the rules that need paint. The other rules
 * of axe give the same result in every browser, so Chromium alone is asked.
 */
export async function axeViolations(page: Page, asked: RunOptions = usual): Promise<readonly string[]> {
  if (browserName !== 'chromium') return [];
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  // A button that fades from busy to ready has other colors on the way.
  await comesToRest(page);
  return page.evaluate(async (options) => {
    const { axe: looker } = globalThis as unknown as { axe: typeof axe };
    const look = async (given: RunOptions) =>
      (await looker.run(document, { ...given, resultTypes: ['violations'], elementRef: true })).violations.flatMap(
        ({ id, nodes }) =>
          nodes.map(({ element, target, failureSummary }) => ({
            id,
            element,
            told: `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`,
          })),
      );
    const found = await look(options);
    const start = scrollY;
    const faults: string[] = [];
    for (const { id, element, told } of found) {
      // A bar that stays may lie over a target for now: it is a fault where one cannot scroll the target out from under it.
      if (id === 'target-size' && element) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const still = await look({ runOnly: [id] });
        if (!still.some((one) => one.element === element)) continue;
      }
      faults.push(told);
    }
    scrollTo({ top: start, behavior: 'instant' });
    return faults;
  }, asked);
}

/** The top of the page in the windows of a phone, a tablet and a desk, high enough to look at it. */
async function keepPictures(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  await mkdir(screens, { recursive: true });
  for (const { width } of Object.values(viewports)) {
    await page.setViewportSize({ width, height: pictureHeight });
    await comesToRest(page);
    await page.screenshot({ path: `${screens}/${name}-${width}.png` });
  }
  if (before) await page.setViewportSize(before);
}
