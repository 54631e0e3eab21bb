import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { CustomerService } from '@vendure/core';
import { dueReminders } from '#src/plugin/subscription/due-reminders';
import type { SubscriptionReminder } from '#src/plugin/subscription/shared/subscription.entity';
import { mailsTo, textOf } from '#test/support/change-subscription';
import { inTransaction } from '#test/support/customers';
import { DeliveryShop } from '#test/support/delivery-shop';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { newCustomer, subscribe, subscriptionNow } from '#test/support/subscribers';

const engine = new EngineUnderTest();
const shop = new DeliveryShop(engine);
before(async () => {
  await engine.start();
  await shop.setStock('WHITE-1', 10_000);
});
after(() => engine.stop());
shop.endAllAfterEach();

const DAY = '2027-03-24';
const sent = (reminderType: 'default' | 'last_chance', actionableDate: string, day: string): SubscriptionReminder =>
  ({ reminderType, actionableDate, sentAt: new Date(`${day}T10:00:00.000Z`) }) as SubscriptionReminder;
const active = { state: 'active', isPaused: false, actionableDate: DAY, endDate: null } as const;
const unreminded = { ...active, reminders: [] };

describe('A reminder (spec §4 Default reminder)', () => {
  it('is due 14 days before, the last one 3 days before, on no other day and never on the day itself', () => {
    const on = (today: string) => dueReminders(unreminded, today);
    assert.deepEqual([on('2027-03-09'), on('2027-03-10')], [[], ['default']]);
    const reminders = [sent('default', DAY, '2027-03-10')];
    const after14 = (today: string) => dueReminders({ ...active, reminders }, today);
    assert.deepEqual([after14('2027-03-20'), after14('2027-03-21')], [[], ['last_chance']]);
    assert.deepEqual([on(DAY), on('2027-03-25')], [[], []]);
  });

  it('comes not twice within 14 days, the last one once for each day, none to whom nothing is delivered', () => {
    const on = (changed: object, today = '2027-03-15') => dueReminders({ ...unreminded, ...changed }, today);
    assert.deepEqual(on({ reminders: [sent('default', '2027-03-17', '2027-03-03')] }), []);
    assert.deepEqual(on({ reminders: [sent('default', '2027-02-17', '2027-02-03')] }), ['default']);
    const told = [sent('default', DAY, '2027-03-10'), sent('last_chance', '2027-03-22', '2027-03-19')];
    assert.deepEqual(on({ reminders: told }, '2027-03-21'), ['last_chance']);
    assert.deepEqual(on({ reminders: [...told, sent('last_chance', DAY, '2027-03-21')] }, '2027-03-22'), []);
    assert.deepEqual(on({ isPaused: true }), []);
    assert.deepEqual(on({ state: 'pending-cancellation' }), []);
    assert.deepEqual(on({ endDate: '2027-03-23' }), []);
    assert.deepEqual(on({ endDate: DAY }), ['default']);
  });

  it('names day, amount and card, once however many heartbeats there are', async () => {
    const customer = await newCustomer(engine);
    const subscription = await subscribe(engine, { customer, actionableDate: DAY });
    await Promise.all([shop.beat('2027-03-10'), shop.beat('2027-03-10')]);
    await shop.beat('2027-03-11');
    const [mail, ...more] = await mailsTo(engine, customer.emailAddress);
    assert.ok(mail);
    assert.deepEqual([mail.subject, more.length], ['Your next club box ships on March 24, 2027', 0]);
    assert.match(textOf(mail), /On March 24, 2027 we charge \$25\.12 to Visa ending in 1111/);
    assert.match(textOf(mail), /2 × /);
    await shop.beat('2027-03-21');
    assert.equal((await shop.subjects(customer.emailAddress)).at(-1), 'Last chance to change your club box');
    await shop.beat(DAY);
    const [order] = await shop.placed(subscription);
    assert.equal(order?.totalWithTax, 2512);
  });

  it('comes first only to customers who want it, last to all', async () => {
    const customer = await newCustomer(engine);
    await inTransaction(engine, (ctx) =>
      engine.get(CustomerService).update(ctx, { id: customer.id, customFields: { reminders: false } }),
    );
    const subscription = await subscribe(engine, { customer, actionableDate: DAY });
    for (const day of ['2027-03-10', '2027-03-21', '2027-03-22']) await shop.beat(day);
    assert.deepEqual(await shop.subjects(customer.emailAddress), ['Last chance to change your club box']);
    const { reminders } = await subscriptionNow(engine, subscription);
    assert.deepEqual(
      reminders.map(({ reminderType, actionableDate, sentAt }) => [reminderType, actionableDate, sentAt.toISOString()]),
      [['last_chance', DAY, '2027-03-21T10:00:00.000Z']],
    );
  });
});

describe('A last day that has passed (spec §3 Subscription)', () => {
  it('ends the subscription, but not before a last delivery that nobody has tried yet', async () => {
    const [passed, today, waiting] = [
      await subscribe(engine, { actionableDate: '2027-05-01', endDate: '2027-03-09' }),
      await subscribe(engine, { actionableDate: null, endDate: '2027-03-10', isPaused: true }),
      await subscribe(engine, { actionableDate: '2027-03-08', endDate: '2027-03-09' }),
    ];
    await shop.beat('2027-03-10');
    const stateOf = async (one: typeof passed) => (await subscriptionNow(engine, one)).state;
    assert.deepEqual([await stateOf(passed), await stateOf(today)], ['inactive', 'active']);
    assert.deepEqual(await shop.attempts(waiting), [['2027-03-08', '2027-03-10', 'placed']]);
    assert.equal(await stateOf(waiting), 'inactive');
    await shop.beat('2027-03-11');
    assert.equal(await stateOf(today), 'inactive');
  });
});
