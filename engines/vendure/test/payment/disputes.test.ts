import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { Dispute } from '#src/plugins/payment/entities/dispute.entity';
import { PaymentSessions } from '#src/plugins/payment/payment-sessions';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { OrderMails } from '#test/support/order-mails';
import type { SignedEvent } from './stripe-stand-in';
import { PAID, StripeStandIn } from './stripe-stand-in';

const engine = new EngineUnderTest();
const stripe = new StripeStandIn();
const mails = new OrderMails(engine);
before(async () => {
  await stripe.server.start();
  await engine.start({
    variables: {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: stripe.secret,
      STRIPE_URL: stripe.server.url,
    },
  });
});
after(async () => {
  await engine.stop();
  await stripe.server.stop();
});

interface Paid {
  readonly order: Order;
  readonly session: string;
  readonly paymentId: string | number;
}

let buyers = 0;
async function reserved(): Promise<Paid> {
  buyers += 1;
  const order = await engine.orderAtPayment('WHITE-1', 1, `disputing-${buyers}@example.test`);
  const session = await engine.prepare(order);
  stripe.pay(session);
  assert.deepEqual(await engine.complete(order, session), { kind: 'completed' });
  const [payment] = await engine.paymentsOf(order);
  assert.ok(payment);
  return { order, session, paymentId: payment.id };
}

async function charged(): Promise<Paid> {
  const one = await reserved();
  await engine.dashboard(`mutation { settlePayment(id: "${one.paymentId}") { __typename } }`);
  return one;
}

const tell = ({ body, signature }: SignedEvent): Promise<number> => engine.notify(body, signature);
const refund = (id: string | number, amount: number): Promise<unknown> =>
  engine.dashboard(
    `mutation { refundOrder(input: { paymentId: "${id}", amount: ${amount}, lines: [], shipping: 0, adjustment: 0 }) { __typename } }`,
  );
const rowOf = async (session: string): Promise<Dispute | null> =>
  engine
    .get(TransactionalConnection)
    .rawConnection.getRepository(Dispute)
    .findOneBy({ providerId: `du_${session}` });
/** By name, because two workers may send two mails in either order. */
const subjects = async (order: Order): Promise<readonly string[]> =>
  (await mails.alertsOf(order)).map(({ subject }) => subject.replace(` ${order.code}`, '')).toSorted();
const refundsOf = async (order: Order): Promise<readonly (readonly [number, string])[]> =>
  ((await engine.paymentsOf(order))[0]?.refunds ?? []).map(({ total, state }) => [total, state] as const).toSorted();
const seconds = (moment: Date | null | undefined): number | undefined =>
  moment ? moment.getTime() / 1000 - PAID : undefined;
const tooMuch = { refundOrder: { __typename: 'RefundAmountError' } };
const refunded = { refundOrder: { __typename: 'Refund' } };

describe('A dispute (spec §3 Payment)', () => {
  it('is a row from its opening to its loss, which takes the money from the shop', async () => {
    const { order, session, paymentId } = await charged();
    const due = { evidence_details: { due_by: 1_900_086_400 } as never };
    const opened = stripe.dispute('charge.dispute.created', session, due);
    for (let times = 0; times < 2; times += 1) assert.equal(await tell(opened), 200);
    const open = await rowOf(session);
    assert.deepEqual(
      [open?.amount, open?.reason, open?.status, seconds(open?.openedAt), open?.closedAt],
      [512, 'product_not_received', 'open', 0, null],
    );
    assert.deepEqual(open?.answerBy, new Date(1_900_086_400_000));
    await tell(stripe.dispute('charge.dispute.funds_withdrawn', session));
    await tell(stripe.dispute('charge.dispute.updated', session, { status: 'under_review' }));
    const closed = stripe.dispute('charge.dispute.closed', session, { status: 'lost' });
    for (let times = 0; times < 2; times += 1) assert.equal(await tell(closed), 200);
    const lost = await rowOf(session);
    assert.equal(lost?.status, 'lost');
    assert.ok(lost.fundsWithdrawnAt && lost.closedAt && lost.fundsWithdrawnAt < lost.closedAt);
    assert.deepEqual(await subjects(order), ['The dispute of order is lost', 'The payment of order is disputed']);
    assert.deepEqual(await refund(paymentId, order.totalWithTax - 511), tooMuch);
    assert.deepEqual(await refund(paymentId, order.totalWithTax - 512), refunded);
  });

  it('that is won puts the money back, also when its events come out of order', async () => {
    const { order, session, paymentId } = await charged();
    const types = ['created', 'funds_withdrawn', 'closed', 'funds_reinstated'] as const;
    const [created, withdrawn, won, back] = types.map((type, at) =>
      stripe.dispute(`charge.dispute.${type}`, session, { status: at < 2 ? 'needs_response' : 'won' }),
    );
    for (const event of [back, won, created, withdrawn]) assert.equal(event && (await tell(event)), 200);
    const row = await rowOf(session);
    assert.equal(row?.status, 'won');
    assert.ok(row.fundsWithdrawnAt && row.fundsReinstatedAt && row.fundsWithdrawnAt < row.fundsReinstatedAt);
    assert.deepEqual(await subjects(order), ['The dispute of order is won', 'The payment of order is disputed']);
    assert.deepEqual(await refund(paymentId, order.totalWithTax), refunded);
  });

  it('that ends before the bank took anything is withdrawn', async () => {
    const { session } = await charged();
    await tell(stripe.dispute('charge.dispute.created', session, { status: 'warning_needs_response' }));
    await tell(stripe.dispute('charge.dispute.closed', session, { status: 'warning_closed' }));
    const row = await rowOf(session);
    assert.deepEqual([row?.status, row?.fundsWithdrawnAt], ['withdrawn', null]);
  });

  it('that is open keeps its payment from being refunded until that is allowed in the dashboard', async () => {
    const { order, session, paymentId } = await charged();
    await tell(stripe.dispute('charge.dispute.created', session));
    await assert.rejects(refund(paymentId, 100), /disputes this payment/);
    assert.deepEqual(await refundsOf(order), []);
    const read = `query { order(id: "${order.id}") { disputes { id status amount refundAllowedAt } } }`;
    const { order: shown } = (await engine.dashboard(read)) as { order: { disputes: { id: string }[] } };
    const id = shown.disputes[0]?.id ?? '';
    assert.deepEqual(shown.disputes, [{ id, status: 'open', amount: 512, refundAllowedAt: null }]);
    await engine.dashboard(`mutation { allowRefundOfDispute(id: "${id}") { id } }`);
    assert.deepEqual(await refund(paymentId, 100), refunded);
  });
});

describe('A refund that fails (spec §3 Payment)', () => {
  for (const type of ['refund.failed', 'charge.refund.updated'] as const)
    it(`counts no longer and can be made again with another key (${type})`, async () => {
      const { order, paymentId } = await charged();
      assert.deepEqual(await refund(paymentId, order.totalWithTax), refunded);
      const first = stripe.refunds.at(-1)?.id ?? '';
      const failed = stripe.failRefund(first, type);
      for (let times = 0; times < 2; times += 1) assert.equal(await tell(failed), 200);
      assert.deepEqual(await subjects(order), ['A refund of order failed']);
      assert.deepEqual(await refundsOf(order), [[order.totalWithTax, 'Failed']]);
      assert.deepEqual(await refund(paymentId, order.totalWithTax), refunded);
      assert.notEqual(stripe.refunds.at(-1)?.id, first);
      assert.deepEqual(await refundsOf(order), [
        [order.totalWithTax, 'Failed'],
        [order.totalWithTax, 'Settled'],
      ]);
    });

  it('at once leaves nothing behind, and is not answered again by the key of the first try', async () => {
    const { order, paymentId } = await charged();
    stripe.refundStatus = 'failed';
    await assert.rejects(refund(paymentId, 100));
    stripe.refundStatus = 'succeeded';
    assert.deepEqual(await refundsOf(order), []);
    assert.deepEqual(await refund(paymentId, 100), refunded);
    assert.deepEqual(await refundsOf(order), [[100, 'Settled']]);
  });
});

describe('A capture in the dashboard of Stripe (spec §3 Payment)', () => {
  it('settles the payment, with its amount and its moment', async () => {
    const { order, session } = await reserved();
    const captured = stripe.captureInDashboard(session);
    for (let times = 0; times < 2; times += 1) assert.equal(await tell(captured), 200);
    const known = await engine.get(PaymentSessions).find(await engine.context(), session);
    assert.equal(known?.capturedAmount, order.totalWithTax);
    assert.ok((seconds(known.capturedAt) ?? 0) > 0);
    assert.equal((await engine.paymentsOf(order))[0]?.state, 'Settled');
    assert.equal((await engine.order(order.id)).state, 'PaymentSettled');
    assert.deepEqual(await subjects(order), []);
  });

  it('of a part settles nothing and is told to the shop, once', async () => {
    const { order, session, paymentId } = await reserved();
    const captured = stripe.captureInDashboard(session, 500);
    for (let times = 0; times < 2; times += 1) assert.equal(await tell(captured), 200);
    assert.equal((await engine.paymentsOf(order))[0]?.state, 'Authorized');
    assert.deepEqual(await subjects(order), ['The payment of order was captured with another amount']);
    const settle = `mutation { settlePayment(id: "${paymentId}") { __typename } }`;
    await assert.rejects(engine.dashboard(settle), /Only 500 of/);
    assert.equal((await engine.paymentsOf(order))[0]?.state, 'Authorized');
  });
});
