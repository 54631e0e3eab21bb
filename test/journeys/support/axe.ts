import { AxeBuilder } from '@axe-core/playwright';
import { mkdir } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const screens = '.cache/screens';

/**
 * Looks at a screen as axe does, for WCAG 2.2 AA and good practice, and that nothing sticks out of the window sideways; keeps a
 * picture of it for people to look at.
 */
export async function isAccessible(page: Page, name: string): Promise<void> {
  await mkdir(screens, { recursive: true });
  const width = page.viewportSize()?.width ?? 0;
  await page.screenshot({ path: `${screens}/${name}-${width}.png`, fullPage: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name} is wider than the window`).toBeLessThanOrEqual(width);
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`));
  expect(found, `${name} at ${width} px`).toEqual([]);
}
