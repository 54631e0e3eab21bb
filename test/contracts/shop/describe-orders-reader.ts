import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OrdersReader } from '#src/application/ports/shop/orders-reader';
import type { Order } from '#src/domain/cart/order';
import { checkoutWalk } from './checkout-walk';
import { rejection } from './rejection';
import type { ContractSubject, ShopUnderTest } from './shop-under-test';

/** There is always enough of it. */
const fizz = (quantity: number) => ({ sku: 'FIZZ-1', quantity });

/** Tests the contract of every order history (spec §6 Signed-in only, §7 GET orders/mine, orders/completed). */
export function describeOrdersReader(name: string, { make, dispose, variations }: ContractSubject): void {
  describe(`OrdersReader of ${name} (spec §3 orders, §6 Signed-in only, §7 orders/mine, §9)`, () => {
    let shop: ShopUnderTest;
    let history: OrdersReader;
    let oldest: Order;
    let middle: Order;
    let newest: Order;
    let cart: Order;
    beforeAll(async () => {
      shop = await make();
      ({ OrdersReader: history } = shop);
      shop.signIn('ada');
      oldest = await place(1);
      middle = await place(2);
      newest = await place(3);
      cart = await shop.OrderGateway.create([fizz(1)]);
    });
    afterEach(() => shop.signIn('ada'));
    afterAll(dispose);

    const { paidOrder } = checkoutWalk(() => shop);

    async function place(quantity: number): Promise<Order> {
      const paid = await paidOrder(fizz(quantity));
      await shop.CheckoutGateway.finalizeSession(paid.number, paid.paymentPage!.sessionId);
      return shop.OrderGateway.read(paid);
    }

    const numbers = async (page: number, perPage: number) =>
      (await history.list({ page, perPage })).orders.map(({ number }) => number);

    describe('lists', () => {
      it('the newest first, page by page', async () => {
        expect(await numbers(1, 2)).toEqual([newest.number, middle.number]);
        expect((await numbers(2, 2))[0]).toBe(oldest.number);
        const { totalCount, pages, page } = await history.list({ page: 2, perPage: 2 });
        expect([pages, page]).toEqual([Math.ceil(totalCount / 2), 2]);
      });

      it('six to a page', async () => {
        const { totalCount, pages, orders } = await history.list({ page: 1 });
        expect(pages).toBe(Math.ceil(totalCount / 6));
        expect(orders).toHaveLength(Math.min(totalCount, 6));
      });

      it('nothing past the end, with the same totals', async () => {
        const { totalCount, pages } = await history.list({ page: 1 });
        expect(await history.list({ page: 9999 })).toEqual({ orders: [], page: 9999, pages, totalCount });
      });

      it('no cart, on no page', async () => {
        const { totalCount } = await history.list({ page: 1, perPage: 1 });
        const all = await numbers(1, totalCount + 5);
        expect(all).toHaveLength(totalCount);
        expect(all).toContain(oldest.number);
        expect(all).not.toContain(cart.number);
      });

      it('number, day, total, state and units of each', async () => {
        const [row] = (await history.list({ page: 1, perPage: 1 })).orders;
        expect(row).toMatchObject({ number: newest.number, state: 'complete', total: newest.total });
        expect(row!.completedAt).toBe(newest.completedAt);
        expect(row!.units ?? row!.lineItems!.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(3);
      });

      it(`${variations.orderRows} rows: ${variations.orderRows === 'big' ? 'with' : 'without'} their lines`, async () => {
        const [row] = (await history.list({ page: 1, perPage: 1 })).orders;
        const skus = row!.lineItems?.map(({ sku }) => sku);
        expect(skus).toEqual(variations.orderRows === 'big' ? ['FIZZ-1'] : undefined);
      });

      it.runIf(variations.subscriptions === 'sold')('the deliveries of one subscription alone', async () => {
        const subscriptionId = await shop.deliver(middle);
        expect(await history.list({ page: 1, subscriptionId })).toMatchObject({
          orders: [{ number: middle.number }],
          pages: 1,
          totalCount: 1,
        });
        expect(await history.list({ page: 2, subscriptionId })).toMatchObject({ orders: [], totalCount: 1 });
      });

      it.runIf(variations.subscriptions === 'not-sold')('no order as the delivery of a subscription', async () => {
        expect(await history.list({ page: 1, subscriptionId: '1' })).toEqual({
          orders: [],
          page: 1,
          pages: 0,
          totalCount: 0,
        });
      });

      it('nothing of another customer, and nothing to guests', async () => {
        shop.signIn('bob');
        const bobs = await place(1);
        const { totalCount } = await history.list({ page: 1 });
        expect(await numbers(1, totalCount + 1)).not.toContain(newest.number);
        shop.signIn('ada');
        const { totalCount: ofAda } = await history.list({ page: 1 });
        expect(await numbers(1, ofAda + 1)).not.toContain(bobs.number);
        shop.signIn(undefined);
        expect(await rejection(history.list({ page: 1 }))).toMatchObject({ code: 'unauthorized' });
      });
    });

    describe('reads', () => {
      it('the whole order', async () => {
        expect(await history.read(newest.number)).toEqual(await shop.OrderGateway.read(newest));
        expect(await history.read(newest.number)).toMatchObject({
          lineItems: [{ sku: 'FIZZ-1', quantity: 3 }],
          shipments: [{ state: expect.any(String) as string }],
        });
      });

      it.each(['R000000000', 'mine', 'current', 'completed', '..', 'R1/../current', '💥'])(
        'no order that never was: %s',
        async (number) => {
          expect(await rejection(history.read(number))).toMatchObject({ code: 'not_found' });
        },
      );

      it('no cart', async () => {
        expect(await rejection(history.read(cart.number))).toMatchObject({ code: 'not_found' });
      });

      it('no placed order as the current one, though it is the newest', async () => {
        newest = await place(1);
        expect((await shop.OrderGateway.readCurrent())?.number).not.toBe(newest.number);
      });

      it("another customer's: it answers as if there were none", async () => {
        shop.signIn('bob');
        const foreign = await rejection(history.read(newest.number));
        const unknown = await rejection(history.read('R000000000'));
        expect([foreign.code, foreign.message]).toEqual([unknown.code, unknown.message]);
        shop.signIn(undefined);
        expect(await rejection(history.read(newest.number))).toMatchObject({ code: 'not_found' });
      });
    });
  });
}
