import type { CDPSession } from 'playwright-core';
import { describe, expect } from 'vitest';
import { redPack } from './support/goods';
import { it } from './support/journey';
import type { Tab } from './support/tab';

/**
 * Each page has a link to the next one, and the last one to the first. Chromium itself holds the surroundings of a picture of
 * several widths that was not near enough to load, as of a maker far down the page of a wine: a pack has none.
 */
const round = ['/shop/', redPack.path, '/blog/', '/can-club/', '/faq/'];
const warmUpRounds = 4;
const rounds = 20;

async function goRound({ page }: Tab): Promise<void> {
  for (const path of round) {
    await page
      .locator(`a[href="/en-US${path}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForFunction(
      (end) => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href.endsWith(end),
      path,
    );
  }
}

/** Counts the objects that the browser still holds after garbage collection. */
async function held(session: CDPSession): Promise<Readonly<Record<string, number>>> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const counted = ['Documents', 'Nodes', 'JSEventListeners'];
  return Object.fromEntries(metrics.flatMap(({ name, value }) => (counted.includes(name) ? [[name, value]] : [])));
}

describe('A long visit (spec §2 Page shell and behavior)', () => {
  it('leaves no document, listener or detached part of a page behind in 200 navigations', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open('/faq/');
    const session = await tab.page.context().newCDPSession(tab.page);
    await session.send('Performance.enable');
    const heldAfter = async (times: number) => {
      for (let done = 0; done < times; done += 1) await goRound(tab);
      await tab.comesToRest();
      return held(session);
    };
    const [first, second, third] = [await heldAfter(warmUpRounds), await heldAfter(rounds), await heldAfter(rounds)];
    // A leak grows by at least one in every round, the browser's cache of pictures (each is a document) at most once.
    const growsBetween = (before: typeof first, after: typeof first, name: string) =>
      (after[name] ?? 0) - (before[name] ?? 0) >= rounds;
    const grown = Object.keys(third).filter(
      (name) => growsBetween(first, second, name) && growsBetween(second, third, name),
    );
    expect(grown, JSON.stringify([first, second, third])).toEqual([]);
  });
});
