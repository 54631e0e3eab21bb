import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import type { ID, RequestContext } from '@vendure/core';
import { Logger, Payment, TransactionalConnection } from '@vendure/core';
import { Heartbeat } from '#src/heartbeat/heartbeat';
import { BeforeStockLock } from '#src/plugins/core/catalogue/before-stock-lock';
import { todayOf } from '#src/plugins/core/interval/calendar-day';
import { Ledger } from '#src/plugins/ledger/ledger';
import { EngineUnderTest, shopAddress } from '#test/support/engine-under-test';
import { balancesOf, entriesOf } from '#test/support/journal';
import { OrderMails } from '#test/support/order-mails';
import { placedOrder } from '#test/support/placed-order';

const engine = new EngineUnderTest();
before(() => engine.start());
after(() => engine.stop());

const database = () => engine.get(TransactionalConnection).rawConnection;
const record = (ctx: RequestContext, id: unknown): Promise<void> => engine.get(Ledger).record(ctx, String(id), 'test');
/** Books until now, as a transaction does before it takes the lock of stock. */
const flush = (ctx: RequestContext): Promise<void> => engine.get(BeforeStockLock).run(ctx);

const beat = (): Promise<void> => engine.get(Heartbeat).work(todayOf(new Date()));
const dueBookings = (): Promise<readonly unknown[]> => database().query('SELECT id FROM due_booking');

async function settle(ctx: RequestContext, orderId: ID): Promise<void> {
  await engine
    .get(TransactionalConnection)
    .getRepository(ctx, Payment)
    .query(`UPDATE payment SET state = 'Settled' WHERE "orderId" = $1`, [orderId]);
}

/** True while a transaction waits for the lock of a subject that another one books. */
async function isAwaited(): Promise<boolean> {
  const waiting: readonly unknown[] = await database().query(
    `SELECT FROM pg_locks JOIN pg_database ON oid = database
     WHERE datname = current_database() AND locktype = 'advisory' AND NOT granted`,
  );
  return waiting.length > 0;
}

/** A moment at which two works wait for each other. */
function meeting(): () => Promise<void> {
  let arrived = 0;
  let open: () => void;
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  return () => {
    arrived += 1;
    if (arrived === 2) open();
    return isOpen;
  };
}

async function inOwnTransaction(work: (ctx: RequestContext) => Promise<void>): Promise<void> {
  await engine.get(TransactionalConnection).withTransaction(await engine.context('admin'), work);
}

describe('Two transactions that book the same subjects (spec §3 Adjustment)', () => {
  it('lock them in one sequence, and wait for each other in none', async () => {
    const [one, other] = [await placedOrder(engine), await placedOrder(engine)];
    const errors = mock.method(Logger, 'error', () => undefined);
    const meet = meeting();
    const book = (first: unknown, second: unknown): Promise<void> =>
      inOwnTransaction(async (ctx) => {
        await record(ctx, first);
        await flush(ctx);
        await meet();
        await record(ctx, second);
      });
    await Promise.all([book(one.id, other.id), book(other.id, one.id)]);
    errors.mock.restore();
    assert.deepEqual(
      errors.mock.calls.map(({ arguments: said }) => said),
      [],
    );
  });

  it('leave no change out that the second of them makes', async () => {
    const order = await placedOrder(engine);
    const [reached, changed] = [meeting(), meeting()];
    const holding = inOwnTransaction(async (ctx) => {
      await record(ctx, order.id);
      await flush(ctx);
      await reached();
      await changed();
      // The other one commits before this one, and waits for its lock to book.
      while (!(await isAwaited())) continue;
    });
    const changing = inOwnTransaction(async (ctx) => {
      await flush(ctx);
      await reached();
      await settle(ctx, order.id);
      await record(ctx, order.id);
      await changed();
    });
    await Promise.all([holding, changing]);
    const { 'clearing:card': paid } = await balancesOf(engine, order);
    assert.equal(paid, order.totalWithTax);
  });
});

describe('A failure of the journal (spec §3 Adjustment)', () => {
  it('stops no sale, and alerts the shop at once, once an hour', async () => {
    await database().query('ALTER TABLE journal_entry RENAME COLUMN actor TO nobody');
    const orders = [await placedOrder(engine), await placedOrder(engine)];
    await database().query('ALTER TABLE journal_entry RENAME COLUMN nobody TO actor');
    const alerts = (await new OrderMails(engine).allTo(shopAddress)).filter(({ subject }) =>
      subject.includes('journal'),
    );
    assert.equal(alerts.length, 1);
    assert.ok(JSON.stringify(alerts).includes(orders[0]?.code ?? 'none'));
    for (const order of orders) assert.equal(await entriesOf(engine, order), 0);
    await beat();
    for (const order of orders) assert.ok((await entriesOf(engine, order)) > 0);
    assert.deepEqual(await dueBookings(), []);
  });

  it('stops no sale whose alert fails, too', async () => {
    const errors = mock.method(Logger, 'error', () => undefined);
    await database().query('ALTER TABLE journal_entry RENAME COLUMN actor TO nobody');
    const { alerts } = engine.get(Ledger) as unknown as { readonly alerts: { raise(): Promise<void> } };
    const failing = mock.method(alerts, 'raise', () => Promise.reject(new Error('No queue.')));
    const order = await placedOrder(engine);
    failing.mock.restore();
    await database().query('ALTER TABLE journal_entry RENAME COLUMN nobody TO actor');
    errors.mock.restore();
    const said = errors.mock.calls.map(({ arguments: [text] }) => String(text)).join('\n');
    assert.match(said, /The journal lacks .*\n.*gets no mail/);
    assert.equal((await engine.order(order.id)).state, 'PaymentAuthorized');
    await beat();
  });

  it('leaves the entries of a process that died after its commit to the next one', async () => {
    const order = await placedOrder(engine);
    const [reached, changed] = [meeting(), meeting()];
    const errors = mock.method(Logger, 'error', () => undefined);
    const holding = inOwnTransaction(async (ctx) => {
      await record(ctx, order.id);
      await flush(ctx);
      await reached();
      await changed();
      while (!(await isAwaited())) continue;
      await database().query('SELECT pg_cancel_backend(pid) FROM pg_locks WHERE NOT granted');
    });
    const changing = inOwnTransaction(async (ctx) => {
      await flush(ctx);
      await reached();
      await settle(ctx, order.id);
      await record(ctx, order.id);
      await changed();
    });
    await Promise.all([holding, changing]);
    errors.mock.restore();
    const { 'clearing:card': before } = await balancesOf(engine, order);
    assert.equal(before, undefined);
    assert.equal((await dueBookings()).length, 1);
    await Promise.all([beat(), beat()]);
    const { 'clearing:card': paid } = await balancesOf(engine, order);
    assert.equal(paid, order.totalWithTax);
    assert.deepEqual(await dueBookings(), []);
  });

  it('takes no change back whose late entries cannot be kept', async () => {
    const order = await placedOrder(engine);
    const [reached, changed] = [meeting(), meeting()];
    const errors = mock.method(Logger, 'error', () => undefined);
    await database().query('ALTER TABLE due_booking RENAME COLUMN actor TO nobody');
    const holding = inOwnTransaction(async (ctx) => {
      await record(ctx, order.id);
      await flush(ctx);
      await reached();
      await changed();
    });
    const changing = inOwnTransaction(async (ctx) => {
      await flush(ctx);
      await reached();
      await settle(ctx, order.id);
      await record(ctx, order.id);
      await flush(ctx);
      await changed();
    });
    await Promise.all([holding, changing]);
    await database().query('ALTER TABLE due_booking RENAME COLUMN nobody TO actor');
    errors.mock.restore();
    const [payment] = (await database().query('SELECT state FROM payment WHERE "orderId" = $1', [
      order.id,
    ])) as readonly {
      readonly state: string;
    }[];
    assert.equal(payment?.state, 'Settled');
    assert.match(errors.mock.calls.map(({ arguments: [text] }) => String(text)).join(), /are not kept/);
    await inOwnTransaction((ctx) => record(ctx, order.id));
    const { 'clearing:card': paid } = await balancesOf(engine, order);
    assert.equal(paid, order.totalWithTax);
  });

  it('keeps every reason of a subject that is booked late twice', async () => {
    const order = await placedOrder(engine);
    const [reached, changed] = [meeting(), meeting()];
    const holding = inOwnTransaction(async (ctx) => {
      await record(ctx, order.id);
      await flush(ctx);
      await reached();
      await changed();
    });
    const changing = inOwnTransaction(async (ctx) => {
      await flush(ctx);
      await reached();
      await settle(ctx, order.id);
      for (const reason of ['settled', 'counted']) {
        await engine.get(Ledger).record(ctx, String(order.id), reason);
        await flush(ctx);
      }
      await changed();
    });
    await Promise.all([holding, changing]);
    const reasons = (await database().query(
      `SELECT DISTINCT reason FROM journal_entry WHERE "subjectId" = $1 AND reason LIKE 'settled%'`,
      [order.id],
    )) as readonly { readonly reason: string }[];
    assert.deepEqual(reasons, [{ reason: 'settled, counted' }]);
  });
});
