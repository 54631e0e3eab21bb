import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import {
  isGraphQlErrorResult,
  LanguageCode,
  OrderService,
  Promotion,
  PromotionService,
  Refund,
  StockLevel,
  TransactionalConnection,
} from '@vendure/core';
import type { ObjectLiteral, ObjectType, Repository } from 'typeorm';
import { EngineUnderTest, eventually } from '#test/support/engine-under-test';
import type { ShopAnswer } from '#test/support/shop-call';
import { callShop, codeOf } from '#test/support/shop-call';
import { twiceAtOnce } from '#test/support/waiting';

const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 5);

const complete = `mutation ($number: String!, $sessionId: String!) {
  completeHostedPayment(number: $number, sessionId: $sessionId) { number }
}`;

interface Paid {
  readonly order: Order;
  readonly session: string;
}

const engine = new EngineUnderTest();
let servers: readonly [string, string];
before(async () => {
  await engine.start();
  servers = [engine.url, await engine.startAnother()];
});
after(() => engine.stop());

async function rows<T extends ObjectLiteral>(entity: ObjectType<T>): Promise<Repository<T>> {
  return engine.get(TransactionalConnection).getRepository(await engine.context(), entity);
}

async function levelOf(sku: string): Promise<StockLevel> {
  return (await rows(StockLevel)).findOneOrFail({ where: { productVariant: { sku } } });
}

async function putInStock(sku: string, stockOnHand: number): Promise<void> {
  await (await rows(StockLevel)).update((await levelOf(sku)).id, { stockOnHand });
}

async function paidOrder(
  sku: string,
  { code, email }: { readonly code?: string; readonly email?: string } = {},
): Promise<Paid> {
  const { id } = await engine.orderAtPayment(sku, 2, email);
  const orders = engine.get(OrderService);
  await engine.locked(id, async (ctx) =>
    code === undefined
      ? orders.applyPriceAdjustments(ctx, await engine.order(id))
      : orders.applyCouponCode(ctx, id, code),
  );
  const order = await engine.order(id);
  const session = await engine.prepare(order);
  engine.sandbox.pay(session);
  return { order, session };
}

function completeAt(server: string, { order, session }: Paid): Promise<ShopAnswer> {
  return callShop(server, complete, { number: order.code, sessionId: session });
}

/** Completes both at the same moment, each at a server of its own. Returns the one that is placed, and the other with its refusal. */
async function placeOneOf(both: readonly [Paid, Paid]): Promise<{ lost: Paid; refusal: string | undefined }> {
  const answers = await Promise.all([completeAt(servers[0], both[0]), completeAt(servers[1], both[1])]);
  const isFirst = codeOf(answers[0]) === undefined;
  const [won, lost] = isFirst ? both : [both[1], both[0]];
  assert.deepEqual(
    [won, lost].map(({ session }) => engine.sandbox.payment(session).state),
    ['paid', 'void'],
  );
  assert.deepEqual(
    [(await engine.order(won.order.id)).state, (await engine.order(lost.order.id)).state],
    ['PaymentAuthorized', 'AddingItems'],
  );
  assert.equal((await engine.paymentsOf(won.order)).length, 1);
  return { lost, refusal: codeOf(answers[isFirst ? 1 : 0]) };
}

/** True when so many transactions, or more, wait for others. */
async function areWaiting(count: number): Promise<true | undefined> {
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  const { rawConnection } = engine.get(TransactionalConnection);
  return (await rawConnection.query<readonly object[]>(waiting)).length >= count || undefined;
}

async function payNewTotal(order: Order): Promise<void> {
  const session = await engine.prepare(order);
  engine.sandbox.pay(session);
  assert.deepEqual(await engine.complete(order, session), { kind: 'completed' });
}

describe('A thing that there is once (spec §4 Order states)', () => {
  it('as the last two cans, is one order of two carts that are paid, and the other keeps its money', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const promised = (await levelOf('RED-1')).stockAllocated;
      await putInStock('RED-1', promised + 2);
      const { refusal } = await placeOneOf([await paidOrder('RED-1'), await paidOrder('RED-1')]);
      assert.equal(refusal, 'INSUFFICIENT_STOCK');
      assert.equal((await levelOf('RED-1')).stockAllocated, promised + 2);
    }
  });

  it('as cans that another order is being promised, is waited for, and not promised twice', async () => {
    const { rawConnection } = engine.get(TransactionalConnection);
    const { id, stockAllocated } = await levelOf('RED-1');
    await putInStock('RED-1', stockAllocated + 2);
    const late = await paidOrder('RED-1');
    const [answer] = await rawConnection.transaction(async (other) => {
      await other.getRepository(StockLevel).increment({ id }, 'stockAllocated', 2);
      const completing = completeAt(servers[0], late);
      await eventually(() => areWaiting(1));
      return [completing];
    });
    assert.equal(codeOf(await answer), 'INSUFFICIENT_STOCK');
    assert.equal((await levelOf('RED-1')).stockAllocated, stockAllocated + 2);
  });

  it('as the use of a promo code, is one order of two that are paid, and the other may pay its new total', async () => {
    const promotions = await rows(Promotion);
    await putInStock('WHITE-1', 2 * ROUNDS);
    for (let round = 0; round < ROUNDS; round += 1) {
      await promotions.update({ couponCode: 'TEN' }, { usageLimit: round + 1 });
      // Of different cans: two orders of the same one wait for its stock anyway.
      const both = [await paidOrder('WHITE-1', { code: 'TEN' }), await paidOrder('FIZZ-1', { code: 'TEN' })] as const;
      const { lost, refusal } = await placeOneOf(both);
      assert.equal(refusal, 'INVALID');
      const { totalWithTax } = await engine.order(lost.order.id);
      assert.ok(totalWithTax > lost.order.totalWithTax);
    }
  });

  it('as the first order of an address, is one order of two with a code for it, and the other may pay its new total', async () => {
    await putInStock('WHITE-1', 10 * ROUNDS);
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = { code: 'FIRST', email: `first-${round}@example.test` };
      const both = [await paidOrder('WHITE-1', first), await paidOrder('FIZZ-1', first)] as const;
      const { lost, refusal } = await placeOneOf(both);
      assert.equal(refusal, 'INVALID');
      const order = await engine.order(lost.order.id);
      assert.deepEqual(
        [order.couponCodes, order.totalWithTax > lost.order.totalWithTax, order.customFields.checkoutStep],
        [[], true, 'payment'],
      );
      await payNewTotal(order);
    }
  });

  it('as the first order of an address that no code is asked for, is waited for, and the other may pay its new total', async () => {
    const promotions = engine.get(PromotionService);
    const made = await promotions.createPromotion(await engine.context('admin'), {
      enabled: true,
      conditions: [{ code: 'first_order', arguments: [{ name: 'unknown', value: 'refused' }] }],
      actions: [{ code: 'order_fixed_discount', arguments: [{ name: 'discount', value: '100' }] }],
      translations: [{ languageCode: LanguageCode.en, name: 'Welcome', description: '' }],
    });
    assert.ok(!isGraphQlErrorResult(made));
    await putInStock('WHITE-1', 1000);
    const newcomer = { email: 'newcomer@example.test' };
    const [first, second] = [await paidOrder('WHITE-1', newcomer), await paidOrder('FIZZ-1', newcomer)] as const;
    const { id } = await levelOf('WHITE-1');
    const answers = await engine.get(TransactionalConnection).rawConnection.transaction(async (other) => {
      // So that the first one has looked at its promotions, and is not placed yet.
      await other.getRepository(StockLevel).increment({ id }, 'stockAllocated', 1);
      const completing = completeAt(servers[0], first);
      await eventually(() => areWaiting(1));
      const completingNext = completeAt(servers[1], second);
      await Promise.race([eventually(() => areWaiting(2)), completingNext]);
      return [completing, completingNext] as const;
    });
    assert.equal(codeOf(await answers[0]), undefined);
    assert.equal(codeOf(await answers[1]), 'INVALID');
    const order = await engine.order(second.order.id);
    // The dollar of the code, and its tax of 8 %.
    assert.equal(order.totalWithTax, second.order.totalWithTax + 108);
    await payNewTotal(order);
    await promotions.softDeletePromotion(await engine.context('admin'), made.id);
  });
});

describe('A payment (spec §4 Order states)', () => {
  it('is refunded once by two clicks at the same moment, and by as much in the books as at the bank', async () => {
    const { order, session } = await paidOrder('FIZZ-1');
    assert.deepEqual(await engine.complete(order, session), { kind: 'completed' });
    const [payment] = await engine.paymentsOf(order);
    const paymentId = String(payment?.id);
    await engine.dashboard(`mutation { settlePayment(id: "${paymentId}") { __typename } }`);
    const refund = `mutation { refundOrder(input:
      { paymentId: "${paymentId}", amount: 512, lines: [], shipping: 0, adjustment: 0 }) { __typename } }`;
    await twiceAtOnce(engine, 'refund', () => engine.dashboard(refund));
    assert.deepEqual(
      [await (await rows(Refund)).sum('total', { paymentId }), [...engine.sandbox.payment(session).refunds.values()]],
      [512, [512]],
    );
  });

  it('is one order, one payment and one mail when browser and provider report it at the same moment', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const one = await paidOrder('FIZZ-1', { email: `reported-${round}@example.test` });
      const [browser, provider] = round % 2 === 0 ? servers : ([servers[1], servers[0]] as const);
      const [answer, status] = await Promise.all([
        completeAt(browser, one),
        engine.notify(JSON.stringify({ id: one.session }), undefined, provider),
      ]);
      assert.deepEqual([answer.body, status], [{ data: { completeHostedPayment: { number: one.order.code } } }, 200]);
      const payments = await engine.paymentsOf(one.order);
      assert.deepEqual(
        payments.map(({ state, transactionId }) => [state, transactionId]),
        [['Authorized', one.session]],
      );
    }
    const mailed = (): readonly string[] =>
      engine.sandbox.mails.flatMap(({ to }) => (to.startsWith('reported-') ? [to] : []));
    await eventually(() => new Set(mailed()).size === ROUNDS || undefined);
    // Jobs are sent in the order in which they came: whatever was asked for twice has gone out before this one.
    const last = await paidOrder('FIZZ-1', { email: 'last@example.test' });
    await completeAt(servers[0], last);
    await eventually(() => engine.sandbox.mailsTo('last@example.test')[0]);
    assert.equal(mailed().length, ROUNDS);
  });
});
