import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { OrderService } from '@vendure/core';
import { Heartbeat } from '#src/heartbeat/heartbeat';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { addDays, addInterval, dayOf } from '#src/plugins/core/interval/calendar-day';
import { makeCustomer } from '#test/support/customers';
import { EngineUnderTest, eventually, shopAddress } from '#test/support/engine-under-test';
import { deliveriesOf, orderAhead, pay, placeAhead, planOf, sellAhead, setStock } from '#test/support/prepaid';
import type { OutboxMail } from '#test/support/sandbox-stand-in';

const engine = new EngineUnderTest();
before(async () => {
  await engine.start();
  await sellAhead(engine);
});
after(() => engine.stop());

const monthly = { length: 1, unit: 'month' } as const;
/** The day one number of months after the one on which an order was placed, clamped once. */
const monthsAfter = ({ orderPlacedAt }: Order, length: number): string => {
  assert.ok(orderPlacedAt);
  return written(addInterval(dayOf(orderPlacedAt), { length, unit: 'month' }));
};
const work = (day: Day): Promise<void> => engine.get(Heartbeat).work(day);
const written = (day: Day): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** Waits for the mail with a subject. */
const mailTo = (address: string, subject: string): Promise<OutboxMail> =>
  eventually(() => engine.sandbox.mailsTo(address).find((mail) => mail.subject === subject));

async function placeFor(
  email: string,
  given: Parameters<typeof placeAhead>[1] = {},
): Promise<{ order: Order; next: Day }> {
  const customer = await makeCustomer(engine, email);
  const order = await placeAhead(engine, { customer, ...given });
  const { actionableDate } = await planOf(engine, order);
  assert.ok(actionableDate);
  return { order, next: actionableDate };
}

function requireAll({ text }: OutboxMail, parts: readonly string[]): void {
  for (const part of parts) assert.ok(text.includes(part), `${part} is not in:\n${text}`);
}

describe('Mails of a prepaid plan (spec §3 Prepaid subscription, §5 Prepaid end date)', () => {
  it('have its terms in the confirmation of its order: all that was paid, and that nothing renews', async () => {
    const { order, next } = await placeFor('terms@example.test', { quantity: 12 });
    const mail = await mailTo('terms@example.test', `Your order ${order.code}`);
    requireAll(mail, [
      'Your prepaid plan does not renew.',
      // Twelve times three cans of $6.30, and 8 % tax.
      '$244.94 with tax. Later deliveries cost nothing more, shipping included.',
      '3, one every month. 2 are still to come.',
      '12 × Brisk White',
      written(next),
      'Last delivery',
      monthsAfter(order, 2),
      'Plan ends',
      monthsAfter(order, 3),
      'None. After the last delivery nothing more ships and nothing more is charged.',
    ]);
  });

  it('show the price of the plan after an order discount (spec §3 Adjustment)', async () => {
    const customer = await makeCustomer(engine, 'discount@example.test');
    const { id } = await orderAhead(engine, { customer, quantity: 12 });
    await engine.locked(id, (ctx) => engine.get(OrderService).applyCouponCode(ctx, id, 'TEN'));
    const order = await engine.order(id);
    await pay(engine, order);
    // $226.80 less $10.00, and 8 % tax.
    requireAll(await mailTo('discount@example.test', `Your order ${order.code}`), ['$234.14 with tax.']);
  });

  it('say nothing of a plan where there is none', async () => {
    const order = await engine.orderAtPayment('WHITE-1', 1, 'without@example.test');
    const session = await engine.prepare(order);
    engine.sandbox.pay(session);
    await engine.complete(order, session);
    const { text } = await mailTo('without@example.test', `Your order ${order.code}`);
    assert.ok(!text.includes('prepaid'));
  });

  it('confirm each delivery once with the remaining ones, also to the shop', async () => {
    const { order, next } = await placeFor('each@example.test');
    await work(next);
    const [delivery] = await deliveriesOf(engine, await planOf(engine, order));
    assert.ok(delivery);
    const mail = await mailTo('each@example.test', `Your order ${delivery.code}`);
    assert.ok(mail.html.includes('Your prepaid delivery is on its way'));
    requireAll(mail, [
      'It is already paid for.',
      '2 × Brisk White',
      '3, one every month. 1 is still to come.',
      monthsAfter(order, 2),
      monthsAfter(order, 3),
      '1 Vine Street',
      'Standard',
      'An adult 21 or older must sign for the delivery.',
    ]);
    assert.deepEqual(mail.links, [
      `http://shop.test/order/confirmation/${delivery.code}/${delivery.id}#token=${delivery.customFields.token}`,
    ]);
    await mailTo(shopAddress, `New order ${delivery.code}`);
    const about = engine.sandbox.mailsTo('each@example.test').filter(({ subject }) => subject.includes(delivery.code));
    assert.equal(about.length, 1);
  });

  it('say with the last delivery that it was the last one', async () => {
    const { order, next } = await placeFor('last@example.test', { installmentCount: 2 });
    await work(next);
    const [delivery] = await deliveriesOf(engine, await planOf(engine, order));
    const mail = await mailTo('last@example.test', `Your order ${delivery?.code}`);
    requireAll(mail, ['2, one every month. This is the last one.']);
    assert.ok(!mail.text.includes('Next delivery'));
  });

  it('tell once that a delivery has to wait, and of a later one again', async () => {
    const { order, next } = await placeFor('late@example.test', { sku: 'RED-1' });
    const delays = (): readonly OutboxMail[] =>
      engine.sandbox.mailsTo('late@example.test').filter(({ subject }) => subject === 'Your delivery is delayed');
    await setStock(engine, 'RED-1', 1);
    for (const days of [0, 1, 2]) await work(addDays(next, days));
    await setStock(engine, 'RED-1', 1000);
    await work(addDays(next, 3));
    const [delivery] = await deliveriesOf(engine, await planOf(engine, order));
    await mailTo('late@example.test', `Your order ${delivery?.code}`);
    assert.equal(delays().length, 1);
    requireAll(await mailTo('late@example.test', 'Your delivery is delayed'), [
      'sold out right now',
      'we try again every day',
      '2 × Quiet Red',
    ]);
    await setStock(engine, 'RED-1', 1);
    await work(addInterval(next, monthly));
    await eventually(() => delays().length === 2 || undefined);
    await setStock(engine, 'RED-1', 1000);
  });
});
