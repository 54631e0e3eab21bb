import { describe, expect } from 'vitest';
import { chenin, gamay, redPack } from './support/goods';
import { it } from './support/journey';
import { tabStopFaults } from './support/tab-stops';
import type { Visitor, VisitorOptions } from './support/visitor';

/** As many as lead through the elements that stay in place, and a good way under them. */
const stops = 40;
const windows = ['zoomed', 'phone', 'desktop'] as const;

const arrival = {
  reducedMotion: 'reduce',
  basket: { [gamay.sku]: 2, [redPack.sku]: 1 },
  // The tray of the comparison stands on the shelf.
  initScript: `if (location.protocol.startsWith('http')) sessionStorage.setItem('draft-comparison', '{"cans":"${gamay.sku},${chenin.sku}"}')`,
} as const satisfies VisitorOptions;

const box = '/can-club/join/12/?step=customize&type=red';

/** The faults of each page, by its address. */
async function faultsOn({ tab }: Visitor, paths: readonly string[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    await tab.open(path);
    await tab.page.getByRole('heading', { level: 1 }).waitFor();
    await tab.comesToRest();
    faults.push(...(await tabStopFaults(tab, stops)).map((fault) => `${path}: ${fault}`));
  }
  return faults;
}

describe('Every stop of the Tab key is in sight and in order (spec §2 Page shell and behavior, WCAG 2.4.3, 2.4.11)', () => {
  it('at 400 % zoom, where a box is filled and under the tray', { tags: ['core'] }, async ({ visit }) => {
    const visitor = await visit({ ...arrival, viewport: 'zoomed' });
    expect(await faultsOn(visitor, [box, '/shop/'])).toEqual([]);
  });

  it.for(windows)('on every kind of page, in a window: %s', async (viewport, { visit }) => {
    const visitor = await visit({ ...arrival, viewport });
    expect(
      await faultsOn(visitor, [
        '/',
        '/shop/?family=wine',
        '/shop/compare/',
        gamay.path,
        '/cart/',
        '/checkout/',
        box,
        '/faq/',
        '/privacy-policy/',
        '/find-us-in-stores/?near=97202',
        '/group-order/',
        '/account/login/?form=code',
      ]),
    ).toEqual([]);
  });

  it.for(windows)('while the shop asks about privacy, in a window: %s', async (viewport, { visit }) => {
    const visitor = await visit({ ...arrival, viewport, consent: 'unasked' });
    expect(await faultsOn(visitor, ['/shop/', gamay.path, box, '/cart/', '/checkout/'])).toEqual([]);
  });

  it.for(windows)('in the account, in a window: %s', async (viewport, { visit }) => {
    const visitor = await visit({ ...arrival, viewport, isSignedIn: true });
    expect(await faultsOn(visitor, ['/account/', '/account/addresses/', '/account/profile/'])).toEqual([]);
  });
});
