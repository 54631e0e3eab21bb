import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewLine, OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { OrderKey } from '#src/domain/cart/order';
import { lineTotal } from '#test/builders/line-total';
import { giftCard } from './checkout-walk';
import { rejection } from './rejection';
import type { ContractSubject, ShopUnderTest } from './shop-under-test';

/** Tests the contract of every order gateway (spec §7 Shop back end, §8 Shop back end). */
export function describeOrderGateway(name: string, { make, dispose, variations }: ContractSubject): void {
  describe(`OrderGateway of ${name} (spec §7 Shop back end)`, () => {
    let shop: ShopUnderTest;
    let orders: OrderGateway;
    beforeAll(async () => {
      shop = await make();
      orders = shop.OrderGateway;
    });
    afterAll(dispose);

    const white = (quantity: number) => ({ sku: 'WHITE-1', quantity });
    const red = (quantity: number) => ({ sku: 'RED-1', quantity });

    describe('creates an order', () => {
      it('that is a cart, named and proven by number and token', async () => {
        const order = await orders.create([white(1)]);
        expect(order).toMatchObject({
          state: 'cart',
          isComplete: false,
          furthestStep: 'address',
          isReadyToPlace: false,
        });
        expect(order).toMatchObject({ adjustments: [], shipments: [], payments: [], total: 700 });
        expect([order.number, order.token]).not.toContain('');
        expect(order.email).toBeUndefined();
        expect(order.completedAt).toBeUndefined();
      });

      it('together with its first lines', async () => {
        const order = await orders.create([white(2), red(3)]);
        expect(
          order.lineItems.map((line) => ({
            sku: line.sku,
            quantity: line.quantity,
            price: line.price,
            total: lineTotal(line),
          })),
        ).toEqual([
          { sku: 'WHITE-1', quantity: 2, price: 700, total: 1400 },
          { sku: 'RED-1', quantity: 3, price: 800, total: 2400 },
        ]);
        expect(order).toMatchObject({
          itemTotal: 3800,
          shipTotal: 0,
          additionalTaxTotal: 0,
          total: 3800,
        });
        expect(order.lineItems[0]!.variant).toMatchObject({
          sku: 'WHITE-1',
          name: 'Brisk White',
          slug: 'brisk-white',
          noIndividualPurchase: false,
        });
      });

      it('of its own each time', async () => {
        const [first, second] = [await orders.create([white(1)]), await orders.create([white(1)])];
        expect(second.number).not.toBe(first.number);
        expect(second.token).not.toBe(first.token);
      });

      it('only of products on sale', async () => {
        expect(await rejection(orders.create([white(1), { sku: 'NO-SUCH', quantity: 1 }]))).toMatchObject({
          code: 'not_found',
        });
      });
    });

    describe('reads an order', () => {
      it('as it was last changed', async () => {
        const order = await orders.create([white(1)]);
        expect(await orders.read(order)).toEqual(order);
      });

      it('never for a number that does not exist', async () => {
        const { token } = await orders.create([white(1)]);
        expect(await rejection(orders.read({ number: 'no-such-order', token }))).toMatchObject({
          code: 'unauthorized',
        });
      });
    });

    describe('keeps orders apart by their token (spec §6)', () => {
      const calls: Record<string, (key: OrderKey, lineItemId: string) => Promise<unknown>> = {
        read: (key) => orders.read(key),
        addLine: (key) => orders.addLine(key, red(1)),
        changeLine: (key, lineItemId) => orders.changeLine(key, lineItemId, 5),
        removeLine: (key, lineItemId) => orders.removeLine(key, lineItemId),
        empty: (key) => orders.empty(key),
        applyPromoCode: (key) => orders.applyPromoCode(key, 'TEN'),
        removePromoCode: (key) => orders.removePromoCode(key, 'PCT10'),
      };

      it.each(Object.keys(calls))(
        '%s is unauthorized with the token of another order, and changes nothing',
        async (call) => {
          const mine = await orders.create([white(2)]);
          await orders.applyPromoCode(mine, 'PCT10');
          const before = await orders.read(mine);
          const other = await orders.create([white(1)]);
          const error = await rejection(
            calls[call]!({ number: mine.number, token: other.token }, mine.lineItems[0]!.id),
          );
          expect(error).toMatchObject({ code: 'unauthorized' });
          expect(error.message).not.toBe('');
          expect(await orders.read(mine)).toEqual(before);
        },
      );
    });

    describe('adds a line', () => {
      it('for a sku that is new to the order', async () => {
        const order = await orders.create([white(1)]);
        await orders.addLine(order, red(2));
        expect((await orders.read(order)).lineItems.map(({ sku, quantity }) => [sku, quantity])).toEqual([
          ['WHITE-1', 1],
          ['RED-1', 2],
        ]);
      });

      it('into the line that holds the sku already, which keeps its id', async () => {
        const order = await orders.create([white(1)]);
        await orders.addLine(order, white(2));
        await orders.addLine(order, white(3));
        const { lineItems } = await orders.read(order);
        expect(lineItems.map(({ id, quantity }) => ({ id, quantity }))).toEqual([
          { id: order.lineItems[0]!.id, quantity: 6 },
        ]);
      });

      it('whose sku holds characters that addresses do not', async () => {
        const order = await orders.create([white(1)]);
        await orders.addLine(order, { sku: 'WHITE-1|RED-1', quantity: 1 });
        expect((await orders.read(order)).itemTotal).toBe(700 + 4200);
      });

      const paidAhead: NewLine = {
        ...white(1),
        prepaid: { installmentCount: 3, interval: { length: 1, unit: 'month' } },
      };

      it.runIf(variations.subscriptions === 'sold')(
        'whose deliveries are prepaid, at the price of their contents',
        async () => {
          const order = await orders.create([red(1)]);
          await orders.addLine(order, paidAhead);
          const line = (await orders.read(order)).lineItems.find(({ sku }) => sku === 'WHITE-1');
          expect(line).toMatchObject({
            quantity: 1,
            price: 2100,
            prePaidSubscription: { installmentCount: 3, interval: { length: 1, unit: 'month' } },
          });
        },
      );

      it.runIf(variations.subscriptions === 'sold')('that repeats until a day, which the line keeps', async () => {
        const order = await orders.create([red(1)]);
        const subscription = { interval: { length: 1, unit: 'month' }, endDate: '2027-06-30' } as const;
        await orders.addLine(order, { ...white(1), subscription });
        const line = (await orders.read(order)).lineItems.find(({ sku }) => sku === 'WHITE-1');
        expect(line?.subscriptionLineItems).toEqual([{ sku: 'WHITE-1', quantity: 1, ...subscription }]);
      });

      it.runIf(variations.subscriptions === 'not-sold')(
        'but none that is paid ahead or repeats, rather than one that is bought once',
        async () => {
          const order = await orders.create([red(1)]);
          const repeated: NewLine = { ...white(1), subscription: { interval: { length: 1, unit: 'month' } } };
          for (const line of [paidAhead, repeated])
            expect(await rejection(orders.addLine(order, line))).toMatchObject({ code: 'unprocessable_entity' });
          expect(await orders.read(order)).toEqual(order);
        },
      );

      it.runIf(variations.overStock === 'refused-at-delivery')(
        'beyond the stock: that is checked when it is sent',
        async () => {
          const order = await orders.create([white(1)]);
          await orders.addLine(order, white(499));
          expect((await orders.read(order)).lineItems[0]!.quantity).toBe(500);
        },
      );

      it.runIf(variations.overStock === 'refused-in-the-cart')(
        'but not beyond the stock, nor changes one to that',
        async () => {
          const order = await orders.create([white(1)]);
          expect(await rejection(orders.addLine(order, white(499)))).toMatchObject({ code: 'insufficient_stock' });
          expect(await rejection(orders.addLine(order, red(500)))).toMatchObject({ code: 'insufficient_stock' });
          expect(await rejection(orders.changeLine(order, order.lineItems[0]!.id, 500))).toMatchObject({
            code: 'insufficient_stock',
          });
          expect(await orders.read(order)).toEqual(order);
        },
      );

      it('but not of a discontinued product', async () => {
        const order = await orders.create([white(1)]);
        expect(await rejection(orders.addLine(order, { sku: 'NO-SUCH', quantity: 1 }))).toMatchObject({
          code: 'not_found',
        });
        expect(await orders.read(order)).toEqual(order);
      });

      it.each([0, -1, 1e9])('but not %d of it', async (quantity) => {
        const order = await orders.create([white(1)]);
        const error = await rejection(orders.addLine(order, white(quantity)));
        expect(error).toMatchObject({ code: 'unprocessable_entity' });
        expect(error.errors['quantity']).toHaveLength(1);
        expect(await orders.read(order)).toEqual(order);
      });
    });

    describe('changes a line', () => {
      it('to a quantity, as often as it is said', async () => {
        const order = await orders.create([white(1)]);
        const { id } = order.lineItems[0]!;
        await orders.changeLine(order, id, 4);
        await orders.changeLine(order, id, 4);
        const after = await orders.read(order);
        expect(after.lineItems.map((line) => [line.id, line.quantity])).toEqual([[id, 4]]);
        expect(after.itemTotal).toBe(2800);
      });

      it('but not to more gift cards than a line has', async () => {
        const order = await orders.create([giftCard(100)]);
        const { id } = order.lineItems[0]!;
        for (const refuse of [() => orders.changeLine(order, id, 101), () => orders.addLine(order, giftCard(1))])
          expect(await rejection(refuse())).toMatchObject({ code: 'unprocessable_entity' });
        expect((await orders.read(order)).lineItems[0]!.quantity).toBe(100);
        expect(await rejection(orders.create([giftCard(101)]))).toMatchObject({ code: 'unprocessable_entity' });
      });

      it.each([-1, 1e9])('but not to %d', async (quantity) => {
        const order = await orders.create([white(2)]);
        expect(await rejection(orders.changeLine(order, order.lineItems[0]!.id, quantity))).toMatchObject({
          code: 'unprocessable_entity',
        });
        expect(await orders.read(order)).toEqual(order);
      });

      it('away when there shall be 0 of it, and then finds it no more', async () => {
        const order = await orders.create([white(2)]);
        expect(await rejection(orders.changeLine(order, order.lineItems[0]!.id, 0))).toMatchObject({
          code: 'not_found',
        });
        expect((await orders.read(order)).lineItems).toEqual([]);
      });

      it('but none of another order', async () => {
        const [mine, other] = [await orders.create([white(1)]), await orders.create([white(1)])];
        expect(await rejection(orders.changeLine(mine, other.lineItems[0]!.id, 9))).toMatchObject({
          code: 'not_found',
        });
        expect(await orders.read(other)).toEqual(other);
      });
    });

    describe.each(['999999', 'no-such-line'])('finds no line %s', (id) => {
      it('to change or to remove, and leaves the order as it is', async () => {
        const order = await orders.create([white(1)]);
        expect(await rejection(orders.changeLine(order, id, 2))).toMatchObject({ code: 'not_found' });
        expect(await rejection(orders.removeLine(order, id))).toMatchObject({ code: 'not_found' });
        expect(await orders.read(order)).toEqual(order);
      });
    });

    describe('removes a line', () => {
      it('once: the second time it is gone', async () => {
        const order = await orders.create([white(1), red(1)]);
        const { id } = order.lineItems[0]!;
        await orders.removeLine(order, id);
        expect((await orders.read(order)).lineItems.map(({ sku }) => sku)).toEqual(['RED-1']);
        expect(await rejection(orders.removeLine(order, id))).toMatchObject({ code: 'not_found' });
        expect(await rejection(orders.changeLine(order, id, 2))).toMatchObject({ code: 'not_found' });
      });

      it('and the last one too: the order stays', async () => {
        const order = await orders.create([white(1)]);
        await orders.removeLine(order, order.lineItems[0]!.id);
        expect(await orders.read(order)).toMatchObject({
          number: order.number,
          state: 'cart',
          lineItems: [],
          total: 0,
        });
      });
    });

    describe('updates fields beside the lines (spec §7 PATCH orders)', () => {
      const giftNote = { from: 'Ada', recipient: 'Grace', note: 'Drink it cold.' };

      it('each by itself: fields that are not named stay', async () => {
        const order = await orders.create([white(1)]);
        await orders.update(order, { referralIdentifier: 'ref-1' });
        await orders.update(order, { specialInstructions: 'The green door.' });
        const answer = await orders.update(order, { giftNote });
        expect(answer).toMatchObject({ referralIdentifier: 'ref-1', specialInstructions: 'The green door.', giftNote });
        expect(await orders.read(order)).toEqual(answer);
      });

      it('away again when nothing is left of them', async () => {
        const order = await orders.create([white(1)]);
        await orders.update(order, { specialInstructions: 'The green door.', giftNote });
        const answer = await orders.update(order, {
          specialInstructions: '',
          giftNote: { from: '', recipient: '', note: '' },
        });
        expect(answer.specialInstructions).toBeUndefined();
        expect(answer.giftNote).toBeUndefined();
      });

      it('only as long as they fit on a slip or a card, counted as a person counts', async () => {
        const order = await orders.create([white(1)]);
        const longest = {
          specialInstructions: '🍷'.repeat(500),
          giftNote: { from: 'A'.repeat(60), recipient: '', note: '🍷'.repeat(300) },
        };
        await orders.update(order, longest);
        expect(
          await rejection(
            orders.update(order, {
              specialInstructions: 'A'.repeat(501),
              giftNote: { from: '', recipient: '', note: 'A'.repeat(301) },
            }),
          ),
        ).toMatchObject({
          code: 'unprocessable_entity',
          errors: { special_instructions: [expect.any(String)], 'gift_note.note': [expect.any(String)] },
        });
        expect(await orders.read(order)).toMatchObject(longest);
      });

      it('with the emoji of a message, and no invisible marks in the names beside it', async () => {
        const order = await orders.create([white(1)]);
        const family = '👨\u200d👩\u200d👧 ❤\ufe0f';
        await orders.update(order, { giftNote: { from: 'Ada', recipient: 'Grace', note: family } });
        const pasted = { from: 'Ada\u200e', recipient: 'Grace\u2060', note: family };
        expect(await rejection(orders.update(order, { giftNote: pasted }))).toMatchObject({
          code: 'unprocessable_entity',
          errors: { 'gift_note.from': [expect.any(String)], 'gift_note.recipient': [expect.any(String)] },
        });
        expect((await orders.read(order)).giftNote?.note).toBe(family);
      });

      it('of no order but that of the key', async () => {
        const order = await orders.create([white(1)]);
        expect(
          await rejection(orders.update({ ...order, token: 'another' }, { specialInstructions: 'x' })),
        ).toMatchObject({ code: 'unauthorized' });
      });
    });

    it('empties an order of lines and codes, and does so again; number and token stay', async () => {
      const order = await orders.create([white(2), red(1)]);
      await orders.applyPromoCode(order, 'TEN');
      await orders.empty(order);
      await orders.empty(order);
      expect(await orders.read(order)).toMatchObject({
        number: order.number,
        token: order.token,
        lineItems: [],
        adjustments: [],
        total: 0,
      });
      await orders.addLine(order, white(1));
      expect((await orders.read(order)).total).toBe(700);
    });

    describe('meets a conflict while another request holds the order (spec §8, 409)', () => {
      const changes: Record<string, (key: OrderKey, lineItemId: string) => Promise<unknown>> = {
        addLine: (key) => orders.addLine(key, red(1)),
        changeLine: (key, lineItemId) => orders.changeLine(key, lineItemId, 5),
        removeLine: (key, lineItemId) => orders.removeLine(key, lineItemId),
        empty: (key) => orders.empty(key),
        applyPromoCode: (key) => orders.applyPromoCode(key, 'TEN'),
        removePromoCode: (key) => orders.removePromoCode(key, 'PCT10'),
      };

      it.each(Object.keys(changes))('%s changes nothing, and works afterwards', async (change) => {
        const order = await orders.create([white(2)]);
        await orders.applyPromoCode(order, 'PCT10');
        const before = await orders.read(order);
        await shop.lock(order);
        const error = await rejection(changes[change]!(order, order.lineItems[0]!.id));
        expect(error).toMatchObject({ code: 'locked' });
        expect(await orders.read(order)).toEqual(before);
        await shop.unlock(order);
        await changes[change]!(order, order.lineItems[0]!.id);
        expect(await orders.read(order)).not.toEqual(before);
      });
    });
  });
}
