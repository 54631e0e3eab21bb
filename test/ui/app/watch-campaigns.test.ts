import type { Container } from 'inversify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchCampaigns } from '#src/composition/campaigns';
import { campaignPorts } from '#src/composition/campaigns/campaign-ports';
import { NavigationPresenter } from '#src/ui/app/navigation.presenter';
import { ShopWorldAround } from '#test/ui/support/open-page';
import { at, textPage } from './walking';

let world: ShopWorldAround;
let container: Container;

/** The document as it comes alive at an address. */
async function arrive(path: string): Promise<void> {
  const { pathname } = at(path);
  const navigation = container.get(NavigationPresenter);
  await navigation.start(at(path), { kind: 'page', content: textPage(pathname) });
  await navigation.goTo(at(path));
  watchCampaigns(container);
}

const goTo = (path: string) => container.get(NavigationPresenter).goTo(at(path));
const isLoaded = () => container.isBound(campaignPorts.promoStorage);
const kept = () =>
  vi.waitFor(() => {
    const codes = container.get(campaignPorts.promoStorage).readCodes();
    expect(codes).not.toEqual([]);
    return codes.map(({ code }) => code);
  }, 20_000);

beforeEach(() => {
  world = new ShopWorldAround();
  world.content.pages = ['/about/', '/faq/', '/terms-of-service/'].map(textPage);
  container = world.container();
});
afterEach(() => localStorage.clear());

describe('Parameters of campaigns (spec §2 Query parameters read on load)', () => {
  it('are nothing to load anything for while there are none and nothing waits', async () => {
    await arrive('/about/?family=pack');
    await goTo('/faq/?colour=red');
    await world.scheduler.settle();
    expect(isLoaded()).toBe(false);
  });

  it('are kept from the first address', async () => {
    await arrive('/about/?promo=TEN&aff=sam');
    expect(await kept()).toEqual(['ten', 'sam']);
    expect(localStorage.getItem('maker-promos')).toContain('"value":"ten"');
  });

  it('are kept from any address that is walked to', async () => {
    await arrive('/about/');
    await goTo('/faq/');
    expect(isLoaded()).toBe(false);
    await goTo('/terms-of-service/?sscid=61k8&promo=ten');
    expect(await kept()).toEqual(['ten']);
    expect(localStorage.getItem('maker-sscid')).toBe('61k8');
  });

  it('are left alone when the page shows them only as part of something else', async () => {
    await arrive('/about/?prepromo=ten&q=promo');
    await world.scheduler.settle();
    expect(isLoaded()).toBe(false);
  });

  it('are never written into the journal', async () => {
    await arrive('/about/?promo=%3Cscript%3E&ref=%3Cscript%3E&ir_click_id=%3Cscript%3E');
    expect(await kept()).toEqual(['<script>']);
    expect(world.journal.entries).toEqual([]);
    expect(document.cookie).toContain('ir_click_id=%3Cscript%3E');
  });
});

describe('What waits from an earlier visit (spec §4 Promo codes)', () => {
  it.each([
    ['a code', 'maker-promos', '[{"key":"promo","value":"ten","receivedAt":1,"tries":0}]'],
    ['a referral', 'referral-identifier', 'summer'],
  ])('%s is taken up again by any page', async (_what, key, value) => {
    localStorage.setItem(key, value);
    await arrive('/about/');
    await expect.poll(isLoaded).toBe(true);
    expect(localStorage.getItem(key)).toBe(value);
  });
});
