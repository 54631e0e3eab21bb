import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import Stripe from 'stripe';
import type { PageRequest, ProviderEvent } from '#src/payment-provider/hosted-payment';
import { HostedPaymentError } from '#src/payment-provider/hosted-payment';
import { StripePayment } from '#src/payment-provider/stripe-payment';
import { CAPTURE_BEFORE, PAID, StripeStandIn } from './stripe-stand-in';

const request: PageRequest = {
  key: 'R1-2512-0',
  orderNumber: 'R1',
  goods: ['2 × Night Bus Gamay', '1 × Hose Water'],
  amount: 2512,
  currency: 'USD',
  email: 'ada@example.test',
  returnUrl: 'http://shop.test/order/confirmation/R1/1?checkout_session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'http://shop.test/checkout/',
};

let standIn: StripeStandIn;
let stripe: Stripe;
let payment: StripePayment;
before(async () => {
  standIn = new StripeStandIn();
  await standIn.server.start();
  stripe = standIn.client();
  payment = new StripePayment(stripe, standIn.secret);
});
after(() => standIn.server.stop());

let keys = 0;
const open = async (): Promise<string> => {
  keys += 1;
  return (await payment.open({ ...request, key: `R1-2512-${keys}` })).sessionId;
};
const paid = async (): Promise<string> => {
  const id = await open();
  standIn.pay(id);
  return id;
};

describe('Stripe Checkout', () => {
  beforeEach(() => {
    standIn.beforeExpiry = () => undefined;
  });

  it('opens a page that reserves the total of the order on a card', async () => {
    const page = await payment.open(request);
    assert.equal(page.url, `https://checkout.stripe.test/${page.sessionId}`);
    const { params } = standIn.session(page.sessionId);
    const expected = {
      mode: 'payment',
      'payment_intent_data[capture_method]': 'manual',
      'line_items[0][price_data][unit_amount]': '2512',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][product_data][name]': '2 × Night Bus Gamay, 1 × Hose Water',
      'line_items[0][price_data][product_data][description]': 'Order R1',
      'allowed_payment_method_types[0]': 'card',
      'adaptive_pricing[enabled]': 'false',
      client_reference_id: 'R1',
      customer_email: 'ada@example.test',
      success_url: request.returnUrl,
      cancel_url: request.cancelUrl,
    };
    for (const [name, value] of Object.entries(expected)) assert.equal(params.get(name), value, name);
  });

  it('counts the goods that do not fit into a name at Stripe', async () => {
    const nameFor = async (goods: readonly string[]): Promise<string> => {
      const { sessionId } = await payment.open({ ...request, key: `R1-${goods.length}-${goods[0]?.length}`, goods });
      return standIn.session(sessionId).params.get('line_items[0][price_data][product_data][name]') ?? '';
    };
    const long = 'x'.repeat(60);
    assert.equal(await nameFor([long, long, long, long, long]), `${long}, ${long}, ${long} and 2 more`);
    const [longest, longer] = [await nameFor(['y'.repeat(250)]), await nameFor(['y'.repeat(251)])];
    assert.deepEqual([longest, longer], ['y'.repeat(250), `${'y'.repeat(249)}…`]);
  });

  it('opens one page for one key, and another for another amount or e-mail', async () => {
    const first = await payment.open({ ...request, key: 'R2-100-0' });
    assert.deepEqual(await payment.open({ ...request, key: 'R2-100-0' }), first);
    const other = await payment.open({ ...request, key: 'R2-100-0', email: 'bob@example.test' });
    assert.notEqual(other.sessionId, first.sessionId);
  });

  it('is asked in one version of its API, which its package knows', async () => {
    await open();
    assert.deepEqual([...standIn.versions], ['2026-10-28.endive']);
    assert.equal(Stripe.API_VERSION, '2026-10-28.endive');
  });

  it('is given up after twenty seconds, and asked twice at most', () => {
    const client = standIn.client();
    assert.deepEqual([client.getApiField('timeout'), client.getMaxNetworkRetries()], [20_000, 1]);
  });

  it('reports state, amount, card and end of the reservation', async () => {
    const id = await open();
    assert.deepEqual(await payment.read(id), { state: 'open', amount: 2512 });
    standIn.pay(id);
    const card = { brand: 'visa', lastDigits: '4242', fingerprint: 'fingerprint of 4242424242424242' };
    const reusable = { id: `pm_${id}`, customer: standIn.customers.at(-1)?.id };
    assert.deepEqual(await payment.read(id), {
      state: 'paid',
      amount: 2512,
      card,
      reusable,
      heldUntil: new Date(CAPTURE_BEFORE * 1000),
    });
    await payment.settle(id);
    assert.deepEqual(await payment.read(id), { state: 'settled', amount: 2512, card, reusable });
  });

  it('closes an unpaid page for good', async () => {
    const id = await open();
    assert.equal((await payment.release(id)).state, 'closed');
    assert.equal(standIn.session(id).status, 'expired');
    assert.equal((await payment.release(id)).state, 'closed');
  });

  it('releases a reservation, also when it is paid just before the page closes', async () => {
    const id = await paid();
    assert.equal((await payment.release(id)).card?.lastDigits, '4242');
    assert.equal(standIn.session(id).intent?.status, 'canceled');
    const other = await open();
    standIn.beforeExpiry = () => standIn.pay(other);
    const page = await payment.release(other);
    assert.deepEqual([page.state, page.card?.lastDigits], ['closed', '4242']);
    assert.equal(standIn.session(other).intent?.status, 'canceled');
  });

  it('takes the money once, and gives it back once for each key', async () => {
    const id = await paid();
    await payment.settle(id);
    await payment.settle(id);
    assert.equal(standIn.session(id).intent?.status, 'succeeded');
    await assert.rejects(payment.release(id), HostedPaymentError);
    const first = await payment.refund(id, 512, `${id}-refund-0`);
    assert.equal(await payment.refund(id, 512, `${id}-refund-0`), first);
    await payment.refund(id, 2000, `${id}-refund-1`);
    assert.deepEqual(
      standIn.refunds.filter(({ intent }) => intent === `pi_${id}`).map(({ amount }) => amount),
      [512, 2000],
    );
  });

  it('lists pages paid since a moment, without unpaid and released ones', async () => {
    const paidAt = new Date(PAID * 1000);
    const earlier = (await payment.paidSince(new Date(0))).map(({ sessionId }) => sessionId);
    const [reserved, taken, released] = [await paid(), await paid(), await paid()];
    await open();
    await payment.settle(taken);
    await payment.release(released);
    const listed = await payment.paidSince(new Date(0));
    assert.deepEqual(
      listed.filter(({ sessionId }) => !earlier.includes(sessionId)),
      [reserved, taken].map((sessionId) => ({ sessionId, orderNumber: 'R1', paidAt })),
    );
    assert.deepEqual(await payment.paidSince(paidAt), []);
  });

  it('refuses in the words of Stripe an unpaid page and an unknown one', async () => {
    const id = await open();
    await assert.rejects(payment.settle(id), HostedPaymentError);
    await assert.rejects(payment.refund(id, 1, 'r'), HostedPaymentError);
    await assert.rejects(payment.read('cs_none'), /No such checkout.session/);
  });

  it('believes a notification that Stripe signed, and no other', () => {
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { id: 'cs_test_9', object: 'checkout.session' } },
    });
    const sign = (payload: string, with_: string): string =>
      stripe.webhooks.generateTestHeaderString({ payload, secret: with_ });
    const hear = (payload: string, signature?: string): ProviderEvent | undefined =>
      payment.hear({ body: Buffer.from(payload), ...(signature === undefined ? {} : { signature }) });
    assert.deepEqual(hear(body, sign(body, standIn.secret)), { kind: 'paid', sessionId: 'cs_test_9' });
    const about = body.replace('checkout.session.completed', 'charge.updated');
    assert.equal(hear(about, sign(about, standIn.secret)), undefined);
    assert.throws(() => hear(body, sign(body, 'whsec_other')));
    assert.throws(() => hear(body.replace('cs_test_9', 'cs_test_8'), sign(body, standIn.secret)));
    assert.throws(() => hear(body));
  });
});
