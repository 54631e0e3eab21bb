import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CustomizationState } from '#src/application/ports/state/customization-state';
import { EndSession } from '#src/application/session/end-session';
import { addressDelay } from '#src/ui/catalogue/shared/box-editor';
import { page } from '#src/ui/club/customize';
import { customizeMessages as messages } from '#src/ui/club/customize-messages';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { accountMessages } from '#src/ui/session/shared/account-messages';
import { noAnswer } from '#test/application/failures';
import { aSubscribedLine, aSubscription } from '#test/builders/a-subscription';
import { invalid } from '#test/fakes/shop/refusals';
import { button, mainHeading, press, told } from '#test/ui/support/on-screen';
import { violations } from '#test/ui/support/violations';
import { clubPage, fewer, memberAtCustomize, more } from './at-customize';

const nextIs = (day: string) => screen.getByText(messages.next(day));
const isFull = (chosen: number) => screen.getByRole('progressbar', { name: messages.progress(chosen, 12) });
const hints = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const isPressable = (name: string) => !(button(name) as HTMLButtonElement).disabled;
const swap = async () => {
  await fewer('Brisk White', 2);
  await more('Quiet Red', 2);
};

const savedEvents = ['club_changed update', 'saved club_customization subscription-1 12'];

describe('Choosing the cans of a subscription (spec §2 /account/club/customize/:subscriptionId, §3 canClub.customization)', () => {
  it('shows the contents of every box, the day of the next one, until when a choice counts, and the members’ price', async () => {
    const { container } = await memberAtCustomize();
    expect(mainHeading().textContent).toBe(messages.title);
    nextIs('December 20, 2026');
    screen.getByText(messages.until('December 19, 2026'));
    isFull(12);
    expect(container.textContent).toContain('$75.60 as before');
    expect(isPressable(messages.save)).toBe(false);
    expect(await violations(container)).toEqual([]);
  });

  it('saves another choice once it is full, says so, and tracks "saved" (spec §4 Customization)', async () => {
    const { visitor, gateway, container } = await memberAtCustomize();
    await fewer('Brisk White', 2);
    expect(isPressable(messages.notYet(2))).toBe(false);
    await more('Quiet Red', 2);
    expect(container.textContent).toContain('$77.40 $75.60 before');
    await press(visitor, messages.save);
    expect(gateway.see('subscription-1')!.lineItems.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['WHITE-1', 10],
      ['RED-1', 2],
    ]);
    screen.getByText(messages.saved.title);
    expect(visitor.shopper.heard).toContain(messages.saved.title);
    expect(visitor.shopper.tab.events.told).toEqual(savedEvents);
    expect(document.activeElement).toBe(button(messages.save));
    expect(visitor.shopper.container.get(CustomizationState)).toMatchObject({
      subscriptionId: 'subscription-1',
      isCustomized: true,
      isSaving: false,
    });
    expect(await violations(container)).toEqual([]);
  });

  it('never takes a thirteenth can, and none that has run out', async () => {
    await memberAtCustomize();
    await more('Quiet Red');
    isFull(12);
    await fewer('Brisk White');
    await more('Late Rosé');
    isFull(11);
  });

  it('keeps the draft in the address over a reload, and lets it go with "As it was"', async () => {
    const { visitor, unmount } = await memberAtCustomize();
    await swap();
    await visitor.pass(addressDelay);
    expect(visitor.address).toBe('/account/club/customize/subscription-1/?cans=WHITE-1:10,RED-1:2');
    unmount();
    const again = await memberAtCustomize({ search: '?cans=WHITE-1:10,RED-1:2' });
    expect(isPressable(messages.save)).toBe(true);
    await userEvent.click(button(messages.reset));
    await again.visitor.pass(addressDelay);
    expect(again.visitor.address).toBe('/account/club/customize/subscription-1/');
    expect(isPressable(messages.save)).toBe(false);
  });

  it.each([
    ['?cans=WHITE-1:13', messages.notAsWritten, 12],
    ['?cans=WHITE-1:6,GONE-1:6', messages.notAsWritten, 6],
    ['?cans=nonsense', messages.unreadable, 12],
    ['?cans=%E0%A4%A', messages.unreadable, 12],
    ['?cans=WHITE-1:-1', messages.unreadable, 12],
  ])('takes of the draft %s the available cans, and says so', async (search, notice, chosen) => {
    await memberAtCustomize({ search });
    expect(hints()).toContain(notice);
    isFull(chosen);
  });

  it('names discontinued cans and takes them out', async () => {
    const removed = aSubscribedLine({ id: 'subscribed-2', sku: 'GONE-1', name: 'Old Friend', quantity: 2 });
    const { container } = await memberAtCustomize({
      subscriptions: [aSubscription({ lineItems: [aSubscribedLine({ quantity: 10 }), removed] })],
    });
    expect(hints()).toContain(messages.gone(['Old Friend']));
    isFull(10);
    await more('Quiet Red', 2);
    expect(isPressable(messages.save)).toBe(true);
    expect(await violations(container)).toEqual([]);
  });

  it('lets a box keep cans that are sold out today', async () => {
    const rose = aSubscribedLine({ id: 'subscribed-2', sku: 'ROSE-1', name: 'Late Rosé', quantity: 2 });
    await memberAtCustomize({
      subscriptions: [aSubscription({ lineItems: [aSubscribedLine({ quantity: 10 }), rose] })],
    });
    await fewer('Late Rosé');
    await more('Late Rosé', 2);
    isFull(12);
    expect(isPressable(messages.save)).toBe(false);
  });

  it('changes a club of 12 to 24 cans: each twice to begin with, price and discount before and after, one save', async () => {
    const { visitor, gateway, container } = await memberAtCustomize();
    await userEvent.click(screen.getByRole('link', { name: messages.resize.to(24) }));
    expect(visitor.address).toBe('/account/club/customize/subscription-1/?size=24');
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual([
      `${messages.resize.perDelivery}$75.60$134.40`,
      `${messages.resize.perCan}$6.30$5.60`,
      `${messages.resize.discount}10%20%`,
    ]);
    expect(await violations(container)).toEqual([]);
    await press(visitor, messages.save);
    expect(gateway.see('subscription-1')!.lineItems).toMatchObject([{ sku: 'WHITE-1', quantity: 24 }]);
    expect(gateway.received.filter((call) => call === 'update')).toHaveLength(1);
    expect(visitor.shopper.heard).toContain(messages.saved.size(24));
    screen.getByRole('link', { name: messages.resize.to(12) });
  });

  it('asks which cans stay in a club of 12, those in the box first', async () => {
    const { visitor, gateway } = await memberAtCustomize({
      subscriptions: [aSubscription({ lineItems: [aSubscribedLine({ quantity: 24 })] })],
      search: '?size=12',
      prepare: ({ shopper }) => (shopper.tab.content.pages = [{ ...clubPage, path: '/can-club/join/24/', size: 24 }]),
    });
    isFull(0);
    expect(within(screen.getByRole('list', { name: messages.resize.staying })).getAllByRole('listitem')).toHaveLength(
      1,
    );
    within(screen.getByRole('list', { name: messages.resize.others })).getByText('Quiet Red');
    expect(screen.getAllByText(messages.resize.notYet)).toHaveLength(2);
    await more('Brisk White', 12);
    await press(visitor, messages.save);
    expect(gateway.see('subscription-1')!.lineItems).toMatchObject([{ sku: 'WHITE-1', quantity: 12 }]);
  });

  it.each([
    ['while it is paused', aSubscription({ state: 'paused' })],
    ['of a subscription that is no club', aSubscription({ lineItems: [aSubscribedLine({ quantity: 6 })] })],
  ])('offers no other size %s, whatever the address says', async (_, subscription) => {
    await memberAtCustomize({ subscriptions: [subscription], search: '?size=24' });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('link', { name: messages.resize.to(24) })).toBeNull();
  });

  it.each([
    { state: 'paused', subscription: aSubscription({ state: 'paused' }), says: messages.paused },
    {
      state: 'about to end',
      subscription: aSubscription({ state: 'pending-cancellation' }),
      says: messages.last('December 20, 2026'),
    },
    {
      state: 'being packed',
      subscription: aSubscription({ actionableDate: '1970-01-01' }),
      says: messages.tooLate,
    },
  ])('says for which box a choice counts when the subscription is $state', async ({ subscription, says }) => {
    await memberAtCustomize({ subscriptions: [subscription] });
    screen.getByText(says);
  });
});

describe('A subscription that cannot be customised (spec §4 Subscription actions, §6 Signed-in only)', () => {
  it.each(['2', '0', '-1', '1e3', 'nonsense', '999999999999'])('is not found by the id %s', async (id) => {
    const { container } = await memberAtCustomize({ id });
    expect(mainHeading().textContent).toBe(messages.unknown.title);
    expect(screen.getAllByRole('link', { name: messages.back })[0]!.getAttribute('href')).toBe(
      '/account/subscriptions/',
    );
    expect(await violations(container)).toEqual([]);
  });

  it.each(['canceled', 'inactive'] as const)('is over when it is %s, and leads back', async (state) => {
    const { container } = await memberAtCustomize({ subscriptions: [aSubscription({ state })] });
    expect(mainHeading().textContent).toBe(messages.over.title);
    expect(screen.getByRole('link', { name: messages.join }).getAttribute('href')).toBe('/can-club/');
    expect(await violations(container)).toEqual([]);
  });

  it('may have been canceled in another tab meanwhile: that is said, and the focus is not lost', async () => {
    const { visitor, gateway } = await memberAtCustomize();
    await swap();
    gateway.changeElsewhere('subscription-1', { state: 'canceled' });
    await press(visitor, messages.save);
    expect(mainHeading().textContent).toBe(messages.over.title);
    expect(visitor.shopper.heard).toContain(messages.over.title);
    expect(document.activeElement?.contains(mainHeading())).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(visitor.shopper.tab.events.told).toEqual([]);
  });
});

describe('Saving that goes wrong (spec §4 Customization, §8 Other errors are stored per action)', () => {
  it('keeps the choice when no answer comes, and saves it the next time', async () => {
    const { visitor, gateway } = await memberAtCustomize();
    await swap();
    gateway.failNext('update', noAnswer());
    await press(visitor, messages.save);
    expect(told()).toContain('We could not reach the shop');
    expect(visitor.shopper.tab.events.told).toEqual([]);
    await press(visitor, messages.save);
    expect(told()).toBe('');
    expect(gateway.see('subscription-1')!.lineItems).toHaveLength(2);
  });

  it('sees that it was done although the answer got lost, and tracks it once', async () => {
    const { visitor, gateway } = await memberAtCustomize();
    await swap();
    gateway.failAfter('update', noAnswer());
    await press(visitor, messages.save);
    screen.getByText(messages.saved.title);
    expect(visitor.shopper.tab.events.told).toEqual(savedEvents);
  });

  it('takes out by name cans that the shop has stopped selling, and keeps the rest', async () => {
    const { visitor, gateway } = await memberAtCustomize();
    await swap();
    gateway.failNext('update', invalid({ line_items: ['name an unknown sku: RED-1'] }));
    const { shop } = visitor.shopper;
    Object.assign(shop, {
      world: { ...shop.world, variants: shop.world.variants.filter(({ sku }) => sku !== 'RED-1') },
    });
    await press(visitor, messages.save);
    expect(told()).toContain('are no longer available for your box');
    expect(hints()).toContain(messages.gone(['Quiet Red']));
    isFull(10);
  });

  it('saves once, however often it is pressed', async () => {
    const { visitor, gateway } = await memberAtCustomize();
    await swap();
    const gate = gateway.hold('update');
    await press(visitor, messages.save);
    expect(visitor.shopper.container.get(CustomizationState).isSaving).toBe(true);
    await press(visitor, `${messages.save} ${messages.saving}`);
    gate.release();
    await visitor.pass();
    expect(gateway.received.filter((method) => method === 'update')).toHaveLength(1);
    expect(visitor.shopper.tab.events.told).toEqual(savedEvents);
  });

  it('leads back to the same draft when the session has ended meanwhile', async () => {
    const { visitor } = await memberAtCustomize();
    await swap();
    await visitor.pass(addressDelay);
    act(() => visitor.shopper.container.get(EndSession).execute('refused'));
    expect(mainHeading().textContent).toBe(accountMessages.ended.title);
    expect(visitor.address).toContain('?cans=WHITE-1:10,RED-1:2');
  });
});

describe('A club that was joined a moment ago (spec §4 Club join)', () => {
  it('is waited for where the subscriptions from before are known, and then found', async () => {
    const { visitor, gateway, unmount } = await memberAtCustomize({ subscriptions: [] });
    screen.getByRole('heading', { name: messages.unknown.title });
    unmount();
    gateway.give(aSubscription());
    const gate = gateway.hold('list');
    await visitor.shopper.open(page.View, '/account/club/customize/subscription-1/', {
      params: { subscriptionId: 'subscription-1' },
    });
    await visitor.pass();
    screen.getByText(messages.loading);
    gate.release();
    await visitor.pass();
    isFull(12);
  });
});

describe('Cans that cannot be loaded (spec §8 Failure fetching variants by sku)', () => {
  it('is told in the words of the specification, and tried again', async () => {
    const { visitor, container } = await memberAtCustomize({
      prepare: (arriving) => arriving.shopper.shop.failNext('readBySkus', noAnswer()),
    });
    expect(told()).toContain('An unexpected error occured. Please refresh the page and try again.');
    expect(visitor.shopper.container.get(CustomizationState)).toMatchObject({
      showError: true,
    });
    expect(await violations(container)).toEqual([]);
    await press(visitor, kitMessages.tryAgain);
    isFull(12);
  });

  it('is told when the build’s cans do not come', async () => {
    const { visitor } = await memberAtCustomize({
      prepare: (arriving) => arriving.shopper.tab.content.failNext(noAnswer()),
    });
    expect(told()).toContain('We could not reach the shop');
    await press(visitor, kitMessages.tryAgain);
    isFull(12);
  });

  it('is told when the subscriptions did not come along, and they are asked for again', async () => {
    const { visitor } = await memberAtCustomize({
      prepare: (arriving) => {
        arriving.subscriptions.failNext('list', noAnswer());
        arriving.subscriptions.failNext('list', noAnswer());
      },
    });
    expect(told()).toContain(messages.unreachable);
    await press(visitor, kitMessages.tryAgain);
    isFull(12);
  });
});
