import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Order, RequestContext } from '@vendure/core';
import { EventBus, isGraphQlErrorResult, OrderPlacedEvent, OrderService, TransactionalConnection } from '@vendure/core';
import { OrderLinkRequestedEvent } from '#src/plugin/orders/order-link-requested-event';
import { EngineUnderTest, eventually } from '#test/support/engine-under-test';
import type { OutboxMail } from '#test/support/sandbox-stand-in';

const engine = new EngineUnderTest();
before(() => engine.start());
after(() => engine.stop());

const orders = (): OrderService => engine.get(OrderService);
const linkOf = ({ code, id }: Order): string =>
  `http://shop.test/en-US/order/confirmation/${code}/${id}/#token=token-of-${id}`;
const nextTo = (address: string, number = 1): Promise<OutboxMail> =>
  eventually(() => engine.sandbox.mailsTo(address)[number - 1]);
const inTransaction = async <T>(work: (ctx: RequestContext) => Promise<T>): Promise<T> =>
  engine.get(TransactionalConnection).withTransaction(await engine.context('admin'), work);

async function placed(email: string, sku = 'WHITE-1', quantity = 2): Promise<Order> {
  const { order, session } = await engine.paidOrder(sku, quantity, email);
  await engine.complete(order, session);
  return engine.order(order.id);
}

async function ship({ id, lines }: Order, quantity: number, trackingCode: string): Promise<void> {
  const [line] = lines;
  assert.ok(line);
  await inTransaction(async (ctx) => {
    const fulfillment = await orders().createFulfillment(ctx, {
      lines: [{ orderLineId: line.id, quantity }],
      handler: {
        code: 'manual-fulfillment',
        arguments: [
          { name: 'method', value: 'Standard' },
          { name: 'trackingCode', value: trackingCode },
        ],
      },
    });
    if (isGraphQlErrorResult(fulfillment)) throw new Error(fulfillment.message);
    const shipped = await orders().transitionFulfillmentToState(ctx, fulfillment.id, 'Shipped');
    if (isGraphQlErrorResult(shipped)) throw new Error(`${shipped.message}: ${shipped.transitionError} of ${id}`);
  });
}

describe('A placed order', () => {
  it('is confirmed once, with its link, its amounts and its terms', async () => {
    const order = await placed('ada@example.test');
    const mail = await nextTo('ada@example.test');
    assert.equal(mail.subject, `Your order ${order.code}`);
    assert.deepEqual(mail.links, [linkOf(order)]);
    const amounts = [...mail.text.matchAll(/^(?:Subtotal|Shipping|Tax): \$([\d.]+)$/gm)].map(([, amount]) =>
      Number(amount),
    );
    assert.equal(Math.round(amounts.reduce((sum, one) => sum + one, 0) * 100), order.totalWithTax);
    for (const text of [
      /^2 × .+: \$14\.00$/m,
      /^Shipping: \$10\.00$/m,
      /^Paid with: Visa ending in 1111$/m,
      /^Ships to: Ada <Example>, 1 Vine Street, Sacramento, CA 95814$/m,
      /^Delivery: Standard/m,
      /reserved on your card, and charged when your order ships/,
      /An adult of 21 or over has to sign/,
    ])
      assert.match(mail.text, text);
    assert.match(mail.html, /Ada &lt;Example&gt;/);
    await inTransaction((ctx) =>
      engine.get(EventBus).publish(new OrderPlacedEvent('ArrangingPayment', 'PaymentAuthorized', ctx, order)),
    );
    await placed('after@example.test');
    await nextTo('after@example.test');
    assert.equal(engine.sandbox.mailsTo('ada@example.test').length, 1);
  });

  it('is not confirmed when it was not placed in the end', async () => {
    const { order, session } = await engine.paidOrder('RED-1', 1, 'undone@example.test');
    const undo = new Error('undo');
    await assert.rejects(
      engine.locked(order.id, async (ctx) => {
        await engine.payments.complete(ctx, order.id, session);
        throw undo;
      }),
      undo,
    );
    await placed('later@example.test');
    await nextTo('later@example.test');
    assert.deepEqual(engine.sandbox.mailsTo('undone@example.test'), []);
    assert.deepEqual(await engine.complete(order, session), { kind: 'completed' });
    await nextTo('undone@example.test');
  });

  it('is confirmed when the outbox is there again', async () => {
    engine.sandbox.away = '/mails';
    const order = await placed('patient@example.test', 'RED-1', 1);
    await eventually(async () => ((await attempts()) > 1 ? true : undefined));
    assert.deepEqual(engine.sandbox.mailsTo('patient@example.test'), []);
    engine.sandbox.away = undefined;
    assert.equal((await nextTo('patient@example.test')).subject, `Your order ${order.code}`);
  });

  it('tells of each shipment with its tracking number', async () => {
    const order = await placed('shipped@example.test', 'WHITE-1', 3);
    await nextTo('shipped@example.test');
    const [payment] = await engine.paymentsOf(order);
    assert.ok(payment);
    await inTransaction((ctx) => orders().settlePayment(ctx, payment.id));
    await ship(order, 2, '1Z999');
    const first = await nextTo('shipped@example.test', 2);
    assert.equal(first.subject, `Your order ${order.code} is on its way`);
    assert.match(first.text, /^In this parcel: 2 × /m);
    assert.match(first.text, /^Tracking number: 1Z999$/m);
    assert.deepEqual(first.links, [linkOf(order)]);
    await ship(order, 1, '1Z998');
    assert.match((await nextTo('shipped@example.test', 3)).text, /^Tracking number: 1Z998$/m);
  });

  it('has its link mailed as often as somebody asks', async () => {
    const order = await placed('link@example.test');
    await nextTo('link@example.test');
    for (const number of [2, 3]) {
      await engine.get(EventBus).publish(new OrderLinkRequestedEvent(await engine.context(), order.id));
      const mail = await nextTo('link@example.test', number);
      assert.deepEqual([mail.subject, mail.links], [`The link to your order ${order.code}`, [linkOf(order)]]);
    }
  });
});

/** Counts how often the mail that waits was tried. */
async function attempts(): Promise<number> {
  const rows: unknown = await engine
    .get(TransactionalConnection)
    .rawConnection.query(
      `SELECT max(attempts) AS attempts FROM job_record WHERE "queueName" = 'mails' AND state = 'RETRYING'`,
    );
  return Number((rows as readonly { readonly attempts: unknown }[])[0]?.attempts ?? 0);
}
