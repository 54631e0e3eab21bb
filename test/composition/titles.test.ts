import type { Location } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { OpenPage } from '#src/application/content/open-page';
import { PageCache } from '#src/application/content/page-cache';
import { readConfiguration } from '#src/composition/configuration/read-configuration';
import { shopPages } from '#src/composition/pages';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import { PageLoader } from '#src/ui/shell/page-loader';
import { matchRoute, type PageRoute } from '#src/ui/shell/page-route';
import { messages } from '#src/ui/shell/shell-messages';
import { AdjustableConnection } from '#test/fakes/browser/adjustable-connection';
import { RecordingBrowserWindow } from '#test/fakes/browser/recording-browser-window';
import { InMemoryContentReader } from '#test/fakes/content/in-memory-content-reader';
import { ManualClock } from '#test/fakes/system/manual-clock';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { at, RecordingDocumentHead, textPage } from '#test/ui/shell/walking';
import { exampleEnvironment } from './example-environment';

const configuration = { ...readConfiguration(exampleEnvironment), reviewsUrl: 'https://reviews.example' };

const routes = shopPages(configuration).map(({ name, path, servedAs, load }): PageRoute => ({
  name,
  pattern: path,
  hasContent: servedAs === 'content',
  load: async () => (await load()).page,
}));

/** Addresses that links and forms of the shop add to the history, of every kind of page. */
const visit = [
  '/',
  '/shop/',
  '/shop/?family=wine',
  '/shop/?family=pack',
  '/shop/?family=merch',
  '/shop/?type=red',
  '/shop/?type=red&dry=dry',
  '/shop/?type=red&dry=dry&with=Vegan',
  '/shop/?family=wine&type=red',
  '/shop/?page=2',
  '/shop/?type=red&page=2',
  '/shop/compare/',
  '/products/night-bus/',
  '/products/brisk-white/',
  '/links/a-maker/',
  '/search/',
  '/search/?q=orange',
  '/search/?q=gamay',
  '/search/?q=gamay&kind=articles',
  '/search/?q=gamay&kind=articles&page=2',
  '/cart/',
  '/cart/RED-1:2/',
  '/checkout/',
  '/checkout/?step=contact',
  '/checkout/?step=address',
  '/checkout/?step=delivery',
  '/checkout/?step=payment',
  '/order/confirmation/R1/a1/',
  '/order/confirmation/R2/a2/',
  '/account/login/',
  '/account/login/?form=code',
  '/account/login/?form=password',
  '/account/login/?form=create-password',
  '/account/login/?form=forgot-password',
  configuration.signIn.callbackPath,
  '/account/',
  '/account/security/',
  '/account/payment/',
  '/account/profile/',
  '/account/credit/',
  '/account/credit/?page=2',
  '/account/gift-cards/',
  '/account/addresses/',
  '/account/orders/',
  '/account/orders/?page=2',
  '/account/orders/R1/',
  '/account/orders/R2/',
  '/account/subscriptions/',
  '/account/subscriptions/1/',
  '/account/club/customize/1/',
  '/account/club/customize/1/?size=24',
  '/account/reviews/RED-1/',
  '/account/nonsense/',
  '/try/a-campaign/',
  '/offers/',
  '/taste/',
  '/taste/?wine=red',
  '/taste/?wine=red&dryness=dry',
  '/taste/?wine=red&dryness=dry&usual=tea',
  '/blog/',
  '/blog/?page=2',
  '/blog/tag/harvest/',
  '/blog/tag/harvest/?page=2',
  '/blog/an-article/',
  '/can-club/',
  '/can-club/join/12/',
  '/can-club/join/12/?step=default&type=red',
  '/can-club/join/12/?step=customize&type=red',
  '/can-club/join/12/?step=review&type=red',
  '/can-club/join/24/',
  '/can-club/join/24/?step=review&type=red',
  '/reviews/',
  '/faq/',
  '/contact/',
  '/newsletter/',
  '/group-order/',
  '/group-order/estimate/E1/',
  '/group-order/estimate/E2/',
  '/upcoming-events/',
  '/trade/wines/',
  '/trade/materials/',
  '/about/',
];

async function walk(addresses: readonly string[]) {
  const content = new InMemoryContentReader();
  const head = new RecordingDocumentHead();
  const liveMessage = new LiveMessageState();
  const pages = new PageLoader({
    openPage: new OpenPage({
      pages: new PageCache({ content, build: content, clock: new ManualClock() }),
      build: content,
      connection: new AdjustableConnection(),
    }),
    routes,
  });
  const navigation = new NavigationPresenter({
    pages,
    window: new RecordingBrowserWindow(),
    scheduler: new ManualScheduler(),
    documentHead: head,
    liveMessage,
    alertBar: new AlertBarState(),
  });
  content.pages = addresses.map((address) => textPage(at(address).pathname));
  const kindOf = ({ pathname }: Location) => matchRoute(routes, pathname)?.route.name;
  const walked: { readonly address: string; readonly kind: string | undefined; readonly title: string | undefined }[] =
    [];
  for (const address of addresses) {
    const location = at(address);
    expect(await navigation.goTo(location)).toBeUndefined();
    walked.push({ address, kind: kindOf(location), title: head.shown?.title });
    expect([address, liveMessage.message]).toEqual([address, messages.navigatedTo(head.shown?.title ?? '')]);
  }
  return walked;
}

describe('Titles (spec §2 announcement area)', () => {
  it('differ for all entries of a visit, and are announced', async () => {
    const walked = await walk(visit);
    const titles = walked.map(({ title }) => title);
    expect(walked.filter(({ title }, index) => titles.indexOf(title) !== index)).toEqual([]);
    expect(new Set(walked.map(({ kind }) => kind))).toEqual(new Set(routes.map(({ name }) => name)));
  });

  it('name the view before its page', async () => {
    const walked = await walk([
      '/shop/?family=pack',
      '/shop/?type=red&dry=dry&page=2',
      '/checkout/?step=delivery',
      '/account/orders/R1/',
      '/account/orders/?page=2',
      '/search/?q=gamay&kind=articles',
    ]);
    expect(walked.map(({ title }) => title)).toEqual([
      'Packs and sets',
      'Page 2 · Red, Dry · Page /shop/',
      'Delivery · Checkout',
      'Order R1 · Orders',
      'Page 2 · Orders',
      'Journal · “gamay” in search',
    ]);
  });
});
