import { describe, expect } from 'vitest';
import { words } from '../../src/ui/text/words';
import { chenin, gamay } from './support/goods';
import { it } from './support/journey';
import type { Tab } from './support/tab';

const pageData = (path: string): string => `**/page-data${path}page-data.json`;

/** Walks by a link of the page, as a shopper does: the document stays. */
async function walkTo(tab: Tab, name: string): Promise<void> {
  await tab.main.getByRole('link', { name, exact: true }).first().click();
}

/** Marks the document; the mark is gone when the page was loaded anew. */
async function mark(tab: Tab): Promise<void> {
  await tab.page.evaluate(() => {
    document.documentElement.setAttribute('data-visited', '');
  });
}

async function isSameDocument(tab: Tab): Promise<boolean> {
  return (await tab.page.locator('html[data-visited]').count()) === 1;
}

describe('Walking from page to page (spec §2 Page shell and behaviour)', () => {
  it('changes the title, says where one is, moves the focus to the content and starts at the top', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open('/shop/');
    await mark(tab);
    await tab.link(gamay.name).first().scrollIntoViewIfNeeded();
    await walkTo(tab, gamay.name);
    await tab.hears(words.navigatedTo(gamay.name));
    expect(await tab.page.title()).toContain(gamay.name);
    await tab.focuses(tab.main);
    expect(await tab.scrollTop()).toBe(0);
    expect(await isSameDocument(tab)).toBe(true);
    expect(await tab.page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(new RegExp(`/en-US${gamay.path}$`));
  });

  it('comes back by Back to where one stood', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open('/shop/');
    await tab.shelf.card(chenin.name).scrollIntoViewIfNeeded();
    await tab.page.mouse.wheel(0, 300);
    await tab.page.waitForFunction(() => window.scrollY > 200);
    await tab.scrollEnds();
    const before = await tab.scrollTop();
    await walkTo(tab, chenin.name);
    await tab.arrivesAt(chenin.name);
    await tab.hears(words.navigatedTo(chenin.name));
    await tab.page.goBack();
    await tab.shelf.addButton(chenin.name).waitFor();
    await tab.page.waitForFunction((top) => Math.abs(window.scrollY - top) < 3, before);
    await tab.page.goForward();
    await tab.arrivesAt(chenin.name);
  });

  it('keeps filters in the address and walks them with Back', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open('/shop/');
    await tab.shelf.narrowTo('pack');
    await tab.isAtAddress(/\?family=pack$/);
    await tab.shelf.narrowTo('merch');
    await tab.isAtAddress(/\?family=merch$/);
    await tab.page.goBack();
    await tab.isAtAddress(/\?family=pack$/);
    await tab.shelf.addButton('The Weeknight Red 6 Pack').waitFor();
    await tab.reload();
    await tab.shelf.addButton('The Weeknight Red 6 Pack').waitFor();
  });

  it('says so when the next page takes more than a second, and stays usable meanwhile (spec §9 Delayed page-load signal)', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open('/shop/');
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await tab.page.route(pageData(gamay.path), async (route) => {
      await held;
      await route.continue();
    });
    await walkTo(tab, gamay.name);
    await tab.page.getByRole('progressbar', { name: words.loadingPage }).waitFor();
    await tab.shelf.addButton(chenin.name).waitFor();
    letGo();
    await tab.arrivesAt(gamay.name);
    await tab.page.getByRole('progressbar', { name: words.loadingPage }).waitFor({ state: 'hidden' });
  });

  it('goes where the last click leads when clicks overtake each other', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open('/shop/');
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await tab.page.route(pageData(gamay.path), async (route) => {
      await held;
      await route.continue();
    });
    await walkTo(tab, gamay.name);
    await walkTo(tab, chenin.name);
    await tab.arrivesAt(chenin.name);
    letGo();
    await tab.page.unrouteAll({ behavior: 'wait' });
    await tab.arrivesAt(chenin.name);
    await tab.isAtAddress(new RegExp(`${chenin.path}$`));
  });
});

describe('A page that cannot be loaded (spec §2 page-data fetch, §8 Client, §9 Page-data fetch retries)', () => {
  it('is asked for up to three times more before the shopper notices anything', async ({ visit }) => {
    const { tab, trouble } = await visit();
    await tab.open('/shop/');
    await mark(tab);
    let tries = 0;
    await tab.page.route(pageData(gamay.path), async (route) => {
      tries += 1;
      if (tries <= 3) await route.abort('connectionreset');
      else await route.continue();
    });
    trouble.expect(/^failed GET \/page-data.*ERR_CONNECTION_RESET$/);
    await walkTo(tab, gamay.name);
    await tab.arrivesAt(gamay.name);
    expect(tries).toBe(4);
    expect(await isSameDocument(tab)).toBe(true);
  });

  it('leaves the shopper on the last page, with words, when nothing helps', async ({ visit }) => {
    const { tab, trouble } = await visit();
    await tab.open('/shop/');
    await tab.page.route(pageData(gamay.path), (route) => route.abort('connectionreset'));
    trouble.expect(/^failed GET \/page-data.*ERR_CONNECTION_RESET$/);
    await walkTo(tab, gamay.name);
    await tab.sees(words.pageUnreachable);
    await tab.isAtAddress(/\/en-US\/shop\/$/);
    await tab.shelf.addButton(chenin.name).waitFor();
    await tab.button(words.dismiss).click();
    await tab.noLongerSees(words.pageUnreachable);

    await tab.page.unrouteAll();
    await walkTo(tab, gamay.name);
    await tab.arrivesAt(gamay.name);
  });

  it('returns to the last page when its code does not come', async ({ visit }) => {
    const { tab, trouble } = await visit();
    await tab.open('/shop/');
    await tab.page.route(/\/assets\/product-[^/]*\.js$/, (route) => route.abort('connectionreset'));
    trouble.expect(/^failed GET \/assets\/.*ERR_CONNECTION_RESET$/);
    await walkTo(tab, gamay.name);
    await tab.sees(words.pageUnreachable);
    await tab.isAtAddress(/\/en-US\/shop\/$/);
    await tab.shelf.addButton(chenin.name).waitFor();
  });

  it('is not found when its data is not there', async ({ visit }) => {
    const { tab, trouble } = await visit();
    await tab.open('/shop/');
    await tab.page.route(pageData(gamay.path), (route) => route.fulfill({ status: 404, body: '' }));
    trouble.expect(/^404 GET \/page-data/);
    await walkTo(tab, gamay.name);
    await tab.reads(words.notFound.title);
    await tab.hears(words.navigatedTo(words.notFound.title));
    expect(await tab.page.title()).toContain(words.notFound.title);
  });

  it('is the page for broken servers when its data answers 500', async ({ visit }) => {
    const { tab, trouble } = await visit();
    await tab.open('/shop/');
    await tab.page.route(pageData(gamay.path), (route) => route.fulfill({ status: 500, body: '' }));
    trouble.expect(/^500 GET \/page-data/);
    await walkTo(tab, gamay.name);
    await tab.reads(words.serverError.title);
  });

  it('is loaded anew when the shop was built again meanwhile', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open('/shop/');
    await mark(tab);
    await tab.page.route('**/page-data/app-data.json', (route) => route.fulfill({ json: { buildId: 'a-later-build' } }));
    await walkTo(tab, gamay.name);
    await tab.arrivesAt(gamay.name);
    await tab.page.waitForFunction(() => !document.documentElement.hasAttribute('data-visited'));
    await tab.isAtAddress(new RegExp(`/en-US${gamay.path}$`));
  });
});
