import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { linkedPages } from '#src/domain/site/linked-pages';
import * as offerList from '#src/ui/campaign/offer-list';
import { page as cart } from '#src/ui/cart/cart';
import * as club from '#src/ui/club/club';
import { page as customize } from '#src/ui/club/customize';
import { ContactLink } from '#src/ui/contact/shared/contact-link';
import * as home from '#src/ui/content/home';
import { page as account } from '#src/ui/customer/account';
import * as eventList from '#src/ui/events/event-list';
import { Shell } from '#src/ui/frame/shell';
import { BuyGiftCard } from '#src/ui/gift-card/parts/buy-gift-card';
import * as estimate from '#src/ui/group-order/estimate';
import { PrivacyQuestion } from '#src/ui/privacy/privacy-question';
import { PrivacyNoticeState } from '#src/ui/privacy/shared/privacy-notice-state';
import * as search from '#src/ui/search/search';
import { page as subscription } from '#src/ui/subscription/subscription';
import { page as subscriptions } from '#src/ui/subscription/subscription-list';
import * as taste from '#src/ui/taste/taste';
import { aProduct } from '#test/builders/a-product';
import { openTab, type TestTab } from '#test/support/test-tab';
import { withBox } from '#test/ui/cart/with-box';
import { aClub, subscriber } from '#test/ui/subscription/at-subscription';
import { homeContent, homeRow } from '#test/ui/support/contents';
import { openPage } from '#test/ui/support/open-page';
import { emptyShell, TestSite } from '#test/ui/support/test-site';

const nothingWritten = { ...emptyShell, unwritten: linkedPages };
const allWritten = emptyShell;
type Shells = typeof nothingWritten | typeof allWritten;

const meta = { title: 'A page', description: 'Of the shop.', noindex: false, body: [] };

/** Every screen that leads by itself to a page that editors write, with how it is opened. */
const screens: Readonly<Record<string, (shell: Shells) => Promise<unknown> | void>> = {
  'the home page': (shell) =>
    opened(shell, (tab) => openPage(home, homeContent([homeRow({ kind: 'club', title: 'The club' })]), '/', tab)),
  'the list of events': (shell) =>
    opened(shell, (tab) =>
      openPage(eventList, { kind: 'event-list', path: '/upcoming-events/', ...meta, events: [] }, undefined, tab),
    ),
  'the list of offers': (shell) =>
    opened(shell, (tab) =>
      openPage(offerList, { kind: 'offer-list', path: '/offers/', ...meta, offers: [] }, undefined, tab),
    ),
  'the questions about taste': (shell) =>
    opened(shell, (tab) => {
      const wines = [{ product: aProduct(), pairings: [] }];
      const address = '/taste/?wine=red&dryness=dry&usual=coffee';
      return openPage(taste, { kind: 'taste', path: '/taste/', ...meta, wines }, address, tab);
    }),
  'the club page': (shell) =>
    opened(shell, (tab) => {
      const box = [{ product: aProduct(), quantity: 12 }];
      const content = {
        ...{ kind: 'club', path: '/can-club/', ...meta, headline: 'The club', text: 'Cans.', how: [] },
        ...{ inside: { title: 'A box', text: 'Cans.', box }, questions: [], reviews: [], reviewStats: undefined },
      };
      return openPage(club, content as never, '/can-club/', tab);
    }),
  'what leads to who helps': (shell) =>
    opened({ ...shell, contactEmail: 'hello@cans.test' }, (tab) => show(tab, () => <ContactLink topic="other" />)),
  'a search that finds nothing': (shell) =>
    opened(shell, (tab) => openPage(search, undefined as never, '/search/?q=nothing', tab)),
  'a gift card': (shell) =>
    opened(shell, (tab) => show(tab, () => <BuyGiftCard product={{ sku: 'GIFT-CARD-50', name: 'A card' }} />)),
  'the page of an estimate without its link': (shell) =>
    opened(shell, (tab) =>
      show(tab, () => <estimate.page.View content={undefined as never} params={{ number: 'R1' }} />),
    ),
  'the question about privacy': (shell) =>
    opened(shell, (tab) => {
      tab.get(PrivacyNoticeState).ask();
      show(tab, PrivacyQuestion);
    }),
  'header and footer': (shell) => opened(shell, (tab) => show(tab, Shell)),
  'a club box in the cart': async (shell) => {
    const shopper = await withBox();
    shopper.tab.content.shell = shell;
    await shopper.open(cart.View, '/cart/');
  },
  'the account': async (shell) => {
    const { visitor } = await subscriber();
    visitor.shopper.tab.content.shell = shell;
    await visitor.open(account.View, '/account/');
    await visitor.pass();
  },
  'the list of no subscriptions': async (shell) => {
    const { visitor } = await subscriber();
    visitor.shopper.tab.content.shell = shell;
    await visitor.open(subscriptions.View, '/account/subscriptions/');
  },
  'a subscription that is over': async (shell) => {
    const { visitor } = await subscriber(aClub({ state: 'canceled' }));
    visitor.shopper.tab.content.shell = shell;
    const id = 'subscription-17';
    await visitor.shopper.open(subscription.View, `/account/subscriptions/${id}/`, { params: { id } });
  },
  'the cans of a subscription that is over': async (shell) => {
    const { visitor } = await subscriber(aClub({ state: 'canceled' }));
    visitor.shopper.tab.content.shell = shell;
    const subscriptionId = 'subscription-17';
    const address = `/account/club/customize/${subscriptionId}/`;
    await visitor.shopper.open(customize.View, address, { params: { subscriptionId } });
  },
};

async function opened(
  shell: Shells & { readonly contactEmail?: string },
  open: (tab: TestTab) => unknown,
): Promise<void> {
  const tab = openTab();
  tab.content.shell = shell;
  open(tab);
  await act(() => tab.scheduler.advance(0));
  await act(() => tab.scheduler.advance(1000));
}

function show(tab: TestTab, View: ComponentType): void {
  render(
    <TestSite container={tab.container} shell={tab.content.shell}>
      <MemoryRouter>
        <View />
      </MemoryRouter>
    </TestSite>,
  );
}

/** The addresses of pages that editors write to which this screen leads. */
function linksToWritten(): readonly string[] {
  return screen
    .queryAllByRole('link', { hidden: true })
    .map((link) => (link.getAttribute('href') ?? '').replace(/[?#].*/, ''))
    .filter((path) => linkedPages.some((page) => page === path));
}

describe.each(Object.entries(screens))(
  'Links to pages that editors write, in %s (spec §2 Screens and routes)',
  (_, open) => {
    it('are there where the pages are', async () => {
      await open(allWritten);

      expect(linksToWritten()).not.toEqual([]);
    });

    it('are left out where editors have not written them', async () => {
      await open(nothingWritten);

      expect(document.body.textContent).not.toBe('');
      expect(linksToWritten()).toEqual([]);
    });
  },
);
