import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { ID } from '@vendure/core';
import { OrderService, ProductVariant, StockLevel, TransactionalConnection } from '@vendure/core';
import { defer, lastValueFrom } from 'rxjs';
import { In } from 'typeorm';
import { RetriedDeadlocks } from '#src/plugins/calls/retried-deadlocks';
import { inTransaction } from '#test/support/customers';
import { EngineUnderTest } from '#test/support/engine-under-test';
import type { Paid } from '#test/support/paid-orders';
import { PaidOrders } from '#test/support/paid-orders';
import type { ShopAnswer } from '#test/support/shop-call';
import { codeOf } from '#test/support/shop-call';
import { untilOverOrWaiting } from '#test/support/waiting';

const engine = new EngineUnderTest();
before(() => engine.start());
after(() => engine.stop());

/** Makes an order of two cans that is paid and waits to be placed. */
async function paidOrder(): Promise<Paid> {
  const { id } = await engine.orderAtPayment('WHITE-1');
  await engine.locked(id, async (ctx) => {
    const variants = engine.get(TransactionalConnection).getRepository(ctx, ProductVariant);
    const { id: variantId } = await variants.findOneByOrFail({ sku: 'RED-1' });
    await engine.get(OrderService).addItemToOrder(ctx, id, variantId, 1);
  });
  const order = await engine.order(id);
  const session = await engine.prepare(order);
  engine.sandbox.pay(session);
  return { order, session };
}

/** Finds the stock of the two cans, in the sequence in which placing an order locks it. */
async function levelsInSequence(): Promise<readonly ID[]> {
  const levels = await engine
    .get(TransactionalConnection)
    .rawConnection.getRepository(StockLevel)
    .find({
      where: { productVariant: { sku: In(['WHITE-1', 'RED-1']) } },
      order: { id: 'ASC' },
    });
  return levels.map(({ id }) => id);
}

/** Lets a call wait for the second of two rows, and then wants the first one, which the call has by then. */
async function lockAgainst<T>(call: () => Promise<T>, [first, second]: readonly (ID | undefined)[]): Promise<T> {
  const { answer } = await inTransaction(engine, async (ctx) => {
    const lock = (id: ID | undefined): Promise<unknown> =>
      engine
        .get(TransactionalConnection)
        .getRepository(ctx, StockLevel)
        .query('SELECT FROM stock_level WHERE id = $1 FOR UPDATE', [id]);
    await lock(second);
    const answer = call();
    await untilOverOrWaiting(engine, ctx, answer);
    await lock(first);
    return { answer };
  });
  return answer;
}

/** Calls something that fails so many times before it succeeds. Returns the number of calls, and the result. */
async function callFailing(times: number, code: string): Promise<readonly [calls: number, outcome: unknown]> {
  let calls = 0;
  const call = (): Promise<string> => {
    calls += 1;
    const failure = Object.assign(new Error('The database refuses'), { code });
    return calls <= times ? Promise.reject(failure) : Promise.resolve('done');
  };
  const answer = new RetriedDeadlocks().intercept({} as never, { handle: () => defer(call) });
  const outcome = await lastValueFrom(answer).catch((error: unknown) => (error as { code: string }).code);
  return [calls, outcome];
}

describe('A call whose transaction and another one wait for each other (spec §8 Shop back end)', () => {
  it('places its order all the same, once', async () => {
    const paid = await paidOrder();
    const complete = (): Promise<ShopAnswer> => new PaidOrders(engine).completeAt(engine.url, paid);
    const answer = await lockAgainst(complete, await levelsInSequence());
    assert.equal(codeOf(answer), undefined);
    const payments = await engine.paymentsOf(paid.order);
    assert.deepEqual(
      [(await engine.order(paid.order.id)).state, payments.map(({ state }) => state)],
      ['PaymentAuthorized', ['Authorized']],
    );
  });

  it('changes an order in the dashboard all the same', async () => {
    const paid = await paidOrder();
    await engine.complete(paid.order, paid.session);
    const { lines } = await engine.order(paid.order.id);
    const levels = engine.get(TransactionalConnection).rawConnection.getRepository(StockLevel);
    // Vendure takes one line after the other.
    const inSequence: ID[] = [];
    for (const { productVariantId } of lines) inSequence.push((await levels.findOneByOrFail({ productVariantId })).id);
    await lockAgainst(() => new PaidOrders(engine).cancel(paid.order), inSequence);
    assert.equal((await engine.order(paid.order.id)).state, 'Cancelled');
  });

  it('is told that it may be sent again when it loses each time', async () => {
    assert.deepEqual(await callFailing(3, '40P01'), [4, 'done']);
    assert.deepEqual(await callFailing(9, '40P01'), [4, 'ORDER_LOCKED']);
  });

  it('is not carried out again for anything else', async () => {
    assert.deepEqual(await callFailing(1, '23505'), [1, '23505']);
  });
});
