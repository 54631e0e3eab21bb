import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';
import { Deliveries } from '#src/plugins/subscription/delivery/deliveries';
import type { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { keyOf, mailsTo, refusalOf, SubscriptionCalls, textOf } from '#test/support/change-subscription';
import { inTransaction } from '#test/support/customers';
import { DeliveryShop } from '#test/support/delivery-shop';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { cards, saveCard, subscribe, subscriptionNow } from '#test/support/subscribers';

const TODAY = '2027-03-10';

const engine = new EngineUnderTest();
const shop = new DeliveryShop(engine);
const calls = new SubscriptionCalls(engine);
before(async () => {
  await engine.start();
  await shop.setStock('WHITE-1', 10_000);
});
after(() => engine.stop());
shop.endAllAfterEach();

async function lastMail({ customer }: Subscription): Promise<string> {
  const mail = (await mailsTo(engine, customer.emailAddress)).at(-1);
  assert.ok(mail);
  return textOf(mail);
}

async function grant({ customer }: Subscription, amount: number): Promise<void> {
  await inTransaction(engine, (ctx) =>
    engine.get(StoreCredits).grant(ctx, customer.id, { amount, reason: 'A present' }),
  );
}

async function retry(subscription: Subscription, today: string): Promise<void> {
  await engine.get(Deliveries).retry(await engine.context(), keyOf(subscription), today);
}

describe('A box without a card (spec §4 Subscription actions)', () => {
  it('waits on its day: nothing is tried, and one mail says so', async () => {
    const subscription = await subscribe(engine, { actionableDate: TODAY, card: null });
    await shop.beatDaily([TODAY, TODAY, '2027-03-11', '2027-03-12']);
    assert.deepEqual(await shop.attempts(subscription), []);
    assert.deepEqual(await shop.orders(subscription), []);
    assert.deepEqual(await shop.subjects(subscription.customer.emailAddress), ['Your box waits for a card']);
    assert.match(await lastMail(subscription), /nothing is charged until you choose one[^]*Choose a card: http/);
    const { actionableDate, paymentState, failedTries, reminders } = await subscriptionNow(engine, subscription);
    assert.deepEqual([actionableDate, paymentState, failedTries], [TODAY, null, 0]);
    assert.deepEqual(reminders.map(({ reminderType }) => reminderType).toSorted(), ['last_chance', 'needs_card']);
  });

  it('moves on when a card is chosen, and its mail says day and amount', async () => {
    const subscription = await subscribe(engine, { actionableDate: TODAY, card: null });
    await shop.beat(TODAY);
    const { id: savedCardId } = await saveCard(engine, subscription.customer, cards.pays);
    const chosen = await calls.update(keyOf(subscription), { savedCardId }, '2027-03-20');
    assert.equal(chosen.actionableDate, '2027-04-10');
    assert.match(await lastMail(subscription), /Each charge: \$25\.12[^]*April 10, 2027, to Visa ending in 1111/);
    await shop.beat('2027-03-20');
    assert.deepEqual(await shop.attempts(subscription), []);
  });

  it('is asked for by both reminders, with a link', async () => {
    const subscription = await subscribe(engine, { actionableDate: '2027-03-24', card: null, isAnnounced: false });
    for (const day of [TODAY, '2027-03-21']) {
      await shop.beat(day);
      assert.match(
        await lastMail(subscription),
        /costs \$25\.12 and is planned for March 24, 2027[^]*Your next box needs a card[^]*Choose a card: http/,
      );
    }
  });

  it('needs none where store credit pays all of it', async () => {
    const subscription = await subscribe(engine, { actionableDate: '2027-03-24', card: null, isAnnounced: false });
    await grant(subscription, 10_000);
    await shop.beat(TODAY);
    assert.match(await lastMail(subscription), /we charge \$25\.12 to your store credit/);
    assert.doesNotMatch(await lastMail(subscription), /needs a card|yet to choose/);
    await shop.beat('2027-03-21');
    await shop.beat('2027-03-24');
    assert.deepEqual(await shop.attempts(subscription), [['2027-03-24', '2027-03-24', 'placed']]);
  });

  it('is announced anew and goes out once store credit covers it', async () => {
    const subscription = await subscribe(engine, { actionableDate: TODAY, card: null });
    await shop.beat(TODAY);
    await grant(subscription, 1000);
    await shop.beatDaily(['2027-03-11', '2027-03-12']);
    assert.deepEqual(await shop.subjects(subscription.customer.emailAddress), ['Your box waits for a card']);
    await grant(subscription, 9000);
    await shop.beat('2027-03-13');
    assert.match(await lastMail(subscription), /March 16, 2027 we charge \$25\.12 to your store credit/);
    await shop.beatDaily(['2027-03-14', '2027-03-15', '2027-03-16']);
    assert.deepEqual(await shop.attempts(subscription), [['2027-03-16', '2027-03-16', 'placed']]);
  });

  it('owes nothing that its customer could pay at once', async () => {
    const subscription = await subscribe(engine, { actionableDate: TODAY, card: null });
    await shop.beat(TODAY);
    await grant(subscription, 10_000);
    assert.deepEqual(await refusalOf(retry(subscription, '2027-03-12')), { state: ['has nothing to pay'] });
  });

  it('is no failure when the credit is spent while it is made', async (t) => {
    const subscription = await subscribe(engine, { actionableDate: TODAY, card: null });
    t.mock.method(engine.get(StoreCredits), 'available', () => Promise.resolve(10_000), { times: 1 });
    await shop.beat(TODAY);
    const { paymentState, failedTries } = await subscriptionNow(engine, subscription);
    assert.deepEqual([paymentState, failedTries, await shop.placed(subscription)], [null, 0, []]);
    assert.deepEqual(await shop.attempts(subscription), [[TODAY, TODAY, 'called-off']]);
    assert.deepEqual(await shop.subjects(subscription.customer.emailAddress), ['Your box waits for a card']);
  });
});
