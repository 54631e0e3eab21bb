import { describe, expect } from 'vitest';
import { contactMessages } from '#src/ui/contact/shared/contact-messages';
import { messages } from '#src/ui/shell/shell-messages';
import { sandboxUrl } from './support/back-end';
import { chenin, gamay, tumbler } from './support/goods';
import { openAt } from './support/held-scripts';
import { it } from './support/journey';
import { findLayoutFaults } from './support/layout-faults';
import type { Tab } from './support/tab';

const pageData = (path: string): string => `**/page-data${path}page-data.json`;

/** Walks by a link of the page, as a shopper does: the document stays. */
async function walkTo(tab: Tab, name: string): Promise<void> {
  await tab.main.getByRole('link', { name, exact: true }).first().click();
}

/** Holds a page's data back until it is let go. */
async function holdPage(tab: Tab, path: string): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await tab.page.route(pageData(path), async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
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

describe('Walking from page to page (spec §2 Page shell and behavior)', () => {
  it('changes the title, says where one is, moves the focus to the content and starts at the top', async ({
    visit,
  }) => {
    const { tab } = await visit();
    await tab.open('/shop/');
    await mark(tab);
    await tab.link(gamay.name).first().scrollIntoViewIfNeeded();
    await walkTo(tab, gamay.name);
    await tab.hears(messages.navigatedTo(gamay.name));
    expect(await tab.page.title()).toContain(gamay.name);
    await tab.focuses(tab.main);
    expect(await tab.scrollTop()).toBe(0);
    expect(await isSameDocument(tab)).toBe(true);
    await expect
      .poll(() => tab.page.locator('link[rel="canonical"]').getAttribute('href'))
      .toMatch(new RegExp(`/en-US${gamay.path}$`));
  });

  it('comes back by Back to where one stood', { tags: ['core'] }, async ({ visit }) => {
    const { tab } = await visit();
    await tab.open('/shop/');
    await tab.shelf.card(chenin.name).scrollIntoViewIfNeeded();
    await tab.page.mouse.wheel(0, 300);
    await tab.page.waitForFunction(() => window.scrollY > 200);
    await tab.scrollEnds();
    const before = await tab.scrollTop();
    await walkTo(tab, chenin.name);
    await tab.arrivesAt(chenin.name);
    await tab.hears(messages.navigatedTo(chenin.name));
    await tab.page.goBack();
    await tab.shelf.addButton(chenin.name).waitFor();
    await tab.page.waitForFunction((top) => Math.abs(window.scrollY - top) < 3, before);
    await tab.page.goForward();
    await tab.arrivesAt(chenin.name);
  });

  it('comes back by Back to the foot of a long shelf', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open('/shop/?page=3');
    await tab.shelf.addButton(tumbler.name).waitFor();
    const last = tab.main.getByRole('article').getByRole('link', { name: tumbler.name });
    await last.scrollIntoViewIfNeeded();
    await tab.page.waitForFunction(() => window.scrollY > 2000);
    await tab.scrollEnds();
    const before = await tab.scrollTop();
    await last.click();
    await tab.isAtAddress(/\/products\//);
    await tab.page.waitForFunction(() => window.scrollY === 0);
    await tab.page.goBack();
    await tab.shelf.addButton(tumbler.name).waitFor();
    await tab.page.waitForFunction((top) => Math.abs(window.scrollY - top) < 3, before);
  });

  it('stands where it stood after a reload, and when the shopper returns from another site', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open('/shop/');
    await tab.page.mouse.wheel(0, 900);
    await tab.page.waitForFunction(() => window.scrollY > 600);
    await tab.scrollEnds();
    const before = await tab.scrollTop();
    await tab.reload();
    await tab.page.waitForFunction((top) => Math.abs(window.scrollY - top) < 3, before);
    await tab.page.goto(`${sandboxUrl}/outbox`);
    await tab.page.goBack();
    await tab.page.waitForFunction((top) => Math.abs(window.scrollY - top) < 3, before);
  });

  it('starts when it was reloaded in the middle, and does the pressed action', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open('/shop/');
    await tab.page.mouse.wheel(0, 100);
    await tab.page.waitForFunction(() => window.scrollY > 50);
    await tab.scrollEnds();
    const before = await tab.scrollTop();
    await tab.page.reload();
    await tab.page.waitForFunction((top) => Math.abs(window.scrollY - top) < 3, before);
    await tab.shelf.add(gamay.name);
    await tab.carries(1);
  });

  it('lays out the parts far below on a phone once one scrolls, and finds the place again', async ({ visit }) => {
    const { tab } = await visit({ viewport: 'phone' });
    const waits = tab.page.locator('html[data-lazy-layout]');
    const skipped = (): Promise<number> =>
      tab.page
        .locator('.lazy-layout > *')
        .evaluateAll((all) => all.filter((one) => !one.checkVisibility({ contentVisibilityAuto: true })).length);
    await tab.open('/shop/');
    await tab.comesToRest();
    expect(await skipped()).toBeGreaterThan(4);
    const last = tab.main.getByRole('listitem').last().getByRole('link').first();
    await last.scrollIntoViewIfNeeded();
    await waits.waitFor({ state: 'detached' });
    expect(await skipped()).toBe(0);
    await tab.scrollEnds();
    const before = await tab.scrollTop();
    expect(before).toBeGreaterThan(2000);
    await tab.reload();
    await tab.page.waitForFunction((top) => Math.abs(window.scrollY - top) < 3, before);
    expect(await waits.count()).toBe(0);
  });

  it(
    'draws the parts far below on a phone as they are, where the scripts do not come',
    { tags: ['core'] },
    async ({ visit }) => {
      const { tab } = await visit({ viewport: 'phone' });
      await openAt('before the entry arrives', tab, '/shop/');
      const height = () => tab.page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < (await height()); top += 400)
        await tab.page.evaluate(async (y) => {
          window.scrollTo(0, y);
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }, top);
      expect(await tab.page.locator('html[data-lazy-layout]').count()).toBe(1);
      expect(await tab.page.evaluate(findLayoutFaults)).toEqual([]);
    },
  );

  it('goes to a part that was not laid out yet, on a phone', async ({ visit }) => {
    const { tab } = await visit({ viewport: 'phone' });
    await tab.open(gamay.path);
    await tab.comesToRest();
    await tab.main.locator('a[href$="#reviews"]').first().click();
    const heading = tab.main.locator('#reviews h2');
    await tab.page.locator('html[data-lazy-layout]').waitFor({ state: 'detached' });
    await tab.scrollEnds();
    const { y } = (await heading.boundingBox())!;
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(200);
  });

  it('stays where Back leads although the page that was left still loads', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open('/shop/');
    const letGo = await holdPage(tab, gamay.path);
    // Back may be pressed before the page has asked for anything; here it is to be pressed after.
    const asked = tab.page.waitForRequest((request) => request.url().includes(`/page-data${gamay.path}`));
    await walkTo(tab, gamay.name);
    await asked;
    await tab.page.goBack();
    await tab.isAtAddress(/\/en-US\/shop\/$/);
    const answered = tab.page.waitForResponse((response) => response.url().includes(`/page-data${gamay.path}`));
    letGo();
    await (await answered).finished();
    await walkTo(tab, chenin.name);
    await tab.arrivesAt(chenin.name);
    await tab.page.goBack();
    await tab.shelf.addButton(chenin.name).waitFor();
    await tab.doesNotShow(tab.page.getByRole('heading', { name: gamay.name, level: 1 }));
  });

  it('goes to the part of a page that a link names', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open('/faq/');
    const links = tab.main.locator('a[href*="#"]');
    const target = (await links.last().getAttribute('href')) ?? '';
    await links.last().click();
    await tab.page.waitForFunction(() => window.scrollY > 200);
    await tab.page.goto(`/en-US/faq/${target.slice(target.indexOf('#'))}`);
    await tab.page.waitForFunction(() => window.scrollY > 200);
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

  it('says so when the next page takes more than a second, and stays usable meanwhile (spec §9 Delayed page-load signal)', async ({
    visit,
  }) => {
    const { tab } = await visit();
    await tab.open('/shop/');
    const letGo = await holdPage(tab, gamay.path);
    await walkTo(tab, gamay.name);
    await tab.page.getByRole('progressbar', { name: messages.loadingPage }).waitFor();
    await tab.shelf.addButton(chenin.name).waitFor();
    letGo();
    await tab.arrivesAt(gamay.name);
    await tab.page.getByRole('progressbar', { name: messages.loadingPage }).waitFor({ state: 'hidden' });
  });

  it('goes where the last click leads when clicks overtake each other', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open('/shop/');
    const letGo = await holdPage(tab, gamay.path);
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

  it('is loaded in full when nothing else helps', async ({ visit }) => {
    const { tab, trouble } = await visit();
    await tab.open('/shop/');
    await mark(tab);
    await tab.page.route(pageData(gamay.path), (route) => route.abort('connectionreset'));
    trouble.expect(/^failed GET \/page-data.*ERR_CONNECTION_RESET$/);
    await walkTo(tab, gamay.name);
    await tab.page.waitForFunction(() => !document.documentElement.hasAttribute('data-visited'));
    await tab.arrivesAt(gamay.name);
    await tab.isAtAddress(new RegExp(`/en-US${gamay.path}$`));
  });

  it('returns to the last page when its code does not come', { tags: ['core'] }, async ({ visit }) => {
    const { tab, trouble } = await visit();
    await tab.open('/shop/');
    await tab.page.route(/\/assets\/product-[^/]*\.js$/, (route) => route.abort('connectionreset'));
    trouble.expect(/^failed GET \/assets\/.*ERR_CONNECTION_RESET$/);
    await walkTo(tab, gamay.name);
    await tab.sees(messages.pageUnreachable);
    await tab.isAtAddress(/\/en-US\/shop\/$/);
    await tab.shelf.addButton(chenin.name).waitFor();
    await tab.button(messages.dismiss).click();
    await tab.noLongerSees(messages.pageUnreachable);

    await tab.page.unrouteAll();
    await walkTo(tab, gamay.name);
    await tab.arrivesAt(gamay.name);
  });

  it('stays readable when the code of the very first page does not come, and leads on', async ({ visit }) => {
    const { tab, trouble } = await visit();
    await tab.page.route(/\/assets\/product-[^/]*\.js$/, (route) => route.abort('connectionreset'));
    trouble.expect(/^failed GET \/assets\/.*ERR_CONNECTION_RESET$/);
    const lost = tab.page.waitForEvent('requestfailed');
    await tab.page.goto(`/en-US${gamay.path}`);
    await lost;
    await tab.arrivesAt(gamay.name);
    await tab.sees('$8.50');
    await tab.page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click();
    await tab.shelf.addButton(chenin.name).waitFor();
  });

  it('is not found when its data is not there', async ({ visit }) => {
    const { tab, trouble } = await visit();
    await tab.open('/shop/');
    await tab.page.route(pageData(gamay.path), (route) => route.fulfill({ status: 404, body: '' }));
    trouble.expect(/^404 GET \/page-data/);
    await walkTo(tab, gamay.name);
    await tab.reads(messages.notFound.title);
    await tab.hears(messages.navigatedTo(messages.notFound.title));
    expect(await tab.page.title()).toContain(messages.notFound.title);
  });

  it('is the page for broken servers when its data answers 500', async ({ visit }) => {
    const { tab, trouble } = await visit();
    await tab.open('/shop/');
    await tab.page.route(pageData(gamay.path), (route) => route.fulfill({ status: 500, body: '' }));
    trouble.expect(/^500 GET \/page-data/);
    await walkTo(tab, gamay.name);
    await tab.reads(messages.serverError.title);
  });

  it('is loaded anew when the shop was built again meanwhile', async ({ visit }) => {
    const { tab } = await visit();
    await tab.page.route('**/page-data/app-data.json', (route) =>
      route.fulfill({ json: { buildId: 'a-later-build' } }),
    );
    await tab.open('/shop/');
    await mark(tab);
    await walkTo(tab, gamay.name);
    await tab.arrivesAt(gamay.name);
    await tab.page.waitForFunction(() => !document.documentElement.hasAttribute('data-visited'));
    await tab.isAtAddress(new RegExp(`/en-US${gamay.path}$`));
  });
});

describe('Pages whose links are in sight (spec §9 Framework prefetch)', () => {
  it('are fetched once, when pointed at or after a while', async ({ visit }) => {
    const { tab } = await visit();
    const asked: string[] = [];
    tab.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const count = (path: string) => asked.filter((other) => other === path).length;
    const data = `/page-data${gamay.path}page-data.json`;
    await tab.open('/shop/');
    await tab.shelf.addButton(gamay.name).waitFor();
    await expect
      .poll(async () => {
        await tab.page.mouse.move(0, 0);
        await tab.link(gamay.name).first().hover();
        return count(data);
      })
      .toBe(1);
    await walkTo(tab, gamay.name);
    await tab.arrivesAt(gamay.name);
    expect(count(data)).toBe(1);
    expect(asked.filter((path) => /^\/page-data\/(account|cart|checkout)/.test(path))).toEqual([]);
  });

  it('are no pages whose links are further down, until one scrolls there', async ({ visit }) => {
    const { tab } = await visit();
    const asked: string[] = [];
    tab.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const passTime = async () => {
      for (let waited = 0; waited < 20_000; waited += 2500) {
        await tab.page.clock.runFor(2500);
        await tab.comesToRest();
      }
    };
    const data = '/page-data/accessibility/page-data.json';
    await tab.page.clock.install();
    await tab.open('/');
    await passTime();
    expect(asked.filter((path) => path.startsWith('/page-data/')).length).toBeGreaterThan(0);
    expect(asked).not.toContain(data);

    await tab.page.locator('footer a[href$="/accessibility/"]').first().scrollIntoViewIfNeeded();
    await passTime();
    expect(asked).toContain(data);
  });
});

describe('An address in capitals (spec §2 Screens and routes)', () => {
  for (const [path, own] of [
    ['/en-us/FAQ/?Ref=A#Part', '/en-US/faq/?Ref=A#Part'],
    ['/Blog', '/en-US/blog/'],
    ['/en-US/Account/Nonsense/X', '/en-US/account/Nonsense/X/'],
  ] as const) {
    it(`${path} leads to the page at ${own}`, async ({ visit }) => {
      const { tab } = await visit();
      await tab.page.goto(path);
      await tab.page.waitForURL((url) => url.pathname + url.search + url.hash === own);
    });
  }

  it('in a link of the page leads there without a new document', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open('/faq/');
    await tab.comesToRest();
    await mark(tab);
    await tab.page.evaluate(() => {
      history.pushState(null, '', '/en-US/Shop/?type=red');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await tab.isAtAddress(/\/en-US\/shop\/\?type=red$/);
    await tab.shelf.addButton(gamay.name).waitFor();
    expect(await isSameDocument(tab)).toBe(true);
  });

  it('with an escape that is none is no reason to stop', async ({ visit }) => {
    const { tab } = await visit();
    await tab.open('/faq/#50%-off');
    await tab.comesToRest();
    await tab.page.getByRole('contentinfo').getByRole('link', { name: contactMessages.action }).click();
    await tab.isAtAddress(/\/contact\/$/);
    await tab.page.goBack();
    await tab.isAtAddress(/\/faq\/#50%-off$/);
    await tab.main.getByRole('heading', { level: 1 }).waitFor();
  });
});
