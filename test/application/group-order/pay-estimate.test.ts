import { beforeEach, describe, expect, it } from 'vitest';
import { confirmationPath } from '#src/application/checkout/confirmation-path';
import { SettlePayment } from '#src/application/checkout/settle-payment';
import { PayEstimate } from '#src/application/group-order/pay-estimate';
import { RequestEstimate } from '#src/application/group-order/request-estimate';
import { OpenConfirmation } from '#src/application/orders/open-confirmation';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { cents } from '#src/domain/money/money';
import { noAnswer, outcomeOf, uncertainFailures } from '#test/application/failures';
import { noTransition } from '#test/fakes/shop/refusals';
import type { TestTab } from '#test/support/test-tab';
import { openGroupOrder, stateOf } from './group-order-tab';

let tab: TestTab;
let number: string;
beforeEach(async () => {
  tab = openGroupOrder();
  await tab.get(RequestEstimate).execute();
  number = /estimate\/(\w+)/.exec(stateOf(tab).estimateUrl ?? '')?.[1] ?? '';
});
const order = () => tab.shop.see(number);
const pay = (told = order().amountDue) => tab.get(PayEstimate).execute(order(), told);
const prepared = () => tab.shop.received.filter((method) => method === 'prepare');

describe('Paying an estimate (spec §4 Group order, spec §7 PUT prepare)', () => {
  it('goes to the payment page, comes back and is complete, without a cart', async () => {
    expect(await pay()).toEqual({ kind: 'leaving' });
    const { sessionId, url } = order().paymentPage!;
    expect(tab.window.leftFor).toBe(url);
    tab.shop.markPaid(sessionId);
    expect(await tab.get(SettlePayment).execute(number, sessionId)).toMatchObject({ kind: 'completed' });
    expect(order().state).toBe('complete');
    const opened = await tab.get(OpenConfirmation).execute(order(), null);
    expect(opened).toMatchObject({ kind: 'opened', by: 'this-tab' });
    expect([tab.storage.read(), tab.cart.current]).toEqual([undefined, undefined]);
  });

  it('buys nothing twice: a paid order is completed, a complete one is confirmed', async () => {
    await pay();
    tab.shop.markPaid(order().paymentPage!.sessionId);
    tab.window.leftFor = undefined;
    for (let times = 0; times < 3; times += 1) expect(await pay()).toEqual({ kind: 'leaving' });
    expect([tab.window.leftFor, tab.window.loadedPath]).toEqual([undefined, confirmationPath(order())]);
    expect(prepared()).toHaveLength(1);
    expect(order()).toMatchObject({ state: 'complete', payments: { length: 1 } });
  });

  it('goes to the same page again when it was left without paying', async () => {
    await pay();
    const first = tab.window.leftFor;
    await pay();
    expect(tab.window.leftFor).toBe(first);
  });

  it('asks for no money as long as the payment is unknown', async () => {
    await pay();
    tab.shop.markPaid(order().paymentPage!.sessionId);
    for (const failure of uncertainFailures) {
      tab.window.leftFor = undefined;
      tab.shop.failNext('finalizeSession', failure);
      expect(await outcomeOf(pay())).toMatchObject({ reason: failure });
      expect(tab.window.leftFor).toBeUndefined();
    }
    expect(prepared()).toHaveLength(1);
  });

  it('says why an order is not complete that was paid, before it is paid again', async () => {
    await pay();
    tab.shop.markPaid(order().paymentPage!.sessionId);
    const refusal = noTransition({ base: ['Not enough left.'] });
    tab.shop.failNext('finalizeSession', refusal);
    expect(await outcomeOf(pay())).toMatchObject({ reason: refusal });
    expect(prepared()).toHaveLength(1);
  });

  it('finds the payment page whose answer was lost', async () => {
    tab.shop.failAfter('prepare', noAnswer());
    expect(await pay()).toEqual({ kind: 'leaving' });
    expect(tab.window.leftFor).toBe(order().paymentPage?.url);
  });

  it('opens no payment page for another amount than was told', async () => {
    expect(await pay(cents(1))).toMatchObject({ kind: 'amount-due', order: { number } });
    expect(tab.window.leftFor).toBeUndefined();
  });

  it('opens none when the amount becomes another one while the page is asked for', async () => {
    const preparing = tab.shop.hold('prepare');
    const paying = pay();
    await preparing.reached;
    tab.shop.find(number)!.since = { amountDue: cents(9_900) };
    preparing.release();
    expect(await paying).toMatchObject({ kind: 'amount-due', order: { amountDue: 9_900 } });
    expect(tab.window.leftFor).toBeUndefined();
  });

  it('does not take an order of another amount for the answer that was lost', async () => {
    const failure = noAnswer();
    const reading = tab.shop.holdAnswer('read');
    tab.shop.failAfter('prepare', failure);
    const paying = outcomeOf(pay());
    await reading.reached;
    tab.shop.find(number)!.since = { amountDue: cents(9_900) };
    reading.release();
    expect(await paying).toMatchObject({ reason: failure });
    expect(tab.window.leftFor).toBeUndefined();
  });

  it('opens none for an order that went back to an earlier step', async () => {
    const told = order().amountDue;
    await tab.get(OrderGateway).update(order(), { specialInstructions: 'Ring twice' });
    expect(await pay(told)).toEqual({ kind: 'not-ready' });
    expect(tab.window.leftFor).toBeUndefined();
  });

  it('never becomes the cart, also when its payment is refused and there is none', async () => {
    await pay();
    const { sessionId } = order().paymentPage!;
    tab.shop.failNext('finalizeSession', noTransition({ base: ['Your card was declined.'] }));
    expect(await tab.get(SettlePayment).execute(number, sessionId)).toMatchObject({
      kind: 'refused',
      isCartBack: false,
    });
    expect([tab.storage.read(), tab.cart.current]).toEqual([undefined, undefined]);
  });
});
