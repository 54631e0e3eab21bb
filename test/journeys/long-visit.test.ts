import type { CDPSession } from 'playwright-core';
import { describe, expect } from 'vitest';
import { redPack } from './support/goods';
import { it } from './support/journey';
import type { Tab } from './support/tab';

/**
 * Each page has a link to the next one, and the last one to the first. Chromium itself holds what surrounds a picture of several
 * widths that was not near enough to load, as of a maker far down the page of a wine: a pack has none.
 */
const round = ['/shop/', redPack.path, '/blog/', '/can-club/', '/faq/'];
const warmUpRounds = 4;
const rounds = 40;

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

/** Counts what the browser still holds after it has thrown away what nobody needs. */
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
    for (let done = 0; done < warmUpRounds; done += 1) await goRound(tab);
    await tab.comesToRest();
    const before = await held(session);
    for (let done = 0; done < rounds; done += 1) await goRound(tab);
    await tab.comesToRest();
    const after = await held(session);
    // A leak grows by at least one in every round.
    const grown = Object.entries(after).filter(([name, count]) => count - (before[name] ?? 0) >= rounds);
    expect(grown, `before ${JSON.stringify(before)}`).toEqual([]);
  });
});
