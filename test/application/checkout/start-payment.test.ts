import { beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmationPath } from '#src/application/checkout/confirmation-path';
import { HostedPayment } from '#src/application/checkout/hosted-payment';
import { StartPayment } from '#src/application/checkout/start-payment';
import { SubmitDelivery } from '#src/application/checkout/submit-delivery';
import { cents } from '#src/domain/money/money';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import { insufficientStock, notFound, noTransition, unauthorized } from '#test/fakes/shop/refusals';
import type { TestTab } from '#test/support/test-tab';
import { choosing, tabAt } from './checkout-walk';

let tab: TestTab;
beforeEach(async () => {
  tab = await tabAt('payment');
});

describe('Starting the payment (spec §7 PUT prepare)', () => {
  it('goes to the page that the prepared order names, and keeps the order stored', async () => {
    const key = tab.storage.read();
    await tab.get(StartPayment).execute();
    expect(tab.serverOrder?.paymentPage).toBeDefined();
    expect(tab.window.leftFor).toBe(tab.serverOrder?.paymentPage?.url);
    expect(tab.storage.read()).toEqual(key);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('goes to the same page when pressed twice', async () => {
    await tab.get(StartPayment).execute();
    const first = tab.window.leftFor;
    await tab.get(StartPayment).execute();
    expect(tab.window.leftFor).toBe(first);
  });

  it('stays when the order is not ready for it', async () => {
    const early = await tabAt('delivery');
    expect(await early.get(StartPayment).execute()).toEqual({ kind: 'not-ready' });
    expect(early.window.leftFor).toBeUndefined();
    expect(early.serverOrder?.state).toBe('delivery');
    expect(early.serverOrder?.paymentPage).toBeUndefined();
  });

  it('asks for no page when 1 to 49 cents are left, which no card can be charged', async () => {
    const left = { ...tab.serverOrder!, amountDue: cents(30) };
    vi.spyOn(tab.world.orders, 'read').mockResolvedValue(left);
    expect(await tab.get(StartPayment).execute()).toMatchObject({ kind: 'amount-due', order: { amountDue: 30 } });
    expect(tab.shop.received).not.toContain('prepare');
    expect(tab.window.leftFor).toBeUndefined();
  });

  it('stays when the prepared order names no page', async () => {
    vi.spyOn(tab.world.checkout, 'prepare').mockResolvedValueOnce(tab.serverOrder!);
    expect(await outcomeOf(tab.get(StartPayment).execute())).toMatchObject({
      status: 'rejected',
      reason: { code: 'wrong_shape', message: 'A prepared order has to name its payment page' },
    });
    expect(tab.window.leftFor).toBeUndefined();
  });
});

describe('Starting the payment of an order that is paid already (spec §4 Order states)', () => {
  let number: string;
  let sessionId: string;
  beforeEach(async () => {
    await tab.get(StartPayment).execute();
    ({ number } = tab.serverOrder!);
    ({ sessionId } = tab.serverOrder!.paymentPage!);
    tab.window.leftFor = undefined;
  });
  const isConfirmed = () =>
    expect([tab.window.loadedPath, tab.window.leftFor]).toEqual([confirmationPath(tab.shop.see(number)), undefined]);

  it('completes it, in this tab or after that was closed: no shopper pays twice', async () => {
    tab.shop.markPaid(sessionId);
    tab = tab.openAnother();
    await tab.get(StartPayment).execute();
    isConfirmed();
    expect(tab.shop.see(number)).toMatchObject({ state: 'complete', payments: [{ state: 'authorized' }] });
    expect(tab.shop.received.filter((method) => method === 'prepare')).toHaveLength(1);
    expect(await tab.get(HostedPayment).findPlaced(number)).toMatchObject({ number });
  });

  it('asks the server by the session although no payment is shown', async () => {
    tab.shop.markPaid(sessionId);
    const shown = { ...tab.serverOrder!, payments: [] };
    vi.spyOn(tab.world.orders, 'read').mockResolvedValueOnce(shown).mockResolvedValueOnce(shown);
    await tab.get(StartPayment).execute();
    isConfirmed();
  });

  it('places it by its token when no session is shown', async () => {
    tab.shop.markPaid(sessionId);
    const { paymentPage: _page, ...shown } = tab.serverOrder!;
    vi.spyOn(tab.world.orders, 'read').mockResolvedValueOnce(shown).mockResolvedValueOnce(shown);
    await tab.get(StartPayment).execute();
    isConfirmed();
    expect(tab.shop.see(number).payments).toHaveLength(1);
  });

  it.each([noTransition({ base: ['No payment found'] }), unauthorized(), notFound()])(
    'pays when no payment was made in that session: $code',
    async (refusal) => {
      const page = tab.serverOrder!.paymentPage!.url;
      tab.shop.failNext('finalizeSession', refusal);
      await tab.get(StartPayment).execute();
      expect([tab.window.leftFor, tab.window.loadedPath]).toEqual([page, undefined]);
    },
  );

  it.each([
    ['something has sold out', insufficientStock()],
    ['the server says so', noTransition({ base: ['A promotion no longer applies.'] })],
  ])('tells why it is not complete, and starts no payment, when %s', async (_, refusal) => {
    tab.shop.markPaid(sessionId);
    tab.shop.failNext('finalizeSession', refusal);
    expect(await outcomeOf(tab.get(StartPayment).execute())).toEqual(rejectedWith(refusal));
    expect([tab.window.leftFor, tab.window.loadedPath]).toEqual([undefined, undefined]);
    expect(tab.storage.read()?.number).toBe(number);
  });

  it('tries again when the outcome was unknown', async () => {
    tab.shop.markPaid(sessionId);
    const failure = noAnswer();
    tab.shop.failNext('finalizeSession', failure);
    expect(await outcomeOf(tab.get(StartPayment).execute())).toEqual(rejectedWith(failure));
    await tab.get(StartPayment).execute();
    isConfirmed();
  });
});

describe('Starting the payment of an order that can no longer be paid (spec §4 Order states)', () => {
  it.each(['before', 'at the last moment'])('confirms one that was completed elsewhere %s', async (when) => {
    const { number } = tab.storage.read()!;
    if (when === 'before') tab.shop.completeElsewhere(number);
    const gate = when === 'before' ? undefined : tab.shop.hold('prepare');
    const starting = tab.get(StartPayment).execute();
    await gate?.reached;
    if (gate) tab.shop.completeElsewhere(number);
    gate?.release();
    expect(await starting).toEqual({ kind: 'leaving' });
    expect([tab.window.loadedPath, tab.window.leftFor]).toEqual([confirmationPath(tab.shop.see(number)), undefined]);
    expect(await tab.get(HostedPayment).findPlaced(number)).toMatchObject({ number });
    expect(tab.alerts.shown).toEqual([]);
  });

  it.each([unauthorized(), notFound()])('says that it is gone: $code', async (refusal) => {
    tab.shop.failNext('read', refusal);
    expect(await outcomeOf(tab.get(StartPayment).execute())).toMatchObject({
      status: 'rejected',
      reason: { code: expect.stringMatching(/unauthorized|not_found/) },
    });
    expect([tab.window.loadedPath, tab.window.leftFor, tab.cart.current]).toEqual([undefined, undefined, undefined]);
  });

  it('says so when there is none', async () => {
    tab.storage.clear();
    expect(await outcomeOf(tab.get(StartPayment).execute())).toMatchObject({
      status: 'rejected',
      reason: { code: 'not_found' },
    });
  });
});

describe('Starting the payment on a bad connection (spec §8 Handling)', () => {
  it('goes to the page when only the answer was lost', async () => {
    tab.shop.failAfter('prepare', noAnswer());
    await tab.get(StartPayment).execute();
    expect(tab.window.leftFor).toBe(tab.serverOrder?.paymentPage?.url);
    expect(tab.window.leftFor).toBeDefined();
  });

  it('stays when the server never heard of it', async () => {
    const failure = noAnswer();
    tab.shop.failNext('prepare', failure);
    expect(await outcomeOf(tab.get(StartPayment).execute())).toEqual(rejectedWith(failure));
    expect(tab.window.leftFor).toBeUndefined();
  });

  it('does not go to a page that was prepared for another amount', async () => {
    await tab.get(StartPayment).execute();
    tab.window.leftFor = undefined;
    await tab.get(SubmitDelivery).execute(choosing('Express', tab.serverOrder!));
    const failure = noAnswer();
    tab.shop.failNext('prepare', failure);
    expect(await outcomeOf(tab.get(StartPayment).execute())).toEqual(rejectedWith(failure));
    expect(tab.window.leftFor).toBeUndefined();
    await tab.get(StartPayment).execute();
    expect(tab.window.leftFor).toBe(tab.serverOrder?.paymentPage?.url);
  });
});
