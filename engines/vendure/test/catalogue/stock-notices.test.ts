import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { CustomerService, ProductVariant, StockMovementService, TransactionalConnection } from '@vendure/core';
import { Heartbeat } from '#src/heartbeat/heartbeat';
import { mailsTo } from '#test/support/change-subscription';
import { inTransaction, makeCustomer } from '#test/support/customers';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { askFor, change, noticesTo, putInStock, waitingFor } from '#test/support/stock-requests';
import { untilOverOrWaiting } from '#test/support/waiting';

const engine = new EngineUnderTest();
before(() => engine.start({ hasWorker: false }));
after(() => engine.stop());

const ask = (email: string, sku?: string): Promise<string | undefined> => askFor(engine, email, sku);
const told = (email: string): Promise<number> => noticesTo(engine, email);
const beat = (): Promise<void> => engine.get(Heartbeat).work('2026-11-27');

/** All of a variant is sold, and there are no requests for it. */
async function sellOut(sku = 'ROSE-1'): Promise<void> {
  await change(
    engine,
    sku,
    'stockOnHand: 0, trackInventory: TRUE, useGlobalOutOfStockThreshold: true, outOfStockThreshold: 0, enabled: true',
  );
  await engine.get(TransactionalConnection).rawConnection.query('DELETE FROM stock_request');
}

/** Changes the stock within a transaction, by the context that has begun it. */
async function adjust(ctx: Parameters<StockMovementService['adjustProductVariantStock']>[0], units: number) {
  const variants = engine.get(TransactionalConnection).getRepository(ctx, ProductVariant);
  const { id } = await variants.findOneByOrFail({ sku: 'ROSE-1' });
  await engine.get(StockMovementService).adjustProductVariantStock(ctx, id, units);
}

describe('Waiting for a variant (spec §3 Stock request, §7 POST stock_requests)', () => {
  beforeEach(() => sellOut());

  it('ends with one mail for every address, once there is something to buy', async () => {
    for (const email of ['eve@example.test', ' EVE@example.test', 'max@example.test'])
      assert.equal(await ask(email), undefined);
    await beat();
    assert.deepEqual(
      [await told('eve@example.test'), await waitingFor(engine)],
      [0, ['eve@example.test', 'max@example.test']],
    );
    await putInStock(engine, 12);
    await putInStock(engine, 24);
    await beat();
    assert.deepEqual(await mailsTo(engine, 'eve@example.test'), [
      {
        to: 'eve@example.test',
        subject: 'Back in stock: Late Rosé',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Late Rosé is back. You asked us to let you know. This is the only e-mail about it.',
          },
          { kind: 'action', label: 'See Late Rosé', url: 'http://shop.test/products/late-rose/' },
        ],
      },
    ]);
    assert.deepEqual([await told('max@example.test'), await waitingFor(engine)], [1, []]);
  });

  it('begins anew when somebody asks again after the mail', async () => {
    await ask('again@example.test');
    await putInStock(engine, 1);
    await putInStock(engine, 0);
    await ask('again@example.test');
    await putInStock(engine, 6);
    assert.equal(await told('again@example.test'), 2);
  });

  it('is for that variant alone', async () => {
    await sellOut('PINK-1');
    await ask('other@example.test', 'PINK-1');
    await putInStock(engine, 7);
    await beat();
    assert.deepEqual(
      [await told('other@example.test'), await waitingFor(engine, 'PINK-1')],
      [0, ['other@example.test']],
    );
  });

  it('is not ended by a change that is undone', async () => {
    await ask('undone@example.test');
    const undone = inTransaction(engine, async (ctx) => {
      await adjust(ctx, 5);
      throw new Error('undo');
    });
    await assert.rejects(undone, /undo/);
    assert.deepEqual([await told('undone@example.test'), await waitingFor(engine)], [0, ['undone@example.test']]);
  });

  it('goes on while everything that comes is promised already', async () => {
    await ask('patient@example.test');
    const { rawConnection } = engine.get(TransactionalConnection);
    const promise = (units: number): Promise<unknown> =>
      rawConnection.query(
        `UPDATE stock_level SET "stockAllocated" = $1 WHERE "productVariantId" = (SELECT id FROM product_variant WHERE sku = 'ROSE-1')`,
        [units],
      );
    await promise(5);
    await putInStock(engine, 5);
    await beat();
    assert.equal(await told('patient@example.test'), 0);
    await putInStock(engine, 6);
    assert.equal(await told('patient@example.test'), 1);
    await promise(0);
  });

  it('ends with the units of a canceled order', async () => {
    await putInStock(engine, 1);
    const { order, session } = await engine.paidOrder('ROSE-1', 1);
    assert.deepEqual(await engine.complete(order, session), { kind: 'completed' });
    await ask('next@example.test');
    await beat();
    assert.equal(await told('next@example.test'), 0);
    await engine.dashboard(`mutation { cancelOrder(input: { orderId: "${order.id}" }) { __typename } }`);
    assert.equal(await told('next@example.test'), 1);
  });

  it('goes on while the shop keeps the stock back, or does not sell it', async () => {
    await ask('kept@example.test');
    await change(engine, 'ROSE-1', 'useGlobalOutOfStockThreshold: false, outOfStockThreshold: 3');
    await putInStock(engine, 3);
    await beat();
    await change(engine, 'ROSE-1', 'enabled: false, outOfStockThreshold: 2');
    await beat();
    assert.equal(await told('kept@example.test'), 0);
    await change(engine, 'ROSE-1', 'enabled: true');
    await beat();
    await beat();
    assert.equal(await told('kept@example.test'), 1);
  });

  for (const [what, fields] of [
    ['can be ordered ahead', 'useGlobalOutOfStockThreshold: false, outOfStockThreshold: -10'],
    ['is not counted any more', 'trackInventory: FALSE'],
  ] as const)
    it(`ends within a minute when it ${what}, though nothing came`, async () => {
      const email = `${what.replaceAll(/\W/g, '-')}@example.test`;
      await ask(email);
      await change(engine, 'ROSE-1', fields);
      assert.equal(await told(email), 0);
      await beat();
      assert.equal(await told(email), 1);
    });

  it('is ended for a hundred at once, who asked first, and by the heartbeat for the others', async () => {
    await engine.get(TransactionalConnection).rawConnection.query(
      `INSERT INTO stock_request ("variantId", email, "createdAt")
       SELECT variant.id, 'waiting-' || nth || '@example.test', now() - nth * interval '1 minute'
       FROM product_variant variant, generate_series(1, 202) nth WHERE variant.sku = 'ROSE-1'`,
    );
    await putInStock(engine, 1);
    const left = await waitingFor(engine);
    assert.deepEqual(
      [left.length, left[0], await told('waiting-202@example.test')],
      [102, 'waiting-102@example.test', 1],
    );
    await beat();
    assert.deepEqual([await waitingFor(engine), await told('waiting-1@example.test')], [[], 1]);
  });

  it('is ended once by two who see the stock at the same moment, and neither waits for the other', async () => {
    await ask('both@example.test');
    await change(engine, 'ROSE-1', 'trackInventory: FALSE');
    const { beating, isOver } = await inTransaction(engine, async (ctx) => {
      await adjust(ctx, 5);
      const beating = beat().then(() => true);
      await untilOverOrWaiting(engine, ctx, beating);
      return { beating, isOver: await Promise.race([beating, Promise.resolve(false)]) };
    });
    await beating;
    assert.deepEqual([isOver, await told('both@example.test')], [true, 1]);
  });
});

describe('Asking for a notice', () => {
  beforeEach(() => sellOut());

  it('is refused after ten of a minute for one address', async () => {
    const asked = [];
    for (let times = 0; times < 11; times += 1) asked.push(await ask('victim@example.test'));
    assert.deepEqual(asked, [...Array.from({ length: 10 }, () => undefined), 'RATE_LIMITED']);
  });

  it('is not counted when its input is refused', async () => {
    for (let times = 0; times < 11; times += 1) assert.equal(await ask('careless@example.test', 'NO-SUCH'), 'INVALID');
    assert.equal(await ask('careless@example.test'), undefined);
  });

  it('is forgotten with the customer of the address, and with no other', async () => {
    const { id } = await makeCustomer(engine, 'Leaving@example.test');
    await ask('leaving@example.test');
    await ask('staying@example.test');
    await engine.get(CustomerService).softDelete(await engine.context('admin'), id);
    assert.deepEqual(await waitingFor(engine), ['staying@example.test']);
  });
});
