import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { OrderService, TransactionalConnection } from '@vendure/core';
import { audit, describeFinding, invariants } from '#src/plugins/audit/audit';
import { DailyAudit } from '#src/plugins/audit/daily-audit';
import { Referrals } from '#src/plugins/referral/referrals';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';
import { inTransaction, makeCustomer } from '#test/support/customers';
import { DeliveryShop } from '#test/support/delivery-shop';
import { EngineUnderTest, eventually, shopAddress } from '#test/support/engine-under-test';
import { applyTo, makeGiftCard } from '#test/support/gift-cards';
import { PaidOrders } from '#test/support/paid-orders';
import { addTo, placedOrder } from '#test/support/placed-order';
import { placeAhead, sellAhead } from '#test/support/prepaid';
import { newCustomer, subscribe } from '#test/support/subscribers';

const TODAY = '2027-03-10';

const engine = new EngineUnderTest();
const orders = new PaidOrders(engine);
const database = () => engine.get(TransactionalConnection).rawConnection;

interface World {
  /** Paid by card: taken, and only reserved. */
  readonly taken: Order;
  readonly reserved: Order;
  /** Bought a gift card. */
  readonly gift: Order;
  /** Paid with a gift card and credit. */
  readonly mixed: Order;
  readonly friend: Order;
  readonly ahead: Order;
  readonly added: Order;
}
let world: World;

async function mixedOrder(): Promise<Order> {
  const customer = await newCustomer(engine);
  await inTransaction(engine, (ctx) =>
    engine.get(StoreCredits).grant(ctx, customer.id, { amount: 300, reason: 'A present' }),
  );
  const order = await engine.orderAtPayment('WHITE-1', 2, customer.emailAddress);
  await engine.locked(order.id, (ctx) => engine.get(OrderService).addCustomerToOrder(ctx, order.id, customer));
  await applyTo(engine, order, await makeGiftCard(engine, 400));
  const session = await engine.prepare(await engine.order(order.id));
  engine.sandbox.pay(session);
  assert.deepEqual(await engine.complete(order, session), { kind: 'completed' });
  await orders.settle(order);
  return order;
}

async function friendsOrder(): Promise<Order> {
  const { emailAddress } = await makeCustomer(engine, 'referrer@example.test');
  const referralIdentifier = await engine.get(Referrals).identify(await engine.context(), emailAddress);
  return orders.settled({ email: 'friend@example.test', quantity: 2, fields: { referralIdentifier } });
}

before(async () => {
  await engine.start();
  await sellAhead(engine);
  const added = await placedOrder(engine);
  await addTo(engine.url, added);
  world = {
    taken: await orders.settled({ email: 'taken@example.test' }),
    reserved: await orders.place({ email: 'reserved@example.test' }),
    gift: await orders.settled({ email: 'gift@example.test', sku: 'GIFT-CARD-50' }),
    mixed: await mixedOrder(),
    friend: await friendsOrder(),
    ahead: await placeAhead(engine),
    added,
  };
  await subscribe(engine, { actionableDate: TODAY });
  await new DeliveryShop(engine).beat(TODAY);
});
after(() => engine.stop());

const found = async (query: (statement: string) => Promise<readonly unknown[]>): Promise<readonly string[]> =>
  (await audit(query)).flatMap(({ id, subjects }) =>
    subjects.every((one) => one === '…0001 of no order') ? [] : [id],
  );

/** Breaks rows, looks, and takes the break back. */
async function foundAfter(...statements: readonly string[]): Promise<readonly string[]> {
  const runner = database().createQueryRunner();
  await runner.startTransaction();
  try {
    for (const statement of statements) {
      const rows = (await runner.query(statement, undefined, true)) as { readonly affected?: number };
      assert.ok((rows.affected ?? 0) > 0, `changes nothing: ${statement}`);
    }
    return await found((statement) => runner.query(statement));
  } finally {
    await runner.rollbackTransaction();
    await runner.release();
  }
}

const quoted = ({ id }: Order): string => `'${id}'`;
const paymentOf = (order: Order, method = 'hosted-payment'): string =>
  `(SELECT id FROM payment WHERE "orderId" = ${quoted(order)} AND method = '${method}' ORDER BY "createdAt" LIMIT 1)`;
const cardOf = (order: Order): string =>
  `(SELECT card.id FROM gift_card card JOIN order_line line ON line.id = card."lineId" WHERE line."orderId" = ${quoted(order)})`;
const refund = (payment: string, state: string, total: number, createdAt = 'now()'): string =>
  `INSERT INTO refund ("paymentId", total, method, state, metadata, items, shipping, adjustment, "createdAt", "transactionId")
   VALUES (${payment}, ${total}, 'x', '${state}', '{}', 0, 0, 0, ${createdAt}, 'x')`;
const dispute = (order: Order, status: string, cents: number): string =>
  `INSERT INTO dispute ("providerId", "paymentId", amount, reason, status, "openedAt", "saidAt", "closedAt")
   VALUES ('du_x', ${paymentOf(order)}, ${cents}, 'fraudulent', '${status}', now(), now(), ${status === 'open' ? 'NULL' : 'now()'})`;
const daysAgo = (days: number): string => `now() - interval '${days} days'`;
const session = (order: Order, set: string): string =>
  `UPDATE payment_session SET ${set} WHERE "orderId" = ${quoted(order)}`;
const change = (table: string, set: string, where: string): string => `UPDATE ${table} SET ${set} WHERE ${where}`;
const ofOrder = (order: Order, set: string): string => change('"order"', set, `id = ${quoted(order)}`);
const delivery = `id = (SELECT id FROM delivery WHERE "subscriptionId" IS NOT NULL AND state = 'placed' LIMIT 1)`;
const anyCredit = `id = (SELECT "creditId" FROM referral_reward LIMIT 1)`;
const taxRecord = (isDue: boolean, returned: number): string =>
  `INSERT INTO tax_record ("orderId", reference, "soldAt", charged, tax, requests, returned, "isDue", "createdAt", "updatedAt")
   VALUES (${quoted(world.taken)}, 'x', now(), 100, 7, '[]', ${returned}, ${isDue}, ${daysAgo(2)}, ${daysAgo(2)})`;

const balanceEntry = (type: string, payment: string, amount: number): string =>
  `INSERT INTO balance_entry ("providerId", type, category, amount, fee, currency, "createdAt", moment, day, "paymentId")
   VALUES ('txn_x', '${type}', 'charge', ${amount}, 0, 'usd', ${daysAgo(2)}, now(), now(), ${payment})`;

const taxEntry = (base: number, tax: number): string =>
  `INSERT INTO tax_entry ("orderId", kind, item, "itemId", state, jurisdiction, rate, base, tax, moment, day)
   VALUES (${quoted(world.taken)}, 'change', 'line', gen_random_uuid(), 'CA', 'x', 8, ${base}, ${tax}, now(), now())`;

/** A fault for each invariant, as the rows that it would leave. */
const faults: ReadonlyMap<string, () => readonly string[]> = new Map([
  ['placed-order-paid', () => [change('payment', 'amount = amount - 1', `id = ${paymentOf(world.reserved)}`)]],
  [
    'placed-order-overpaid',
    () => [
      change('payment', 'amount = amount + 1', `id = ${paymentOf(world.reserved)}`),
      ofOrder(world.reserved, `"updatedAt" = ${daysAgo(2)}`),
    ],
  ],
  ['canceled-order-refunded', () => [ofOrder(world.taken, `state = 'Cancelled', "updatedAt" = ${daysAgo(2)}`)]],
  ['paid-order-placed', () => [ofOrder(world.taken, '"orderPlacedAt" = NULL')]],
  ['order-goods-add-up', () => [ofOrder(world.taken, '"subTotal" = "subTotal" - 5')]],
  ['order-shipping-adds-up', () => [ofOrder(world.taken, 'shipping = shipping - 5')]],
  ['placed-order-closed', () => [ofOrder(world.taken, 'active = true')]],
  ['stock-counted', () => ['UPDATE stock_level SET "stockAllocated" = -1']],
  [
    'refunds-within-payment',
    () => [refund(paymentOf(world.taken), 'Settled', 600), refund(paymentOf(world.taken), 'Settled', 9000)],
  ],
  ['refund-of-taken-money', () => [refund(paymentOf(world.reserved), 'Settled', 1)]],
  ['refund-made', () => [refund(paymentOf(world.taken), 'Pending', 1, daysAgo(2))]],
  ['refund-in-order', () => [refund(paymentOf(world.mixed, 'gift-card'), 'Settled', 1)]],
  ['failed-refund-told', () => [refund(paymentOf(world.taken), 'Failed', 1)]],
  [
    'dispute-within-payment',
    () => [dispute(world.taken, 'lost', 1), refund(paymentOf(world.taken), 'Settled', world.taken.totalWithTax)],
  ],
  ['dispute-of-taken-money', () => [dispute(world.reserved, 'open', 1)]],
  ['dispute-has-outcome', () => [dispute(world.taken, 'won', 1), 'UPDATE dispute SET "closedAt" = NULL']],
  ['capture-booked', () => [session(world.reserved, `"capturedAt" = ${daysAgo(2)}`)]],
  ['capture-as-booked', () => [session(world.taken, '"capturedAmount" = amount - 1')]],
  [
    'payment-counted-once',
    () => [
      `INSERT INTO payment (method, amount, state, "transactionId", metadata, "orderId")
       SELECT method, amount, state, "transactionId", metadata, "orderId" FROM payment WHERE id = ${paymentOf(world.taken)}`,
    ],
  ],
  ['payment-known-to-provider', () => [session(world.taken, 'amount = amount + 1')]],
  ['placed-session-paid', () => [session(world.taken, `"sessionId" = 'another'`)]],
  ['charge-ended', () => [session(world.taken, `state = 'charging', "updatedAt" = ${daysAgo(2)}`)]],
  ['reservation-taken', () => [session(world.reserved, `"heldUntil" = ${daysAgo(1)}`)]],
  ['addition-paid', () => [`UPDATE order_modification SET "priceChange" = "priceChange" + 1`]],
  ['later-line-noted', () => ['DELETE FROM order_line_reference WHERE "modificationId" IS NOT NULL']],
  ['tax-reported', () => [taxRecord(true, 0)]],
  ['tax-returned-within-sale', () => [taxRecord(false, 101)]],
  [
    'tax-booked',
    () => [
      // The database keeps entries from all but those who turn its triggers off.
      change(
        '"order"',
        `"createdAt" = now() + interval '1 day'`,
        `id = ${quoted(world.taken)} AND set_config('session_replication_role', 'replica', true) = 'replica'`,
      ),
      `DELETE FROM tax_entry WHERE "orderId" = ${quoted(world.taken)}`,
    ],
  ],
  ['tax-entries-add-up', () => [taxEntry(1, 0)]],
  ['tax-of-order-booked', () => [taxEntry(-1, 1)]],
  ['tax-held-by-place', () => [taxEntry(0, -1)]],
  ['gift-card-used', () => [change('gift_card', 'used = 1', `id = ${cardOf(world.gift)}`)]],
  ['gift-card-of-paid-order', () => [ofOrder(world.gift, `state = 'Cancelled'`)]],
  ['gift-card-has-code', () => [change('gift_card', 'code = NULL', `id = ${cardOf(world.gift)}`)]],
  [
    'gift-card-mailed',
    () => [
      change(
        'gift_card',
        `"recipientEmail" = 'a@example.test', "sentAt" = NULL, "sendAt" = ${daysAgo(2)}`,
        `id = ${cardOf(world.gift)}`,
      ),
    ],
  ],
  ['converted-gift-card-empty', () => [change('gift_card', '"redeemedAt" = now()', `id = ${cardOf(world.gift)}`)]],
  ['gift-card-refund-arrived', () => [refund(paymentOf(world.mixed, 'gift-card'), 'Settled', 1)]],
  [
    'gift-card-payment-known',
    () => [change('payment', `"transactionId" = 'another'`, `id = ${paymentOf(world.mixed, 'gift-card')}`)],
  ],
  ['credit-set-aside', () => [change('store_credit', 'authorized = authorized + 1', anyCredit)]],
  ['credit-used', () => [change('store_credit', 'used = used + 1', anyCredit)]],
  ['credit-history-adds-up', () => [change('store_credit', 'amount = amount + 1', anyCredit)]],
  ['credit-refunded', () => [refund(paymentOf(world.mixed, 'store-credit'), 'Settled', 1)]],
  [
    'credit-payment-known',
    () => [change('payment', `"transactionId" = 'another'`, `id = ${paymentOf(world.mixed, 'store-credit')}`)],
  ],
  ['reward-of-paid-order', () => [change('payment', `state = 'Cancelled'`, `id = ${paymentOf(world.friend)}`)]],
  ['reward-ends-with-order', () => [ofOrder(world.friend, `state = 'Cancelled'`)]],
  ['spent-reward-told', () => ['UPDATE referral_reward SET spent = 1']],
  ['reward-kept', () => ['UPDATE referral_reward SET "takenBackAt" = now()']],
  ['reward-in-history', () => [`UPDATE store_credit_event SET action = 'Added' WHERE action = 'Referral'`]],
  [
    'reward-once-for-friend',
    () => [
      `INSERT INTO referral_reward ("orderId", "creditId") SELECT ${quoted(world.taken)}, id FROM store_credit
       WHERE id NOT IN (SELECT "creditId" FROM referral_reward) LIMIT 1`,
      ofOrder(world.taken, `"customFieldsContactemail" = 'friend@example.test'`),
    ],
  ],
  ['referral-credit-has-reward', () => ['DELETE FROM referral_reward']],
  ['plan-of-paid-order', () => [ofOrder(world.ahead, `state = 'Cancelled'`)]],
  ['plan-counts-deliveries', () => ['UPDATE prepaid_plan SET "deliveredCount" = 3 - "deliveredCount"']],
  ['plan-goes-on', () => ['UPDATE prepaid_plan SET "actionableDate" = NULL']],
  ['plan-shares-add-up', () => [`UPDATE prepaid_plan SET shares = '[1,2,4]'`]],
  [
    'ended-plan-makes-no-boxes',
    () => [
      `UPDATE prepaid_plan SET state = 'ended', "actionableDate" = NULL, "updatedAt" = ${daysAgo(9)}`,
      `INSERT INTO delivery ("prepaidPlanId", "dueOn", attempt, "madeOn", state, "orderId")
       SELECT id, '2027-03-10', 7, '2027-03-10', 'placed', ${quoted(world.ahead)} FROM prepaid_plan LIMIT 1`,
    ],
  ],
  [
    'delivery-made-once',
    () => [
      `INSERT INTO delivery ("subscriptionId", "dueOn", attempt, "madeOn", state, "orderId")
       SELECT "subscriptionId", "dueOn", 1, "madeOn", state, ${quoted(world.taken)} FROM delivery WHERE ${delivery}`,
    ],
  ],
  ['delivery-ended', () => [change('delivery', `state = 'started', "createdAt" = ${daysAgo(2)}`, delivery)]],
  [
    'placed-delivery-has-order',
    () => [change('"order"', '"orderPlacedAt" = NULL', `id = (SELECT "orderId" FROM delivery WHERE ${delivery})`)],
  ],
  [
    'delivery-money-taken',
    () => [
      change(
        'payment',
        `state = 'Authorized', "createdAt" = ${daysAgo(2)}`,
        `"orderId" = (SELECT "orderId" FROM delivery WHERE ${delivery})`,
      ),
    ],
  ],
  ['delivery-as-announced', () => [`UPDATE subscription_reminder SET "announcedTotal" = 1`]],
  ['subscription-on-time', () => [`UPDATE subscription SET "actionableDate" = '2020-01-01'`]],
  [
    'journal-event-balanced',
    () => [
      // The database keeps such an event from all but those who turn its triggers off.
      `INSERT INTO journal_entry (event, subject, "subjectId", account, cents, actor, reason, moment, day)
       SELECT gen_random_uuid(), 'order', ${quoted(world.taken)}, 'sales', 1, 'x', 'x', now(), now()
       WHERE set_config('session_replication_role', 'replica', true) = 'replica'`,
    ],
  ],
  ['journal-complete', () => [change('payment', 'amount = amount + 1', `id = ${paymentOf(world.taken)}`)]],
  ['balance-entry-tied', () => [balanceEntry('charge', 'NULL', 1)]],
  ['balance-entry-as-booked', () => [balanceEntry('charge', paymentOf(world.taken), 1)]],
]);

describe('The audit (spec §3 Gift card, Payment, Subscription)', () => {
  it('finds nothing in books that balance', async () => {
    assert.deepEqual(await found((statement) => database().query(statement)), []);
  });

  it('has a fault for each of its invariants', () => {
    assert.deepEqual(
      [...faults.keys()],
      invariants.map(({ id }) => id),
    );
  });

  for (const [id, statements] of faults)
    it(`finds a fault that was planted: ${id}`, async () => {
      const ids = await foundAfter(...statements());
      assert.ok(ids.includes(id), `found ${ids.join(', ') || 'nothing'}`);
    });

  it('names the first rows that break an invariant and counts the others', () => {
    const finding = { id: 'a', advice: 'Mend it.', subjects: ['R1', 'R2'], count: 5 };
    assert.equal(describeFinding(finding), 'a: R1, R2 and 3 more. Mend it.');
    assert.equal(describeFinding({ ...finding, count: 2 }), 'a: R1, R2. Mend it.');
  });

  it('is mailed once a day while something does not add up, and not otherwise', async () => {
    const mails = () => engine.sandbox.mailsTo(shopAddress).filter(({ subject }) => subject.startsWith('The books'));
    const daily = engine.get(DailyAudit);
    // Gift cards of the world that begin used are a finding of their own.
    await database().query(`UPDATE gift_card SET used = 0, "redeemedAt" = NULL WHERE right(code, 4) = '0001'`);
    const amount = (change: string) => database().query(session(world.taken, `amount = amount ${change} 1`));
    assert.equal(await daily.look(TODAY), 0);
    await amount('+');
    assert.deepEqual([await daily.look(TODAY), await daily.look(TODAY)], [1, 1]);
    await daily.look('2027-03-11');
    await amount('-');
    const [first, second, ...more] = await eventually(() => (mails().length === 2 ? mails() : undefined));
    assert.equal(first?.subject, `The books do not balance on ${TODAY}: 1 finding`);
    assert.equal(second?.subject, 'The books do not balance on 2027-03-11: 1 finding');
    assert.ok(first.text.includes(`${world.taken.code}. The amount of the payment`), first.text);
    assert.deepEqual(more, []);
  });

  it('is read in the dashboard by those who may', async () => {
    const read = 'query { audit { id advice subjects count } }';
    assert.deepEqual(await engine.dashboard(read), { audit: [] });
  });
});
