import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { GiftCard } from '#src/plugins/gift-card/entities/gift-card.entity';
import { GiftCards } from '#src/plugins/gift-card/gift-cards';
import { PassedExpiries } from '#src/plugins/gift-card/passed-expiries';
import { OpeningEntries } from '#src/plugins/ledger/opening-entries';
import { StoreCredit } from '#src/plugins/store-credit/entities/store-credit.entity';
import { StoreCredits } from '#src/plugins/store-credit/store-credits';
import { inTransaction, makeCustomer } from '#test/support/customers';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { applyTo, makeGiftCard } from '#test/support/gift-cards';
import { balancesOf } from '#test/support/journal';
import { PaidOrders } from '#test/support/paid-orders';

const engine = new EngineUnderTest();
const orders = new PaidOrders(engine);
const database = () => engine.get(TransactionalConnection).rawConnection;
before(() => engine.start());
after(() => engine.stop());

const bought = (email: string): Promise<Order> => orders.settled({ email, sku: 'GIFT-CARD-50' });
const cardOf = ({ lines }: Order): Promise<GiftCard> =>
  database()
    .getRepository(GiftCard)
    .findOneByOrFail({ lineId: lines[0]?.id ?? '' });
const grant = async (amount: number, email: string): Promise<StoreCredit> => {
  const { id } = await makeCustomer(engine, email);
  return inTransaction(engine, (ctx) => engine.get(StoreCredits).grant(ctx, id, { amount, reason: 'A present' }));
};

describe('The journal of gift cards (spec §3 Gift card)', () => {
  it('owes the balance of a card that was bought, and no sale', async () => {
    const order = await bought('owed@example.test');
    assert.deepEqual(await balancesOf(engine, order), { 'clearing:card': 5000, 'gift-cards': -5000 });
    const card = await cardOf(order);
    assert.deepEqual([card.kind, card.endReason, card.issuedAt instanceof Date], ['sold', null, true]);
  });

  it('owes no more of a card that was refunded', async () => {
    const order = await bought('refunded-card@example.test');
    const [payment] = await engine.paymentsOf(order);
    await engine.dashboard(`mutation { refundOrder(input: { paymentId: "${String(payment?.id)}", amount: 5000, lines: [],
      shipping: 0, adjustment: 0 }) { __typename } }`);
    assert.deepEqual(await balancesOf(engine, order), {});
    assert.equal((await cardOf(order)).endReason, 'canceled');
  });

  it('keeps the rest of a voided card as breakage, once', async () => {
    const order = await bought('voided@example.test');
    const { code } = await cardOf(order);
    for (let times = 0; times < 2; times += 1)
      await engine.dashboard(`mutation { voidGiftCard(code: "${code}", reason: "Lost") { id } }`);
    assert.deepEqual(await balancesOf(engine, order), { breakage: -5000, 'clearing:card': 5000 });
    const { endReason, endNote, endedBy } = await cardOf(order);
    assert.deepEqual([endReason, endNote, typeof endedBy], ['voided', 'Lost', 'string']);
  });

  it('names the reason of a voided card, one line of 255 characters at most', async () => {
    const card = await makeGiftCard(engine, 2500);
    const end = (reason: string): Promise<unknown> =>
      engine.dashboard(
        `mutation { voidGiftCard(code: "${card.code}", reason: ${JSON.stringify(reason)}) { endNote } }`,
      );
    for (const reason of [' ', 'x'.repeat(256), 'Lost\nfound', 'Lost\u202e'])
      await assert.rejects(end(reason), /"code":"INVALID"/);
    assert.deepEqual(await balancesOf(engine, card), { 'gift-cards': -2500, 'promotion-cost': 2500 });
    const reason = 'Stolen – the buyer called';
    assert.deepEqual(await end(` ${reason} `), { voidGiftCard: { endNote: reason } });
    assert.deepEqual(await end('Another'), { voidGiftCard: { endNote: reason } });
    const reasons = await database().query<readonly { readonly reason: string }[]>(
      `SELECT DISTINCT reason FROM journal_entry WHERE "subjectId" = $1 AND account = 'gift-cards' AND cents > 0`,
      [card.id],
    );
    assert.deepEqual(reasons, [{ reason: `gift card voided: ${reason}` }]);
  });

  it('owes store credit in place of a redeemed card', async () => {
    const order = await bought('redeeming@example.test');
    const { id } = await makeCustomer(engine, 'redeemer@example.test');
    const card = await cardOf(order);
    await engine.get(GiftCards).redeem(await engine.context(), card, id);
    assert.deepEqual(await balancesOf(engine, order), { 'clearing:card': 5000, 'store-credit': -5000 });
    const credit = await database().getRepository(StoreCredit).findOneByOrFail({ customerId: id });
    assert.deepEqual([credit.kind, await balancesOf(engine, credit)], ['gift-card', {}]);
  });

  it('lets a card pay an order', async () => {
    const order = await engine.orderAtPayment('WHITE-1', 2);
    const card = await makeGiftCard(engine, 50_000);
    await applyTo(engine, order, card);
    assert.deepEqual(await engine.complete(await engine.order(order.id)), { kind: 'completed' });
    const { totalWithTax } = await engine.order(order.id);
    const { 'gift-cards': paid, deposits = 0 } = await balancesOf(engine, order);
    assert.deepEqual([paid, deposits < 0], [totalWithTax, true]);
    assert.deepEqual(await balancesOf(engine, card), { 'gift-cards': -50_000, 'promotion-cost': 50_000 });
  });

  it('gives the cost of a card back whose last day has passed', async () => {
    const card = await makeGiftCard(engine, 700);
    await database()
      .getRepository(GiftCard)
      .update(card.id, { expiresAt: new Date(Date.now() - 1000) });
    await engine.get(PassedExpiries).work();
    assert.deepEqual(await balancesOf(engine, card), {});
  });
});

describe('The journal of store credit (spec §3 Store credit events)', () => {
  it('has a grant as a cost of promotion', async () => {
    const credit = await grant(900, 'granted@example.test');
    assert.deepEqual(await balancesOf(engine, credit), { 'promotion-cost': 900, 'store-credit': -900 });
    const { kind, currency, channelId } = await database()
      .getRepository(StoreCredit)
      .findOneByOrFail({ id: credit.id });
    assert.deepEqual([kind, currency, channelId === null], ['given', 'USD', false]);
  });

  it('takes the rest of a grant back that staff reverse', async () => {
    const credit = await grant(800, 'reversed@example.test');
    await engine.dashboard(`mutation { reverseStoreCredit(creditId: "${credit.id}", reason: "A mistake") { id } }`);
    assert.deepEqual(await balancesOf(engine, credit), {});
    const { endReason, endedBy, amount } = await database()
      .getRepository(StoreCredit)
      .findOneByOrFail({ id: credit.id });
    assert.deepEqual([endReason, typeof endedBy, amount], ['A mistake', 'string', 0]);
  });
});

describe('The opening of the journal (spec §3 Adjustment)', () => {
  it('was made with the rows of the seed, and adds nothing to an open one', async () => {
    const [row] = await database().query<[{ opened: number }]>(
      `SELECT count(DISTINCT "subjectId")::int AS opened FROM journal_entry WHERE reason = 'opening'`,
    );
    // The gift cards of the world that can be spent.
    assert.ok(row.opened >= 9, `${row.opened}`);
    const count = (): Promise<unknown> => database().query('SELECT count(*) FROM journal_entry');
    const before = await count();
    await engine.get(OpeningEntries).open();
    assert.deepEqual(await count(), before);
  });

  it('states rows from before it at the first start, and once', async () => {
    const order = await bought('before@example.test');
    await grant(500, 'before-too@example.test');
    const sums = (): Promise<unknown> =>
      database().query(
        'SELECT account, sum(cents) AS cents FROM journal_entry GROUP BY account HAVING sum(cents) <> 0 ORDER BY 1',
      );
    const [all, ofOrder] = [await sums(), await balancesOf(engine, order)];
    await database().transaction(async (manager) => {
      // The database keeps entries from all but those who turn its triggers off.
      await manager.query(`SET LOCAL session_replication_role = 'replica'`);
      await manager.query('DELETE FROM journal_entry');
    });
    for (let starts = 0; starts < 2; starts += 1) await engine.get(OpeningEntries).onApplicationBootstrap();
    assert.deepEqual([await sums(), await balancesOf(engine, order, 'opening')], [all, ofOrder]);
  });
});
