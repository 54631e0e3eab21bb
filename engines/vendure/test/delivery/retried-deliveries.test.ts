import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Customer } from '@vendure/core';
import { ShopFailure } from '#src/plugins/core/shop-failure';
import { Deliveries } from '#src/plugins/subscription/delivery/deliveries';
import type { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { Subscriptions } from '#src/plugins/subscription/subscriptions';
import { UnpaidDeliveries } from '#src/plugins/subscription/unpaid-delivery';
import { DeliveryShop } from '#test/support/delivery-shop';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { cards, newCustomer, saveCard, subscribe, subscriptionNow } from '#test/support/subscribers';

const TODAY = '2027-03-10';

const engine = new EngineUnderTest();
const shop = new DeliveryShop(engine);
before(async () => {
  await engine.start();
  await shop.setStock('WHITE-1', 10_000);
});
after(() => engine.stop());
shop.endAllAfterEach();

interface Unpaid {
  readonly customer: Customer;
  readonly subscription: Subscription;
}

/** Makes a subscription whose delivery was declined today, and that a card which pays has been chosen for since. */
async function unpaid(declined: string = cards.tryAgainLater, chosen: string | null = cards.pays): Promise<Unpaid> {
  const customer = await newCustomer(engine);
  const subscription = await subscribe(engine, { customer, actionableDate: TODAY, card: declined });
  await shop.beat(TODAY);
  if (chosen !== null) {
    const { id: savedCardId } = await saveCard(engine, customer, chosen);
    await shop.update(subscription, { savedCardId, failedTries: 0, mayBeTriedAgain: true });
  }
  return { customer, subscription };
}

async function retry({ customer, subscription: { id } }: Unpaid, today = TODAY): Promise<void> {
  await engine.get(Deliveries).retry(await engine.context(), { customerId: customer.id, id }, today);
}

/** The fields that a refusal names, with their words. */
async function refusal(answer: Promise<void>): Promise<unknown> {
  const error: unknown = await answer.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof ShopFailure);
  return error.extensions['fields'] ?? error.code;
}

async function owed({ subscription }: Unpaid): Promise<unknown> {
  const ctx = await engine.context();
  const now = await engine.get(Subscriptions).load(ctx, subscription.id);
  return engine.get(UnpaidDeliveries).of(ctx, now, TODAY);
}

describe('A failed payment that its customer makes again (spec §4 Subscription actions)', () => {
  it('is charged and sent at once, and then nothing is owed', async () => {
    const delivery = await unpaid();
    assert.deepEqual(await owed(delivery), { total: 2512, nextAttemptOn: '2027-03-11', lastAttemptOn: '2027-03-13' });
    await retry(delivery);
    assert.deepEqual(await shop.charges(delivery.subscription), ['declined', 'captured']);
    const { actionableDate, paymentState } = await subscriptionNow(engine, delivery.subscription);
    assert.deepEqual([actionableDate, paymentState], ['2027-04-10', 'paid']);
    assert.equal(await owed(delivery), undefined);
    assert.deepEqual(await refusal(retry(delivery)), { state: ['has nothing to pay'] });
    await shop.beat(TODAY);
    assert.equal((await shop.placed(delivery.subscription)).length, 1);
  });

  it('is charged once when it is asked for twice at the same moment, with a heartbeat between them', async () => {
    const delivery = await unpaid();
    const answers = await Promise.allSettled([retry(delivery), retry(delivery), shop.beat('2027-03-11')]);
    assert.ok(answers.slice(0, 2).filter(({ status }) => status === 'rejected').length >= 1);
    await shop.beat('2027-03-11');
    assert.deepEqual(await shop.charges(delivery.subscription), ['declined', 'captured']);
    assert.equal((await shop.placed(delivery.subscription)).length, 1);
  });

  it('says the words of the bank when it declines, mails nothing, and is not tried again on this day', async () => {
    const delivery = await unpaid(cards.tryAgainLater, null);
    assert.deepEqual(await refusal(retry(delivery)), { payment: ['Your card was declined.'] });
    await shop.beat(TODAY);
    assert.deepEqual(await shop.subjects(delivery.customer.emailAddress), ['Payment for your delivery failed']);
    const { actionableDate, failedTries } = await subscriptionNow(engine, delivery.subscription);
    assert.deepEqual([actionableDate, failedTries], [TODAY, 2]);
    assert.deepEqual(await shop.charges(delivery.subscription), ['declined', 'declined']);
  });

  it('does not ask a bank again that has forbidden it', async () => {
    const delivery = await unpaid(cards.doNotTryAgain, null);
    assert.deepEqual(await owed(delivery), { total: 2512, nextAttemptOn: null, lastAttemptOn: null });
    assert.deepEqual(await refusal(retry(delivery)), { payment: ['Your card was declined.'] });
    assert.deepEqual(await shop.charges(delivery.subscription), ['declined']);
  });

  it('is refused when something is sold out, for another customer’s, and when nothing is due', async () => {
    const delivery = await unpaid();
    await shop.setStock('WHITE-1', 1);
    assert.deepEqual(await refusal(retry(delivery)), { line_items: ['are sold out'] });
    await shop.setStock('WHITE-1', 10_000);
    const other = { ...delivery, customer: await newCustomer(engine) };
    assert.equal(await refusal(retry(other)), 'UNAUTHORIZED');
    await shop.update(delivery.subscription, { isPaused: true });
    assert.deepEqual(await refusal(retry(delivery)), { state: ['has nothing to pay'] });
    await shop.update(delivery.subscription, { isPaused: false, actionableDate: '2027-03-11' });
    assert.deepEqual(await refusal(retry(delivery)), { state: ['has nothing to pay'] });
    assert.deepEqual(await shop.charges(delivery.subscription), ['declined']);
  });
});
