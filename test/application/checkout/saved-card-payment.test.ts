import { beforeEach, describe, expect, it } from 'vitest';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { confirmationPath } from '#src/application/checkout/confirmation-path';
import { StartPayment } from '#src/application/checkout/start-payment';
import { cents } from '#src/domain/money/money';
import { noAnswer, outcomeOf, rejectedWith, uncertainFailures } from '#test/application/failures';
import { aSavedCard } from '#test/builders/a-saved-card';
import { lockedOrder, unauthorized } from '#test/fakes/shop/refusals';
import type { TestTab } from '#test/support/test-tab';
import { tabAt } from './checkout-walk';

const customer = { id: 'customer-1', email: 'ada@example.test' };

let tab: TestTab;
let number: string;
let due: number;
beforeEach(async () => {
  tab = await tabAt('payment');
  tab.shop.customer = customer;
  await tab.world.orders.associateUser(tab.storage.read()!);
  for (const id of ['other', 'visa']) tab.shop.savedCards.add(customer.id, aSavedCard({ id, isDefault: true }));
  ({ number, amountDue: due } = tab.serverOrder!);
});

const paying = (id: string, in_: TestTab = tab) =>
  in_.get(StartPayment).execute({ savedCard: { id, amount: cents(due) } });
const charged = () => tab.shop.see(number).payments.filter(({ state }) => state === 'authorized');
const calls = (name: string) => tab.shop.received.filter((method) => method === name).length;
const isPlacedOnce = () => {
  expect(tab.shop.see(number).isComplete).toBe(true);
  expect(charged().map(({ amount }) => amount)).toEqual([due]);
  expect(tab.window.loadedPath).toBe(confirmationPath(tab.shop.see(number)));
};

describe('Paying with a saved card (spec §1 Checkout, §3 walletPaymentSources, §4 Finalize, §7 PATCH checkouts)', () => {
  it('charges it without a payment page, and confirms the order', async () => {
    expect(await paying('visa')).toEqual({ kind: 'leaving' });
    isPlacedOnce();
    expect([tab.window.leftFor, calls('prepare'), calls('submitPayment'), calls('finalize')]).toEqual([
      undefined,
      0,
      1,
      1,
    ]);
    expect(tab.storage.read()).toBeUndefined();
  });

  it('charges once when it is pressed in two tabs', async () => {
    const other = tab.openAnother();
    await other.get(RestoreCart).execute();
    await Promise.allSettled([paying('visa'), paying('visa', other)]);
    isPlacedOnce();
  });

  it.each(uncertainFailures)('charges once when the answer of the payment step was lost: $code', async (failure) => {
    tab.shop.failAfter('submitPayment', failure);
    await paying('visa');
    isPlacedOnce();
    expect(calls('submitPayment')).toBe(1);
  });

  it.each(uncertainFailures)('charges once when the answer of the order was lost: $code', async (failure) => {
    tab.shop.failAfter('finalize', failure);
    await paying('visa');
    isPlacedOnce();
    expect(calls('finalize')).toBe(1);
  });

  it('looks before it charges again, when the outcome was unknown', async () => {
    const failure = noAnswer();
    tab.shop.failAfter('finalize', failure);
    tab.shop.failNext('read', noAnswer());
    expect(await outcomeOf(paying('visa'))).toEqual(rejectedWith(failure));
    await paying('visa');
    isPlacedOnce();
    expect(calls('finalize')).toBe(1);
  });

  it('never charges the card of an earlier attempt for another that did not arrive', async () => {
    tab.shop.failNext('finalize', noAnswer());
    await outcomeOf(paying('visa'));
    expect(tab.serverOrder?.isReadyToPlace).toBe(true);
    const failure = noAnswer();
    tab.shop.failNext('submitPayment', failure);
    expect(await outcomeOf(paying('other'))).toEqual(rejectedWith(failure));
    expect(charged()).toEqual([]);
    await paying('other');
    isPlacedOnce();
    expect(calls('submitPayment')).toBe(3);
  });

  it('stays with the reason when the card is declined; the cart is intact, and another card pays', async () => {
    tab.shop.savedCards.declined.add('visa');
    const before = tab.serverOrder!;
    expect(await outcomeOf(paying('visa'))).toMatchObject({
      status: 'rejected',
      reason: { code: 'unprocessable_entity', errors: { base: ['Your card was declined.'] } },
    });
    expect(tab.cart.current).toMatchObject({ lineItems: before.lineItems, furthestStep: 'payment' });
    expect([tab.window.loadedPath, charged()]).toEqual([undefined, []]);
    await paying('other');
    isPlacedOnce();
  });

  it('goes to the hosted page after a declined card, and pays there', async () => {
    tab.shop.savedCards.declined.add('visa');
    await outcomeOf(paying('visa'));
    await tab.get(StartPayment).execute();
    expect(tab.window.leftFor).toBe(tab.serverOrder?.paymentPage?.url);
  });

  it('charges nothing when the card is gone', async () => {
    tab.shop.savedCards.remove(customer.id, 'visa');
    expect(await paying('visa')).toEqual({ kind: 'card-gone' });
    expect([charged(), tab.storage.read()?.number]).toEqual([[], number]);
  });

  it('charges no other amount than was told', async () => {
    tab.shop.storeCredit.set(customer.id, cents(500));
    expect(await paying('visa')).toMatchObject({ kind: 'amount-due', order: { amountDue: due - 500 } });
    expect(calls('submitPayment')).toBe(0);
  });

  it('nor one that changes as the payment step is taken', async () => {
    const gate = tab.shop.hold('submitPayment');
    const attempt = paying('visa');
    await gate.reached;
    tab.shop.storeCredit.set(customer.id, cents(500));
    gate.release();
    expect(await attempt).toMatchObject({ kind: 'amount-due', order: { amountDue: due - 500 } });
    expect([calls('finalize'), charged()]).toEqual([0, []]);
  });

  it('completes an order that was paid on the hosted page, and does not charge the saved card as well', async () => {
    await tab.get(StartPayment).execute();
    tab.shop.markPaid(tab.serverOrder!.paymentPage!.sessionId);
    tab.window.leftFor = undefined;
    await paying('visa');
    isPlacedOnce();
    expect(calls('submitPayment')).toBe(0);
  });

  it('waits while the order is locked, and says when the session is not accepted', async () => {
    tab.shop.failNext('submitPayment', lockedOrder('1'));
    const attempt = outcomeOf(paying('visa'));
    await tab.world.scheduler.advance(1000);
    await attempt;
    isPlacedOnce();
    const other = await tabAt('payment');
    other.shop.failNext('submitPayment', unauthorized());
    expect(await outcomeOf(paying('visa', other))).toMatchObject({ status: 'rejected' });
  });
});
