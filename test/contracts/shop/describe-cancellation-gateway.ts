import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order, OrderKey } from '#src/domain/cart/order';
import { estimateRequest } from '#src/domain/group-order/estimate';
import { deliveryState } from '#src/domain/orders/delivery-state';
import { aGroupOrder } from '#test/builders/a-group-order';
import { payerOf } from './payer-of';
import { rejection } from './rejection';
import type { ContractSubject, ShopUnderTest } from './shop-under-test';

export function describeCancellationGateway(name: string, { make, dispose, variations }: ContractSubject): void {
  describe(`CancellationGateway of ${name} (spec §7 PUT orders/cancel)`, () => {
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

    /** Refuses to cancel, which the order does not offer either, and changes nothing. */
    async function isClosedTo(key: OrderKey, refusal: object = { code: 'not_allowed' }): Promise<void> {
      const before = await shop.OrderGateway.read(key);
      expect(before.cancelEndsAt).toBeUndefined();
      expect(await rejection(shop.CancellationGateway.cancelOrder(key))).toMatchObject(refusal);
      expect(await shop.OrderGateway.read(key)).toEqual(before);
    }

    it('is offered for as long as something can be added', () => {
      expect(order.cancelEndsAt).toBe(order.completedAt! + 15 * 60_000);
      expect(order.canceledAt).toBeUndefined();
    });

    it('ends the order and releases its money', async () => {
      const after = await shop.CancellationGateway.cancelOrder(payer);
      expect(after).toMatchObject({
        number: order.number,
        state: 'canceled',
        isComplete: true,
        paymentTotal: 0,
        lineItems: order.lineItems.map(({ sku, quantity }) => ({ sku, quantity })),
      });
      expect(after.canceledAt).toBeGreaterThanOrEqual(order.completedAt!);
      expect([after.cancelEndsAt, after.crossSellEndsAt]).toEqual([undefined, undefined]);
      expect(after.payments.filter(({ state }) => state !== 'void')).toEqual([]);
      expect(deliveryState(after)).toBe('canceled');
      expect(await shop.OrderGateway.read(payer)).toEqual(after);
    });

    it('answers the same order when it is repeated', async () => {
      const after = await shop.CancellationGateway.cancelOrder(payer);
      expect(await shop.CancellationGateway.cancelOrder(payer)).toEqual(after);
    });

    it('puts its goods back in stock', async () => {
      const left = async () => (await shop.variants.readBySkus(['PINK-1']))[0]!.unitsLeft;
      const before = await left();
      const key = await payerOf(shop, await shop.OrderGateway.create([{ sku: 'PINK-1', quantity: 1 }]));
      await shop.CancellationGateway.cancelOrder(key);
      expect(await left()).toBe(before);
    });

    it('takes no additions and changes after it', async () => {
      await shop.CancellationGateway.cancelOrder(payer);
      const added = shop.CrossSellGateway.add(payer, { sku: 'RED-1', quantity: 1 });
      expect(await rejection(added)).toMatchObject({ code: 'not_allowed' });
      const changed = shop.OrderGateway.addLine(payer, { sku: 'RED-1', quantity: 1 });
      expect(await rejection(changed)).toMatchObject({ code: 'unauthorized' });
    });

    it('is closed to others who have the order’s token', async () => {
      const { number, token } = payer;
      await isClosedTo({ number, token });
      const another = await placed();
      for (const additionToken of [another.additionToken, token, 'x'.repeat(32), ''])
        await isClosedTo({ number, token, additionToken });
      shop.signIn('bob');
      await isClosedTo({ number, token });
      const refused = shop.CancellationGateway.cancelOrder({ ...payer, token: 'wrong-token-----------' });
      expect(await rejection(refused)).toMatchObject({ code: 'unauthorized' });
    });

    // Other contracts give the customer credit: where credit always pays, it leaves their card nothing to pay.
    it.runIf(variations.storeCredit === 'can-be-kept')('is open to the signed-in owner, with any browser', async () => {
      shop.signIn('ada');
      const { number, token } = await placed();
      expect((await shop.OrdersReader.read(number)).cancelEndsAt).toBeDefined();
      shop.signIn('bob');
      await isClosedTo({ number, token });
      shop.signIn('ada');
      const canceled = await shop.CancellationGateway.cancelOrder({ number, token });
      expect(canceled.state).toBe('canceled');
      expect(await shop.OrdersReader.read(number)).toMatchObject({
        state: 'canceled',
        canceledAt: canceled.canceledAt,
      });
      expect((await shop.OrdersReader.list({ page: 1 })).orders[0]).toMatchObject({ number, state: 'canceled' });
      expect((await shop.OrderGateway.readCurrent())?.number).not.toBe(number);
    });

    it('is closed for an order for many addresses', async () => {
      const { order: estimate } = await shop.GroupOrderGateway.create(estimateRequest('bulk', aGroupOrder()));
      await isClosedTo(await payerOf(shop, estimate));
    });

    it('is closed for a delivery of a subscription', async () => {
      shop.signIn('ada');
      const cart = await shop.OrderGateway.create([{ sku: 'WHITE-1', quantity: 2 }]);
      const key = await payerOf(shop, cart);
      await shop.deliver(cart);
      await isClosedTo(key);
    });

    it('is closed for a cart', async () => {
      await isClosedTo(await shop.OrderGateway.create([{ sku: 'WHITE-1', quantity: 1 }]));
    });

    it('is refused once the parcel is packed', async () => {
      await shop.pack(order);
      await isClosedTo(payer, { code: 'unprocessable_entity', errors: { shipments: [expect.any(String)] } });
    });

    it('answers an order that the shop has canceled as it is', async () => {
      await shop.cancel(order);
      const canceled = await shop.OrderGateway.read(payer);
      expect(await shop.CancellationGateway.cancelOrder(payer)).toEqual(canceled);
    });

    it('is a conflict while the order is locked', async () => {
      await shop.lock(order);
      expect(await rejection(shop.CancellationGateway.cancelOrder(payer))).toMatchObject({ code: 'locked' });
      await shop.unlock(order);
      expect((await shop.CancellationGateway.cancelOrder(payer)).state).toBe('canceled');
    });
  });
}
