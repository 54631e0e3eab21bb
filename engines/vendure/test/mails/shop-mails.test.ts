import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Order, RequestContext } from '@vendure/core';
import { EventBus, isGraphQlErrorResult, OrderPlacedEvent, OrderService, TransactionalConnection } from '@vendure/core';
import { OrderLinkRequestedEvent } from '#src/plugins/core/orders/order-link-requested-event';
import { OrderLinks } from '#src/plugins/orders/order-links';
import { brand } from '#test/support/brand';
import { EngineUnderTest, eventually, shopAddress } from '#test/support/engine-under-test';
import type { OutboxMail } from '#test/support/sandbox-stand-in';

const engine = new EngineUnderTest();
before(() => engine.start());
after(() => engine.stop());

const orders = (): OrderService => engine.get(OrderService);
const linkOf = ({ code, id }: Order): string =>
  `http://shop.test/order/confirmation/${code}/${id}#token=token-of-${id}`;
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
      /holds the amount on your card\. We charge it when your order ships/,
      /An adult 21 or older must sign/,
    ])
      assert.match(mail.text, text);
    assert.match(mail.html, /Ada &lt;Example&gt;/);
    // The event comes twice here, and never from the shop: its tax is booked twice.
    engine.expectedProblems.push(new RegExp(`^tax-.* ${order.code}$`));
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
    assert.match(first.text, /^In this package: 2 × /m);
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

describe('The link of an order (spec §2 /order/confirmation/:number/:id)', () => {
  it('is mailed once a minute, however often it is requested, and to its buyer alone', async () => {
    const order = await placed('eager@example.test');
    await nextTo('eager@example.test');
    const ask = async (email: string): Promise<void> =>
      engine.get(OrderLinks).send(await engine.context(), order.code, email);
    await ask('eager@example.test');
    await nextTo('eager@example.test', 2);
    await ask('EAGER@example.test');
    await ask('stranger@example.test');
    await placed('behind@example.test');
    await nextTo('behind@example.test');
    assert.equal(engine.sandbox.mailsTo('eager@example.test').length, 2);
  });
});

describe('A placed order that is not delivered after all', () => {
  const about = async (email: string, subject: RegExp): Promise<OutboxMail> =>
    eventually(() => engine.sandbox.mailsTo(email).find((mail) => subject.test(mail.subject)));
  const cancel = ({ id }: Order, what: string): Promise<unknown> =>
    engine.dashboard(`mutation { cancelOrder(input: { orderId: "${id}", ${what} }) { __typename } }`);

  it('has its buyer told the canceled goods, part by part', async () => {
    const order = await placed('canceled@example.test', 'WHITE-1', 3);
    await cancel(order, `lines: [{ orderLineId: "${order.lines[0]?.id}", quantity: 1 }]`);
    const part = await about('canceled@example.test', /Part of your order/);
    assert.match(part.text, /^Canceled: 1 × /m);
    assert.match(part.text, /The rest stays as you ordered it/);
    await cancel(order, 'reason: "asked"');
    const whole = await about('canceled@example.test', /^Your order \w+ is canceled$/);
    assert.match(whole.text, /^Canceled: 2 × /m);
    assert.match(whole.text, /released the hold on your card/);
    assert.doesNotMatch(whole.text, /asked|refunded/);
  });

  it('has its buyer told how much is refunded, each time', async () => {
    const order = await placed('refunded@example.test');
    const [payment] = await engine.paymentsOf(order);
    await inTransaction((ctx) => orders().settlePayment(ctx, payment?.id ?? ''));
    for (const amount of [512, 300])
      await engine.dashboard(
        `mutation { refundOrder(input: { paymentId: "${payment?.id}", amount: ${amount}, lines: [], shipping: 0, adjustment: 0 }) { __typename } }`,
      );
    const texts = await eventually(() => {
      const mails = engine.sandbox.mailsTo('refunded@example.test').filter(({ subject }) => subject.includes('refund'));
      return mails.length === 2 ? mails.map(({ text }) => text) : undefined;
    });
    assert.match(texts[0] ?? '', /We have refunded \$5\.12 for order/);
    assert.match(texts[1] ?? '', /We have refunded \$3\.00 for order/);
  });
});

describe('A mail of the shop', () => {
  it('reaches those who run the shop for each new order, without the key to it', async () => {
    const order = await placed('new@example.test', 'RED-1', 1);
    const mail = await eventually(() =>
      engine.sandbox.mailsTo(shopAddress).find(({ subject }) => subject === `New order ${order.code}`),
    );
    assert.match(mail.text, /^new@example\.test has placed order/m);
    assert.match(mail.text, /^Ships to: Ada <Example>, 1 Vine Street/m);
    assert.doesNotMatch(`${mail.text}${mail.html}`, /token/);
  });

  it('names its sender in the colors of the shop, and nothing of the demo', async () => {
    await placed('branded@example.test');
    const { text, html } = await nextTo('branded@example.test');
    const ends = `${brand.name}, ${brand.postalAddress}\nQuestions? Write to ${brand.supportAddress}.`;
    assert.ok(text.endsWith(ends), text);
    assert.match(html, /Invented &amp; Sons, 1 Test Street/);
    assert.match(html, /<html lang="en-US">/);
    // Dark letters, because the color is a light one.
    assert.match(html, /background:#FFE08A;color:#1F1A24/);
    for (const sent of engine.sandbox.mails)
      assert.doesNotMatch(`${sent.subject}${sent.text}${sent.html}`, /ringpull|localhost|en-US\//i);
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
