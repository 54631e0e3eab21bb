import type { BrowserContext, Page } from 'playwright-core';

declare module 'vitest' {
  interface TaskMeta {
    /** The names that the pages give to the faults that this journey met (docs/testing.md). */
    reached?: readonly string[];
  }
}

/** The fault that is on in a shop with planted faults, as its pages call it; undefined in the shop as it is. */
const planted = process.env['PLANTED_FAULT'];
/** The faults of styles that each look at a screen tries. */
const plantedStyles = process.env['PLANTED_STYLES']?.split(' ') ?? [];
/** Those that no look of this process has shown yet: one look that shows a fault is enough. */
const unseenStyles = new Set(plantedStyles);
const reachedIn = new WeakMap<BrowserContext, Set<string>>();

/** Switches the planted fault on in every page of a browser, and returns the faults that its pages reach. */
export async function plantFault(context: BrowserContext): Promise<ReadonlySet<string>> {
  const reached = new Set<string>();
  if (planted === undefined) return reached;
  reachedIn.set(context, reached);
  await context.exposeBinding('comeBy', (_, name: string) => reached.add(name));
  await context.addInitScript((activeMutant) => {
    const { comeBy } = globalThis as unknown as { comeBy: (name: string) => Promise<void> };
    const seen = new Set<PropertyKey>();
    const cover = new Proxy<Record<PropertyKey, number>>(
      {},
      {
        set: (_, name) => {
          if (!seen.has(name)) void comeBy(String(name));
          seen.add(name);
          return true;
        },
      },
    );
    Object.assign(globalThis, { __stryker__: { activeMutant, mutantCoverage: { static: cover, perTest: {} } } });
    new MutationObserver(() => {
      document.querySelector(':root')?.setAttribute('data-planted', activeMutant);
    }).observe(document, { childList: true });
  }, planted);
  return reached;
}

/**
 * Switches each fault of a style on and off again on a page that is at rest, and counts those as reached with which a look at it
 * finds something.
 */
export async function tryPlantedStyles(page: Page, look: () => Promise<readonly string[]>): Promise<void> {
  for (const name of unseenStyles) {
    await page.evaluate(switchStyle, name);
    const found = await look();
    await page.evaluate(switchStyle, planted ?? '');
    if (found.length === 0) continue;
    unseenStyles.delete(name);
    reachedIn.get(page.context())?.add(name);
  }
}

/** Runs in the page. */
function switchStyle(name: string): void {
  document.documentElement.setAttribute('data-planted', name);
}
