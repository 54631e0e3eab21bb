import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import { PageRoutes } from '#src/ui/shell/page-route';
import { PageWatch } from '#src/ui/tracking/page-watch';
import { openTab, type TestTab } from '#test/support/test-tab';
import { at, textPage } from '#test/ui/shell/walking';

let tab: TestTab;
let stop: () => void;
beforeEach(async () => {
  tab = openTab();
  tab.content.pages = ['/about/', '/privacy-policy/'].map(textPage);
  await goTo('/about/');
  stop = new PageWatch({
    navigation: tab.get(NavigationPresenter),
    routes: tab.get(PageRoutes),
    events: tab.events,
    scheduler: tab.scheduler,
  }).mount();
});
afterEach(() => stop());

const goTo = (path: string) => tab.get(NavigationPresenter).goTo(at(path));
const told = () => tab.events.told;

describe('The page event (spec §9 Analytics page event: sent 50 ms after a route change)', () => {
  it('is sent for the first page and for every other, 50 ms after it came into sight', async () => {
    await tab.scheduler.advance(49);
    expect(told()).toEqual([]);
    await tab.scheduler.advance(1);
    expect(told()).toEqual(['page_viewed static-page /about/']);
    await goTo('/privacy-policy/');
    await tab.scheduler.advance(49);
    expect(told()).toHaveLength(1);
    await tab.scheduler.advance(1);
    expect(told()[1]).toBe('page_viewed static-page /privacy-policy/');
  });

  it('is not sent for a page that leads on at once, nor for one that is left before', async () => {
    await goTo('/privacy-policy/');
    await tab.scheduler.advance(50);
    expect(told()).toEqual(['page_viewed static-page /privacy-policy/']);
    await goTo('/about/');
    stop();
    await tab.scheduler.advance(50);
    expect(told()).toHaveLength(1);
  });

  it('knows no parameters, and no change of them', async () => {
    await tab.scheduler.advance(50);
    await goTo('/about/?email=ada@example.com&token=secret');
    await goTo('/about/?email=ada@example.com#token=secret');
    await tab.scheduler.advance(50);
    expect(told()).toEqual(['page_viewed static-page /about/']);
  });

  it('names pages of the shopper’s own by their pattern: their addresses hold numbers of orders', async () => {
    await goTo('/order/confirmation/R123456789/77/');
    await tab.scheduler.advance(50);
    expect(told()).toEqual(['page_viewed confirmation /order/confirmation/:number/:id/']);
  });

  it('says that a page is missing, and not which: addresses that do not exist hold anything', async () => {
    await goTo('/ada@example.com/');
    await tab.scheduler.advance(50);
    expect(told()).toEqual(['page_failed not-found']);
  });
});
