import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OpenPage } from '#src/application/content/open-page';
import { openLinkWatch } from '#src/composition/modules/prefetch';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import { openTab, type TestTab } from '#test/support/test-tab';
import { at, textPage } from './walking';

const origin = 'http://localhost:5173';
const inShop = (path: string) => `${origin}/en-US${path}`;

let tab: TestTab;
let unmount: () => void;

beforeEach(async () => {
  tab = openTab();
  tab.content.pages = ['/', '/faq/', '/about/'].map(textPage);
  await tab.get(NavigationPresenter).start(at('/'), { kind: 'page', content: textPage('/') });
  unmount = openLinkWatch(tab.container).mount(origin);
});
afterEach(() => unmount());

/** True when navigation finds the page although the server no longer has it. */
async function isAhead(path: string): Promise<boolean> {
  tab.content.pages = [];
  return (await tab.get(OpenPage).execute(path)).kind === 'page';
}

describe('Links in sight (spec §9 Framework prefetch)', () => {
  it('have their pages fetched after a while', async () => {
    tab.world.links.show(inShop('/faq/'));
    await tab.scheduler.advance(3_000);
    expect(await isAhead('/faq/')).toBe(true);
  });

  it('have their pages fetched at once when meant, by any form of their address', async () => {
    tab.world.links.pointAt(inShop('/faq?open=1#delivery'));
    await tab.scheduler.settle();
    expect(await isAhead('/faq/')).toBe(true);
  });

  it('are not followed any more after the end', async () => {
    unmount();
    tab.world.links.pointAt(inShop('/faq/'));
    await tab.scheduler.settle();
    expect(await isAhead('/faq/')).toBe(false);
  });
});

describe('Links that are never followed ahead (spec §9 Framework prefetch)', () => {
  it.each([
    ['of another site', 'https://elsewhere.example/en-US/faq/'],
    ['outside the language', `${origin}/faq/`],
    ['of something else than a page', 'mailto:help@shop.test'],
    ['of no address at all', 'http://'],
    ['with a token', inShop('/faq/?token=abc')],
    ['with a credential', inShop('/faq/?magic_credential=abc')],
    ['to the shown page', inShop('/')],
    ['to the account', inShop('/account/orders/')],
    ['to sign-in', inShop('/account/login/')],
    ['to the cart', inShop('/cart/')],
    ['to checkout', inShop('/checkout/?step=payment')],
    ['back from sign-in', inShop('/authenticate/')],
    ['to a confirmation', inShop('/order/confirmation/R1/2/')],
    ['to a file', inShop('/blog/feed.xml')],
  ])('%s', async (_kind, address) => {
    const asked: string[] = [];
    const read = tab.content.readPage.bind(tab.content);
    tab.content.readPage = (path) => {
      asked.push(path);
      return read(path);
    };
    tab.world.links.show(address);
    tab.world.links.pointAt(address);
    await tab.scheduler.advance(6_000);
    expect(asked).toEqual([]);
  });
});
