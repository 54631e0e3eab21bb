import type { Page } from 'playwright-core';
import { privacyMessages } from '#src/ui/privacy/privacy-messages';
import { findLayoutFaults } from './layout-faults';

/** A window that a screen is looked at in. */
export interface ShownWindow {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The size of letters that the reader asked for, in percent. */
  readonly letters?: number;
  /** The visitor has not answered the question about their privacy, which stands at the lower edge. */
  readonly isAsked?: boolean;
}

/** Windows that every screen has to suit: phones, tablets both ways, desks. Zoomed in, a window has fewer and larger px. */
const windows: readonly ShownWindow[] = [
  { name: 'at 320 px', width: 320, height: 640 },
  { name: 'at 390 px', width: 390, height: 844 },
  { name: 'at 600 px', width: 600, height: 960 },
  { name: 'at 200 % zoom', width: 640, height: 450 },
  { name: 'at 768 px', width: 768, height: 1024 },
  { name: 'at 820 px', width: 820, height: 1180 },
  { name: 'at 1024 px', width: 1024, height: 768 },
  { name: 'at 1920 px', width: 1920, height: 1080 },
  { name: 'at 1280 px', width: 1280, height: 900 },
  { name: 'with letters at 200 %', width: 1280, height: 900, letters: 200 },
  { name: 'at 390 px with letters at 150 %', width: 390, height: 844, letters: 150 },
  { name: 'at 390 px with letters at 200 %', width: 390, height: 844, letters: 200 },
];

/** The same of a shop that asks about privacy: where its bars and the question look different. */
const askedWindows: readonly ShownWindow[] = [
  { name: 'at 390 px, asked', width: 390, height: 844, isAsked: true },
  { name: 'at 390 px with letters at 200 %, asked', width: 390, height: 844, letters: 200, isAsked: true },
  { name: 'at 960 px, asked', width: 960, height: 640, isAsked: true },
  { name: 'at 1280 px, asked', width: 1280, height: 900, isAsked: true },
];

/** Of each window. One cause often has many faults. */
const faultsTold = 8;

/** The window sizes at which axe runs where all windows are looked at: a phone and a desktop. */
export const seenByAxe = ['at 390 px', 'at 1280 px'];

/** The checks of one screen. */
export interface Inspection {
  readonly windows: readonly ShownWindow[];
  readonly seenByAxe: readonly string[];
}

/**
 * All windows; where only a sample is wanted, one for each screen, by its name, so that each window shows many screens, and the
 * same ones every time.
 */
export function inspectionOf(screen: string): Inspection {
  const all = [...windows, ...askedWindows];
  if (!process.env['SAMPLE']) return { windows: all, seenByAxe };
  const seed = Array.from(screen, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0);
  const nth = seed % all.length;
  const shown = all.slice(nth, nth + 1);
  return { windows: shown, seenByAxe: shown.map(({ name }) => name) };
}

/** One sentence for each fault in each window. `look` runs in each window as well, because rendering a page again takes long. */
export async function layoutFaults(
  page: Page,
  look?: (window: ShownWindow) => Promise<void>,
  shown = windows,
): Promise<readonly string[]> {
  const before = page.viewportSize();
  const faults: string[] = [];
  let stopAsking: (() => Promise<void>) | undefined;
  for (const window of shown) {
    const { name, width, height, letters, isAsked = false } = window;
    // Nothing of the question can be seen behind a modal dialog.
    if (isAsked && (await page.locator('dialog:modal').count()) === 0) stopAsking ??= await askAboutPrivacy(page);
    await page.setViewportSize({ width, height });
    const undo = letters === undefined ? undefined : await enlargeLetters(page, letters);
    await comesToRest(page);
    await look?.(window);
    const found = await page.evaluate(findLayoutFaults);
    for (const fault of found.slice(0, faultsTold)) faults.push(`${name}: ${fault}`);
    if (found.length > faultsTold) faults.push(`${name}: and ${found.length - faultsTold} more`);
    await undo?.();
  }
  await stopAsking?.();
  if (before) await page.setViewportSize(before);
  return faults;
}

/** Makes the shop ask again, as when another tab clears the answer. Returns the function that undoes it. */
async function askAboutPrivacy(page: Page): Promise<() => Promise<void>> {
  const question = page.getByRole('region', { name: privacyMessages.label });
  const answer = await page.evaluate(storePrivacyChoice, null);
  await question.waitFor();
  return async () => {
    if (answer === null) return;
    await page.evaluate(storePrivacyChoice, answer);
    await question.waitFor({ state: 'detached' });
  };
}

/** Runs in the page. Stores a choice, or none, and notifies the shop as the browser would. Returns the choice stored before. */
function storePrivacyChoice(choice: string | null): string | null {
  const key = 'privacy-choice';
  const before = localStorage.getItem(key);
  if (choice === null) localStorage.removeItem(key);
  else localStorage.setItem(key, choice);
  dispatchEvent(new StorageEvent('storage', { key }));
  return before;
}

async function enlargeLetters(page: Page, percent: number): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((size) => {
    const larger = new CSSStyleSheet();
    larger.replaceSync(`html { font-size: ${size}%; }`);
    document.adoptedStyleSheets.push(larger);
    return larger;
  }, percent);
  return () =>
    sheet.evaluate((larger) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== larger);
    });
}

/** Waits until fonts are there, nothing moves that is shown, and no color is on its way to another. */
export async function comesToRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Animations that are not shown may never end: not every browser lets their time pass.
    const isShown = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect &&
      effect.target?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) === true;
    const moving = document.getAnimations().filter((one) => one.playState === 'running' && isShown(one));
    return (
      document.fonts.status === 'loaded' &&
      moving.every(({ effect }) => effect?.getComputedTiming().endTime === Infinity)
    );
  });
}
