import { beforeEach, describe, expect, it } from 'vitest';
import { AddToCompletedOrder } from '#src/application/orders/add-to-completed-order';
import { CancelPlacedOrder } from '#src/application/orders/cancel-placed-order';
import { GatewayError } from '#src/application/ports/gateway-error';
import { AdditionTokenStorage } from '#src/application/storage/addition-token-storage';
import type { Order } from '#src/domain/cart/order';
import { payAndComeBack, tabAt } from '#test/application/checkout/checkout-walk';
import { noAnswer, outcomeOf, rejectedWith, uncertainFailures } from '#test/application/failures';
import { additionTokenOf } from '#test/fakes/shop/in-memory-shop';
import { invalid, lockedOrder, unauthorized } from '#test/fakes/shop/refusals';
import type { TestTab } from '#test/support/test-tab';

let tab: TestTab;
let order: Order;
let cancellation: CancelPlacedOrder;
beforeEach(async () => {
  tab = await tabAt('payment');
  const { number, checkoutSessionId } = await payAndComeBack(tab);
  await tab.world.checkout.finalizeSession(number, checkoutSessionId);
  tab.get(AdditionTokenStorage).write(number, additionTokenOf(checkoutSessionId));
  order = tab.shop.see(number);
  cancellation = tab.get(CancelPlacedOrder);
});

const payer = () => tab.get(AdditionTokenStorage).complete(order);
const now = () => tab.shop.see(order.number, payer());
const sent = () => tab.shop.received.filter((method) => method === 'cancelOrder').length;
/** A copy of the tab, which has the secret of the return from payment as well. */
function inAnotherTab(): TestTab {
  const copy = tab.openAnother();
  copy.get(AdditionTokenStorage).write(order.number, payer().additionToken ?? '');
  return copy;
}

describe('Canceling an order that was just placed (spec §7 PUT orders/cancel)', () => {
  it('returns the canceled order', async () => {
    expect(await cancellation.execute(order)).toEqual({ kind: 'canceled', order: now() });
    expect([now().state, now().canceledAt]).toEqual(['canceled', tab.shop.now()]);
  });

  it('returns the same order when it is asked for again, here and in another tab', async () => {
    const first = await cancellation.execute(order);
    expect(await cancellation.execute(order)).toEqual(first);
    expect(await inAnotherTab().get(CancelPlacedOrder).execute(order)).toEqual(first);
  });

  it('is refused in a tab that did not come back from paying it', async () => {
    const stranger = tab.openAnother().get(CancelPlacedOrder);
    expect(await stranger.execute(order)).toEqual({ kind: 'refused', reason: 'over' });
    expect(now().state).toBe('complete');
  });

  it.each([
    ['the time is over', new GatewayError({ code: 'not_allowed' }), 'over'],
    ['it is being packed', invalid({ shipments: ['are being packed'] }), 'packed'],
    ['a gift card was used', invalid({ gift_cards: ['of this order were used already'] }), 'gift-card-used'],
  ])('tells that %s', async (_, refusal, reason) => {
    tab.shop.failNext('cancelOrder', refusal);
    expect(await cancellation.execute(order)).toEqual({ kind: 'refused', reason });
    expect(now().state).toBe('complete');
  });

  it.each([unauthorized(), invalid({ base: ['Something else'] })])(
    'throws back an unknown refusal',
    async (failure) => {
      tab.shop.failNext('cancelOrder', failure);
      expect(await outcomeOf(cancellation.execute(order))).toEqual(rejectedWith(failure));
    },
  );

  it('waits while the order is locked (spec §9 Cart conflict retry)', async () => {
    tab.shop.failNext('cancelOrder', lockedOrder('order-1'));
    const canceling = cancellation.execute(order);
    await tab.scheduler.advance(100);
    expect(await canceling).toMatchObject({ kind: 'canceled' });
    expect(sent()).toBe(2);
  });

  it('waits for an addition of another tab', async () => {
    const gate = tab.shop.hold('add');
    const adding = inAnotherTab().get(AddToCompletedOrder).execute(order, { sku: 'RED-1', quantity: 1 });
    const canceling = cancellation.execute(order);
    gate.release();
    expect([await adding, await canceling]).toMatchObject([{ kind: 'added' }, { kind: 'canceled' }]);
    expect(now().payments.every(({ state }) => state === 'void')).toBe(true);
  });
});

describe('A cancellation whose answer was lost (spec §8 Other errors)', () => {
  it.each(uncertainFailures)('is found in the order, and not sent again', async (failure) => {
    tab.shop.failAfter('cancelOrder', failure);
    expect(await cancellation.execute(order)).toEqual({ kind: 'canceled', order: now() });
    expect(sent()).toBe(1);
  });

  it('is told as a failure when it was not made', async () => {
    const failure = noAnswer();
    tab.shop.failNext('cancelOrder', failure);
    expect(await outcomeOf(cancellation.execute(order))).toEqual(rejectedWith(failure));
    expect(await cancellation.execute(order)).toMatchObject({ kind: 'canceled' });
  });

  it('is made once when the look-up fails as well', async () => {
    tab.shop.failAfter('cancelOrder', noAnswer());
    tab.shop.failNext('read', noAnswer());
    expect(await outcomeOf(cancellation.execute(order))).toMatchObject({ status: 'rejected' });
    expect(await cancellation.execute(order)).toEqual({ kind: 'canceled', order: now() });
  });
});
