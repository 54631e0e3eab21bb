import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { PaymentSessions } from '#src/plugins/payment/payment-sessions';
import { ReservationEnds } from '#src/plugins/payment/reservation-ends';
import { EngineUnderTest, eventually } from '#test/support/engine-under-test';
import { OrderMails } from '#test/support/order-mails';
import type { SignedEvent } from './stripe-stand-in';
import { CAPTURE_BEFORE, StripeStandIn } from './stripe-stand-in';

const secret = 'whsec_test';
const engine = new EngineUnderTest();
const stripe = new StripeStandIn();
const mails = new OrderMails(engine);
let other: string;
before(async () => {
  await stripe.server.start();
  await engine.start({
    variables: {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_URL: stripe.server.url,
    },
  });
  other = await engine.startAnother();
});
after(async () => {
  await engine.stop();
  await stripe.server.stop();
});
beforeEach(() => {
  stripe.afterReturn = () => Promise.resolve();
});

interface Placed {
  readonly order: Order;
  readonly session: string;
  readonly paymentId: string | number;
  /** The address of its buyer. */
  readonly email: string;
}

let buyers = 0;
async function placed(): Promise<Placed> {
  buyers += 1;
  const email = `buyer-${buyers}@example.test`;
  const order = await engine.orderAtPayment('WHITE-1', 1, email);
  const session = await engine.prepare(order);
  stripe.pay(session);
  assert.deepEqual(await engine.complete(order, session), { kind: 'completed' });
  const [payment] = await engine.paymentsOf(order);
  assert.ok(payment);
  return { order, session, paymentId: payment.id, email };
}

const settle = (id: string | number): Promise<unknown> =>
  engine.dashboard(`mutation { settlePayment(id: "${id}") { __typename } }`);
const refund = (id: string | number, amount: number): Promise<unknown> =>
  engine.dashboard(
    `mutation { refundOrder(input: { paymentId: "${id}", amount: ${amount}, lines: [], shipping: 0, adjustment: 0 }) { __typename } }`,
  );
async function charged(): Promise<Placed> {
  const one = await placed();
  await settle(one.paymentId);
  return one;
}

const tell = ({ body, signature }: SignedEvent, server?: string): Promise<number> =>
  engine.notify(body, signature, server);
/** Says the same to both servers at once, twice each. */
const tellBoth = (event: SignedEvent): Promise<readonly number[]> =>
  Promise.all([undefined, other, undefined, other].map((server) => tell(event, server)));
const refunded = (session: string): SignedEvent => stripe.event(secret, 'charge.refunded', session);

async function refundsOf(order: Order): Promise<readonly (readonly [string, number, string])[]> {
  const [payment] = await engine.paymentsOf(order);
  return (payment?.refunds ?? [])
    .map(({ transactionId, total, state }) => [transactionId, total, state] as const)
    .toSorted(([one], [two]) => one.localeCompare(two));
}

async function rows(sql: string): Promise<number> {
  const found: readonly unknown[] = await engine.get(TransactionalConnection).rawConnection.query(sql);
  return found.length;
}

describe('A refund', () => {
  it('that is made at Stripe counts as one of the order, and is told to the shop and the buyer', async () => {
    const { order, session, paymentId, email } = await charged();
    const id = stripe.refundInDashboard(session, 512);
    assert.equal(await tell(refunded(session)), 200);
    assert.deepEqual(await refundsOf(order), [[id, 512, 'Settled']]);
    assert.deepEqual(await refund(paymentId, order.totalWithTax - 511), {
      refundOrder: { __typename: 'RefundAmountError' },
    });
    assert.deepEqual(await refund(paymentId, order.totalWithTax - 512), { refundOrder: { __typename: 'Refund' } });
    const [note, ...more] = await mails.notesOf(order);
    assert.match(note ?? '', /^\$5\.12 of order \w+ was refunded at the payment provider\./);
    assert.deepEqual(more, []);
    const [alert, ...others] = await mails.alertsOf(order);
    assert.equal(alert?.subject, `A refund of order ${order.code} was made at the payment provider`);
    assert.deepEqual([alert.links, others], [[`${engine.url}/admin/orders/${order.id}`], []]);
    assert.deepEqual(
      (await mails.to(email, order)).map(({ text }) => /refunded (\$[\d.]+)/.exec(text)?.[1]),
      [undefined, '$5.12', `$${((order.totalWithTax - 512) / 100).toFixed(2)}`],
    );
  });

  it('is told once, when two servers hear it at the same moment and again', async () => {
    const { order, session, email } = await charged();
    const id = stripe.refundInDashboard(session, 300);
    for (let times = 0; times < 2; times += 1)
      assert.deepEqual(await tellBoth(refunded(session)), [200, 200, 200, 200]);
    assert.deepEqual(await refundsOf(order), [[id, 300, 'Settled']]);
    assert.deepEqual([(await mails.notesOf(order)).length, (await mails.alertsOf(order)).length], [1, 1]);
    assert.equal((await mails.to(email, order)).length, 2);
  });

  it('is known whichever of several is heard first, and not when the bank could not make it', async () => {
    const { order, session } = await charged();
    const first = refunded(session);
    const ids = [100, 200].map((amount) => stripe.refundInDashboard(session, amount));
    stripe.refundInDashboard(session, 400, 'failed');
    assert.deepEqual([await tell(refunded(session)), await tell(first)], [200, 200]);
    assert.deepEqual(await refundsOf(order), [
      [ids[0], 100, 'Settled'],
      [ids[1], 200, 'Settled'],
    ]);
    assert.equal((await mails.alertsOf(order)).length, 2);
  });

  it('of the dashboard comes back from Stripe before it is written down, and changes nothing', async () => {
    const { order, session, paymentId } = await charged();
    const answers: Promise<number>[] = [];
    stripe.afterReturn = async () => {
      answers.push(tell(refunded(session), other), tell(refunded(session)));
      // Stripe answers when its notification is heard, or waits for the call that asked.
      await Promise.race([Promise.all(answers), eventually(async () => ((await waiting()) === 2 ? true : undefined))]);
    };
    assert.deepEqual(await refund(paymentId, 512), { refundOrder: { __typename: 'Refund' } });
    assert.deepEqual(await Promise.all(answers), [200, 200]);
    assert.equal((await refundsOf(order)).length, 1);
    assert.deepEqual([await mails.notesOf(order), await mails.alertsOf(order)], [[], []]);
  });

  it('that the buyer’s bank does not take is told with its reason, once, and counts no longer', async () => {
    const { order, session, email } = await charged();
    const id = stripe.refundInDashboard(session, 512);
    await tell(refunded(session));
    const about = { id, amount: 512, failure_reason: 'lost_or_stolen_card' };
    for (let times = 0; times < 2; times += 1)
      assert.deepEqual(await tellBoth(stripe.event(secret, 'refund.failed', session, about)), [200, 200, 200, 200]);
    const [, note, ...more] = await mails.notesOf(order);
    assert.ok(
      note?.startsWith(`The buyer’s bank did not accept $5.12 of order ${order.code}: lost or stolen card.`),
      note,
    );
    assert.deepEqual(more, []);
    assert.deepEqual((await mails.alertsOf(order)).map(({ subject }) => subject).toSorted(), [
      `A refund of order ${order.code} failed`,
      `A refund of order ${order.code} was made at the payment provider`,
    ]);
    assert.deepEqual(await refundsOf(order), [[id, 512, 'Failed']]);
    assert.equal((await mails.to(email, order)).length, 2);
  });

  it('is heard again when Stripe is away at first', async () => {
    const { order, session } = await charged();
    const id = stripe.refundInDashboard(session, 512);
    stripe.isAway = true;
    assert.equal(await tell(refunded(session)), 500);
    stripe.isAway = false;
    assert.deepEqual(await refundsOf(order), []);
    assert.equal(await tell(refunded(session)), 200);
    assert.deepEqual(await refundsOf(order), [[id, 512, 'Settled']]);
  });
});

describe('A reservation', () => {
  const ends = (): ReservationEnds => engine.get(ReservationEnds);
  const before = (hours: number): Date => new Date(CAPTURE_BEFORE * 1000 - hours * 3_600_000);

  it('is told of a day before it ends, once, while it is not settled', async () => {
    await settleAll();
    const [open, done] = [await placed(), await charged()];
    const kept = await engine.get(PaymentSessions).find(await engine.context(), open.session);
    assert.equal(kept?.heldUntil?.getTime(), CAPTURE_BEFORE * 1000);
    assert.equal(await ends().tell(before(25)), 0);
    assert.deepEqual(await mails.alertsOf(open.order), []);
    await Promise.all([ends().tell(before(23)), ends().tell(before(23))]);
    assert.equal(await ends().tell(before(22)), 0);
    const [alert, ...more] = await mails.alertsOf(open.order);
    const amount = `$${(open.order.totalWithTax / 100).toFixed(2)}`;
    assert.equal(alert?.subject, `The payment of order ${open.order.code} is reserved until Mar 17, 2030, 5:46 PM UTC`);
    assert.ok(
      alert.text.startsWith(`The bank holds ${amount} for order ${open.order.code} until Mar 17, 2030, 5:46 PM UTC.`),
    );
    assert.deepEqual([alert.links, more], [[`${engine.url}/admin/orders/${open.order.id}`], []]);
    assert.equal((await mails.notesOf(open.order)).length, 1);
    assert.deepEqual([await mails.alertsOf(done.order), await mails.notesOf(done.order)], [[], []]);
  });

  it('is looked for by a task of the worker', async () => {
    const { scheduledTasks } = (await engine.dashboard('query { scheduledTasks { id schedule } }')) as {
      readonly scheduledTasks: readonly { readonly id: string; readonly schedule: string }[];
    };
    assert.deepEqual(
      scheduledTasks.filter(({ id }) => id === 'tell-of-reservation-ends').map(({ schedule }) => schedule),
      ['0 * * * *'],
    );
  });

  for (const type of ['charge.refunded', 'payment_intent.canceled'] as const)
    it(`that the bank has released is no payment any more, and is told once (${type})`, async () => {
      const { order, session } = await placed();
      stripe.releaseInDashboard(session);
      for (let times = 0; times < 2; times += 1)
        assert.deepEqual(await tellBoth(released(type, session)), [200, 200, 200, 200]);
      const [payment] = await engine.paymentsOf(order);
      assert.deepEqual([payment?.state, payment?.refunds], ['Cancelled', []]);
      assert.equal((await mails.notesOf(order)).length, 1);
      assert.deepEqual(
        (await mails.alertsOf(order)).map(({ subject }) => subject),
        [`The payment of order ${order.code} is released`],
      );
    });

  it('that the dashboard releases comes back from Stripe before it is written down, and is told once', async () => {
    const { order, session, paymentId } = await placed();
    const answers: Promise<number>[] = [];
    stripe.afterReturn = async () => {
      stripe.afterReturn = () => Promise.resolve();
      answers.push(tell(released('payment_intent.canceled', session), other));
      await Promise.race([Promise.all(answers), eventually(async () => ((await waiting()) === 1 ? true : undefined))]);
    };
    await engine.dashboard(`mutation { cancelPayment(id: "${paymentId}") { __typename } }`);
    assert.deepEqual(await Promise.all(answers), [200]);
    assert.deepEqual([(await mails.notesOf(order)).length, (await mails.alertsOf(order)).length], [1, 1]);
  });

  function released(type: 'charge.refunded' | 'payment_intent.canceled', session: string): SignedEvent {
    return stripe.event(secret, type, session, type === 'charge.refunded' ? {} : { id: `pi_${session}` });
  }

  async function settleAll(): Promise<void> {
    await engine
      .get(TransactionalConnection)
      .rawConnection.query(`UPDATE payment SET state = 'Settled' WHERE state = 'Authorized'`);
  }
});

describe('A warning of fraud', () => {
  it('stands at the order and is mailed with its reason, once', async () => {
    const { order, session } = await placed();
    const event = stripe.event(secret, 'radar.early_fraud_warning.created', session, {
      id: `issfr_${session}`,
      fraud_type: 'made_with_stolen_card',
    });
    for (let times = 0; times < 2; times += 1) assert.deepEqual(await tellBoth(event), [200, 200, 200, 200]);
    const [note, ...more] = await mails.notesOf(order);
    assert.match(note ?? '', /: made with stolen card\. Look at the order before it ships\./);
    assert.deepEqual(more, []);
    assert.deepEqual(
      (await mails.alertsOf(order)).map(({ subject }) => subject),
      [`The payment of order ${order.code} may be fraud`],
    );
  });
});

describe('A notification of Stripe', () => {
  it('about an unknown payment returns 200 and changes nothing', async () => {
    const elsewhere = (await fetchSession()).id;
    stripe.pay(elsewhere);
    const before = engine.sandbox.mails.length;
    for (const type of ['charge.refunded', 'checkout.session.completed'] as const)
      for (const session of ['cs_invented', elsewhere])
        assert.equal(
          await tell(stripe.event(secret, type, session, type === 'charge.refunded' ? {} : { id: session })),
          200,
        );
    assert.equal(await tell(stripe.event(secret, 'charge.refunded', 'cs_none', { payment_intent: null })), 200);
    assert.equal(await tell(stripe.event(secret, 'charge.captured', elsewhere)), 200);
    assert.equal(engine.sandbox.mails.length, before);
  });

  it('is believed when Stripe signed it, and not otherwise', async () => {
    const { order, session } = await charged();
    stripe.refundInDashboard(session, 512);
    const { body } = refunded(session);
    assert.deepEqual(
      [await engine.notify(body), await tell(stripe.event('whsec_other', 'charge.refunded', session))],
      [400, 400],
    );
    assert.deepEqual(await refundsOf(order), []);
  });
});

/** Counts who waits for a lock of the database. */
function waiting(): Promise<number> {
  return rows(`SELECT pid FROM pg_stat_activity WHERE wait_event_type = 'Lock'`);
}

/** Opens a page at Stripe for another shop that shares the account. */
async function fetchSession(): Promise<{ readonly id: string }> {
  const response = await fetch(`${stripe.server.url}/v1/checkout/sessions`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_1' },
    body: 'line_items[0][price_data][unit_amount]=100',
  });
  return (await response.json()) as { readonly id: string };
}
