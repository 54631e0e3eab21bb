import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Order, type OrderKey, unitCount } from '#src/domain/cart/order';
import { estimateRequest } from '#src/domain/group-order/estimate';
import { aGroupOrder } from '#test/builders/a-group-order';
import { payerOf } from './payer-of';
import { rejection } from './rejection';
import type { ContractSubject, ShopUnderTest } from './shop-under-test';

const one = { sku: 'RED-1', quantity: 1 };

export function describeCrossSellGateway(name: string, { make, dispose, variations }: ContractSubject): void {
  describe(`CrossSellGateway of ${name} (spec §7 PUT cross_sell)`, () => {
    let shop: ShopUnderTest;
    /** As the browser sees it that has paid it. */
    let order: Order;
    let payer: OrderKey;
    beforeAll(async () => {
      shop = await make();
    });
    afterAll(dispose);
    beforeEach(async () => {
      shop.signIn(undefined);
      payer = await placed();
      order = await shop.OrderGateway.read(payer);
    });

    /** An order of two cans to California, paid by card and complete; the key of the browser that has paid. */
    async function placed(): Promise<OrderKey> {
      return payerOf(shop, await shop.OrderGateway.create([{ sku: 'WHITE-1', quantity: 2 }]));
    }

    /** Refuses an addition, which the order does not offer either, and changes nothing. */
    async function isClosedTo(key: OrderKey): Promise<void> {
      const before = await shop.OrderGateway.read(key);
      expect(before.crossSellEndsAt).toBeUndefined();
      expect(await rejection(shop.CrossSellGateway.add(key, one))).toMatchObject({ code: 'not_allowed' });
      expect(await shop.OrderGateway.read(key)).toEqual(before);
    }

    it('is closed to others who have the order’s token: its card may be somebody else’s', async () => {
      const { number, token } = payer;
      await isClosedTo({ number, token });
      const another = await placed();
      for (const additionToken of [another.additionToken, token, 'x'.repeat(32), ''])
        await isClosedTo({ number, token, additionToken });
      shop.signIn('bob');
      await isClosedTo({ number, token });
    });

    // Other contracts give the customer credit: where credit always pays, it leaves their card nothing to pay.
    it.runIf(variations.storeCredit === 'can-be-kept')('is open to the signed-in owner, with any browser', async () => {
      shop.signIn('ada');
      const { number, token } = await placed();
      expect((await shop.OrderGateway.read({ number, token })).crossSellEndsAt).toBeDefined();
      shop.signIn('bob');
      await isClosedTo({ number, token });
      shop.signIn('ada');
      expect(unitCount(await shop.CrossSellGateway.add({ number, token }, one))).toBe(3);
    });

    it('is closed for an order for many addresses', async () => {
      const { order: estimate } = await shop.GroupOrderGateway.create(estimateRequest('bulk', aGroupOrder()));
      await isClosedTo(await payerOf(shop, estimate));
    });

    it('adds for at most as much as the order cost, one time after another', async () => {
      // Three cans more would cost $25.92.
      expect(order.total).toBe(2512);
      expect(await rejection(shop.CrossSellGateway.add(payer, { sku: 'RED-1', quantity: 3 }))).toMatchObject({
        code: 'unprocessable_entity',
      });
      expect(unitCount(await shop.CrossSellGateway.add(payer, { sku: 'RED-1', quantity: 2 }))).toBe(4);
      expect(await rejection(shop.CrossSellGateway.add(payer, one))).toMatchObject({ code: 'unprocessable_entity' });
      expect(unitCount(await shop.OrderGateway.read(payer))).toBe(4);
    });

    it('is open for a while after an order was paid by card', () => {
      expect(order.crossSellEndsAt).toBe(order.completedAt! + 15 * 60_000);
    });

    it('adds something to the order, taxed like the rest, in the same parcel', async () => {
      const after = await shop.CrossSellGateway.add(payer, { sku: 'RED-1', quantity: 1 });
      expect(after).toMatchObject({ number: order.number, state: 'complete', shipTotal: order.shipTotal });
      expect(after.total - order.total).toBe(864);
      expect(after.lineItems.map(({ sku, quantity, crossSold }) => [sku, quantity, crossSold ?? 0])).toEqual([
        ['WHITE-1', 2, 0],
        ['RED-1', 1, 1],
      ]);
      expect(await shop.OrderGateway.read(payer)).toMatchObject({ total: after.total, lineItems: after.lineItems });
    });

    it('adds more of an ordered product', async () => {
      const after = await shop.CrossSellGateway.add(payer, { sku: 'WHITE-1', quantity: 1 });
      expect(unitCount(after)).toBe(3);
      expect(after.lineItems.reduce((sum, { crossSold = 0 }) => sum + crossSold, 0)).toBe(1);
      expect(after.total - order.total).toBe(756);
    });

    it('adds to an order again and again', async () => {
      await shop.CrossSellGateway.add(payer, { sku: 'RED-1', quantity: 1 });
      const after = await shop.CrossSellGateway.add(payer, { sku: 'WHITE-1', quantity: 1 });
      expect(unitCount(after)).toBe(4);
    });

    it.each([
      ['a sku that is not sold', 'NO-SUCH', 1, { code: 'not_found' }],
      ['more than there is', 'ORANGE-1', 4, { code: 'insufficient_stock' }],
      ['nothing of it', 'RED-1', 0, { code: 'unprocessable_entity' }],
      ['a gift card', 'GIFT-CARD-50', 1, { code: 'unprocessable_entity' }],
    ])('refuses %s, and then nothing has changed', async (_, sku, quantity, refusal) => {
      expect(await rejection(shop.CrossSellGateway.add(payer, { sku, quantity }))).toMatchObject(refusal);
      expect(await shop.OrderGateway.read(payer)).toMatchObject({
        total: order.total,
        lineItems: order.lineItems,
        payments: order.payments,
      });
    });

    it('is closed for a cart', async () => {
      const cart = await shop.OrderGateway.create([{ sku: 'WHITE-1', quantity: 1 }]);
      expect(await rejection(shop.CrossSellGateway.add(cart, { sku: 'RED-1', quantity: 1 }))).toMatchObject({
        code: 'not_allowed',
      });
    });

    it('is for its owner alone', async () => {
      const refusal = await rejection(
        shop.CrossSellGateway.add({ ...payer, token: 'wrong-token-----------' }, { sku: 'RED-1', quantity: 1 }),
      );
      expect(refusal).toMatchObject({ code: 'unauthorized' });
    });

    it('is a conflict while the order is locked', async () => {
      await shop.lock(order);
      expect(await rejection(shop.CrossSellGateway.add(payer, { sku: 'RED-1', quantity: 1 }))).toMatchObject({
        code: 'locked',
      });
      await shop.unlock(order);
      expect(unitCount(await shop.CrossSellGateway.add(payer, { sku: 'RED-1', quantity: 1 }))).toBe(3);
    });
  });
}
