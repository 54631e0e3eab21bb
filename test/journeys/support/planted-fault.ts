import type { BrowserContext } from 'playwright-core';

declare module 'vitest' {
  interface TaskMeta {
    /** The names that the pages give to the faults that this journey met (docs/testing.md). */
    reached?: readonly string[];
  }
}

/** The fault that is on in a shop with planted faults, as its pages call it; undefined in the shop as it is. */
const planted = process.env['PLANTED_FAULT'];

/** Switches the planted fault on in every page of a browser, and returns the faults that its pages reach. */
export async function plantFault(context: BrowserContext): Promise<ReadonlySet<string>> {
  const reached = new Set<string>();
  if (planted === undefined) return reached;
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
