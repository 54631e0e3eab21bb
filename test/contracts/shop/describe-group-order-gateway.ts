import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { estimateRequest } from '#src/domain/group-order/estimate';
import { aGroupOrder, aGroupOrderAddress } from '#test/builders/a-group-order';
import { rejection } from './rejection';
import type { ContractSubject, ShopUnderTest } from './shop-under-test';

const request = (change: Parameters<typeof aGroupOrder>[0] = {}) => estimateRequest('bulk', aGroupOrder(change));

/** Tests the contract of every gateway of group orders (spec §4 Group order, docs/adr/0024). */
export function describeGroupOrderGateway(name: string, { make, dispose }: ContractSubject): void {
  describe(`GroupOrderGateway of ${name} (spec §4 Group order, spec §7 POST /api/orders)`, () => {
    let shop: ShopUnderTest;
    beforeAll(async () => {
      shop = await make();
    });
    afterAll(dispose);

    it('creates an order with the lines of all addresses and its details', async () => {
      const { order, ...facts } = await shop.GroupOrderGateway.create(request());
      expect(facts).toEqual({ kind: 'bulk', company: 'Example & Co.', date: '2026-12-18', time: '' });
      expect(order).toMatchObject({
        email: 'ada@example.test',
        isComplete: false,
        recipientCount: 2,
        lineItems: [{ sku: 'WHITE-1', quantity: 4 }],
      });
      expect(await shop.GroupOrderGateway.read(order)).toEqual({ order, ...facts });
      expect(await shop.OrderGateway.read(order)).toEqual(order);
    });

    it('creates an order without an owner, also for a signed-in customer: their cart stays as it is', async () => {
      shop.signIn('ada');
      const cart = await shop.OrderGateway.create([{ sku: 'RED-1', quantity: 1 }]);
      const { order } = await shop.GroupOrderGateway.create(request());
      expect(order.userId).toBeUndefined();
      expect((await shop.OrderGateway.readCurrent())?.number).toBe(cart.number);
      shop.signIn(undefined);
    });

    it('creates another order for the same request', async () => {
      const [one, other] = [
        await shop.GroupOrderGateway.create(request()),
        await shop.GroupOrderGateway.create(request()),
      ];
      expect(one.order.number).not.toBe(other.order.number);
    });

    it('takes five hundred addresses', async () => {
      const addresses = Array.from({ length: 500 }, (_, index) =>
        aGroupOrderAddress({ id: String(index), name: `Person ${index}`, sets: 1 }),
      );
      const { order } = await shop.GroupOrderGateway.create(request({ addresses }));
      expect(order).toMatchObject({ recipientCount: 500, lineItems: [{ quantity: 1000 }] });
    });

    it('opens with the token, and never without it', async () => {
      const { order } = await shop.GroupOrderGateway.create(request());
      const refusal = await rejection(shop.GroupOrderGateway.read({ number: order.number, token: 'another-token' }));
      expect(refusal.code).toBe('unauthorized');
    });

    it('refuses discontinued products, an order without addresses, and an invalid address', async () => {
      const unknown = await rejection(
        shop.GroupOrderGateway.create(request({ products: [{ sku: 'NO-SUCH', quantity: 1 }] })),
      );
      expect(unknown.code).toBe('not_found');
      const empty = await rejection(shop.GroupOrderGateway.create(request({ addresses: [] })));
      expect(empty.code).toBe('unprocessable_entity');
      const details = { ...aGroupOrder().details, email: 'ada' };
      expect(await rejection(shop.GroupOrderGateway.create(request({ details })))).toMatchObject({
        code: 'unprocessable_entity',
        errors: { email: ['is invalid'] },
      });
    });

    it.each([
      ['zipcode', { zipcode: '84101' }],
      ['phone', { phone: '.......' }],
      ['address1', { address1: 'P.O. Box 12' }],
    ] as const)('refuses an address by its number when its %s is wrong: %j', async (field, wrong) => {
      const addresses = [aGroupOrderAddress({ id: '1' }), aGroupOrderAddress({ id: '2', ...wrong })];
      const error = await rejection(shop.GroupOrderGateway.create(request({ addresses })));
      expect(error).toMatchObject({ code: 'unprocessable_entity' });
      expect(error.errors[`recipients[1].${field}`]).toEqual([expect.any(String)]);
    });

    it('sends one form of ZIP codes and phone numbers, without invisible marks', async () => {
      const pasted = { zipcode: '97201\u20131234', phone: '503/555-0123 x12', name: 'Ada\u200b Example' };
      const addresses = [aGroupOrderAddress({ id: '1', ...pasted })];
      const { order } = await shop.GroupOrderGateway.create(request({ addresses }));
      expect(order.recipientCount).toBe(1);
    });
  });
}
