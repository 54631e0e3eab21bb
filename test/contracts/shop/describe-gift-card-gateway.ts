import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { NewLine } from '#src/application/ports/shop/order-gateway';
import type { Order, OrderKey } from '#src/domain/cart/order';
import { livePayments } from '#src/domain/cart/payment';
import { lastOfGiftCard } from '#src/domain/gift-card/gift-card-code';
import { cents } from '#src/domain/money/money';
import { anAddress } from '#test/builders/an-address';
import { rejection } from './rejection';
import type { ContractSubject, ShopUnderTest } from './shop-under-test';

const fifty = 'FULLFIFTY0000001';
const big = 'FIVEHUNDRED00001';
/** Thirty cents less than ten cans of white wine. */
const short = 'CENTSSHORT000001';
/** Covers one small order, and not two. */
const little = 'LITTLEREST000001';
const denied = [
  ['NOSUCHCARD000001', 'not_found', 'not_found'],
  ['EXPIRED000000001', 'unprocessable_entity', 'expired'],
  ['EMPTY00000000001', 'unprocessable_entity', 'empty'],
  ['REDEEMED00000001', 'unprocessable_entity', 'already_redeemed'],
  ['OTHERSTORE000001', 'unprocessable_entity', 'other_store'],
  ["'; DROP TABLE", 'not_found', 'not_found'],
  ['ЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖЖ', 'not_found', 'not_found'],
] as const;

/** Tests the contract of every gift card gateway (spec §6 For everybody, §7 gift cards). */
export function describeGiftCardGateway(name: string, { make, dispose }: ContractSubject): void {
  describe(`GiftCardGateway of ${name} (spec §7 gift cards)`, () => {
    let shop: ShopUnderTest;
    beforeAll(async () => {
      shop = await make();
    });
    afterEach(() => shop.signIn(undefined));
    afterAll(dispose);

    const white = (quantity: number): NewLine => ({ sku: 'WHITE-1', quantity });
    const ada = { recipientName: 'Ada', recipientEmail: 'ada@example.test', purchaserName: 'Bob', message: 'Cheers!' };
    const cardsOf = (order: Order) => order.lineItems.flatMap(({ giftCards }) => giftCards);
    const shares = (order: Order) =>
      order.appliedGiftCards.map(({ last, amount, remaining }) => [last, amount, remaining]);
    const idOf = (order: Order): string => order.appliedGiftCards[0]!.id;

    async function inPayment(...lines: readonly NewLine[]): Promise<Order> {
      const order = await shop.CheckoutGateway.submitAddress(await shop.OrderGateway.create(lines), {
        email: 'guest@example.test',
        address: anAddress(),
      });
      return shop.CheckoutGateway.submitDelivery(
        order,
        order.shipments.map(({ id, rates }) => ({ shipmentId: id, rateId: rates[0]!.id })),
      );
    }

    describe('in the cart', () => {
      it('every unit has a card, whose recipient is named later', async () => {
        const cart = await shop.OrderGateway.create([{ sku: 'GIFT-CARD-50', quantity: 2 }]);
        expect(cardsOf(cart)).toMatchObject([
          { amount: 5000, isFilled: false },
          { amount: 5000, isFilled: false },
        ]);
        const [first, second] = cardsOf(cart);
        const sendAt = shop.now() + 86_400_000;
        const filled = await shop.GiftCardGateway.setRecipients(cart, [{ ...ada, id: second!.id, sendAt }]);
        expect(cardsOf(filled)).toEqual([first, { ...ada, id: second!.id, amount: 5000, isFilled: true, sendAt }]);
        expect(await shop.OrderGateway.read(cart)).toEqual(filled);
      });

      it('one of any amount has the named amount, in whole dollars from 10 to 500', async () => {
        const open = (amount: number): NewLine => ({
          sku: 'GIFT-CARD-OPEN',
          quantity: 1,
          giftCardAmount: cents(amount),
        });
        expect(cardsOf(await shop.OrderGateway.create([open(7500)]))).toMatchObject([{ amount: 7500 }]);
        for (const amount of [0, -1000, 900, 1050, 50_100]) {
          expect(await rejection(shop.OrderGateway.create([open(amount)]))).toMatchObject({
            code: 'unprocessable_entity',
            errors: { amount: [expect.any(String)] },
          });
        }
        expect(await rejection(shop.OrderGateway.create([{ sku: 'GIFT-CARD-OPEN', quantity: 1 }]))).toMatchObject({
          code: 'unprocessable_entity',
        });
      });

      it('keeps who gets one while others go, and leaves a running checkout where it is', async () => {
        const cart = await inPayment({ sku: 'GIFT-CARD-50', quantity: 2 }, white(1));
        const [, second] = cardsOf(cart);
        const filled = await shop.GiftCardGateway.setRecipients(cart, [{ ...ada, id: second!.id }]);
        expect(filled).toMatchObject({ state: 'payment', shipments: [{ id: cart.shipments[0]!.id }] });
        const line = cart.lineItems.find(({ sku }) => sku === 'GIFT-CARD-50')!;
        await shop.OrderGateway.changeLine(cart, line.id, 1);
        expect(cardsOf(await shop.OrderGateway.read(cart))).toMatchObject([{ id: second!.id, isFilled: true }]);
      });

      it.each([
        ['recipient_email', { recipientEmail: 'nobody' }],
        ['recipient_email', { recipientEmail: 'grace@example.test\u200e' }],
        ['recipient_name', { recipientName: 'Grace\u200b' }],
        ['purchaser_name', { purchaserName: 'Ada\u2066' }],
        ['gift_message', { message: 'x'.repeat(501) }],
        ['send_email_at', { sendAt: Date.UTC(2020, 0, 1) }],
        ['send_email_at', { sendAt: Date.UTC(2120, 0, 1) }],
      ])('a problem of %s is told under the card, and nothing is noted', async (field, wrong) => {
        const cart = await shop.OrderGateway.create([{ sku: 'GIFT-CARD-50', quantity: 1 }]);
        const [card] = cardsOf(cart);
        const refusal = await rejection(shop.GiftCardGateway.setRecipients(cart, [{ ...ada, ...wrong, id: card!.id }]));
        expect(refusal).toMatchObject({
          code: 'unprocessable_entity',
          errors: { [`gift_cards.${card!.id}.${field}`]: [expect.any(String)] },
        });
        expect(cardsOf(await shop.OrderGateway.read(cart))).toEqual([card]);
      });

      it('cards of another order are not found, orders of somebody else not opened', async () => {
        const mine = await shop.OrderGateway.create([{ sku: 'GIFT-CARD-50', quantity: 1 }]);
        const other = await shop.OrderGateway.create([{ sku: 'GIFT-CARD-50', quantity: 1 }]);
        const filling = [{ ...ada, id: cardsOf(other)[0]!.id }];
        expect(await rejection(shop.GiftCardGateway.setRecipients(mine, filling))).toMatchObject({ code: 'not_found' });
        expect(
          await rejection(shop.GiftCardGateway.setRecipients(mine, [{ ...ada, id: 'no-such-card' }])),
        ).toMatchObject({
          code: 'not_found',
        });
        expect(
          await rejection(shop.GiftCardGateway.setRecipients({ ...other, token: mine.token }, filling)),
        ).toMatchObject({
          code: 'unauthorized',
        });
      });
    });

    describe('as a payment', () => {
      it('subtracts its balance from the amount due, and leaves the total', async () => {
        const order = await shop.GiftCardGateway.apply(await shop.OrderGateway.create([white(10)]), fifty);
        expect(order).toMatchObject({ total: 7000, amountDue: 2000, storeCredit: 0 });
        expect(shares(order)).toEqual([[lastOfGiftCard(fifty), 5000, 0]]);
        expect(await shop.OrderGateway.read(order)).toEqual(order);
      });

      it('leaves nothing to the card, or at least the 50 cents that it can be charged', async () => {
        const order = await shop.GiftCardGateway.apply(await shop.OrderGateway.create([white(10)]), short);
        expect(order).toMatchObject({ total: 7000, amountDue: 50 });
        expect(shares(order)).toEqual([[lastOfGiftCard(short), 6950, 20]]);
        const both = await shop.GiftCardGateway.apply(order, little);
        expect(both.amountDue).toBe(0);
        expect(shares(both)).toEqual([
          [lastOfGiftCard(short), 6970, 0],
          [lastOfGiftCard(little), 30, 2970],
        ]);
      });

      it('keeps the rest, follows the cart, and works beside another card', async () => {
        const cart = await shop.GiftCardGateway.apply(await shop.OrderGateway.create([white(10)]), big);
        expect(shares(cart)).toEqual([[lastOfGiftCard(big), 7000, 43_000]]);
        await shop.OrderGateway.addLine(cart, { sku: 'RED-1', quantity: 5 });
        expect(shares(await shop.OrderGateway.read(cart))).toEqual([[lastOfGiftCard(big), 11_000, 39_000]]);
        const both = await shop.GiftCardGateway.apply(cart, fifty);
        expect(both.amountDue).toBe(0);
        expect(shares(both)).toEqual([
          [lastOfGiftCard(big), 11_000, 39_000],
          [lastOfGiftCard(fifty), 0, 5000],
        ]);
        await shop.OrderGateway.empty(cart);
        expect(shares(await shop.OrderGateway.read(cart))).toEqual([
          [lastOfGiftCard(big), 0, 50_000],
          [lastOfGiftCard(fifty), 0, 5000],
        ]);
      });

      it.each(denied)('is denied with %s: %s, %s', async (code, error, reason) => {
        const cart = await shop.OrderGateway.create([white(1)]);
        expect(await rejection(shop.GiftCardGateway.apply(cart, code))).toMatchObject({
          code: error,
          giftCardDenial: { reason },
        });
        expect(await shop.OrderGateway.read(cart)).toEqual(cart);
      });

      it("is denied when it is there 'already', and for nothing but gift cards", async () => {
        const cart = await shop.GiftCardGateway.apply(await shop.OrderGateway.create([white(1)]), fifty);
        const again = await rejection(shop.GiftCardGateway.apply(cart, fifty));
        expect(again).toMatchObject({ code: 'unprocessable_entity', giftCardDenial: { reason: 'already_applied' } });
        expect(again.message).toContain('already');
        const presents = await shop.OrderGateway.create([{ sku: 'GIFT-CARD-50', quantity: 1 }]);
        expect(await rejection(shop.GiftCardGateway.apply(presents, fifty))).toMatchObject({
          code: 'unprocessable_entity',
          giftCardDenial: { reason: 'gift_cards_only' },
        });
        await shop.OrderGateway.addLine(presents, white(1));
        const mixed = await shop.GiftCardGateway.apply(presents, fifty);
        expect(shares(mixed)).toEqual([[lastOfGiftCard(fifty), 5000, 0]]);
        await shop.OrderGateway.removeLine(mixed, mixed.lineItems.find(({ sku }) => sku === 'WHITE-1')!.id);
        expect(shares(await shop.OrderGateway.read(mixed))).toEqual([[lastOfGiftCard(fifty), 0, 5000]]);
      });

      it('is taken off again, once', async () => {
        const cart = await shop.GiftCardGateway.apply(await shop.OrderGateway.create([white(1)]), fifty);
        const id = idOf(cart);
        expect(await shop.GiftCardGateway.remove(cart, id)).toMatchObject({ appliedGiftCards: [], amountDue: 700 });
        expect(await rejection(shop.GiftCardGateway.remove(cart, id))).toMatchObject({ code: 'not_found' });
        expect(await rejection(shop.GiftCardGateway.remove(cart, 'no-such-card'))).toMatchObject({ code: 'not_found' });
      });

      it('is not found by trying: after ten codes that do not exist the cart takes none for a minute', async () => {
        const cart = await shop.OrderGateway.create([white(1)]);
        for (let guess = 1; guess <= 10; guess += 1) {
          expect(await rejection(shop.GiftCardGateway.apply(cart, 'NOSUCHCARD000001'))).toMatchObject({
            giftCardDenial: { reason: 'not_found' },
          });
        }
        expect(await rejection(shop.GiftCardGateway.apply(cart, fifty))).toMatchObject({ code: 'rate_limited' });
        expect(await rejection(shop.OrderGateway.applyPromoCode(cart, 'TEN'))).toMatchObject({ code: 'rate_limited' });
        expect(
          (await shop.GiftCardGateway.apply(await shop.OrderGateway.create([white(1)]), fifty)).appliedGiftCards,
        ).toHaveLength(1);
      });

      it('needs the key of the order, and waits while it is locked', async () => {
        const cart = await shop.OrderGateway.create([white(1)]);
        const stranger: OrderKey = { ...cart, token: 'not-its-token' };
        expect(await rejection(shop.GiftCardGateway.apply(stranger, fifty))).toMatchObject({ code: 'unauthorized' });
        expect(await rejection(shop.GiftCardGateway.remove(stranger, 'any-card'))).toMatchObject({
          code: 'unauthorized',
        });
        await shop.lock(cart);
        expect(await rejection(shop.GiftCardGateway.apply(cart, fifty))).toMatchObject({ code: 'locked' });
        await shop.unlock(cart);
      });

      it('does not start a running checkout over', async () => {
        const order = await inPayment(white(2));
        const applied = await shop.GiftCardGateway.apply(order, fifty);
        expect(applied).toMatchObject({ state: 'payment', shipments: [{ id: order.shipments[0]!.id }] });
        expect(await shop.GiftCardGateway.remove(applied, idOf(applied))).toMatchObject({
          state: 'payment',
          amountDue: order.total,
        });
      });

      it('covering everything needs no payment page: the payment step is taken without one, and the order is finalized once', async () => {
        const order = await shop.GiftCardGateway.apply(await inPayment(white(2)), big);
        const prepared = await shop.CheckoutGateway.prepare(order);
        expect(prepared).toMatchObject({ amountDue: 0 });
        expect(prepared.paymentPage).toBeUndefined();
        expect(await shop.CheckoutGateway.submitPayment(order)).toMatchObject({ isReadyToPlace: true, amountDue: 0 });
        const waiting = { isReadyToPlace: false, furthestStep: 'payment' };
        expect(await shop.GiftCardGateway.remove(order, idOf(prepared))).toMatchObject({
          ...waiting,
          amountDue: order.total,
        });
        expect(await shop.GiftCardGateway.apply(order, big)).toMatchObject({ ...waiting, amountDue: 0 });
        await shop.CheckoutGateway.submitPayment(order);
        const placed = await shop.CheckoutGateway.finalize(order);
        expect(placed.isComplete).toBe(true);
        expect(livePayments(placed.payments)).toMatchObject([
          { amount: order.total, state: 'authorized', lastDigits: '0001' },
        ]);
        expect(await shop.CheckoutGateway.finalize(order)).toEqual(placed);
        expect(await shop.GiftCardGateway.check(big)).toMatchObject({ amount: 50_000 - order.total });
      });

      it('covering a part leaves the rest to the payment page', async () => {
        const order = await shop.GiftCardGateway.apply(await inPayment(white(10)), fifty);
        const prepared = await shop.CheckoutGateway.prepare(order);
        expect(prepared.amountDue).toBe(order.total - 5000);
        await shop.pay(prepared);
        await shop.CheckoutGateway.finalizeSession(order.number, prepared.paymentPage!.sessionId);
        const placed = await shop.OrderGateway.read(order);
        const live = placed.payments.filter(({ state }) => state === 'authorized');
        expect(live.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual(
          [order.total - 5000, 5000].sort((a, b) => a - b),
        );
        expect(await rejection(shop.GiftCardGateway.check(fifty))).toMatchObject({
          giftCardDenial: { reason: 'empty' },
        });
      });

      it('spent by another order meanwhile is refused at the end, with words for the whole; the rest can be redeemed', async () => {
        const first = await shop.GiftCardGateway.apply(await inPayment(white(2)), little);
        const second = await shop.GiftCardGateway.apply(await inPayment(white(2)), little);
        expect([first.amountDue, second.amountDue]).toEqual([0, 0]);
        for (const order of [first, second]) await shop.CheckoutGateway.submitPayment(order);
        await shop.CheckoutGateway.finalize(first);
        expect(await rejection(shop.CheckoutGateway.finalize(second))).toMatchObject({
          code: 'unprocessable_entity',
          errors: { base: [expect.any(String)] },
        });
        expect((await shop.OrderGateway.read(second)).state).toBe('payment');
        shop.signIn('ada');
        const { email = '', storeCredit = 0 } = await shop.CustomerGateway.readMe();
        const left = 3000 - first.total;
        expect(await shop.GiftCardGateway.redeem(little, email)).toMatchObject({ isRedeemable: false });
        expect((await shop.CustomerGateway.readMe()).storeCredit).toBe(storeCredit + left);
      });

      it('tells the holder of the link of a cart or an order no code, and of a complete one not even the balance', async () => {
        const present = { sku: 'GIFT-CARD-50', quantity: 1 };
        const cart = await shop.GiftCardGateway.apply(await inPayment(white(1), present), big);
        expect(cart.appliedGiftCards).toMatchObject([{ last: '0001', amount: cart.total }]);
        expect(JSON.stringify(cart)).not.toContain(big);
        await shop.CheckoutGateway.submitPayment(cart);
        const placed = await shop.CheckoutGateway.finalize(cart);
        expect(placed).toMatchObject({ isComplete: true, appliedGiftCards: [] });
        expect(livePayments(placed.payments)).toMatchObject([{ lastDigits: '0001' }]);
        expect(JSON.stringify(placed)).not.toContain(big);
      });
    });

    describe('as store credit', () => {
      it.each(denied)('tells why %s is worth nothing: %s, %s', async (code, error, reason) => {
        expect(await rejection(shop.GiftCardGateway.check(code))).toMatchObject({
          code: error,
          giftCardDenial: { reason },
        });
        expect(await rejection(shop.GiftCardGateway.redeem(code, 'ada@example.test'))).toMatchObject({
          code: error,
          giftCardDenial: { reason },
        });
      });

      it('tells every caller the balance of a card', async () => {
        expect(await shop.GiftCardGateway.check('FORREDEEMING0001')).toEqual({ amount: 2500, isRedeemable: true });
      });

      it('is redeemed by a customer, once, and pays for their next order', async () => {
        shop.signIn('ada');
        const { email = '' } = await shop.CustomerGateway.readMe();
        expect(await shop.GiftCardGateway.redeem('FORREDEEMING0001', email)).toMatchObject({ isRedeemable: false });
        expect(await rejection(shop.GiftCardGateway.redeem('FORREDEEMING0001', email))).toMatchObject({
          giftCardDenial: { reason: 'already_redeemed' },
        });
        const order = await inPayment(white(1));
        expect(order.storeCredit).toBeGreaterThan(0);
        expect(order.amountDue).toBe(order.total - order.storeCredit);
      });

      it('is not made of a card without a customer', async () => {
        expect(await rejection(shop.GiftCardGateway.redeem('FORNOBODY0000001', 'nobody@example.test'))).toMatchObject({
          code: 'unprocessable_entity',
          giftCardDenial: { reason: 'no_customer' },
        });
        expect(await shop.GiftCardGateway.check('FORNOBODY0000001')).toMatchObject({ isRedeemable: true });
      });
    });
  });
}
