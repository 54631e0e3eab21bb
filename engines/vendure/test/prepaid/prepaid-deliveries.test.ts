import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { OrderService, ShippingMethod, TransactionalConnection } from '@vendure/core';
import type { Repository } from 'typeorm';
import { Heartbeat } from '#src/heartbeat/heartbeat';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { addDays, addInterval, dayOf } from '#src/plugins/core/interval/calendar-day';
import { OrderHistory } from '#src/plugins/core/orders/order-history';
import { Delivery } from '#src/plugins/subscription/entities/delivery.entity';
import { PrepaidPlan } from '#src/plugins/subscription/entities/prepaid-plan.entity';
import { EndedPlans } from '#src/plugins/subscription/prepaid/ended-plans';
import { PrepaidMails } from '#src/plugins/subscription/prepaid/prepaid-mails';
import { PrepaidPlans } from '#src/plugins/subscription/prepaid/prepaid-plans';
import { inTransaction, makeCustomer } from '#test/support/customers';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { deliveriesOf, freeOf, orderAhead, pay, placeAhead, planOf, sellAhead, setStock } from '#test/support/prepaid';
import { untilOverOrWaiting } from '#test/support/waiting';

/** Rounds in which two heartbeats want to make the same deliveries at the same moment. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 5);

const engine = new EngineUnderTest();
before(async () => {
  await engine.start();
  await sellAhead(engine);
});
after(() => engine.stop());
beforeEach(async () => {
  const plans = engine.get(TransactionalConnection).rawConnection.getRepository(PrepaidPlan);
  for (const plan of await plans.findBy({ state: 'active' }))
    await inTransaction(engine, (ctx) => engine.get(EndedPlans).end(ctx, plan));
});

const monthly = { length: 1, unit: 'month' } as const;
const work = (day: Day): Promise<void> => engine.get(Heartbeat).work(day);

/** The day of the next delivery. */
function dayOfNext({ actionableDate }: PrepaidPlan): Day {
  assert.ok(actionableDate);
  return actionableDate;
}

/** Lists the delivery attempts of a plan: planned day, actual day, number and outcome. */
async function attempts(plan: PrepaidPlan): Promise<readonly (readonly [Day, Day, number, string])[]> {
  const rows = await engine
    .get(TransactionalConnection)
    .rawConnection.getRepository(Delivery)
    .find({ where: { prepaidPlanId: plan.id }, order: { madeOn: 'ASC', dueOn: 'ASC', attempt: 'ASC' } });
  return rows.map(({ dueOn, madeOn, attempt, state }) => [dueOn, madeOn, attempt, state] as const);
}

const methods = (): Repository<ShippingMethod> =>
  engine.get(TransactionalConnection).rawConnection.getRepository(ShippingMethod);

async function setExpressCost(cost: string): Promise<void> {
  const { id, calculator } = await methods().findOneByOrFail({ code: 'exp' });
  const args = calculator.args.map((arg) => (arg.name === 'cost' ? { ...arg, value: cost } : arg));
  await methods().update(id, { calculator: { ...calculator, args } });
}

/** An order whose plan begins on another day than today. */
async function begunOn(day: Day, given: Parameters<typeof orderAhead>[1]): Promise<Order> {
  const order = await orderAhead(engine, given);
  await inTransaction(engine, async (ctx) => engine.get(PrepaidPlans).begin(ctx, order, day));
  await pay(engine, order);
  return engine.order(order.id);
}

describe('A prepaid plan (spec §3 Prepaid subscription)', () => {
  it('begins when its order is placed, which is its first delivery', async () => {
    const plan = await planOf(engine, await placeAhead(engine));
    assert.deepEqual(
      [plan.state, plan.deliveredCount, plan.actionableDate],
      ['active', 1, addInterval(dayOf(new Date()), monthly)],
    );
  });

  it('does not begin before, and not twice', async () => {
    const waiting = await orderAhead(engine);
    await assert.rejects(planOf(engine, waiting));
    const order = await placeAhead(engine);
    const plan = await planOf(engine, order);
    await inTransaction(engine, async (ctx) => engine.get(PrepaidPlans).begin(ctx, order, '2027-05-05'));
    assert.deepEqual(await planOf(engine, order), plan);
  });

  it('is completed at once when it has one delivery', async () => {
    const plan = await planOf(engine, await placeAhead(engine, { installmentCount: 1 }));
    assert.deepEqual([plan.state, plan.deliveredCount, plan.actionableDate], ['completed', 1, null]);
  });

  it('is one of its own for each line', async () => {
    const order = await placeAhead(engine);
    const plan = await planOf(engine, order);
    assert.equal(String(plan.lineId), String(order.lines[0]?.id));
  });
});

describe('Prepaid deliveries (spec §3 Prepaid subscription)', () => {
  it('come one interval apart, cost nothing more, and end with the last', async () => {
    const customer = await makeCustomer(engine, 'three@example.test');
    const { id } = await orderAhead(engine, { customer, sku: 'RED-1', quantity: 6 });
    const giftNote = { giftFrom: 'Ada', giftRecipient: 'Bob', giftMessage: 'Cheers' };
    await engine.locked(id, (ctx) => engine.get(OrderService).updateCustomFields(ctx, id, giftNote));
    const session = await engine.prepare(await engine.order(id));
    engine.sandbox.pay(session);
    await engine.complete(await engine.order(id), session);
    const [plan, free, charges] = [
      await planOf(engine, { id }),
      await freeOf(engine, 'RED-1'),
      engine.sandbox.payments.length,
    ];
    const first = dayOfNext(plan);

    await work(addDays(first, -1));
    assert.deepEqual(await deliveriesOf(engine, plan), []);

    await work(first);
    const [delivery, ...others] = await deliveriesOf(engine, plan);
    assert.ok(delivery && others.length === 0);
    assert.deepEqual(
      [delivery.state, delivery.active, delivery.totalWithTax, delivery.shippingWithTax],
      ['PaymentSettled', false, 0, 0],
    );
    assert.deepEqual(
      delivery.lines.map(({ productVariant, quantity, unitPriceWithTax }) => [
        productVariant.sku,
        quantity,
        unitPriceWithTax,
      ]),
      [['RED-1', 6, 0]],
    );
    const { contactEmail, giftFrom, giftRecipient, giftMessage } = delivery.customFields;
    assert.deepEqual({ giftFrom, giftRecipient, giftMessage }, giftNote);
    assert.deepEqual(
      [contactEmail, delivery.customer?.id, delivery.shippingAddress.streetLine1, delivery.shippingLines.length],
      ['three@example.test', customer.id, '1 Vine Street', 1],
    );
    assert.equal(free - (await freeOf(engine, 'RED-1')), 6);
    const next = await planOf(engine, { id });
    assert.deepEqual(
      [next.state, next.deliveredCount, next.actionableDate],
      ['active', 2, addInterval(first, monthly)],
    );

    await work(first);
    await work(addDays(dayOfNext(next), -1));
    assert.equal((await deliveriesOf(engine, plan)).length, 1);

    await work(dayOfNext(next));
    const done = await planOf(engine, { id });
    assert.deepEqual([done.state, done.deliveredCount, done.actionableDate], ['completed', 3, null]);
    await work(addDays(first, 400));
    assert.equal((await deliveriesOf(engine, plan)).length, 2);
    assert.deepEqual([engine.sandbox.payments.length, await engine.ledgerProblems()], [charges, []]);
    assert.equal(await engine.get(OrderHistory).current(await engine.context(), customer), undefined);
  });

  it('bring the cans of a pack of one’s own, and everything else that the plan holds, for each unit', async () => {
    const parts = JSON.stringify([
      { sku: 'RED-1', quantity: 1 },
      { sku: 'WHITE-1', quantity: 3 },
    ]);
    const items = [
      { sku: 'SLEEVE-1', quantity: 1 },
      { sku: 'WHITE-1|RED-1', quantity: 2 },
    ];
    const plan = await planOf(engine, await placeAhead(engine, { sku: 'SLEEVE-1', quantity: 2, parts, items }));
    await work(dayOfNext(plan));
    const [delivery] = await deliveriesOf(engine, plan);
    assert.deepEqual(delivery?.lines.map(({ productVariant, quantity }) => [productVariant.sku, quantity]).toSorted(), [
      ['RED-1', 2],
      ['WHITE-1', 6],
      ['WHITE-1|RED-1', 4],
    ]);
    assert.equal(delivery?.totalWithTax, 0);
  });

  it('go by the way that costs least, though nothing is charged for it', async () => {
    const ways: string[] = [];
    for (const cost of ['100', '2500']) {
      await setExpressCost(cost);
      const plan = await planOf(engine, await placeAhead(engine));
      await work(dayOfNext(plan));
      const [delivery] = await deliveriesOf(engine, plan);
      assert.equal(delivery?.shippingWithTax, 0);
      const id = delivery.shippingLines[0]?.shippingMethodId ?? '';
      ways.push((await methods().findOneByOrFail({ id })).code);
    }
    assert.deepEqual(ways, ['exp', 'std']);
  });

  it('keep to the calendar: after the end of January, that of February and of March', async () => {
    const order = await begunOn('2027-01-31', { installmentCount: 4 });
    const days: (Day | null)[] = [];
    for (let count = 1; count < 4; count += 1) {
      const { actionableDate } = await planOf(engine, order);
      days.push(actionableDate);
      await work(actionableDate ?? '');
    }
    assert.deepEqual(days, ['2027-02-28', '2027-03-31', '2027-04-30']);
    assert.equal((await planOf(engine, order)).state, 'completed');
  });

  it('are caught up when nothing was done for days, one a day, and keep their days', async () => {
    const order = await begunOn('2027-01-01', { installmentCount: 5 });
    const plan = await planOf(engine, order);
    for (const day of ['2027-04-10', '2027-04-10', '2027-04-11', '2027-04-12', '2027-04-13']) await work(day);
    assert.deepEqual(await attempts(plan), [
      ['2027-02-01', '2027-04-10', 0, 'placed'],
      ['2027-03-01', '2027-04-11', 0, 'placed'],
      ['2027-04-01', '2027-04-12', 0, 'placed'],
    ]);
    assert.equal((await planOf(engine, order)).actionableDate, '2027-05-01');
  });

  it('wait while something has run out, are tried once a day, and go on where they stood', async () => {
    const order = await begunOn('2027-05-10', { items: [{ sku: 'RED-1', quantity: 3 }] });
    const plan = await planOf(engine, order);
    await setStock(engine, 'RED-1', 5);
    for (const day of ['2027-06-10', '2027-06-10', '2027-06-11', '2027-06-12']) await work(day);
    assert.deepEqual(await attempts(plan), [
      ['2027-06-10', '2027-06-10', 0, 'sold-out'],
      ['2027-06-10', '2027-06-11', 1, 'sold-out'],
      ['2027-06-10', '2027-06-12', 2, 'sold-out'],
    ]);
    assert.deepEqual([await deliveriesOf(engine, plan), await freeOf(engine, 'RED-1')], [[], 5]);
    assert.equal((await planOf(engine, order)).actionableDate, '2027-06-10');
    await setStock(engine, 'RED-1', 6);
    await work('2027-06-13');
    const after = await planOf(engine, order);
    assert.deepEqual([after.actionableDate, after.failedTries, after.deliveredCount], ['2027-07-10', 0, 2]);
    assert.equal(await freeOf(engine, 'RED-1'), 0);
    await setStock(engine, 'RED-1', 1000);
  });

  it('leave nothing behind when they are interrupted, and are made by the next heartbeat', async () => {
    const order = await begunOn('2027-08-01', {});
    const plan = await planOf(engine, order);
    const free = await freeOf(engine, 'WHITE-1');
    const mails = engine.get(PrepaidMails);
    const { delivered } = mails;
    mails.delivered = () => Promise.reject(new Error('The process ends.'));
    await work('2027-09-01');
    mails.delivered = delivered;
    assert.deepEqual([await deliveriesOf(engine, plan), await attempts(plan)], [[], []]);
    assert.deepEqual([await freeOf(engine, 'WHITE-1'), await planOf(engine, order)], [free, plan]);
    await work('2027-09-01');
    assert.equal((await deliveriesOf(engine, plan)).length, 1);
  });

  it('are made once, however many heartbeats come at the same moment', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const orders = [await begunOn('2027-10-01', {}), await begunOn('2027-10-01', {})];
      await Promise.all([work('2027-11-01'), work('2027-11-01'), work('2027-11-01')]);
      await work('2027-11-01');
      for (const order of orders) {
        const plan = await planOf(engine, order);
        assert.deepEqual([(await deliveriesOf(engine, plan)).length, plan.deliveredCount], [1, 2]);
      }
    }
  });

  it('pass by a plan that another worker is at', async () => {
    const order = await begunOn('2027-12-01', {});
    const plan = await planOf(engine, order);
    const { making } = await inTransaction(engine, async (ctx) => {
      await engine
        .get(TransactionalConnection)
        .getRepository(ctx, Delivery)
        .query('SELECT id FROM prepaid_plan WHERE id = $1 FOR UPDATE', [plan.id]);
      const making = work('2028-01-01');
      await untilOverOrWaiting(engine, ctx, making);
      return { making };
    });
    await making;
    assert.deepEqual(await deliveriesOf(engine, plan), []);
  });
});
