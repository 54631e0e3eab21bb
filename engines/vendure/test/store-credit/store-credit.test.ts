import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Customer, Order, Payment } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { OrderDraft } from '#src/plugins/core/checkout/order-draft';
import { Dues } from '#src/plugins/payment/dues';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';
import { inTransaction, makeCustomer, orderOf } from '#test/support/customers';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { hire } from '#test/support/hire';
import { completeAt } from '#test/support/shop-call';
import { SignInStandIn } from '#test/support/sign-in-stand-in';
import { signedIn } from '#test/support/signed-in';
import { twiceAtOnce, untilOthersWait } from '#test/support/waiting';

/** Rounds in which two orders of one customer want the same credit at the same moment. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 5);

const engine = new EngineUnderTest();
const signIn = new SignInStandIn();
before(async () => {
  await signIn.start();
  await engine.start({ variables: signIn.variables });
});
after(async () => {
  await engine.stop();
  await signIn.stop();
});

const completed = { kind: 'completed' };
const credits = (): StoreCredits => engine.get(StoreCredits);
const available = async ({ id }: Customer): Promise<number> => credits().available(await engine.context(), id);
const due = async ({ id }: Order): Promise<number> =>
  engine.get(Dues).amountDue(await engine.context(), await engine.order(id));
const history = async ({ id }: Customer): Promise<readonly (readonly [string, number, number])[]> =>
  (await credits().history(await engine.context(), id, 1)).items.map(
    ({ action, change, balance }) => [action, change, balance] as const,
  );
const grant = (customer: Customer, amount: number): Promise<unknown> =>
  inTransaction(engine, (ctx) => credits().grant(ctx, customer.id, { amount, reason: 'A present' }));

/** Places an order of a customer that credit pays. Returns its payments. */
async function placed(customer: Customer): Promise<{ readonly order: Order; readonly payments: readonly Payment[] }> {
  const order = await orderOf(engine, customer);
  assert.equal(await due(order), 0);
  assert.deepEqual(await engine.complete(order), completed);
  return { order, payments: await engine.paymentsOf(order) };
}

/** Makes an order of a customer that has taken its payment step. */
async function readyOrderOf(customer: Customer): Promise<Order> {
  const order = await orderOf(engine, customer);
  await inTransaction(engine, (ctx) => engine.get(OrderDraft).set(ctx, order, { checkoutStep: 'confirm' }));
  return order;
}

/**
 * Lists the authorized amounts by method: payments of one transaction have the same moment, so they have no sequence.
 */
function amountsOf(payments: readonly Payment[]): Readonly<Record<string, readonly number[]>> {
  const amounts: Record<string, number[]> = {};
  for (const { method, amount, state } of payments)
    if (state === 'Authorized') amounts[method] = [...(amounts[method] ?? []), amount].toSorted();
  return amounts;
}

const settle = ({ id }: Payment): Promise<unknown> =>
  engine.dashboard(`mutation { settlePayment(id: "${id}") { __typename } }`);
const refund = ({ id }: Payment, amount: number): Promise<unknown> =>
  engine.dashboard(
    `mutation { refundOrder(input: { paymentId: "${id}", amount: ${amount}, lines: [], shipping: 0, adjustment: 0 }) { __typename } }`,
  );

describe('Store credit (spec §3 Store credit events)', () => {
  it('pays from the oldest on, and a card the rest', async () => {
    const customer = await makeCustomer(engine, 'oldest@example.test');
    await grant(customer, 2000);
    await grant(customer, 3000);
    const { order, payments } = await placed(customer);
    const newer = order.totalWithTax - 2000;
    assert.deepEqual(amountsOf(payments), { 'store-credit': [2000, newer].toSorted() });
    const left = 3000 - newer;
    const next = await orderOf(engine, customer);
    assert.equal(await due(next), next.totalWithTax - left);
    const session = await engine.prepare(next);
    engine.sandbox.pay(session);
    assert.deepEqual(await engine.complete(next, session), completed);
    const byCard = { 'store-credit': [left], 'hosted-payment': [next.totalWithTax - left] };
    assert.deepEqual(amountsOf(await engine.paymentsOf(next)), byCard);
    assert.equal(await available(customer), 0);
  });

  it('is used once its payment is settled, however often that is asked for', async () => {
    const customer = await makeCustomer(engine, 'settled@example.test');
    await grant(customer, 5000);
    const { order, payments } = await placed(customer);
    const [payment] = payments;
    assert.ok(payment);
    assert.deepEqual(await history(customer), [['Added', 5000, 5000]]);
    await Promise.allSettled([settle(payment), settle(payment)]);
    await settle(payment);
    const left = 5000 - order.totalWithTax;
    assert.deepEqual(await history(customer), [
      ['Used', -order.totalWithTax, left],
      ['Added', 5000, 5000],
    ]);
    assert.deepEqual([(await engine.order(order.id)).state, await available(customer)], ['PaymentSettled', left]);
  });

  it('is free again when the order is canceled before', async () => {
    const customer = await makeCustomer(engine, 'canceled@example.test');
    await grant(customer, 5000);
    const { order } = await placed(customer);
    await engine.dashboard(`mutation { cancelOrder(input: { orderId: "${order.id}" }) { __typename } }`);
    assert.equal(await available(customer), 5000);
    assert.deepEqual(await history(customer), [['Added', 5000, 5000]]);
  });

  it('comes back as a new credit by a refund, never more than was used', async () => {
    await grant(await makeCustomer(engine, 'older@example.test'), 5000);
    const customer = await makeCustomer(engine, 'refunded@example.test');
    await grant(customer, 5000);
    const { order, payments } = await placed(customer);
    const [payment] = payments;
    assert.ok(payment);
    await settle(payment);
    await refund(payment, 400);
    const rest = order.totalWithTax - 400;
    const both = await twiceAtOnce(engine, 'store_credit', () => refund(payment, rest));
    assert.ok(both.some(({ status }) => status === 'fulfilled'));
    assert.deepEqual(await history(customer), [
      ['Credit', rest, 5000],
      ['Credit', 400, 5000 - rest],
      ['Used', -order.totalWithTax, 5000 - order.totalWithTax],
      ['Added', 5000, 5000],
    ]);
    assert.equal(await available(customer), 5000);
  });

  it('comes back once by two clicks on a part of it at the same moment', async () => {
    const customer = await makeCustomer(engine, 'double-click@example.test');
    await grant(customer, 5000);
    const { order, payments } = await placed(customer);
    const [payment] = payments;
    assert.ok(payment);
    await settle(payment);
    await twiceAtOnce(engine, 'refund', () => refund(payment, 400));
    assert.equal(await available(customer), 5000 - order.totalWithTax + 400);
  });

  it('stays with a customer who keeps it for later, for that order alone', async () => {
    const customer = await makeCustomer(engine, 'keeper@example.test');
    await grant(customer, 500);
    const order = await orderOf(engine, customer);
    await inTransaction(engine, (ctx) => engine.get(OrderDraft).set(ctx, order, { isCreditKept: true }));
    assert.equal(await due(order), order.totalWithTax);
    const other = await orderOf(engine, customer);
    assert.equal(await due(other), other.totalWithTax - 500);
  });

  it('can never be less than nothing, not even by SQL', async () => {
    const { rawConnection } = engine.get(TransactionalConnection);
    for (const change of ['used = amount + 1', 'authorized = -1', 'amount = used + authorized - 1'])
      await assert.rejects(rawConnection.query(`UPDATE store_credit SET ${change}`), /violates check constraint/);
  });

  it('is waited for by a second order, which is refused when the first one takes it', async () => {
    const customer = await makeCustomer(engine, 'second@example.test');
    const order = await readyOrderOf(customer);
    await grant(customer, order.totalWithTax);
    const owner = await signedIn(engine, signIn, customer);
    const { parts, isPlaced } = await inTransaction(engine, async (ctx) => {
      const parts = await credits().setAside(ctx, customer.id, 1);
      const isPlaced = completeAt(engine.url, order, owner);
      await untilOthersWait(engine);
      return { parts: parts ?? [], isPlaced };
    });
    assert.equal(await isPlaced, false);
    assert.equal(await available(customer), order.totalWithTax - 1);
    // The test authorized the credit without an order.
    for (const part of parts) await inTransaction(engine, (ctx) => credits().release(ctx, part));
  });

  it(`pays one of two orders that want it at the same moment on two servers, ${ROUNDS} times`, async () => {
    const another = await engine.startAnother();
    const customer = await makeCustomer(engine, 'racer@example.test');
    const owner = await signedIn(engine, signIn, customer);
    for (let race = 1; race <= ROUNDS; race += 1) {
      const both = await Promise.all([readyOrderOf(customer), readyOrderOf(customer)]);
      await grant(customer, both[0].totalWithTax);
      const done = await Promise.all([completeAt(engine.url, both[0], owner), completeAt(another, both[1], owner)]);
      assert.deepEqual([done.toSorted(), await available(customer)], [[false, true], 0]);
    }
  });
});

describe('Store credit in the dashboard', () => {
  const give = (id: unknown, amount: number, reason: string, who?: string): Promise<unknown> =>
    engine.dashboard(
      `mutation { grantStoreCredit(customerId: "${String(id)}", amount: ${amount}, reason: "${reason}") { id } }`,
      who,
    );

  it('is given to a customer with an account, with a reason, and shown with its history', async () => {
    const { id } = await makeCustomer(engine, 'given@example.test');
    const other = await makeCustomer(engine, 'given-too@example.test');
    await give(other.id, 700, 'A birthday');
    await give(id, 1500, 'A broken can');
    const shown = await engine.dashboard(
      `{ customer(id: "${id}") { storeCredit storeCreditEvents(page: 1) { totalItems items { action change balance reason } } } }`,
    );
    const items = [{ action: 'Added', change: 1500, balance: 1500, reason: 'A broken can' }];
    assert.deepEqual(shown, { customer: { storeCredit: 1500, storeCreditEvents: { totalItems: 1, items } } });
  });

  it('is not given to guests, nor without a reason, nor taken away by it', async () => {
    const { order } = await engine.paidOrder();
    const { id } = await makeCustomer(engine, 'not-given@example.test');
    await engine.complete(order, (await engine.payments.pageOf(await engine.context(), order.id))?.sessionId);
    await assert.rejects(give((await engine.order(order.id)).customer?.id, 100, 'x'), /has no account/);
    for (const [amount, reason] of [
      [0, 'x'],
      [-5, 'x'],
      [1_000_001, 'x'],
      [100, ' '],
    ] as const)
      await assert.rejects(give(id, amount, reason), /not valid/);
  });

  it('is given by those alone who may', async () => {
    const { id } = await makeCustomer(engine, 'forbidden@example.test');
    await hire(engine, 'clerk', ['ReadCustomer', 'UpdateCustomer']);
    await assert.rejects(give(id, 100, 'x', 'clerk'), /not currently authorized/);
    await hire(engine, 'giver', ['GrantStoreCredit', 'ReadCustomer']);
    await give(id, 100, 'x', 'giver');
  });
});

describe('All that was given, used and refunded', () => {
  it('adds up to the cent', async () => {
    assert.deepEqual(await engine.ledgerProblems(), []);
  });
});
