import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { KeepCartCurrent } from '#src/application/cart/keep-cart-current';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { StartShop } from '#src/application/cart/start-shop';
import { HostedPayment } from '#src/application/checkout/hosted-payment';
import { SettlePayment } from '#src/application/checkout/settle-payment';
import { noAnswer, outcomeOf, rejectedWith, uncertainFailures } from '#test/application/failures';
import { insufficientStock, lockedOrder, notFound, noTransition, unauthorized } from '#test/fakes/shop/refusals';
import { openTab, type TestTab } from '#test/support/test-tab';
import { payAndComeBack, tabAt } from './checkout-walk';

let tab: TestTab;
let number: string;
let checkoutSessionId: string;
beforeEach(async () => {
  tab = await tabAt('payment');
  ({ number, checkoutSessionId } = await payAndComeBack(tab));
});

const settle = () => tab.get(SettlePayment).execute(number, checkoutSessionId);
const declined = noTransition({ base: ['Your card was declined.'] });

describe('Settling a payment that was made (spec §4 Order states, finalize)', () => {
  it('completes the order; there is no cart any more', async () => {
    const receipt = { number, id: tab.shop.see(number).id };
    expect(await settle()).toEqual({ kind: 'completed', receipt, order: tab.shop.see(number) });
    expect(tab.payments.readUnsettled()).toEqual([]);
    expect(tab.shop.see(number).state).toBe('complete');
    expect(tab.storage.read()).toBeUndefined();
    expect(tab.cart).toMatchObject({ current: undefined, isLoaded: true });
  });

  it('completes it once when pressed twice, reloaded, or come back to', async () => {
    const outcomes = [...(await Promise.all([settle(), settle()])), await settle()];
    expect(outcomes.map(({ kind }) => kind)).toEqual(['completed', 'completed', 'completed']);
    expect(tab.shop.see(number).payments).toHaveLength(1);
  });

  it('lets the other tabs know that their cart is complete', async () => {
    const other = tab.openAnother();
    other.get(KeepCartCurrent).execute();
    await other.get(RestoreCart).execute();
    await settle();
    await other.scheduler.settle();
    expect(other.cart).toMatchObject({ current: undefined, isLoaded: true });
  });

  it('leaves a new cart alone that was begun meanwhile', async () => {
    const order = await tab.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 1 });
    await settle();
    expect(tab.storage.read()?.number).toBe(order.number);
    expect(tab.cart.current).toEqual(order);
  });
});

describe('Settling a payment that is refused (spec §4 Order states, finalize)', () => {
  it('puts the cart back as it was, and says why', async () => {
    const before = tab.shop.see(number);
    tab.shop.failNext('finalizeSession', declined);
    expect(await settle()).toEqual({
      kind: 'refused',
      isOutOfStock: false,
      errors: { base: ['Your card was declined.'] },
      isCartBack: true,
      charge: 'held',
    });
    expect([tab.storage.read(), tab.payments.readUnsettled()]).toEqual([{ number, token: before.token }, []]);
    expect(tab.cart.current).toEqual(before);
  });

  it('names the missing cans when there are not enough left', async () => {
    tab.shop.failNext('finalizeSession', insufficientStock());
    expect(await settle()).toMatchObject({ kind: 'refused', isOutOfStock: true });
    expect(tab.cart.current?.number).toBe(number);
  });

  it.each(['cs_test_of_somebody_else', ''])(
    'puts the cart back after a session that is not the order\'s: "%s"',
    async (stranger) => {
      expect(await tab.get(SettlePayment).execute(number, stranger)).toMatchObject({ kind: 'refused' });
      expect(tab.storage.read()?.number).toBe(number);
      expect(tab.cart.current).toEqual(tab.shop.see(number));
    },
  );

  it('puts the cart back when the server does not know the order by that session', async () => {
    tab.shop.failNext('finalizeSession', notFound());
    expect(await settle()).toMatchObject({ kind: 'refused' });
    expect(tab.cart.current).toEqual(tab.shop.see(number));
  });

  it('has nothing to put back in a tab that put nothing aside', async () => {
    const other = tab.openAnother();
    other.payments.clearUnsettled(number);
    expect(await other.get(SettlePayment).execute(number, 'cs_test_of_somebody_else')).toEqual({ kind: 'not-here' });
    expect(other.storage.read()).toBeUndefined();
  });

  it('puts nothing back for a number that is not that of the order put aside', async () => {
    expect(await tab.get(SettlePayment).execute('R999999999', checkoutSessionId)).toEqual({ kind: 'not-here' });
    expect(tab.storage.read()).toBeUndefined();
    expect(tab.cart.current).toBeUndefined();
  });

  it('does not lay the old cart over a new one', async () => {
    const order = await tab.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 1 });
    tab.shop.failNext('finalizeSession', declined);
    expect(await settle()).toMatchObject({ kind: 'refused' });
    expect(tab.storage.read()?.number).toBe(order.number);
    expect(tab.cart.current).toEqual(order);
  });

  it('can be settled after all, once it was put back', async () => {
    tab.shop.failNext('finalizeSession', declined);
    await settle();
    expect(await settle()).toMatchObject({ kind: 'completed' });
  });
});

describe('The money of a refused order (spec §8 Handling)', () => {
  it('is that nothing was charged, when the authorization is void', async () => {
    tab.shop.soldOut.add('WHITE-1');
    expect(await settle()).toMatchObject({
      kind: 'refused',
      isOutOfStock: true,
      isCartBack: true,
      charge: 'none',
    });
    expect(tab.cart.current).toMatchObject({ number, payments: [{ state: 'void' }] });
  });

  it('is that it is held, when the server refused and gave nothing back', async () => {
    tab.shop.failNext('finalizeSession', unauthorized());
    expect(await settle()).toMatchObject({ kind: 'refused', isCartBack: true, charge: 'held' });
  });

  it('is told also when another cart was begun meanwhile', async () => {
    await tab.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 1 });
    tab.shop.failNext('finalizeSession', declined);
    expect(await settle()).toMatchObject({ kind: 'refused', isCartBack: false, charge: 'held' });
    expect(tab.payments.readUnsettled()).toEqual([]);
  });

  it('is unknown where the order cannot be seen', async () => {
    tab.shop.failNext('finalizeSession', declined);
    tab.shop.failNext('read', notFound());
    expect(await settle()).toMatchObject({ kind: 'refused', isCartBack: false, charge: 'unknown' });
    const stranger = openTab({ shop: tab.shop });
    tab.shop.failNext('finalizeSession', declined);
    expect(await stranger.get(SettlePayment).execute(number, checkoutSessionId)).toMatchObject({
      kind: 'refused',
      isCartBack: false,
      charge: 'unknown',
    });
  });
});

describe('Settling a payment whose order is complete already (spec §4 Order states)', () => {
  it.each([unauthorized(), notFound()])(
    'shows it, although the server refuses to say it again: $code',
    async (refusal) => {
      tab.shop.completeElsewhere(number);
      tab.shop.failNext('finalizeSession', refusal);
      expect(await settle()).toMatchObject({ kind: 'completed', order: { number, state: 'complete' } });
      expect([tab.storage.read(), tab.payments.readUnsettled(), tab.payments.readConfirmable()?.number]).toEqual([
        undefined,
        [],
        number,
      ]);
    },
  );

  it('shows a stranger who only knows its session which order it was, and nothing else', async () => {
    await settle();
    const stranger = openTab({ shop: tab.shop });
    const receipt = { number, id: tab.shop.see(number).id };
    expect(await stranger.get(SettlePayment).execute(number, checkoutSessionId)).toEqual({
      kind: 'completed',
      receipt,
      order: undefined,
    });
    expect(await stranger.get(HostedPayment).findPlaced(number)).toBeUndefined();
  });

  it('is certain of it also when the order cannot be read just now', async () => {
    tab.shop.failNext('read', noAnswer());
    expect(await settle()).toMatchObject({ kind: 'completed', order: undefined });
    expect(await tab.get(HostedPayment).findPlaced(number)).toMatchObject({ state: 'complete' });
  });
});

describe('Settling a payment with an unknown outcome (spec §8 Handling)', () => {
  it.each([...uncertainFailures, lockedOrder('order-1')])('can be tried again: $code $status', async (failure) => {
    const unsettled = tab.payments.readUnsettled();
    tab.shop.failNext('finalizeSession', failure);
    expect(await outcomeOf(settle())).toEqual(rejectedWith(failure));
    expect(tab.payments.readUnsettled()).toEqual(unsettled);
    expect(tab.storage.read()).toBeUndefined();
    expect(await settle()).toMatchObject({ kind: 'completed' });
  });

  it('can be settled from the next visit, after the tab was closed', async () => {
    tab.shop.failNext('finalizeSession', noAnswer());
    await outcomeOf(settle());
    const nextVisit = tab.openAnother();
    await nextVisit.get(StartShop).execute({});
    expect(nextVisit.alerts.shown).toEqual([{ kind: 'unsettled', order: tab.shop.see(number), checkoutSessionId }]);
    expect(await nextVisit.get(SettlePayment).execute(number, checkoutSessionId)).toMatchObject({
      kind: 'completed',
      order: { number },
    });
    expect(nextVisit.payments.readUnsettled()).toEqual([]);
  });

  it('stays unsettled when it was refused and the order cannot be read', async () => {
    const failure = noAnswer();
    tab.shop.failNext('finalizeSession', declined);
    tab.shop.failNext('read', failure);
    expect(await outcomeOf(settle())).toEqual(rejectedWith(failure));
    expect(tab.payments.readUnsettled()).toHaveLength(1);
    tab.shop.failNext('finalizeSession', declined);
    expect(await settle()).toMatchObject({ kind: 'refused', isCartBack: true });
    expect(tab.cart.current).toEqual(tab.shop.see(number));
  });

  it('is completed once when only its answer was lost', async () => {
    tab.shop.failAfter('finalizeSession', noAnswer());
    await outcomeOf(settle());
    expect(await settle()).toMatchObject({ kind: 'completed' });
    expect(tab.shop.see(number).payments).toHaveLength(1);
  });
});

describe('Settling takes its turn with other changes of the cart (spec §4 Order states)', () => {
  it('so that goods added meanwhile land in a new order, not in the one being completed', async () => {
    const gate = tab.shop.hold('finalizeSession');
    const settling = settle();
    await gate.reached;
    const adding = tab.get(AddLineToCart).execute({ sku: 'RED-1', quantity: 1 });
    await tab.scheduler.settle();
    expect(tab.storage.read()).toBeUndefined();
    gate.release();
    expect(await settling).toMatchObject({ kind: 'completed' });
    await tab.scheduler.quiet();
    const order = await adding;
    expect(order.number).not.toBe(number);
    expect(tab.shop.see(number).lineItems.map(({ sku }) => sku)).toEqual(['WHITE-1']);
  });
});

describe('The order that was completed (spec §2 /order/confirmation)', () => {
  it('can be read in the tab that completed it', async () => {
    await settle();
    expect(await tab.get(HostedPayment).findPlaced(number)).toEqual(tab.shop.see(number));
  });

  it('cannot be read before it is complete', async () => {
    expect(await tab.get(HostedPayment).findPlaced(number)).toBeUndefined();
  });

  it.each(['R999999999', ''])('cannot be read by another number: "%s"', async (other) => {
    await settle();
    expect(await tab.get(HostedPayment).findPlaced(other)).toBeUndefined();
  });

  it('cannot be read in another tab, nor where nothing was completed', async () => {
    await settle();
    expect(await tab.openAnother().get(HostedPayment).findPlaced(number)).toBeUndefined();
  });

  it('fails when the server does', async () => {
    await settle();
    const failure = noAnswer();
    tab.shop.failNext('read', failure);
    expect(await outcomeOf(tab.get(HostedPayment).findPlaced(number))).toEqual(rejectedWith(failure));
  });
});
