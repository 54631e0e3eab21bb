import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { GatewayError } from '#src/application/ports/gateway-error';
import { CartState } from '#src/application/ports/state/cart-state';
import { PendingPromoCodesState } from '#src/application/ports/state/pending-promo-codes-state';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import { given } from '#src/composition/container';
import { lazyPort } from '#src/composition/lazy';
import type { Announcement } from '#src/domain/site/announcement';
import { CampaignQueues } from '#src/ui/campaign/shared/campaign-watch';
import { AnnouncementBar } from '#src/ui/frame/announcement-bar';
import { describeFailure } from '#src/ui/kit/failures';
import { promoCodeMessages } from '#src/ui/promo-code/shared/promo-code-messages';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { messages } from '#src/ui/shell/shell-messages';
import { aSubscription } from '#test/builders/a-subscription';
import { Gate } from '#test/fakes/shop/gate';
import { openTab, type TestTab } from '#test/support/test-tab';
import { TestSite } from '#test/ui/support/test-site';
import { violations } from '#test/ui/support/violations';

const offer: Announcement = { text: 'New here? Take $10 off.', code: 'TEN' };

function bar(tab: TestTab, announcement: Announcement, path: string) {
  return (
    <TestSite container={tab.container}>
      <MemoryRouter initialEntries={[path]}>
        <AnnouncementBar announcement={announcement} tagline="Small can." />
      </MemoryRouter>
    </TestSite>
  );
}

const unreachable = given(
  CampaignQueues,
  lazyPort(() => Promise.reject(new Error('No connection'))),
);

/** A tab with or without a can in the cart. */
async function show({ tab = openTab(), announcement = offer, path = '/', cans = 0 } = {}) {
  const { container } = tab;
  if (cans > 0) await container.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: cans });
  else container.get(CartState).clear();
  const view = render(bar(tab, announcement, path));
  const pass = () => act(() => tab.scheduler.advance(5000));
  return { tab, view, pass, region: () => screen.getByRole('region', { name: messages.announcement }) };
}

const shown = () => screen.getByRole('region', { name: messages.announcement }).dataset['shows'];
const applyButton = () => screen.getByRole('button', { name: messages.applyCode('TEN') });
const alert = (tab: TestTab) => tab.container.get(AlertBarState).visible;

describe('The announcement bar (spec §2 Page shell)', () => {
  it('decides nothing in the document, so that a dismissed one cannot flash', () => {
    expect(renderToString(bar(openTab(), offer, '/'))).not.toContain('data-shows');
  });

  it('shows the announcement with its code and its link', async () => {
    const { view } = await show({ announcement: { ...offer, link: { label: 'See the club', to: '/can-club/' } } });
    expect(shown()).toBe('announcement');
    applyButton();
    expect(screen.getByRole('link', { name: 'See the club' }).getAttribute('href')).toBe('/can-club/');
    expect(await violations(view.container)).toEqual([]);
  });

  it('stays dismissed over a reload, with the tagline in its place and the focus on it; another one shows', async () => {
    const { tab, region, view } = await show();
    await userEvent.click(screen.getByRole('button', { name: messages.dismissAnnouncement }));
    expect([shown(), document.activeElement]).toEqual(['tagline', region()]);
    view.unmount();
    const again = await show({ tab: tab.reload() });
    expect(shown()).toBe('tagline');
    again.view.unmount();
    await show({ tab: again.tab, announcement: { text: 'Orange wine is here.' } });
    expect(shown()).toBe('announcement');
  });

  it('for newcomers goes once a visitor proves to be in the club, for good, and leaves its place', async () => {
    const { tab, view } = await show({ announcement: { ...offer, isForNewcomers: true } });
    expect(shown()).toBe('announcement');
    act(() => tab.container.get(SubscriptionsState).replaceAll([aSubscription()]));
    expect(shown()).toBe('tagline');
    view.unmount();
    await show({ tab: tab.reload(), announcement: { ...offer, isForNewcomers: true } });
    expect(shown()).toBe('tagline');
  });

  it('stays for members when it is news to everybody', async () => {
    const { tab } = await show();
    act(() => tab.container.get(SubscriptionsState).replaceAll([aSubscription()]));
    expect(shown()).toBe('announcement');
  });

  it.each(['/checkout/', '/order/confirmation/R1/2'])('is not shown at %s', async (path) => {
    await show({ path });
    expect(shown()).toBe('tagline');
  });
});

describe('The code of an announcement (spec §4 Promo codes)', () => {
  it('goes on the cart by a tap, is told, and is offered no more', async () => {
    const { tab, pass, region } = await show({ cans: 2 });
    await userEvent.click(applyButton());
    await pass();
    expect(tab.container.get(CartState).current?.adjustments[0]?.promotionCode).toBe('ten');
    expect(alert(tab)).toBe(promoCodeMessages.onCart(['TEN']));
    expect([shown(), document.activeElement]).toEqual(['tagline', region()]);
    act(() => tab.container.get(CartState).clear());
    expect(shown()).toBe('tagline');
  });

  it('is on its way until it is kept, which its button says', async () => {
    const gate = new Gate();
    const queues: CampaignQueues = { add: () => gate.pass(), run: () => Promise.resolve() };
    const { pass } = await show({ tab: openTab({ adapters: [given(CampaignQueues, queues)] }) });
    await userEvent.click(applyButton());
    expect(applyButton().getAttribute('aria-busy')).toBe('true');
    gate.release();
    await pass();
    expect(applyButton().hasAttribute('aria-busy')).toBe(false);
  });

  it('waits for a cart, which is told', async () => {
    const { tab, pass } = await show();
    await userEvent.click(applyButton());
    await pass();
    expect(alert(tab)).toBe(promoCodeMessages.expected(['TEN']));
    expect(tab.container.get(PendingPromoCodesState).current.map(({ code }) => code)).toEqual(['ten']);
    expect(shown()).toBe('tagline');
  });

  it('stays offered when it could not be applied, and why is told', async () => {
    const { tab } = await show({ tab: openTab({ adapters: [unreachable] }) });
    await userEvent.click(applyButton());
    expect([shown(), alert(tab)]).toEqual([
      'announcement',
      describeFailure(new GatewayError({ code: 'network_error' })),
    ]);
  });
});
