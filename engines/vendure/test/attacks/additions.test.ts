import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { asCustomer } from '#test/support/as-customer';
import { makeCustomer, orderOf } from '#test/support/customers';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { fresno, GroupShopper, to } from '#test/support/group-orders';
import { PaidOrders } from '#test/support/paid-orders';
import { addTo, leaveInStock, payerBack, payerKeyOf, placedOrder } from '#test/support/placed-order';
import { callShop, codeOf, keyOf } from '#test/support/shop-call';
import { Strangers } from '#test/support/strangers';

const engine = new EngineUnderTest();
const { sandbox } = engine;
const strangers = new Strangers(engine);
before(async () => {
  await engine.start();
  for (const sku of ['WHITE-1', 'RED-1']) await leaveInStock(engine, sku, 500);
});
after(() => engine.stop());

type Caller = Readonly<Record<string, string>>;

/** Requires that a caller is offered nothing, and that the card of the order is not charged for them. */
async function isRefused(order: Order, caller: Caller, asked: { sku?: string; quantity?: number } = {}): Promise<void> {
  assert.notEqual(codeOf(await addTo(engine.url, order, { ...asked, caller })), undefined);
  assert.deepEqual(sandbox.chargesOf(order.code), []);
  assert.equal((await engine.order(order.id)).totalWithTax, order.totalWithTax);
}

async function endFor(caller: Caller): Promise<unknown> {
  const { body } = await callShop(engine.url, '{ shopOrder { additionsEndAt } }', {}, caller);
  return (body.data?.['shopOrder'] as { readonly additionsEndAt: unknown }).additionsEndAt;
}

describe('A stranger who did not pay an order cannot charge its card (spec §7 PUT cross_sell)', () => {
  it('refuses the order’s token alone, which a stranger has who sent the link to pay', async () => {
    const order = await placedOrder(engine);
    assert.equal(await endFor(keyOf(order)), null);
    await isRefused(order, keyOf(order));
    assert.equal(codeOf(await addTo(engine.url, order)), undefined);
  });

  it('refuses the secret of another order, the id of the session and the hash', async () => {
    const [order, another] = [await placedOrder(engine), await placedOrder(engine)];
    const [row] = await strangers.query<{ hash: string; session: string }>(
      `SELECT "additionTokenHash" AS hash, "sessionId" AS session FROM payment_session WHERE "orderId" = $1`,
      [order.id],
    );
    const guesses = [payerKeyOf(another)['X-Addition-Token'], row?.hash, row?.session, order.customFields.token, 'x'];
    for (const guess of guesses) {
      assert.ok(guess);
      await isRefused(order, { ...keyOf(order), 'X-Addition-Token': guess });
    }
    await isRefused(order, { ...keyOf(order), 'X-Addition-Token': 'x'.repeat(10_000) });
  });

  it('tells the secret in no answer and no mail', async () => {
    const order = await engine.orderAtPayment('WHITE-1', 2, 'secret@example.test');
    const page = 'checkoutStep paymentPage { sessionId url } shopPayments { id kind amount state }';
    const prepared = await callShop(engine.url, `mutation { prepareHostedPayment { ${page} } }`, {}, keyOf(order));
    const session = await engine.prepare(order);
    sandbox.pay(session);
    const receipt = await new PaidOrders(engine).completeAt(engine.url, { order, session });
    const read = await callShop(engine.url, `{ shopOrder { token ${page} } }`, {}, keyOf(order));
    payerBack(engine, order, session);
    const secret = payerKeyOf(order)['X-Addition-Token'];
    assert.ok(secret);
    for (const answer of [prepared, receipt, read]) {
      assert.equal(codeOf(answer), undefined);
      assert.ok(!JSON.stringify(answer).includes(secret));
    }
    assert.ok(!JSON.stringify(await strangers.query('SELECT * FROM payment_session')).includes(secret));
    assert.ok(!JSON.stringify(await strangers.query('SELECT data FROM job_record')).includes(secret));
  });

  it('lets the signed-in owner add, and no other customer', async () => {
    const [owner, other] = [
      await makeCustomer(engine, 'owns@example.test'),
      await makeCustomer(engine, 'o@example.test'),
    ];
    const order = await orderOf(engine, owner);
    const session = await engine.prepare(order);
    sandbox.pay(session);
    assert.deepEqual(await engine.complete(order, session), { kind: 'completed' });
    const caller = keyOf(order);
    await asCustomer(engine, other, async () => isRefused(await engine.order(order.id), caller));
    const answer = await asCustomer(engine, owner, () => addTo(engine.url, order, { caller }));
    assert.equal(codeOf(answer), undefined);
  });
});

describe('Additions to an order are worth no more than the order', () => {
  it('takes no gift card, whose code is money for its holder', async () => {
    const order = await placedOrder(engine, { quantity: 20 });
    await isRefused(order, payerKeyOf(order), { sku: 'GIFT-CARD-50' });
  });

  it('takes nothing for a group order, which somebody pays whom its maker asked', async () => {
    const shopper = new GroupShopper(engine);
    const { id } = await shopper.priced([to(fresno, 4)]);
    const group = await engine.order(id);
    const session = await engine.prepare(group);
    sandbox.pay(session);
    assert.deepEqual(await engine.complete(group, session), { kind: 'completed' });
    payerBack(engine, group, session);
    const order = await engine.order(id);
    assert.equal(await endFor(payerKeyOf(order)), null);
    await isRefused(order, payerKeyOf(order));
  });

  it('adds up earlier additions', async () => {
    const order = await placedOrder(engine);
    await isRefused(order, payerKeyOf(order), { quantity: 3 });
    const answers = [];
    for (const quantity of [1, 1, 1]) answers.push(codeOf(await addTo(engine.url, order, { quantity })));
    assert.deepEqual(answers, [undefined, undefined, 'INVALID']);
    assert.deepEqual(sandbox.chargesOf(order.code), ['paid', 'paid']);
  });
});
