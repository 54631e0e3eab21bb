import { mkdir } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const screens = '.cache/screens';

/**
 * Looks at a screen as axe does, for WCAG 2.2 AA and good practice, and that nothing sticks out of the window sideways. With
 * SCREENS=1 it keeps a picture, for people to look at.
 */
export async function isAccessible(page: Page, name: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  if (process.env['SCREENS']) await keepPicture(page, `${name}-${width}`);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth),
    `${name} is wider than the window`,
  ).toBeLessThanOrEqual(width);
  // Colors on their way from one to another are nobody's choice.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ effect, playState }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );
  // The shop has no frames: the simpler way of looking, which needs no second page, is enough and quicker.
  const { violations } = await new AxeBuilder({ page })
    .withTags(tags)
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  expect(found, `${name} at ${width} px`).toEqual([]);
}

async function keepPicture(page: Page, name: string): Promise<void> {
  await mkdir(screens, { recursive: true });
  await page.screenshot({ path: `${screens}/${name}.png`, fullPage: true });
}
