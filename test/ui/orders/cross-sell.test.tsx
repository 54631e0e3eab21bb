import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import { CrossSellGateway } from '#src/application/ports/shop/cross-sell-gateway';
import { crossSellMessages } from '#src/ui/checkout/shared/checkout-messages';
import { placedOrderMessages } from '#src/ui/orders/shared/placed-order-messages';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { noAnswer } from '#test/application/failures';
import { Gate } from '#test/fakes/shop/gate';
import { notAllowedNow } from '#test/fakes/shop/in-memory-cross-sell-gateway';
import { additionTokenOf, InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { insufficientStock, invalid, notFound, noTransition } from '#test/fakes/shop/refusals';
import { shopperAt } from '#test/ui/checkout/checkout-walk';
import type { Shopper } from '#test/ui/support/shopper';
import { violations } from '#test/ui/support/violations';
import { openConfirmation } from './confirmation-page';

const { confirm } = crossSellMessages;
const minute = 60_000;

/** A shopper who has just placed an order, on its confirmation. */
async function placed(quantities?: Readonly<Record<string, number>>) {
  let clock = { now: () => 0 };
  const shop = new InMemoryShop({ now: () => clock.now() });
  const paying = await shopperAt('payment', quantities, shop);
  clock = paying.tab.scheduler.clock;
  await paying.container.get(CheckoutGateway).prepare(paying.order);
  const { number, id, paymentPage } = paying.order;
  shop.markPaid(paymentPage!.sessionId);
  const shopper = paying.reload();
  await shopper.start({ number, checkoutSessionId: paymentPage!.sessionId });
  const address = `/order/confirmation/${number}/${id}/?checkout_session_id=${paymentPage!.sessionId}&number=${number}#addition-token=${additionTokenOf(paymentPage!.sessionId)}`;
  const opened = await openConfirmation({ shopper, address });
  return {
    ...opened,
    shopper,
    number,
    address,
    bought: () => shop.see(number).lineItems.map(({ sku, quantity }) => `${quantity} × ${sku}`),
  };
}

/** A shopper who comes back to the confirmation after so many milliseconds. */
async function reopenedAfter(milliseconds: number) {
  const { shopper, unmount, address } = await placed();
  unmount();
  await shopper.pass(milliseconds);
  const reloaded = shopper.reload();
  await reloaded.start();
  return { ...(await openConfirmation({ shopper: reloaded, address })), shopper: reloaded };
}

const offered = () =>
  within(screen.getByRole('list', { name: crossSellMessages.list }))
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('button').getAttribute('aria-label'));
const add = (name: string) => screen.getByRole('button', { name: crossSellMessages.addNamed(name) });
const yes = (price: string) => screen.getByRole('button', { name: confirm.yes(price) });
const isRemoved = () => screen.queryByRole('list', { name: crossSellMessages.list }) === null;
const ordered = () => screen.getByRole('region', { name: placedOrderMessages.lines });

async function press(shopper: Shopper, element: HTMLElement): Promise<void> {
  await userEvent.click(element);
  await shopper.pass();
}

describe('Products to add to an order that was just placed (spec §1 Cross-sell, §7 PUT cross_sell)', () => {
  it('offers up to three things, asks with price and card, and adds one', async () => {
    const { shopper, bought, container } = await placed({ 'WHITE-1': 2 });
    expect(offered()).toHaveLength(3);
    expect(await violations(container)).toEqual([]);
    await press(shopper, add('Quiet Red'));
    expect(screen.getByRole('alertdialog').textContent).toContain(confirm.text('$8.00', 'Card ending in 1111'));
    expect(bought()).toEqual(['2 × WHITE-1']);
    expect(await violations(container)).toEqual([]);
    await press(shopper, yes('$8.00'));
    expect(bought()).toEqual(['2 × WHITE-1', '1 × RED-1']);
    expect(ordered().textContent).toContain('1 × $8.00 · added');
    expect(ordered().textContent).toContain('Total$33.76');
    expect([shopper.heard, document.activeElement?.textContent]).toEqual([
      crossSellMessages.added('Quiet Red'),
      crossSellMessages.added('Quiet Red'),
    ]);
    expect(offered()).not.toContain(crossSellMessages.addNamed('Quiet Red'));
    expect(await violations(container)).toEqual([]);
  });

  it('adds nothing when the question is answered with no', async () => {
    const { shopper, bought } = await placed();
    await press(shopper, add('Quiet Red'));
    await press(shopper, screen.getByRole('button', { name: confirm.no }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(bought()).toEqual(['2 × WHITE-1']);
    expect(document.activeElement).toBe(add('Quiet Red'));
  });

  it('adds once for a double click', async () => {
    const { shopper, bought } = await placed();
    await press(shopper, add('Quiet Red'));
    const gate = shopper.shop.hold('add');
    await userEvent.dblClick(yes('$8.00'));
    gate.release();
    await shopper.pass();
    expect(bought()).toEqual(['2 × WHITE-1', '1 × RED-1']);
  });

  it('shows added products after a reload', async () => {
    const { shopper, unmount, address } = await placed();
    await press(shopper, add('Quiet Red'));
    await press(shopper, yes('$8.00'));
    unmount();
    const reloaded = shopper.reload();
    await reloaded.start();
    await openConfirmation({ shopper: reloaded, address });
    expect(ordered().textContent).toContain('1 × $8.00 · added');
  });
});

describe('The time that is left for it (spec §7 PUT cross_sell)', () => {
  const seconds = () => document.querySelector('[aria-hidden] strong')?.textContent;

  it('counts down for the eye, and is told to others as a time of day', async () => {
    const { shopper } = await placed();
    expect(seconds()).toBe('15:00');
    await shopper.pass(1000);
    expect(seconds()).toBe('14:59');
    await shopper.pass(5 * minute);
    expect(seconds()).toBe('9:59');
    screen.getByText(/^Available until \d{1,2}:\d{2}\s[AP]M, then we pack your order\.$/);
  });

  it('is announced once, a minute before the end', async () => {
    const { shopper } = await reopenedAfter(13.5 * minute);
    const before = shopper.heard;
    await shopper.pass(29_000);
    expect(shopper.heard).toBe(before);
    await shopper.pass(1000);
    expect(shopper.heard).toBe(crossSellMessages.lastMinute);
    shopper.container.get(LiveMessageState).announce('something else');
    await shopper.pass(30_000);
    expect(shopper.heard).toBe('something else');
  });

  it('takes the offer along when it is over, and says so', async () => {
    const { shopper, container } = await reopenedAfter(14.5 * minute);
    await shopper.pass(30_000);
    expect([isRemoved(), shopper.heard]).toEqual([true, crossSellMessages.closed]);
    screen.getByText(crossSellMessages.closed);
    expect(await violations(container)).toEqual([]);
  });

  it('is over already for visitors who come back later: nothing is said of it', async () => {
    await reopenedAfter(20 * minute);
    expect([isRemoved(), screen.queryByText(crossSellMessages.closed)]).toEqual([true, null]);
  });
});

describe('Failures of an addition (spec §8 unprocessable_entity)', () => {
  it('says that the parcel is packed, and the offer goes', async () => {
    const { shopper, bought } = await placed();
    await press(shopper, add('Quiet Red'));
    shopper.shop.failNext('add', notAllowedNow());
    await press(shopper, yes('$8.00'));
    const packed = 'Quiet Red could not be added: we are packing your order. Nothing was charged.';
    expect([isRemoved(), shopper.heard, bought()]).toEqual([true, packed, ['2 × WHITE-1']]);
    expect(document.activeElement?.textContent).toBe(packed);
  });

  it.each([
    [
      'the card is declined',
      noTransition({ base: ['Bogus Gateway: Forced failure'] }),
      'Quiet Red could not be added: your card was declined. Nothing was charged.',
    ],
    [
      'it costs more than the order did',
      invalid({ line_items: ['may cost at most as much as the order'] }),
      'Quiet Red could not be added: what you add may cost at most as much as the order. Nothing was charged.',
    ],
    ['there is none left', insufficientStock(), 'Quiet Red could not be added: sold out. Nothing was charged.'],
    ['it is not sold any more', notFound(), 'Quiet Red could not be added: sold out. Nothing was charged.'],
    ['there is no connection', noAnswer(), crossSellMessages.unknown('Quiet Red')],
  ])('says in the question when %s, and lets one try again', async (_, failure, messages) => {
    const { shopper, bought, container } = await placed();
    await press(shopper, add('Quiet Red'));
    shopper.shop.failNext('add', failure);
    await press(shopper, yes('$8.00'));
    expect(within(screen.getByRole('alertdialog')).getByRole('alert').textContent).toContain(messages);
    expect(bought()).toEqual(['2 × WHITE-1']);
    expect(await violations(container)).toEqual([]);
    await press(shopper, yes('$8.00'));
    expect(bought()).toEqual(['2 × WHITE-1', '1 × RED-1']);
  });

  it('leaves the question about another product open when the one before is added late', async () => {
    const { shopper, bought } = await placed();
    const another = offered().find((label) => label !== crossSellMessages.addNamed('Quiet Red'))!;
    await press(shopper, add('Quiet Red'));
    const gate = shopper.shop.hold('add');
    await press(shopper, yes('$8.00'));
    await gate.reached;
    await press(shopper, screen.getByRole('button', { name: confirm.no }));
    await press(shopper, screen.getByRole('button', { name: another }));
    gate.release();
    await shopper.pass();
    expect(bought()).toEqual(['2 × WHITE-1', '1 × RED-1']);
    expect(shopper.heard).toBe(crossSellMessages.added('Quiet Red'));
    screen.getByRole('alertdialog');
  });

  it.each([
    ['declined', noTransition({ base: ['Bogus Gateway: Forced failure'] }), crossSellMessages.refused.declined],
    ['sold out', insufficientStock(), crossSellMessages.refused['sold-out']],
    ['not answered', noAnswer(), crossSellMessages.unknown],
  ])('says nothing about another product in its question when the one before is %s late', async (_, failure, text) => {
    const { shopper } = await placed();
    const another = offered().find((label) => label !== crossSellMessages.addNamed('Quiet Red'))!;
    await press(shopper, add('Quiet Red'));
    const gate = new Gate();
    shopper.container.get(CrossSellGateway).add = () => gate.pass().then(() => Promise.reject(failure));
    await press(shopper, yes('$8.00'));
    await gate.reached;
    await press(shopper, screen.getByRole('button', { name: confirm.no }));
    await press(shopper, screen.getByRole('button', { name: another }));
    gate.release();
    await shopper.pass();
    expect(within(screen.getByRole('alertdialog')).queryByRole('alert')?.textContent ?? '').toBe('');
    expect(shopper.heard).toBe(text('Quiet Red'));
  });

  it('offers nothing when it cannot find out the products, and the order stands', async () => {
    const { shopper, unmount, address } = await placed();
    unmount();
    const reloaded = shopper.reload();
    await reloaded.start();
    reloaded.shop.failNext('readBySkus', noAnswer());
    await openConfirmation({ shopper: reloaded, address });
    expect(isRemoved()).toBe(true);
    expect(ordered().textContent).toContain('Brisk White');
  });
});
