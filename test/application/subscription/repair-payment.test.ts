import { describe, expect, it } from 'vitest';
import { SubscriptionGateway } from '#src/application/ports/shop/subscription-gateway';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import { LoadSubscriptions } from '#src/application/subscription/load-subscriptions';
import { RepairPayment } from '#src/application/subscription/repair-payment';
import { given } from '#src/composition/container';
import type { Subscription } from '#src/domain/subscription/subscription';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import { aSubscription } from '#test/builders/a-subscription';
import { InMemorySubscriptionGateway, type PaymentRetry } from '#test/fakes/shop/in-memory-subscription-gateway';
import { openTab } from '#test/support/test-tab';

const today = '2026-03-31';
const nextMonth = '2026-04-30';
const ada = { id: 'customer-7', email: 'ada@example.test' };
const good = { walletPaymentSourceId: '2', lastDigits: '0004', isDeclined: false };
const bad = { walletPaymentSourceId: '1', lastDigits: '0341', isDeclined: true };

/** The account of a customer whose delivery of today could not be paid with card 1; card 2 pays. */
async function account(paymentRetry: PaymentRetry = 'on-request', changes: Partial<Subscription> = {}) {
  const subscription = aSubscription({
    actionableDate: today,
    hasFailedPayment: true,
    card: { walletPaymentSourceId: '1', lastDigits: '0341' },
    ...changes,
  });
  const gateway = new InMemorySubscriptionGateway(
    () => ada.id,
    [subscription],
    () => today,
  );
  gateway.paymentRetry = paymentRetry;
  gateway.giveCard(good);
  gateway.giveCard(bad);
  const tab = openTab({ adapters: [given(SubscriptionGateway, gateway)] });
  const another = tab.openAnother();
  for (const each of [tab, another]) {
    each.customer.replace(ada);
    await each.get(LoadSubscriptions).execute();
  }
  const id = subscription.id;
  return {
    gateway,
    state: tab.get(SubscriptionsState),
    customer: tab.customer,
    pay: (source?: string) => tab.get(RepairPayment).execute(id, source),
    payElsewhere: (source?: string) => another.get(RepairPayment).execute(id, source),
    id,
  };
}

const kindOf = async (outcome: Promise<{ readonly kind: string }>) => (await outcome).kind;

describe('Paying a delivery whose payment failed (spec §4 Subscription actions, update)', () => {
  it('charges another card, and the delivery goes out', async () => {
    const { gateway, state, pay, id } = await account();
    expect(await kindOf(pay('2'))).toBe('delivered');
    expect(gateway.charged).toEqual([id]);
    expect(state.all!.get(id)).toMatchObject({
      hasFailedPayment: false,
      actionableDate: nextMonth,
      card: { lastDigits: '0004' },
    });
  });

  it('charges, and shows nothing of the customer who has left meanwhile', async () => {
    const { gateway, state, customer, pay, id } = await account();
    const gate = gateway.hold('retryPayment');
    const paying = pay('2');
    await gate.reached;
    customer.clear();
    state.clear();
    gate.release();
    expect(await kindOf(paying)).toBe('delivered');
    expect([gateway.charged, state.all]).toEqual([[id], undefined]);
  });

  it('says the words of the bank, and keeps the card that was chosen', async () => {
    const { gateway, state, pay, id } = await account('on-request', { card: { lastDigits: '9999' } });
    expect(await pay('1')).toEqual({ kind: 'declined', reason: 'The bank says no.' });
    expect(state.all!.get(id)?.card?.walletPaymentSourceId).toBe('1');
    expect(await kindOf(pay('2'))).toBe('delivered');
    expect(gateway.charged).toEqual([id]);
  });

  it('charges nothing where the change of the card did already', async () => {
    const { gateway, pay, id } = await account('with-new-card');
    expect(await kindOf(pay('2'))).toBe('delivered');
    expect([gateway.charged, gateway.received.includes('retryPayment')]).toEqual([[id], false]);
  });

  it('says the words of the bank where the change of the card charges', async () => {
    const { pay } = await account('with-new-card', { card: { lastDigits: '9999' } });
    expect(await pay('1')).toEqual({ kind: 'declined', reason: 'The bank says no.' });
  });

  it.each<PaymentRetry>(['next-day', 'with-new-card'])(
    'leaves the charge to a back end without the call: %s',
    async (retry) => {
      const { gateway, pay } = await account(retry);
      expect(await kindOf(pay(retry === 'next-day' ? '2' : '1'))).toBe('scheduled');
      expect(gateway.charged).toEqual([]);
    },
  );

  it('only changes the card when nothing is owed', async () => {
    const { gateway, pay } = await account('on-request', { actionableDate: nextMonth });
    expect(await kindOf(pay('2'))).toBe('card-changed');
    expect(gateway.received).not.toContain('retryPayment');
  });

  it('rejects a card that is not in the wallet, and charges nothing', async () => {
    const { gateway, pay } = await account();
    await expect(pay('99')).rejects.toMatchObject({ errors: { payment_source: [expect.any(String)] } });
    expect(gateway.charged).toEqual([]);
  });
});

describe('Charging once (spec §4 Subscription actions, update)', () => {
  it.each<PaymentRetry>(['on-request', 'with-new-card'])('from two tabs at the same moment: %s', async (retry) => {
    const { gateway, pay, payElsewhere, id } = await account(retry);
    expect(await Promise.all([kindOf(pay('2')), kindOf(payElsewhere('2'))])).toEqual(['delivered', 'delivered']);
    expect(gateway.charged).toEqual([id]);
  });

  it.each(['update', 'retryPayment'] as const)('when the answer to %s is lost', async (method) => {
    const { gateway, pay, id } = await account();
    gateway.failAfter(method, noAnswer());
    expect(await kindOf(pay('2'))).toBe('delivered');
    expect(gateway.charged).toEqual([id]);
  });

  it('when the outcome is unknown: the next press reads first', async () => {
    const { gateway, pay, id } = await account();
    const failure = noAnswer();
    gateway.failAfter('retryPayment', failure);
    gateway.hold('read').release();
    gateway.failNext('read', failure);
    expect(await outcomeOf(pay('2'))).toEqual(rejectedWith(failure));
    expect(await kindOf(pay('2'))).toBe('delivered');
    expect(gateway.charged).toEqual([id]);
  });

  it('when it was paid elsewhere since the page was opened', async () => {
    const { gateway, pay, id } = await account();
    gateway.changeElsewhere(id, { hasFailedPayment: false, actionableDate: nextMonth });
    expect(await kindOf(pay('2'))).toBe('delivered');
    expect([gateway.charged, gateway.received.includes('update')]).toEqual([[], false]);
  });

  it('when another device is faster', async () => {
    const { gateway, pay, id } = await account();
    const gate = gateway.hold('retryPayment');
    const paying = pay('2');
    await gate.reached;
    gateway.changeElsewhere(id, { hasFailedPayment: false, actionableDate: nextMonth });
    gate.release();
    expect(await kindOf(paying)).toBe('delivered');
    expect(gateway.charged).toEqual([]);
  });

  it('and never for a delivery that was skipped meanwhile', async () => {
    const { gateway, pay, id } = await account();
    gateway.changeElsewhere(id, { actionableDate: nextMonth });
    expect(await kindOf(pay('2'))).toBe('card-changed');
    expect(gateway.charged).toEqual([]);
  });
});
