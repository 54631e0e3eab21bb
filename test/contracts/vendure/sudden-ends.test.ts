import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#src/domain/cart/order';
import { addDays, addInterval } from '#src/domain/interval/add-interval';
import { todayOf } from '#src/domain/interval/calendar-day';
import { checkoutWalk, choices, fizz } from '#test/contracts/shop/checkout-walk';
import { rejection } from '#test/contracts/shop/rejection';
import type { ShopUnderTest } from '#test/contracts/shop/shop-under-test';
import { DueSubscriptions } from './due-subscriptions';
import { HeldWrites } from './held-writes';
import { MortalEngine } from './mortal-engine';
import { VendureShop } from './vendure-shop';

const minute = 60_000;

let engine: MortalEngine;
let stand: VendureShop;
let shop: ShopUnderTest;
/** The findings before anything is killed: two gift cards of the contracts begin used. */
let findings: string;
const walk = checkoutWalk(() => shop);

beforeAll(async () => {
  engine = await MortalEngine.start();
  stand = await VendureShop.start(engine.address);
  shop = await stand.make();
  findings = engine.audit();
}, 5 * minute);
afterAll(async () => {
  await stand.close();
  await engine.close();
}, minute);

/** Kills a part of the engine while a call writes to a table. Returns the shopper's message. */
async function killedWhile(call: () => Promise<unknown>, table: string, kill: () => void): Promise<unknown> {
  const held = await HeldWrites.to(table, engine.address.databaseUrl);
  const told = rejection(call());
  await held.holdOne();
  kill();
  const answer = await told;
  await held.letGo();
  return answer;
}

/** The facts of an order that must not get lost. */
function facts({ number, state, lineItems, total }: Order): object {
  return { number, state, total, lines: lineItems.map(({ sku, quantity }) => [sku, quantity]) };
}

const amounts = ({ payments }: Order): readonly number[] => payments.map(({ amount }) => amount);

describe('A server that is killed in the middle of an order (spec §8 Generic HTTP client errors)', () => {
  it(
    'is told of, has lost nothing when it is back, and takes the same step again',
    async () => {
      const other = await shop.OrderGateway.create([fizz(2)]);
      const order = await walk.orderInDelivery(fizz(3));
      const delivery = choices(order, 'Express');
      const answer = await killedWhile(
        () => shop.CheckoutGateway.submitDelivery(order, delivery),
        'shipping_line',
        () => engine.killServer(),
      );
      expect(answer).toMatchObject({ code: 'network_error' });
      expect(await rejection(shop.OrderGateway.read(other))).toMatchObject({ code: 'network_error' });

      await engine.comeBack();
      expect(facts(await shop.OrderGateway.read(order))).toEqual(facts(order));
      expect(facts(await shop.OrderGateway.read(other))).toEqual(facts(other));
      expect(await shop.CheckoutGateway.submitDelivery(order, delivery)).toMatchObject({ state: 'payment' });
    },
    5 * minute,
  );

  it(
    'while it places a paid order: a caller that asks again finds it placed once, and paid once',
    async () => {
      const paid = await walk.paidOrder(fizz(1));
      const place = () => shop.CheckoutGateway.finalizeSession(paid.number, paid.paymentPage!.sessionId);
      expect(await killedWhile(place, 'payment', () => engine.killServer())).toMatchObject({ code: 'network_error' });

      await engine.comeBack();
      expect((await shop.OrderGateway.read(paid)).state).toBe('payment');
      await place();
      const placed = await shop.OrderGateway.read(paid);
      expect([placed.state, amounts(placed)]).toEqual(['complete', [paid.total]]);
      await place();
      expect(await shop.OrderGateway.read(paid)).toEqual(placed);
    },
    5 * minute,
  );
});

describe('A PostgreSQL that is killed with kill -9 (spec §8 Generic HTTP client errors)', () => {
  it(
    'loses nothing that was said to be done, and is there again without anybody’s help',
    async () => {
      const placed = await walk.paidOrder(fizz(1));
      await shop.CheckoutGateway.finalizeSession(placed.number, placed.paymentPage!.sessionId);
      const before = await shop.OrderGateway.read(placed);
      const waiting = await walk.paidOrder(fizz(2));
      const cart = await shop.OrderGateway.create([fizz(1)]);
      const answer = await killedWhile(
        () => shop.OrderGateway.addLine(cart, fizz(2)),
        'order_line',
        () => engine.killDatabase(),
      );
      expect(answer).toMatchObject({ code: 'server_error' });

      await expect.poll(() => shop.OrderGateway.read(cart).then(facts, () => undefined)).toEqual(facts(cart));
      expect(await shop.OrderGateway.read(placed)).toEqual(before);
      await shop.OrderGateway.addLine(cart, fizz(2));
      await shop.CheckoutGateway.finalizeSession(waiting.number, waiting.paymentPage!.sessionId);
      const after = await shop.OrderGateway.read(waiting);
      expect([after.state, amounts(after)]).toEqual(['complete', [waiting.total]]);
    },
    5 * minute,
  );
});

describe('Workers and a PostgreSQL that are killed while deliveries are made (spec §3 Subscription)', () => {
  const DUE = 24;
  const KILLS = 5;
  /** Milliseconds that a delivery takes on a machine that is not busy. */
  const LONGEST = 400;
  const day = addDays(todayOf(Date.now()), 40);

  async function savedCard(): Promise<string> {
    await shop.saveCard((await shop.SavedCardGateway.prepareCard('/account/payment/')).url);
    return (await shop.SavedCardGateway.list())[0]!.id;
  }

  /** Has a process make deliveries until it has begun some more, and kills it, or PostgreSQL and then it. */
  async function killWhileDelivering(due: DueSubscriptions, kill: () => void): Promise<void> {
    const begun = await due.deliveries();
    const heart = await engine.startHeart();
    // The beat rejects when its process or PostgreSQL is killed, as happens here.
    const ended = heart.beat(day).catch(() => undefined);
    await expect.poll(() => due.deliveries()).toBeGreaterThan(begun);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST));
    kill();
    await heart.kill();
    await ended;
    await expect.poll(() => due.deliveries().catch(() => 0)).toBeGreaterThan(begun);
  }

  it(
    'leave one order, one charge and one mail for each that was due, and nothing else',
    async () => {
      const due = new DueSubscriptions(engine.address.databaseUrl);
      shop.signIn('ada');
      const { id } = await shop.CustomerGateway.readMe();
      await due.make(DUE, id, await savedCard(), day, 'FIZZ-1');
      for (let kills = 1; kills <= KILLS; kills += 1)
        await killWhileDelivering(due, () => {
          if (kills === KILLS - 1) engine.killDatabase();
        });
      const heart = await engine.startHeart();
      // PostgreSQL needs a moment to see that a connection is gone, and lets its locks go then.
      await expect.poll(() => heart.beat(day).then(() => due.deliveries('started'))).toBe(0);
      await heart.beat(day);
      await heart.close();
      const worker = await engine.startWorker();
      await expect.poll(() => due.unsentMails()).toBe(0);
      await worker.close();

      const next = addInterval(day, { length: 1, unit: 'month' });
      const all = await due.all();
      expect(all).toHaveLength(DUE);
      for (const { orders, ...subscription } of all) {
        expect(subscription).toEqual({ state: 'active', actionableDate: next, failedTries: 0, deliveries: ['placed'] });
        expect(orders).toHaveLength(1);
        expect(await stand.chargesAndMails(orders[0]!)).toEqual({ charges: ['captured'], mails: 1 });
      }
      // The books say the same, after all that was killed in this file (§3 Adjustment).
      expect(engine.audit()).toBe(findings);
    },
    10 * minute,
  );
});
