import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Customer } from '@vendure/core';
import { CustomerService, TransactionalConnection } from '@vendure/core';
import { beginningOf } from '#src/plugins/core/interval/calendar-day';
import { SavedCard } from '#src/plugins/saved-card/entities/saved-card.entity';
import { dueReminder } from '#src/plugins/subscription/due-reminders';
import type { SubscriptionReminder } from '#src/plugins/subscription/entities/subscription.entity';
import { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { mailsTo, textOf } from '#test/support/change-subscription';
import { inTransaction } from '#test/support/customers';
import { DeliveryShop } from '#test/support/delivery-shop';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { subscribe, subscriptionNow } from '#test/support/subscribers';

const engine = new EngineUnderTest();
const shop = new DeliveryShop(engine);
before(async () => {
  await engine.start();
  await shop.setStock('WHITE-1', 10_000);
});
after(() => engine.stop());
shop.endAllAfterEach();

const DAY = '2027-03-24';
const hour = 3_600_000;

/** A moment of a day: so many hours after its beginning. */
const at = (day: string, hours = 0): Date => new Date(beginningOf(day).getTime() + hours * hour);
const sent = (reminderType: 'default' | 'last_chance', actionableDate: string, sentAt: Date): SubscriptionReminder =>
  ({ reminderType, actionableDate, sentAt }) as SubscriptionReminder;
type Reminded = Parameters<typeof dueReminder>[0];
const unreminded: Reminded = {
  ...{ actionableDate: DAY, plannedOn: DAY, savedCardId: null, reminders: [] },
};

/** The reminder that is due at a moment, when these were sent before. */
const due = (now: Date, reminders: SubscriptionReminder[] = [], changed: Partial<Reminded> = {}) =>
  dueReminder({ ...unreminded, reminders, ...changed }, now);

/** A subscription without any announcement to its customer. */
async function unannounced(given: Parameters<typeof subscribe>[1] = {}): Promise<Subscription> {
  return subscribe(engine, { actionableDate: DAY, isAnnounced: false, ...given });
}

function setPrice(sku: string, price: number): Promise<unknown> {
  return engine
    .get(TransactionalConnection)
    .rawConnection.query(
      `UPDATE product_variant_price SET price = $2 WHERE "variantId" = (SELECT id FROM product_variant WHERE sku = $1)`,
      [sku, price],
    );
}

async function doWithoutTheFirst({ id }: Customer): Promise<void> {
  await inTransaction(engine, (ctx) =>
    engine.get(CustomerService).update(ctx, { id, customFields: { reminders: false } }),
  );
}

async function remindersOf(subscription: Subscription): Promise<readonly unknown[]> {
  const { reminders } = await subscriptionNow(engine, subscription);
  return reminders
    .map(({ reminderType, actionableDate, sentAt }) => [reminderType, actionableDate, sentAt?.toISOString() ?? null])
    .toSorted();
}

async function lastMail({ customer }: Subscription): Promise<string> {
  const mail = (await mailsTo(engine, customer.emailAddress)).at(-1);
  assert.ok(mail);
  return textOf(mail);
}

describe('A reminder (spec §4 Default reminder)', () => {
  it('is due 14 days before, the last one 3 days before, each once', () => {
    assert.deepEqual([due(at('2027-03-09')), due(at('2027-03-10'))], [undefined, 'default']);
    const first = sent('default', DAY, at('2027-03-10'));
    assert.deepEqual([due(at('2027-03-20'), [first]), due(at('2027-03-21'), [first])], [undefined, 'last_chance']);
    assert.deepEqual([due(at(DAY)), due(at('2027-03-25'))], [undefined, undefined]);
    const other = sent('last_chance', '2027-03-22', at('2027-03-19'));
    assert.equal(due(at('2027-03-22'), [first, other]), 'last_chance');
    assert.equal(due(at('2027-03-22'), [first, other, sent('last_chance', DAY, at('2027-03-21'))]), undefined);
  });

  it('is kept back by one of the two weeks before for four hours', () => {
    const after = (now: Date, sentAt: Date) => due(now, [sent('default', '2027-03-10', sentAt)]);
    assert.equal(after(at('2027-03-10', 4), at('2027-02-24', 4)), undefined);
    assert.equal(after(at('2027-03-10', 4), at('2027-02-24', 3)), 'default');
    assert.equal(after(at('2027-03-10', 5), at('2027-03-09')), 'default');
    assert.equal(after(at('2027-03-15'), at('2027-03-09')), 'default');
  });

  it('comes only before a delivery', () => {
    const on = (changed: Partial<Reminded>) => due(at('2027-03-15'), [], changed);
    assert.equal(on({ plannedOn: null }), undefined);
    assert.equal(on({ plannedOn: DAY }), 'default');
  });

  it('names day, amount, card and address, once of many heartbeats', async () => {
    const subscription = await unannounced();
    const { emailAddress } = subscription.customer;
    await Promise.all([shop.beat('2027-03-10'), shop.beat('2027-03-10')]);
    await shop.beat('2027-03-11');
    assert.deepEqual(await shop.subjects(emailAddress), ['Your next club box ships on March 24, 2027']);
    const text = await lastMail(subscription);
    assert.match(text, /On March 24, 2027 we charge \$25\.12 to Visa ending in 1111/);
    assert.match(text, /2 × /);
    assert.match(text, /Ships to: Ada Example, 1 Vine Street/);
    assert.doesNotMatch(text, /more than the last one|ends before then|Your pause|needs a card/);
    await shop.beat('2027-03-21');
    assert.equal((await shop.subjects(emailAddress)).at(-1), 'Last chance to change your club box');
    await shop.beat(DAY);
    const [order] = await shop.placed(subscription);
    assert.equal(order?.totalWithTax, 2512);
  });

  it('comes first only to customers who want it, last to all', async () => {
    const subscription = await unannounced();
    await doWithoutTheFirst(subscription.customer);
    for (const day of ['2027-03-10', '2027-03-21', '2027-03-22']) await shop.beat(day);
    assert.deepEqual(await shop.subjects(subscription.customer.emailAddress), ['Last chance to change your club box']);
    assert.deepEqual(await remindersOf(subscription), [
      ['default', DAY, null],
      ['last_chance', DAY, '2027-03-21T10:00:00.000Z'],
    ]);
  });

  it('tells everybody of a higher amount two weeks before', async () => {
    const [usual, another] = [await unannounced({ lastTotal: 2012 }), await unannounced({ lastTotal: 2512 })];
    await doWithoutTheFirst(usual.customer);
    await doWithoutTheFirst(another.customer);
    await shop.beat('2027-03-10');
    assert.match(await lastMail(usual), /This delivery costs \$25\.12, \$5\.00 more than the last one\./);
    assert.deepEqual(await shop.subjects(another.customer.emailAddress), []);
  });

  it('keeps its prices from the first reminder on; increases apply next time', async () => {
    const [told, quiet, late] = [await unannounced(), await unannounced(), await unannounced()];
    await doWithoutTheFirst(quiet.customer);
    await shop.beat('2027-03-10');
    await setPrice('WHITE-1', 1500);
    await inTransaction(engine, (ctx) =>
      engine
        .get(TransactionalConnection)
        .getRepository(ctx, Subscription)
        .update(late.id, { actionableDate: '2027-03-25' }),
    );
    try {
      await shop.beat('2027-03-21');
      for (const one of [told, quiet]) assert.match(await lastMail(one), /On March 24, 2027 we charge \$25\.12/);
      await shop.beat(DAY);
      for (const one of [told, quiet]) assert.equal((await shop.placed(one))[0]?.totalWithTax, 2512);
      assert.match(await lastMail(late), /On March 25, 2027 we charge (?!\$25\.12)/);
      await shop.beat('2027-04-10');
      assert.match(await lastMail(told), /On April 24, 2027 we charge (?!\$25\.12)[^]*more than the last one/);
    } finally {
      await setPrice('WHITE-1', 700);
    }
  });

  it('tells of the end of a pause and of its charge', async () => {
    const subscription = await unannounced({ isPaused: true });
    await shop.beat('2027-03-10');
    assert.match(await lastMail(subscription), /Your pause ends on March 24, 2027[^]*we charge \$25\.12/);
    await shop.beat('2027-03-21');
    await shop.beat(DAY);
    assert.deepEqual(await shop.attempts(subscription), [[DAY, DAY, 'placed']]);
  });

  it('names a card that ends before the day of the charge', async () => {
    const subscription = await unannounced();
    const cards = engine.get(TransactionalConnection).rawConnection.getRepository(SavedCard);
    await cards.update({ customerId: subscription.customer.id }, { expiryMonth: 2, expiryYear: 2027 });
    await shop.beat('2027-03-10');
    assert.match(
      await lastMail(subscription),
      /Your Visa ending in 1111 ends before then\. Choose another one\.\nChoose another card: http/,
    );
    await cards.update({ customerId: subscription.customer.id }, { expiryMonth: 3 });
    await shop.beat('2027-03-21');
    assert.doesNotMatch(await lastMail(subscription), /ends before then/);
  });
});

describe('A charge without an announcement (spec §4 Default reminder)', () => {
  it('waits for its last reminder, and comes on the day that it names', async () => {
    const subscription = await unannounced({ actionableDate: '2027-03-10' });
    await shop.beat('2027-03-12');
    assert.deepEqual(await shop.attempts(subscription), []);
    assert.match(await lastMail(subscription), /On March 15, 2027 we charge \$25\.12/);
    await shop.beatDaily(['2027-03-13', '2027-03-14']);
    assert.deepEqual(await shop.attempts(subscription), []);
    await shop.beat('2027-03-15');
    assert.deepEqual(await shop.attempts(subscription), [['2027-03-15', '2027-03-15', 'placed']]);
    const { actionableDate, anchorDay } = await subscriptionNow(engine, subscription);
    assert.deepEqual([actionableDate, anchorDay], ['2027-04-10', 10]);
  });
});

describe('A last day that has passed (spec §3 Subscription)', () => {
  it('ends the subscription, but not before an untried last delivery', async () => {
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
