import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Customer, Order } from '@vendure/core';
import { Customer as Customers, TransactionalConnection } from '@vendure/core';
import { OrderCompletion } from '#src/plugins/checkout/order-completion';
import { SavedCards } from '#src/plugins/saved-card/saved-cards';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';
import { asCustomer } from '#test/support/as-customer';
import { inTransaction, makeCustomer, orderOf } from '#test/support/customers';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { leaveInStock } from '#test/support/placed-order';
import { callShop, codeOf, keyOf } from '#test/support/shop-call';

const engine = new EngineUnderTest();
const { sandbox } = engine;
let owner: Customer;
let other: Customer;
let card = '';
before(async () => {
  await engine.start();
  await leaveInStock(engine, 'WHITE-1', 500);
  const { owner: first, cardId } = await withCard();
  card = `submitPayment(cardId: "${cardId}")`;
  [owner, other] = [first, (await withCard()).owner];
});
after(() => engine.stop());

let customers = 0;
const newCustomer = (): Promise<Customer> => makeCustomer(engine, `holder-${(customers += 1)}@example.test`);
const again = ({ id }: Customer): Promise<Customer> =>
  engine.get(TransactionalConnection).rawConnection.getRepository(Customers).findOneByOrFail({ id });
const grant = ({ id }: Customer, amount: number): Promise<unknown> =>
  inTransaction(engine, (ctx) => engine.get(StoreCredits).grant(ctx, id, { amount, reason: 'A present' }));
const creditOf = async ({ id }: Customer): Promise<number> =>
  engine.get(StoreCredits).available(await engine.context(), id);

/** Sends a change of an order by its token, as a customer or a guest. Returns the code of the refusal, if it is one. */
async function send(order: Order, change: string, caller?: Customer): Promise<string | undefined> {
  const answer = () => callShop(engine.url, `mutation { ${change} { id } }`, {}, keyOf(order));
  return codeOf(await asCustomer(engine, caller, answer));
}

/** Buys something with a card that is kept. Returns the owner with its id. */
async function withCard(): Promise<{ readonly owner: Customer; readonly cardId: string }> {
  const payer = await newCustomer();
  const order = await orderOf(engine, payer, 'WHITE-1');
  assert.equal(await send(order, 'prepareHostedPayment', payer), undefined);
  const page = await engine.payments.pageOf(await engine.context(), order.id);
  assert.ok(page);
  sandbox.pay(page.sessionId, undefined, true);
  assert.deepEqual(await engine.complete(order, page.sessionId), { kind: 'completed' });
  const [kept] = await engine.get(SavedCards).list(await engine.context(), payer.id);
  assert.ok(kept);
  return { owner: await again(payer), cardId: String(kept.id) };
}

/** An order for which its owner has chosen their saved card. */
async function chosen(): Promise<Order> {
  const order = await orderOf(engine, owner, 'WHITE-1');
  assert.equal(await send(order, card, owner), undefined);
  return order;
}

describe('A saved card that its owner has chosen', () => {
  it('is not charged by the order’s token alone, nor by another customer', async () => {
    const order = await chosen();
    for (const caller of [undefined, await newCustomer(), other])
      assert.equal(await send(order, 'completeOrder', caller), 'UNAUTHORIZED');
    assert.deepEqual(sandbox.chargesOf(order.code), []);
    assert.equal(await send(order, 'completeOrder', owner), undefined);
    assert.deepEqual(sandbox.chargesOf(order.code), ['paid']);
  });

  for (const [what, change] of [
    ['more of it', 'changeLine(id: "LINE", quantity: 30)'],
    ['a lower total', 'applyPromoCode(code: "ten")'],
    ['another contact', 'submitEmail(email: "eve@example.test")'],
  ] as const)
    it(`is no choice for ${what}: it is asked for again`, async () => {
      const order = await chosen();
      assert.equal(await send(order, change.replace('LINE', String(order.lines[0]?.id))), undefined);
      for (const step of ['payment', 'confirm'] as const) {
        await engine.setStep(order, step);
        for (const caller of [undefined, owner]) assert.notEqual(await send(order, 'completeOrder', caller), undefined);
      }
      assert.deepEqual(sandbox.chargesOf(order.code), []);
    });

  it('pays once it is chosen for the order as it is', async () => {
    const order = await chosen();
    assert.equal(await send(order, 'applyPromoCode(code: "ten")'), undefined);
    assert.equal(await send(order, 'completeOrder', owner), 'INVALID');
    assert.equal(await send(order, card, owner), undefined);
    assert.equal(await send(order, 'completeOrder', owner), undefined);
    assert.deepEqual(sandbox.chargesOf(order.code), ['paid']);
  });

  it('is no choice for other goods, another address or another delivery at the same price', async () => {
    const rows = engine.get(TransactionalConnection).rawConnection;
    for (const change of [
      `UPDATE "order" SET "shippingAddress" = jsonb_set("shippingAddress"::jsonb, '{fullName}', '"Eve"')::text WHERE id = $1`,
      `UPDATE order_line SET "customFieldsParts" = '[{"sku":"RED-1","quantity":1}]' WHERE "orderId" = $1`,
      `UPDATE shipping_line SET "shippingMethodId" = (SELECT id FROM shipping_method WHERE code = 'exp') WHERE "orderId" = $1`,
    ]) {
      const order = await chosen();
      await rows.query(change, [order.id]);
      assert.equal(await send(order, 'completeOrder', owner), 'INVALID');
      assert.deepEqual(sandbox.chargesOf(order.code), []);
    }
  });
});

describe('The store credit of an order’s owner', () => {
  it('is not spent by the order’s token alone', async () => {
    const rich = await newCustomer();
    await grant(rich, 10_000);
    const order = await orderOf(engine, rich, 'WHITE-1');
    assert.equal(await send(order, 'submitPayment'), undefined);
    for (const caller of [undefined, await newCustomer()])
      assert.equal(await send(order, 'completeOrder', caller), 'UNAUTHORIZED');
    assert.equal(await creditOf(rich), 10_000);
    assert.equal(await send(order, 'completeOrder', rich), undefined);
    assert.equal(await creditOf(rich), 10_000 - order.totalWithTax);
  });

  it('is left alone where a stranger pays on the page, and is theirs to take back', async () => {
    const rich = await newCustomer();
    await grant(rich, 500);
    const order = await orderOf(engine, rich, 'WHITE-1');
    assert.equal(await send(order, 'prepareHostedPayment'), undefined);
    const page = await engine.payments.pageOf(await engine.context(), order.id);
    assert.equal(sandbox.payment(page?.sessionId ?? '').amountCents, order.totalWithTax);
    assert.equal(await send(order, 'chooseStoreCredit(isUsed: true)'), 'UNAUTHORIZED');
    assert.equal(await send(order, 'chooseStoreCredit(isUsed: true)', rich), undefined);
  });

  it('pays beside the page of its owner for the order that they saw alone', async () => {
    const rich = await newCustomer();
    await grant(rich, 500);
    for (const isChanged of [true, false]) {
      const order = await orderOf(engine, rich, 'WHITE-1');
      await engine.locked(order.id, async (ctx) =>
        engine.get(OrderCompletion).prepare(ctx, await engine.order(order.id, ctx), rich),
      );
      const page = await engine.payments.pageOf(await engine.context(), order.id);
      const session = page?.sessionId ?? '';
      assert.equal(sandbox.payment(session).amountCents, order.totalWithTax - 500);
      sandbox.pay(session);
      if (isChanged)
        await engine
          .get(TransactionalConnection)
          .rawConnection.query(
            `UPDATE "order" SET "shippingAddress" = jsonb_set("shippingAddress"::jsonb, '{fullName}', '"Eve"')::text WHERE id = $1`,
            [order.id],
          );
      assert.equal((await engine.complete(order, session)).kind, isChanged ? 'refused' : 'completed');
      assert.equal(await creditOf(rich), isChanged ? 500 : 0);
    }
  });
});
