import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoredCampaign } from '#src/application/ports/browser/stored-campaign';
import { PendingPromoCodesState } from '#src/application/ports/state/pending-promo-codes-state';
import { type Container, given } from '#src/composition/container';
import { lazyPort } from '#src/composition/lazy';
import { ThisBrowser } from '#src/composition/modules/browser';
import { BrowserStorage } from '#src/infrastructure/browser/browser-storage';
import { PromoAndReferralQueues } from '#src/ui/campaign/promo-and-referral-queues';
import { CampaignQueues, CampaignWatch } from '#src/ui/campaign/shared/campaign-watch';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import { openTab, type TestTab } from '#test/support/test-tab';
import { at, textPage } from '#test/ui/shell/walking';

let tab: TestTab;
let container: Container;
let loads: number;
let isReachable: boolean;

/** The document as it is hydrated at an address. */
async function arrive(path: string): Promise<void> {
  await open(path);
  await goTo(path);
}

/** The document before it is hydrated: its page knows no parameters yet. */
async function open(path: string): Promise<void> {
  const { pathname, search } = at(path);
  await container.get(NavigationPresenter).start(at(path), { kind: 'page', content: textPage(pathname) });
  container.get(CampaignWatch).mount(search);
}

const goTo = (path: string) => container.get(NavigationPresenter).goTo(at(path));
const kept = () =>
  container
    .get(StoredCampaign)
    .promoCodes.read()
    ?.map(({ code }) => code) ?? [];

beforeEach(() => {
  loads = 0;
  isReachable = true;
  const queues = lazyPort<CampaignQueues>(async () => {
    loads += 1;
    if (!isReachable) throw new Error('No connection');
    return container.get(PromoAndReferralQueues);
  });
  tab = openTab({
    adapters: [given(CampaignQueues, queues), given(ThisBrowser, new BrowserStorage(() => window))],
  });
  tab.content.pages = ['/about/', '/faq/', '/terms-of-service/'].map(textPage);
  container = tab.container;
});
afterEach(() => localStorage.clear());

describe('Parameters of campaigns (spec §2 Query parameters read on load)', () => {
  it('are kept from the first address', async () => {
    await arrive('/about/?promo=TEN&aff=sam');
    expect(kept()).toEqual(['ten', 'sam']);
    expect(localStorage.getItem('maker-promos')).toContain('"value":"ten"');
  });

  it('are kept before the document is hydrated: a visitor who leaves it at once loses nothing', async () => {
    await open('/about/?promo=TEN&ref=sam');
    expect(kept()).toEqual(['ten']);
    expect(container.get(StoredCampaign).referral.read()).toBe('sam');
  });

  it('are kept from any address that is walked to', async () => {
    await arrive('/about/');
    await goTo('/faq/');
    expect(kept()).toEqual([]);
    await goTo('/terms-of-service/?sscid=61k8&promo=ten');
    expect(kept()).toEqual(['ten']);
    expect(localStorage.getItem('maker-sscid')).toBe('61k8');
  });

  it('are left alone when the page shows them only as part of something else', async () => {
    await arrive('/about/?prepromo=ten&q=promo');
    expect(kept()).toEqual([]);
  });

  it('are never written into the logger', async () => {
    await arrive('/about/?promo=%3Cscript%3E&ref=%3Cscript%3E&ir_click_id=%3Cscript%3E');
    expect(kept()).toEqual(['<script>']);
    expect(tab.logger.entries).toEqual([]);
    expect(document.cookie).toContain('ir_click_id=%3Cscript%3E');
  });
});

describe('Pending codes of an earlier visit (spec §4 Promo codes)', () => {
  it('is taken up again by any page', async () => {
    localStorage.setItem('maker-promos', '[{"key":"promo","value":"ten","receivedAt":1,"tries":0}]');
    await arrive('/about/');
    expect(container.get(PendingPromoCodesState).current.map(({ code }) => code)).toEqual(['ten']);
  });
});

describe('The code that puts codes and referrals on the cart', () => {
  it('is not loaded while nothing waits', async () => {
    await arrive('/about/?sscid=61k8');
    await goTo('/faq/');
    expect(loads).toBe(0);
  });

  it.each(['promo=ten', 'aff=sam', 'ref=a1b2c3'])('is loaded for %s', async (parameter) => {
    await arrive(`/about/?${parameter}`);
    expect(loads).toBeGreaterThan(0);
  });

  it('waits, with its parameters, until a cart link has filled the cart', async () => {
    await arrive('/about/');
    await goTo('/cart/WHITE-1:1/?promo=ten');
    expect([loads, kept()]).toEqual([0, ['ten']]);
    await goTo('/cart/');
    expect(loads).toBe(1);
  });

  it('is loaded with the next page when it could not be, and nothing is lost', async () => {
    isReachable = false;
    await arrive('/about/?promo=ten');
    await tab.scheduler.advance(0);
    expect(tab.logger.entries).not.toHaveLength(0);
    const tried = loads;
    isReachable = true;
    await goTo('/faq/');
    expect([loads, kept()]).toEqual([tried + 1, ['ten']]);
  });
});
