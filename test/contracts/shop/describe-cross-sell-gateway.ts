import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Order, unitCount } from '#src/domain/cart/order';
import { anAddress } from '#test/builders/an-address';
import { rejection } from './rejection';
import type { ContractSubject, ShopUnderTest } from './shop-under-test';

export function describeCrossSellGateway(name: string, { make, dispose }: ContractSubject): void {
  describe(`CrossSellGateway of ${name} (spec §7 PUT cross_sell)`, () => {
    let shop: ShopUnderTest;
    let order: Order;
    beforeAll(async () => {
      shop = await make();
    });
    afterAll(dispose);
    beforeEach(async () => {
      shop.signIn(undefined);
      order = await placed();
    });

    /** An order of two cans to California, paid by card and complete. */
    async function placed(): Promise<Order> {
      const cart = await shop.OrderGateway.create([{ sku: 'WHITE-1', quantity: 2 }]);
      const atDelivery = await shop.CheckoutGateway.submitAddress(cart, {
        email: 'eve@example.test',
        address: anAddress(),
      });
      await shop.CheckoutGateway.submitDelivery(
        cart,
        atDelivery.shipments.map(({ id, rates }) => ({ shipmentId: id, rateId: rates[0]!.id })),
      );
      const prepared = await shop.CheckoutGateway.prepare(cart);
      await shop.pay(prepared);
      await shop.CheckoutGateway.finalizeSession(cart.number, prepared.paymentPage!.sessionId);
      return shop.OrderGateway.read(cart);
    }

    it('is open for a while after an order was paid by card', () => {
      expect(order.crossSellEndsAt).toBe(order.completedAt! + 15 * 60_000);
    });

    it('adds something to the order, taxed like the rest, in the same parcel', async () => {
      const after = await shop.CrossSellGateway.add(order, { sku: 'RED-1', quantity: 1 });
      expect(after).toMatchObject({ number: order.number, state: 'complete', shipTotal: order.shipTotal });
      expect(after.total - order.total).toBe(864);
      expect(after.lineItems.map(({ sku, quantity, crossSold }) => [sku, quantity, crossSold ?? 0])).toEqual([
        ['WHITE-1', 2, 0],
        ['RED-1', 1, 1],
      ]);
      expect(await shop.OrderGateway.read(order)).toMatchObject({ total: after.total, lineItems: after.lineItems });
    });

    it('adds more of what was ordered', async () => {
      const after = await shop.CrossSellGateway.add(order, { sku: 'WHITE-1', quantity: 1 });
      expect(unitCount(after)).toBe(3);
      expect(after.lineItems.reduce((sum, { crossSold = 0 }) => sum + crossSold, 0)).toBe(1);
      expect(after.total - order.total).toBe(756);
    });

    it('adds to an order again and again', async () => {
      await shop.CrossSellGateway.add(order, { sku: 'RED-1', quantity: 1 });
      const after = await shop.CrossSellGateway.add(order, { sku: 'RED-1', quantity: 2 });
      expect(unitCount(after)).toBe(5);
    });

    it.each([
      ['a sku that is not sold', 'NO-SUCH', 1, { code: 'not_found' }],
      ['more than there is', 'ORANGE-1', 4, { code: 'insufficient_stock' }],
      ['nothing of it', 'RED-1', 0, { code: 'unprocessable_entity' }],
    ])('refuses %s, and then nothing has changed', async (_, sku, quantity, refusal) => {
      expect(await rejection(shop.CrossSellGateway.add(order, { sku, quantity }))).toMatchObject(refusal);
      expect(await shop.OrderGateway.read(order)).toMatchObject({
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

    it('is nobody else’s to use', async () => {
      const refusal = await rejection(
        shop.CrossSellGateway.add({ ...order, token: 'wrong-token-----------' }, { sku: 'RED-1', quantity: 1 }),
      );
      expect(refusal).toMatchObject({ code: 'unauthorized' });
    });

    it('is a conflict while the order is locked', async () => {
      await shop.lock(order);
      expect(await rejection(shop.CrossSellGateway.add(order, { sku: 'RED-1', quantity: 1 }))).toMatchObject({
        code: 'locked',
      });
      await shop.unlock(order);
      expect(unitCount(await shop.CrossSellGateway.add(order, { sku: 'RED-1', quantity: 1 }))).toBe(3);
    });
  });
}
