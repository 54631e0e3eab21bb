import { mkdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { leftOutOnVendure } from '#tools/engine/journeys-on-vendure';
import { launchBrowser, reasonToSkip } from './browser';
import { vendure } from './engine';
import { Footprint } from './footprint';
import { isTraced, Visitor, type VisitorOptions } from './visitor';

const failures = '.cache/screens/failed';
const traces = '.cache/traces';

/**
 * `it` for journeys: one browser for all files that a worker runs, and a fresh profile for each visitor. When a test is over nothing may
 * have gone wrong in any visitor's browser that the test did not name, and all that it named has to have happened.
 */
export const it = test
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('visit', async ({ browser, task, skip }, { onCleanup }) => {
    if (vendure && leftOutOnVendure[task.name] !== undefined) skip(leftOutOnVendure[task.name]);
    const left = reasonToSkip(task.name);
    if (left !== undefined) skip(left);
    const visitors: Visitor[] = [];
    onCleanup(async () => {
      task.meta.touched = Footprint.of(visitors.map(({ footprint }) => footprint));
      task.meta.reached = [...new Set(visitors.flatMap(({ reached }) => [...reached]))];
      for (const { trouble } of visitors) await trouble.settles();
      const troubles = visitors.map(({ trouble: { unexpected, missed } }) => ({ unexpected, missed }));
      // A picture needs a style of its own, which the shop's policy forbids.
      if (task.result?.state === 'fail') await keepScreens(task.name, visitors);
      if (isTraced) await keepTraces(task.name, visitors);
      for (const visitor of visitors) await visitor.leave();
      expect(troubles).toEqual(visitors.map(() => ({ unexpected: [], missed: [] })));
    });
    return async (options?: VisitorOptions): Promise<Visitor> => {
      const visitor = await Visitor.arrive(browser, options);
      visitors.push(visitor);
      return visitor;
    };
  });

/** Saves the actions of each visitor, for `npx playwright-core show-trace`. */
async function keepTraces(name: string, visitors: readonly Visitor[]): Promise<void> {
  for (const [index, { context }] of visitors.entries())
    await context.tracing.stop({ path: `${traces}/${fileName(name)}-${index}.zip` });
}

/** Saves the screen of every tab when a test failed. */
async function keepScreens(name: string, visitors: readonly Visitor[]): Promise<void> {
  await mkdir(failures, { recursive: true });
  const pages = visitors.flatMap(({ context }) => context.pages());
  for (const [index, page] of pages.entries())
    await page.screenshot({ path: `${failures}/${fileName(name)}-${index}.png` });
}

function fileName(test: string): string {
  return test.replace(/\W+/g, '-');
}
