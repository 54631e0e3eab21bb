import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewLine, OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { Order } from '#src/domain/cart/order';
import { anAddress } from '#test/builders/an-address';
import { lineTotal } from '#test/builders/line-total';
import { checkoutWalk, contact, giftCard, red, white } from './checkout-walk';
import { rejection } from './rejection';
import type { ContractSubject, ShopUnderTest } from './shop-under-test';

/** Tests promo codes at every order gateway (spec §4 Promo codes, §7 coupon_codes). */
export function describeOrderPromoCodes(name: string, { make, dispose, variations }: ContractSubject): void {
  describe(`OrderGateway of ${name}: promo codes (spec §4 Promo codes)`, () => {
    let shop: ShopUnderTest;
    let orders: OrderGateway;
    beforeAll(async () => {
      shop = await make();
      orders = shop.OrderGateway;
    });
    afterAll(dispose);
    const { orderInPayment } = checkoutWalk(() => shop);

    describe('applies promo codes (spec §4 Promo codes)', () => {
      it('to the order and to each line, without regard to case and blanks', async () => {
        const order = await orders.create([white(2), red(3)]);
        await orders.applyPromoCode(order, ' tEn ');
        await orders.applyPromoCode(order, 'PCT10');
        const after = await orders.read(order);
        expect(after).toMatchObject({ itemTotal: 3800, total: 2420 });
        expect(after.adjustments).toMatchObject([
          {
            source: 'promotion',
            eligible: true,
            promotionCode: 'ten',
            promotionCodeId: expect.any(String),
            amount: -1000,
          },
        ]);
        expect(
          after.lineItems.map((line) => [
            lineTotal(line),
            line.adjustments[0]!.amount,
            line.adjustments[0]!.promotionCode,
          ]),
        ).toEqual([
          [1260, -140, 'pct10'],
          [2160, -240, 'pct10'],
        ]);
      });

      it('but none twice, and says that it is there already', async () => {
        const order = await orders.create([white(2)]);
        await orders.applyPromoCode(order, 'TEN');
        const error = await rejection(orders.applyPromoCode(order, 'ten'));
        expect(error).toMatchObject({ code: 'unprocessable_entity', codeDenial: { reason: 'already_applied' } });
        expect((await orders.read(order)).adjustments).toHaveLength(1);
      });

      it.each([
        ['NOPE', 'not_found'],
        ['a/b?c#d %', 'not_found'],
        ['OLD', 'expired'],
        ['BIG100', 'item_total_too_low'],
        ['MEMBER', 'sign_in_required'],
        ['SHIPFREE', 'nothing_to_discount'],
      ])('but denies %s with the reason %s (spec §8 Handling)', async (code, reason) => {
        const order = await orders.create([white(2)]);
        const error = await rejection(orders.applyPromoCode(order, code));
        expect(error).toMatchObject({ code: 'unprocessable_entity', codeDenial: { reason, message: error.message } });
        expect(error.codeDenial?.neededItemTotal).toBe(reason === 'item_total_too_low' ? 10_000 : undefined);
        expect(error.message).not.toBe(error.code);
        expect(await orders.read(order)).toEqual(order);
      });

      it.runIf(variations.promoCodes === 'all-count')('all of which count', async () => {
        const order = await orders.create([white(20)]);
        for (const code of ['FIRST', 'BIG100', 'TEN']) await orders.applyPromoCode(order, code);
        const after = await orders.read(order);
        expect(after.adjustments.map(({ promotionCode, eligible }) => [promotionCode, eligible]).sort()).toEqual([
          ['big100', true],
          ['first', true],
          ['ten', true],
        ]);
        expect(after).toMatchObject({ itemTotal: 14_000, total: 11_000 });
      });

      it.runIf(variations.promoCodes === 'best-counts')(
        'of which only the best counts; the others stay attached',
        async () => {
          const order = await orders.create([white(20)]);
          for (const code of ['FIRST', 'BIG100', 'TEN']) await orders.applyPromoCode(order, code);
          const after = await orders.read(order);
          expect(after.adjustments.map(({ promotionCode, eligible }) => [promotionCode, eligible]).sort()).toEqual([
            ['big100', true],
            ['first', false],
            ['ten', false],
          ]);
          expect(after).toMatchObject({ itemTotal: 14_000, total: 12_500 });
        },
      );

      it('with one use to one order, and to another once the first is canceled', async () => {
        const { CheckoutGateway: checkout } = shop;
        const order = await orderInPayment(white(2));
        await orders.applyPromoCode(order, 'ONCE');
        const paid = await checkout.prepare(order);
        await shop.pay(paid);
        await checkout.submitPayment(paid);
        const placed = await checkout.finalize(paid);
        const other = await orders.create([white(2)]);
        expect(await rejection(orders.applyPromoCode(other, 'ONCE'))).toMatchObject({
          codeDenial: { reason: 'used_up' },
        });
        await shop.cancel(placed);
        await orders.applyPromoCode(other, 'ONCE');
        expect((await orders.read(other)).adjustments).toMatchObject([
          { promotionCode: 'once', amount: -500, eligible: true },
        ]);
      });

      it('that stop counting while their rule does not hold', async () => {
        const order = await orders.create([white(20)]);
        const { id } = order.lineItems[0]!;
        await orders.applyPromoCode(order, 'BIG100');
        await orders.changeLine(order, id, 2);
        const below = await orders.read(order);
        expect(below).toMatchObject({
          itemTotal: 1400,

          total: 1400,
          adjustments: [{ promotionCode: 'big100', eligible: false }],
        });
        await orders.changeLine(order, id, 20);
        expect(await orders.read(order)).toMatchObject({
          total: 12_500,
          adjustments: [{ promotionCode: 'big100', eligible: true }],
        });
      });
    });

    describe('takes the discount of the whole order off its lines before tax (spec §3 Adjustment)', () => {
      const wyoming = anAddress({ city: 'Cheyenne', zipcode: '82001', stateAbbr: 'WY' });

      /** The order with these codes on its way to Wyoming, which taxes at 7.25 percent. */
      async function taxed(lines: readonly NewLine[], ...codes: readonly string[]): Promise<Order> {
        const order = await orders.create(lines);
        for (const code of codes) await orders.applyPromoCode(order, code);
        return shop.CheckoutGateway.submitAddress(order, { ...contact, address: wyoming });
      }
      const taxes = ({ lineItems }: Order) =>
        lineItems.map(({ sku, adjustments }) => [
          sku,
          adjustments.filter(({ source }) => source === 'tax').reduce((sum, { amount }) => sum + amount, 0),
        ]);

      it('so that $100.00 less $10.00 are $96.53 at 7.25 percent', async () => {
        const order = await taxed([white(4), red(9)], 'TEN');
        expect(order).toMatchObject({ itemTotal: 10_000, additionalTaxTotal: 653, total: 9653 + order.shipTotal });
        // $28.00 less $2.80, and $72.00 less $7.20.
        expect(taxes(order)).toEqual([
          ['WHITE-1', 183],
          ['RED-1', 470],
        ]);
      });

      it('after those of the lines, and none of it off a gift card', async () => {
        const order = await taxed([white(2), red(3), giftCard(1)], 'PCT10', 'TEN');
        expect(order).toMatchObject({ additionalTaxTotal: 176, total: 7420 + 176 + order.shipTotal });
        // $12.60 less $3.68, and $21.60 less $6.32.
        expect(taxes(order)).toEqual([
          ['WHITE-1', 65],
          ['RED-1', 111],
          ['GIFT-CARD-50', 0],
        ]);
      });

      it('to nothing where all of the goods is taken off', async () => {
        const order = await taxed([white(1), giftCard(1)], 'TEN');
        expect(order).toMatchObject({ additionalTaxTotal: 0, total: 5000 + order.shipTotal });
      });

      it('and not where only shipping is free', async () => {
        const order = await taxed([white(4)]);
        await orders.applyPromoCode(order, 'SHIPFREE');
        expect(await orders.read(order)).toMatchObject({ additionalTaxTotal: 203, total: 3003 });
      });
    });

    describe('takes nothing off gift cards, which are money', () => {
      it.each(['TEN', 'PCT10', 'FIRST'])('and denies %s to a cart of nothing else', async (code) => {
        const order = await orders.create([giftCard(1)]);
        expect(await rejection(orders.applyPromoCode(order, code))).toMatchObject({
          codeDenial: { reason: 'nothing_to_discount' },
        });
        expect(await orders.read(order)).toMatchObject({ total: 5000, adjustments: [] });
      });

      it('but off the goods beside them, at most their price', async () => {
        const order = await orders.create([white(1), giftCard(1)]);
        await orders.applyPromoCode(order, 'TEN');
        expect(await orders.read(order)).toMatchObject({ itemTotal: 5700, total: 5000 });
      });

      it('but a part of each other line', async () => {
        const order = await orders.create([white(2), giftCard(1)]);
        await orders.applyPromoCode(order, 'PCT10');
        const { lineItems, total } = await orders.read(order);
        expect(total).toBe(6260);
        expect(lineItems.filter(({ sku }) => sku === 'GIFT-CARD-50').map(lineTotal)).toEqual([5000]);
      });

      it('and lets them count toward no minimum', async () => {
        const order = await orders.create([white(2), giftCard(2)]);
        expect(await rejection(orders.applyPromoCode(order, 'BIG100'))).toMatchObject({
          codeDenial: { reason: 'item_total_too_low', neededItemTotal: 10_000 },
        });
        expect(await orders.read(order)).toMatchObject({ total: 11_400 });
      });

      it('however many codes there are, also once the goods are gone', async () => {
        const order = await orders.create([white(15), giftCard(2)]);
        for (const code of ['TEN', 'PCT10', 'FIRST', 'BIG100']) await orders.applyPromoCode(order, code);
        const wine = order.lineItems.find(({ sku }) => sku === 'WHITE-1')!;
        await orders.changeLine(order, wine.id, 1);
        expect(await orders.read(order)).toMatchObject({ total: 10_000 });
        await orders.removeLine(order, wine.id);
        expect(await orders.read(order)).toMatchObject({ total: 10_000 });
      });
    });

    it('finds none by trying: after ten codes that do not exist the cart takes none for a minute', async () => {
      const cart = await orders.create([white(1)]);
      for (let guess = 1; guess <= 10; guess += 1) {
        expect(await rejection(orders.applyPromoCode(cart, `NOPE${guess}`))).toMatchObject({
          codeDenial: { reason: 'not_found' },
        });
      }
      expect(await rejection(orders.applyPromoCode(cart, 'TEN'))).toMatchObject({ code: 'rate_limited' });
      expect(await orders.read(cart)).toEqual(cart);
      await orders.applyPromoCode(await orders.create([white(2)]), 'TEN');
    });

    describe('removes promo codes', () => {
      it('and finds none by trying to: that would tell which codes there are', async () => {
        const cart = await orders.create([white(1)]);
        for (let guess = 1; guess <= 10; guess += 1) {
          expect(await rejection(orders.removePromoCode(cart, `NOPE${guess}`))).toMatchObject({
            codeDenial: { reason: 'not_found' },
          });
        }
        expect(await rejection(orders.removePromoCode(cart, 'TEN'))).toMatchObject({ code: 'rate_limited' });
        expect(await rejection(orders.applyPromoCode(cart, 'TEN'))).toMatchObject({ code: 'rate_limited' });
      });

      it('once: the second time it is not there', async () => {
        const order = await orders.create([white(2)]);
        await orders.applyPromoCode(order, 'TEN');
        await orders.removePromoCode(order, 'Ten');
        expect(await orders.read(order)).toEqual(order);
        expect(await rejection(orders.removePromoCode(order, 'ten'))).toMatchObject({
          code: 'unprocessable_entity',
          codeDenial: { reason: 'not_applied' },
        });
      });

      it.each(['NOPE', 'a/b?c#d %'])('but not %s, which is none', async (code) => {
        const order = await orders.create([white(2)]);
        expect(await rejection(orders.removePromoCode(order, code))).toMatchObject({
          code: 'unprocessable_entity',
          codeDenial: { reason: 'not_found' },
        });
      });
    });
  });
}
