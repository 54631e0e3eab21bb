import { beforeEach, describe, expect, it } from 'vitest';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { confirmationPath } from '#src/application/checkout/confirmation-path';
import { HostedPayment } from '#src/application/checkout/hosted-payment';
import { SettlePayment } from '#src/application/checkout/settle-payment';
import { StartPayment } from '#src/application/checkout/start-payment';
import { SubmitAddress } from '#src/application/checkout/submit-address';
import { SubmitDelivery } from '#src/application/checkout/submit-delivery';
import { ApplyGiftCard } from '#src/application/gift-card/apply-gift-card';
import { cents } from '#src/domain/money/money';
import { noAnswer, outcomeOf, rejectedWith, uncertainFailures } from '#test/application/failures';
import { lockedOrder } from '#test/fakes/shop/refusals';
import type { TestTab } from '#test/support/test-tab';
import { tabAt } from './checkout-walk';

const big = 'FIVEHUNDRED00001';

let tab: TestTab;
let number: string;
beforeEach(async () => {
  tab = await tabAt('payment');
  await tab.get(ApplyGiftCard).execute(big);
  ({ number } = tab.serverOrder!);
});

const lastCalls = (count: number) => tab.shop.received.slice(-count);
const finalized = () => tab.shop.received.filter((method) => method === 'finalize').length;
const start = () => tab.get(StartPayment).execute({ isFree: true });

describe('An order with nothing left to pay (spec §4 Finalize, §7 gift cards)', () => {
  it('is placed without a payment page, and confirmed', async () => {
    expect(await start()).toEqual({ kind: 'leaving' });
    const order = tab.shop.see(number);
    expect(order).toMatchObject({
      state: 'complete',
      payments: [{ methodName: 'Gift Card', state: 'authorized', amount: order.total, lastDigits: '0001' }],
    });
    expect(lastCalls(3)).toEqual(['read', 'submitPayment', 'finalize']);
    expect(tab.window.leftFor).toBeUndefined();
    expect(tab.window.loadedPath).toBe(confirmationPath(order));
    expect(tab.storage.read()).toBeUndefined();
    expect(tab.cart.current).toBeUndefined();
    expect(await tab.get(HostedPayment).findPlaced(number)).toEqual(order);
  });

  it('is placed as well when store credit covers it', async () => {
    const credited = await tabAt('payment');
    credited.shop.customer = { id: 'customer-1', email: 'ada@example.test' };
    await credited.world.orders.associateUser(credited.storage.read()!);
    credited.shop.storeCredit.set('customer-1', cents(100_000));
    await credited.get(StartPayment).execute({ isFree: true });
    expect(credited.window.loadedPath).toMatch(/^\/order\/confirmation\/R\d+\/order-\d+\/$/);
    expect(credited.shop.storeCredit.get('customer-1')).toBeLessThan(100_000);
  });

  it('takes the rest by card when the gift card covers a part', async () => {
    const part = await tabAt('payment');
    await part.world.orders.changeLine(part.storage.read()!, part.serverOrder!.lineItems[0]!.id, 20);
    await part.get(SubmitAddress).execute({ email: 'ada@example.test', address: part.serverOrder!.shipAddress! });
    await part
      .get(SubmitDelivery)
      .execute(part.serverOrder!.shipments.map(({ id, rates }) => ({ shipmentId: id, rateId: rates[0]!.id })));
    await part.get(ApplyGiftCard).execute('FULLFIFTY0000001');
    expect(await part.get(StartPayment).execute()).toEqual({ kind: 'leaving' });
    expect(part.window.leftFor).toBe(part.serverOrder?.paymentPage?.url);
    const { number: partNumber, paymentPage } = part.serverOrder!;
    part.shop.markPaid(paymentPage!.sessionId);
    await part.get(SettlePayment).execute(partNumber, paymentPage!.sessionId);
    const paid = part.shop.see(partNumber);
    expect(paid.payments.map(({ methodName }) => methodName)).toEqual(['Card', 'Gift Card']);
    expect(paid.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid.total);
  });

  it('is placed once when it is pressed twice, here or in two tabs', async () => {
    const other = tab.openAnother();
    await other.get(RestoreCart).execute();
    await Promise.allSettled([start(), other.get(StartPayment).execute({ isFree: true })]);
    expect(tab.shop.see(number).payments).toHaveLength(1);
    expect(tab.shop.giftCards.find(({ code }) => code === big)?.left).toBe(50_000 - tab.shop.see(number).total);
  });

  it.each(uncertainFailures)('is confirmed when only the answer was lost: $code $status', async (failure) => {
    tab.shop.failAfter('finalize', failure);
    await start();
    expect(tab.window.loadedPath).toBe(confirmationPath(tab.shop.see(number)));
    expect(finalized()).toBe(1);
  });

  it('is looked up before it is sent again, when the outcome was unknown', async () => {
    const failure = noAnswer();
    tab.shop.failAfter('finalize', failure);
    tab.shop.failNext('read', noAnswer());
    expect(await outcomeOf(start())).toEqual(rejectedWith(failure));
    expect(tab.window.loadedPath).toBeUndefined();
    await start();
    expect(tab.window.loadedPath).toBe(confirmationPath(tab.shop.see(number)));
    expect(finalized()).toBe(1);
    expect(await tab.get(HostedPayment).findPlaced(number)).toMatchObject({ state: 'complete' });
  });

  it('can be placed again when the server never heard of it', async () => {
    const failure = noAnswer();
    tab.shop.failNext('finalize', failure);
    expect(await outcomeOf(start())).toEqual(rejectedWith(failure));
    expect(tab.serverOrder).toMatchObject({ number, isReadyToPlace: true });
    await start();
    expect(tab.shop.see(number).state).toBe('complete');
  });

  it.each(uncertainFailures)(
    'takes its payment step once when only the answer of that was lost: $code $status',
    async (failure) => {
      tab.shop.failAfter('submitPayment', failure);
      expect(await start()).toEqual({ kind: 'leaving' });
      expect(tab.shop.received.filter((method) => method === 'submitPayment')).toHaveLength(1);
    },
  );

  it('does not take the payment step again once it stands at confirm', async () => {
    tab.shop.failNext('finalize', noAnswer());
    await outcomeOf(start());
    await start();
    expect(tab.shop.received.filter((method) => method === 'submitPayment')).toHaveLength(1);
    expect(tab.shop.see(number).state).toBe('complete');
  });

  it('waits for a locked order', async () => {
    tab.shop.failNext('finalize', lockedOrder('order-1'));
    const starting = start();
    await tab.scheduler.quiet();
    expect(await starting).toEqual({ kind: 'leaving' });
  });

  it('places nothing when the card was spent elsewhere, and returns the amount due', async () => {
    tab.shop.giftCards.find(({ code }) => code === big)!.left = cents(100);
    const { total } = tab.serverOrder!;
    expect(await start()).toMatchObject({ kind: 'amount-due', order: { amountDue: total - 100 } });
    expect([tab.window.leftFor, tab.window.loadedPath, finalized()]).toEqual([undefined, undefined, 0]);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('keeps the cart when the card is spent in the last moment', async () => {
    const gate = tab.shop.hold('finalize');
    const starting = outcomeOf(start());
    await gate.reached;
    tab.shop.giftCards.find(({ code }) => code === big)!.left = cents(0);
    gate.release();
    expect(await starting).toMatchObject({
      status: 'rejected',
      reason: { code: 'unprocessable_entity', errors: { base: [expect.stringContaining('gift card')] } },
    });
    expect(tab.window.loadedPath).toBeUndefined();
    expect(tab.serverOrder).toMatchObject({ number, state: 'payment', amountDue: tab.serverOrder!.total });
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });
});
