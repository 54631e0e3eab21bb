import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it, mock } from 'node:test';
import type { Order } from '@vendure/core';
import { Logger, TransactionalConnection } from '@vendure/core';
import { Heartbeat } from '#src/heartbeat/heartbeat';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { addDays, dayOf } from '#src/plugins/core/interval/calendar-day';
import type { GiftCard } from '#src/plugins/gift-card/entities/gift-card.entity';
import { PaymentSessions } from '#src/plugins/payment/payment-sessions';
import { ReservationEnds } from '#src/plugins/payment/reservation-ends';
import { SubscriptionReminder } from '#src/plugins/subscription/entities/subscription.entity';
import { cardToCharge } from '#test/support/card-to-charge';
import { DeliveryShop } from '#test/support/delivery-shop';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { giftCardNow, giftCardsOf } from '#test/support/gift-cards';
import { pay, placeAhead, planOf, sellAhead } from '#test/support/prepaid';
import { askFor, putInStock, waitingFor } from '#test/support/stock-requests';
import { subscribe, subscriptionNow } from '#test/support/subscribers';

const engine = new EngineUnderTest();
const shop = new DeliveryShop(engine);
before(async () => {
  await engine.start({ hasWorker: false });
  await sellAhead(engine);
});
after(() => engine.stop());
shop.endAllAfterEach();
afterEach(async () => {
  mock.restoreAll();
  await query(`UPDATE prepaid_plan SET "actionableDate" = '2099-01-01' WHERE state = 'active'`);
});

const DAY: Day = '2027-03-24';
const query = (statement: string, values: readonly unknown[] = []): Promise<unknown> =>
  engine.get(TransactionalConnection).rawConnection.query(statement, [...values]);
const beat = (today: Day): Promise<void> => engine.get(Heartbeat).work(today);

/** Does something while a write to a table fails where its row is `bad`. Returns the logged errors. */
async function withBadRow(
  table: string,
  event: 'INSERT' | 'UPDATE' | 'DELETE',
  bad: string,
  work: () => Promise<unknown>,
): Promise<readonly string[]> {
  const log = mock.method(Logger, 'error', () => undefined);
  const row = event === 'DELETE' ? 'OLD' : 'NEW';
  await query(`CREATE FUNCTION bad_row() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN IF ${bad} THEN RAISE EXCEPTION 'a bad row'; END IF; RETURN ${row}; END $$`);
  await query(`CREATE TRIGGER bad_row BEFORE ${event} ON "${table}" FOR EACH ROW EXECUTE FUNCTION bad_row()`);
  try {
    await work();
  } finally {
    await query('DROP FUNCTION bad_row CASCADE');
  }
  return log.mock.calls.map(({ arguments: [message] }) => String(message)).filter((said) => said.includes('a bad row'));
}

async function placed(sku?: string): Promise<Order> {
  const { order, session } = await engine.paidOrder(sku, 1);
  assert.deepEqual(await engine.complete(order, session), { kind: 'completed' });
  return order;
}

/** Buys a gift card that is mailed later. */
async function buyCard(sendAt: Date): Promise<GiftCard> {
  const order = await engine.orderAtPayment('GIFT-CARD-50', 1);
  const [card] = await giftCardsOf(engine, order);
  assert.ok(card);
  await query('UPDATE gift_card SET "sendAt" = $1 WHERE id = $2', [sendAt, card.id]);
  await pay(engine, order);
  return giftCardNow(engine, card.id);
}

/** Reads a field of the payment sessions of two orders. */
async function sessionsOf(field: string, bad: Order, good: Order): Promise<readonly unknown[]> {
  const rows = (await query(
    `SELECT "${field}" AS field FROM payment_session WHERE "orderId" = ANY ($1) ORDER BY "orderId" = $2 DESC`,
    [[bad.id, good.id], bad.id],
  )) as readonly { readonly field: unknown }[];
  return rows.map((row) => row.field);
}

describe('A row whose work fails is logged, stops no other, and is tried by the next heartbeat', () => {
  it('at deliveries (spec §3 Subscription)', async () => {
    const [bad, good] = [
      await subscribe(engine, { actionableDate: DAY }),
      await subscribe(engine, { actionableDate: DAY }),
    ];
    const logged = await withBadRow('delivery', 'INSERT', `NEW."subscriptionId" = '${bad.id}'`, () => beat(DAY));
    const days = async () => [
      (await subscriptionNow(engine, bad)).actionableDate,
      (await subscriptionNow(engine, good)).actionableDate,
    ];
    assert.deepEqual([await days(), logged.length], [[DAY, '2027-04-24'], 1]);
    await beat(DAY);
    assert.deepEqual(await days(), ['2027-04-24', '2027-04-24']);
  });

  it('at taking the money of deliveries (spec §3 Subscription)', async () => {
    const [bad, good] = [
      await subscribe(engine, { actionableDate: DAY }),
      await subscribe(engine, { actionableDate: DAY }),
    ];
    const broken = `NEW.state = 'Settled' AND (SELECT "customFieldsSubscriptionid" FROM "order" WHERE id = NEW."orderId") = '${bad.id}'`;
    const states = async (): Promise<readonly string[]> => {
      const rows = (await query(
        `SELECT payment.state FROM payment JOIN "order" o ON o.id = "orderId"
         WHERE "customFieldsSubscriptionid" = ANY ($1) ORDER BY "customFieldsSubscriptionid" = $2 DESC`,
        [[String(bad.id), String(good.id)], String(bad.id)],
      )) as readonly { readonly state: string }[];
      return rows.map(({ state }) => state);
    };
    await withBadRow('payment', 'UPDATE', broken, () => beat(DAY));
    assert.deepEqual(await states(), ['Authorized', 'Settled']);
    await beat(DAY);
    assert.deepEqual(await states(), ['Settled', 'Settled']);
  });

  it('at reminders (spec §4 Default reminder)', async () => {
    const planned = { actionableDate: DAY, isAnnounced: false };
    const [bad, good] = [await subscribe(engine, planned), await subscribe(engine, planned)];
    const reminders = engine.get(TransactionalConnection).rawConnection.getRepository(SubscriptionReminder);
    const reminded = async () => [
      await reminders.countBy({ subscriptionId: bad.id }),
      await reminders.countBy({ subscriptionId: good.id }),
    ];
    const broken = `NEW."subscriptionId" = '${bad.id}'`;
    const today = addDays(DAY, -10);
    const logged = await withBadRow('subscription_reminder', 'INSERT', broken, () => beat(today));
    assert.deepEqual([await reminded(), logged.length], [[0, 1], 1]);
    await beat(today);
    assert.deepEqual(await reminded(), [1, 1]);
  });

  it('at ends of subscriptions (spec §3 Subscription)', async () => {
    const past = { actionableDate: DAY, endDate: addDays(DAY, -5) };
    const [bad, good] = [await subscribe(engine, past), await subscribe(engine, past)];
    const states = async () => [
      (await subscriptionNow(engine, bad)).state,
      (await subscriptionNow(engine, good)).state,
    ];
    const logged = await withBadRow('subscription', 'UPDATE', `NEW.id = '${bad.id}'`, () => beat(addDays(DAY, -4)));
    assert.deepEqual([await states(), logged.length], [['active', 'inactive'], 1]);
    await beat(addDays(DAY, -4));
    assert.deepEqual(await states(), ['inactive', 'inactive']);
  });

  it('at prepaid deliveries (spec §3 Prepaid subscription)', async () => {
    const [bad, good] = [
      await planOf(engine, await placeAhead(engine)),
      await planOf(engine, await placeAhead(engine)),
    ];
    const day = good.actionableDate ?? '';
    const made = async (): Promise<readonly number[]> => {
      const rows = (await query(
        'SELECT id, "deliveredCount" FROM prepaid_plan WHERE id = ANY ($1) ORDER BY id = $2 DESC',
        [[bad.id, good.id], bad.id],
      )) as readonly { readonly deliveredCount: number }[];
      return rows.map(({ deliveredCount }) => deliveredCount);
    };
    const logged = await withBadRow('delivery', 'INSERT', `NEW."prepaidPlanId" = '${bad.id}'`, () => beat(day));
    assert.deepEqual([await made(), logged.length], [[1, 2], 1]);
    await beat(day);
    assert.deepEqual(await made(), [2, 2]);
  });

  it('at gift cards to be mailed (spec §7 gift cards)', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000);
    const [bad, good] = [await buyCard(tomorrow), await buyCard(tomorrow)];
    const sent = async () =>
      [await giftCardNow(engine, bad.id), await giftCardNow(engine, good.id)].map(({ sentAt }) => sentAt !== null);
    const today = dayOf(tomorrow);
    const logged = await withBadRow('gift_card', 'UPDATE', `NEW.id = '${bad.id}'`, () => beat(today));
    assert.deepEqual([await sent(), logged.length], [[false, true], 1]);
    await beat(today);
    assert.deepEqual(await sent(), [true, true]);
  });

  it('at stock notices, which keep no stock from coming (spec §3 Stock request)', async () => {
    await putInStock(engine, 0);
    for (const name of ['bad', 'good']) await askFor(engine, `${name}@example.test`);
    const logged = await withBadRow('stock_request', 'DELETE', `OLD.email = 'bad@example.test'`, () =>
      putInStock(engine, 6),
    );
    assert.deepEqual([await waitingFor(engine), logged.length], [['bad@example.test'], 1]);
    await beat(dayOf(new Date()));
    assert.deepEqual(await waitingFor(engine), []);
  });

  it('at charges that were left (spec §7 PUT complete)', async () => {
    const card = await cardToCharge(engine);
    const [bad, good] = [await engine.orderAtPayment(), await engine.orderAtPayment()];
    for (const { id, totalWithTax } of [bad, good])
      await engine.get(PaymentSessions).addCharge(await engine.context(), id, totalWithTax, card);
    const states = (): Promise<readonly unknown[]> => sessionsOf('state', bad, good);
    const broken = `NEW."orderId" = '${bad.id}'`;
    const logged = await withBadRow('payment_session', 'UPDATE', broken, () => beat('2026-11-27'));
    assert.deepEqual([await states(), logged.length], [['charging', 'placed'], 1]);
    await beat('2026-11-27');
    assert.deepEqual(await states(), ['placed', 'placed']);
  });

  it('at cards to let go of (spec §7 wallet_payment_sources)', async () => {
    const [bad, good] = [await placed(), await placed()];
    for (const { id } of [bad, good]) {
      await query(`UPDATE payment_session SET "vaultCard" = 'card-' || "orderId" WHERE "orderId" = $1`, [id]);
      await query(`UPDATE "order" SET "orderPlacedAt" = now() - interval '1 day' WHERE id = $1`, [id]);
    }
    const isKept = async () => (await sessionsOf('vaultCard', bad, good)).map((card) => card !== null);
    const broken = `NEW."orderId" = '${bad.id}' AND NEW."vaultCard" IS NULL`;
    const logged = await withBadRow('payment_session', 'UPDATE', broken, () => beat('2026-11-27'));
    assert.deepEqual([await isKept(), logged.length], [[true, false], 1]);
    await beat('2026-11-27');
    assert.deepEqual(await isKept(), [false, false]);
  });

  it('at reservations that end (spec §7 PUT complete)', async () => {
    const [bad, good] = [await placed(), await placed()];
    const now = new Date();
    await query('UPDATE payment_session SET "heldUntil" = $1 WHERE "orderId" = ANY ($2)', [now, [bad.id, good.id]]);
    engine.expectedProblems.push(/^reservation-taken /);
    const [session] = await sessionsOf('sessionId', bad, good);
    const told = async (): Promise<number> => {
      const rows = (await query(`SELECT FROM raised_alert WHERE key LIKE 'reservation-ends%'`)) as readonly unknown[];
      return rows.length;
    };
    const ends = engine.get(ReservationEnds);
    const broken = `NEW.key LIKE '%${String(session)}'`;
    const logged = await withBadRow('raised_alert', 'INSERT', broken, () => ends.tell(now));
    assert.deepEqual([await told(), logged.length], [1, 1]);
    await ends.tell(now);
    assert.equal(await told(), 2);
  });
});
