import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import { cents } from '#src/domain/money/money';
import { crossSellMessages } from '#src/ui/checkout/shared/checkout-messages';
import { cancelOrderMessages } from '#src/ui/orders/cancel-order-messages';
import { ordersMessages } from '#src/ui/orders/shared/orders-messages';
import { noAnswer } from '#test/application/failures';
import { additionTokenOf, InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { invalid } from '#test/fakes/shop/refusals';
import { capabilitiesWithout } from '#test/support/capabilities';
import { shopperAt } from '#test/ui/checkout/checkout-walk';
import { mainHeading } from '#test/ui/support/on-screen';
import type { Shopper } from '#test/ui/support/shopper';
import { violations } from '#test/ui/support/violations';
import { customer, openList, openOrder, placeOrder } from './at-orders';
import { openConfirmation } from './confirmation-page';

const { confirm, refused } = cancelOrderMessages;
const minute = 60_000;

/** A shopper who has just placed an order, on its confirmation. */
async function placed() {
  let clock = { now: () => 0 };
  const shop = new InMemoryShop({ now: () => clock.now() });
  const paying = await shopperAt('payment', undefined, shop);
  clock = paying.tab.scheduler.clock;
  await paying.container.get(CheckoutGateway).prepare(paying.order);
  const { number, id, paymentPage } = paying.order;
  shop.markPaid(paymentPage!.sessionId);
  const shopper = paying.reload();
  await shopper.start({ number, checkoutSessionId: paymentPage!.sessionId });
  const path = `/order/confirmation/${number}/${id}/`;
  const address = `${path}?checkout_session_id=${paymentPage!.sessionId}&number=${number}#addition-token=${additionTokenOf(paymentPage!.sessionId)}`;
  const opened = await openConfirmation({ shopper, address });
  return { ...opened, shopper, number, path, stateOf: () => shop.see(number).state };
}

const offer = () => screen.queryByRole('button', { name: cancelOrderMessages.action });
const question = () => screen.queryByRole('alertdialog');

async function press(shopper: Shopper, element: HTMLElement | null): Promise<void> {
  await userEvent.click(element!);
  await shopper.pass();
}

async function confirmed(shopper: Shopper): Promise<void> {
  await press(shopper, offer());
  await press(shopper, within(question()!).getByRole('button', { name: confirm.yes }));
}

describe('Canceling an order on its confirmation (spec §7 PUT orders/cancel)', () => {
  it('asks, names where the money goes, and shows the canceled order', async () => {
    const { shopper, number, container, stateOf } = await placed();
    screen.getByText(/^You can cancel until \d{1,2}:\d{2}\s[AP]M\. Then we pack your order\.$/);
    await press(shopper, offer());
    expect(question()!.textContent).toContain(confirm.title(number));
    expect(within(question()!).getByRole('list', { name: confirm.money }).textContent).toBe('Card ending in 1111');
    for (const text of [confirm.giftCards, confirm.prepaid, confirm.club])
      expect(question()!.textContent).not.toContain(text);
    expect(await violations(container)).toEqual([]);
    expect(stateOf()).toBe('complete');
    await press(shopper, within(question()!).getByRole('button', { name: confirm.yes }));
    expect([stateOf(), question(), offer()]).toEqual(['canceled', null, null]);
    expect(mainHeading().textContent).toBe(cancelOrderMessages.canceled);
    expect(document.activeElement).toBe(mainHeading());
    expect(shopper.heard).toBe(cancelOrderMessages.announced(number));
    screen.getByText(new RegExp(ordersMessages.states.canceled.text));
    expect(screen.queryByText(crossSellMessages.title)).toBeNull();
    expect(await violations(container)).toEqual([]);
  });

  it('shows it as canceled after a reload, and as no cart', async () => {
    const { shopper, unmount, path } = await placed();
    await confirmed(shopper);
    unmount();
    const reloaded = shopper.reload();
    await reloaded.start();
    await openConfirmation({ shopper: reloaded, address: path });
    expect([mainHeading().textContent, offer()]).toEqual([cancelOrderMessages.canceled, null]);
    expect(reloaded.tab.cart.current).toBeUndefined();
  });

  it('keeps the order when the question is answered with no', async () => {
    const { shopper, stateOf } = await placed();
    await press(shopper, offer());
    await press(shopper, screen.getByRole('button', { name: confirm.no }));
    expect([stateOf(), question()]).toEqual(['complete', null]);
    expect(document.activeElement).toBe(offer());
  });

  it('cancels once for a double click', async () => {
    const { shopper, stateOf } = await placed();
    await press(shopper, offer());
    const gate = shopper.shop.hold('cancelOrder');
    await userEvent.dblClick(within(question()!).getByRole('button', { name: confirm.yes }));
    gate.release();
    await shopper.pass();
    expect(stateOf()).toBe('canceled');
    expect(shopper.shop.received.filter((method) => method === 'cancelOrder')).toHaveLength(1);
  });

  it('is not offered when the time is over', async () => {
    const { shopper } = await placed();
    await shopper.pass(15 * minute);
    expect(offer()).toBeNull();
  });

  it.each([
    ['the time is over', new GatewayError({ code: 'not_allowed' }), refused.over],
    ['it is being packed', invalid({ shipments: ['are being packed'] }), refused.packed],
    ['a gift card was used', invalid({ gift_cards: ['were used already'] }), refused['gift-card-used']],
  ])('says that %s, and takes the offer along', async (_, refusal, text) => {
    const { shopper, stateOf, container } = await placed();
    shopper.shop.failNext('cancelOrder', refusal);
    await confirmed(shopper);
    expect([stateOf(), question(), offer(), shopper.heard]).toEqual(['complete', null, null, text]);
    expect(document.activeElement?.textContent).toBe(text);
    expect(await violations(container)).toEqual([]);
  });

  it('says in the question that it does not know, and cancels at the next try', async () => {
    const { shopper, stateOf } = await placed();
    shopper.shop.failNext('cancelOrder', noAnswer());
    await confirmed(shopper);
    expect(within(question()!).getByRole('alert').textContent).toContain(cancelOrderMessages.unknown);
    await press(shopper, within(question()!).getByRole('button', { name: confirm.yes }));
    expect(stateOf()).toBe('canceled');
  });
});

describe('Canceling an order in the account (spec §2 /account/*)', () => {
  async function atOrder(options = {}) {
    const visitor = await customer(options);
    const number = await placeOrder(visitor);
    const { container } = await openOrder(visitor, number);
    return { visitor, number, container };
  }

  it('shows it as canceled, there and in the list, and lets it be bought again', async () => {
    const { visitor, number, container } = await atOrder();
    const { shopper } = visitor;
    await confirmed(shopper);
    expect(mainHeading().textContent).toBe(ordersMessages.number(number));
    expect(document.activeElement).toBe(mainHeading());
    expect(shopper.heard).toBe(cancelOrderMessages.announced(number));
    screen.getByText(ordersMessages.states.canceled.name);
    expect(offer()).toBeNull();
    expect(await violations(container)).toEqual([]);
    await press(shopper, screen.getByRole('button', { name: ordersMessages.buyAgain.action }));
    expect(shopper.order.lineItems.map(({ sku }) => sku)).toEqual(['WHITE-1']);
    container.remove();
    await openList(visitor);
    screen.getByText(ordersMessages.states.canceled.name);
  });

  it('names the gift cards and the club box that end with the order', async () => {
    const visitor = await customer();
    const number = await placeOrder(visitor);
    const [line] = visitor.shopper.shop.see(number).lineItems;
    visitor.shopper.shop.find(number)!.since = {
      subscriptionInCart: true,
      lineItems: [{ ...line!, giftCards: [{ id: 'card-1', amount: cents(5000), isFilled: false }] }],
    };
    await openOrder(visitor, number);
    await press(visitor.shopper, offer());
    for (const text of [confirm.giftCards, confirm.club]) expect(question()!.textContent).toContain(text);
  });

  it('is not offered where the back end cannot', async () => {
    await atOrder({ capabilities: capabilitiesWithout('cancellation') });
    expect(offer()).toBeNull();
  });
});
