import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settlementPath } from '../../../src/application/checkout/paid-session';
import { noAnswer, outcomeOf, rejectedWith } from '../failures';
import type { Tab } from '../tab';
import { choosing, tabAt } from './checkout-walk';

let tab: Tab;
beforeEach(async () => {
  tab = await tabAt('payment');
});

describe('Starting the payment (spec §7 PUT prepare)', () => {
  it('goes to the page that the prepared order names, and keeps the order stored', async () => {
    const key = tab.storage.read();
    await tab.startPayment.execute();
    expect(tab.serverOrder?.paymentPage).toBeDefined();
    expect(tab.window.leftFor).toBe(tab.serverOrder?.paymentPage?.url);
    expect(tab.storage.read()).toEqual(key);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('goes to the same page when pressed twice', async () => {
    await tab.startPayment.execute();
    const first = tab.window.leftFor;
    await tab.startPayment.execute();
    expect(tab.window.leftFor).toBe(first);
  });

  it('stays when the order is not ready for it', async () => {
    const early = await tabAt('delivery');
    expect(await outcomeOf(early.startPayment.execute())).toMatchObject({ status: 'rejected', reason: { code: 'unprocessable_entity' } });
    expect(early.window.leftFor).toBeUndefined();
  });

  it('stays when the prepared order names no page', async () => {
    vi.spyOn(tab.checkout, 'prepare').mockResolvedValueOnce(tab.serverOrder!);
    expect(await outcomeOf(tab.startPayment.execute())).toMatchObject({
      status: 'rejected',
      reason: { code: 'wrong_shape', message: 'A prepared order has to name its payment page' },
    });
    expect(tab.window.leftFor).toBeUndefined();
  });
});

describe('Starting the payment of an order that is paid already (spec §4 Order states)', () => {
  it('goes straight to where it is completed: nobody pays twice', async () => {
    await tab.startPayment.execute();
    const { sessionId } = tab.serverOrder!.paymentPage!;
    tab.shop.markPaid(sessionId);
    tab.window.leftFor = undefined;
    await tab.startPayment.execute();
    expect(tab.window.leftFor).toBeUndefined();
    expect(tab.window.loadedPath).toBe(settlementPath(tab.serverOrder!, sessionId));
  });
});

describe('Starting the payment on a bad connection (spec §8 Handling)', () => {
  it('goes to the page when only the answer was lost', async () => {
    tab.shop.failAfter('prepare', noAnswer());
    await tab.startPayment.execute();
    expect(tab.window.leftFor).toBe(tab.serverOrder?.paymentPage?.url);
    expect(tab.window.leftFor).toBeDefined();
  });

  it('stays when the server never heard of it', async () => {
    const failure = noAnswer();
    tab.shop.failNext('prepare', failure);
    expect(await outcomeOf(tab.startPayment.execute())).toEqual(rejectedWith(failure));
    expect(tab.window.leftFor).toBeUndefined();
  });

  it('does not go to a page that was prepared for another amount', async () => {
    await tab.startPayment.execute();
    tab.window.leftFor = undefined;
    await tab.submitDelivery.execute(choosing('Express', tab.serverOrder!));
    const failure = noAnswer();
    tab.shop.failNext('prepare', failure);
    expect(await outcomeOf(tab.startPayment.execute())).toEqual(rejectedWith(failure));
    expect(tab.window.leftFor).toBeUndefined();
    await tab.startPayment.execute();
    expect(tab.window.leftFor).toBe(tab.serverOrder?.paymentPage?.url);
  });

  it('does not send anybody to pay an order that was completed elsewhere', async () => {
    const other = tab.openAnother();
    await other.restoreCart.execute();
    await other.startPayment.execute();
    tab.shop.completeElsewhere(tab.storage.read()!.number);
    const failure = noAnswer();
    tab.shop.failNext('prepare', failure);
    expect(await outcomeOf(tab.startPayment.execute())).toEqual(rejectedWith(failure));
    expect(tab.window.leftFor).toBeUndefined();
    expect(tab.cart.current).toBeUndefined();
  });
});
