import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import type { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { livePayments } from '#src/domain/cart/payment';
import { checkoutWalk, choices, contact, red, white } from './checkout-walk';
import { rejection } from './rejection';
import type { ContractSubject, ShopUnderTest } from './shop-under-test';

/** Tests how every checkout gateway ends an order: payment page, payment and completion (spec §4 Order states). */
export function describeOrderCompletion(name: string, { make, dispose }: ContractSubject): void {
  describe(`CheckoutGateway of ${name}: payment and completion (spec §7 Shop back end)`, () => {
    let shop: ShopUnderTest;
    let orders: OrderGateway;
    let checkout: CheckoutGateway;
    beforeAll(async () => {
      shop = await make();
      ({ OrderGateway: orders, CheckoutGateway: checkout } = shop);
    });
    afterAll(dispose);

    const { orderInDelivery, orderInPayment, orderOfCents, paidOrder } = checkoutWalk(() => shop);

    describe('prepares the hosted payment page', () => {
      it('and names the same one until the amount changes', async () => {
        const order = await checkout.prepare(await orderInPayment(white(2)));
        expect(order.paymentPage?.sessionId).not.toBe('');
        expect(order.paymentPage?.url).toMatch(/^https?:\/\//);
        expect((await checkout.prepare(order)).paymentPage).toEqual(order.paymentPage);
        await orders.applyPromoCode(order, 'TEN');
        expect((await checkout.prepare(order)).paymentPage?.sessionId).not.toBe(order.paymentPage?.sessionId);
      });

      it('and the same again once it is paid: no customer pays twice', async () => {
        const paid = await paidOrder(white(1));
        expect(await checkout.prepare(paid)).toMatchObject({
          paymentPage: paid.paymentPage,
          payments: [{ state: 'authorized', amount: paid.total }],
        });
      });

      it('but not for 1 to 49 cents, which no card can be charged', async () => {
        const order = await orderOfCents();
        expect(order).toMatchObject({ furthestStep: 'payment', amountDue: 30 });
        expect(await rejection(checkout.prepare(order))).toMatchObject({
          code: 'unprocessable_entity',
          errors: { base: [expect.stringContaining('50 cents')] },
        });
        expect((await orders.read(order)).paymentPage).toBeUndefined();
      });

      it('but not before the way of delivery is known', async () => {
        expect(await rejection(checkout.prepare(await orderInDelivery(white(1))))).toMatchObject({
          code: 'unprocessable_entity',
        });
      });
    });

    describe('completes an order (spec §4 Order states)', () => {
      it('that was paid and has taken its payment step, once: said again, it answers the same', async () => {
        const paid = await paidOrder(white(1), red(1));
        expect(await checkout.submitPayment(paid)).toMatchObject({
          furthestStep: 'payment',
          isReadyToPlace: true,
          isComplete: false,
        });
        const order = await checkout.finalize(paid);
        expect(order).toMatchObject({ isComplete: true, number: paid.number, total: paid.total });
        expect([order.userId, order.completedAt]).toEqual([undefined, expect.any(Number)]);
        expect(order.payments).toMatchObject([{ amount: paid.total, lastDigits: '1111' }]);
        expect(await checkout.finalize(paid)).toEqual(order);
        expect(await orders.read(paid)).toEqual(order);
      });

      it('that is read again by its token, signed in or not, and by no other (spec §2 /order/confirmation)', async () => {
        const paid = await paidOrder(white(1));
        await checkout.submitPayment(paid);
        const { id, number, token } = await checkout.finalize(paid);
        shop.signIn('bob');
        const [read, refusal] = [
          await orders.read({ number, token }),
          await rejection(orders.read({ number, token: `${token}x` })),
        ];
        shop.signIn(undefined);
        expect([read.id, read.isComplete]).toEqual([id, true]);
        expect(refusal).toMatchObject({ code: 'unauthorized' });
      });

      it('but by its token not before it has taken its payment step', async () => {
        const paid = await paidOrder(white(1));
        const error = await rejection(checkout.finalize(paid));
        expect(error).toMatchObject({ code: 'unprocessable_entity', errors: { state: [expect.any(String)] } });
        expect(await orders.read(paid)).toMatchObject({
          furthestStep: 'payment',
          isComplete: false,
          payments: [{ state: 'authorized' }],
        });
      });

      it('by its payment session, without a token, and again; neither answer opens the order', async () => {
        const paid = await paidOrder(white(1));
        const receipt = await checkout.finalizeSession(paid.number, paid.paymentPage!.sessionId);
        expect(receipt).toEqual({ number: paid.number, id: paid.id });
        expect(await checkout.finalizeSession(paid.number, paid.paymentPage!.sessionId)).toEqual(receipt);
        expect(await orders.read(paid)).toMatchObject({
          isComplete: true,
          payments: [{ amount: paid.total, lastDigits: '1111' }],
        });
      });

      it('but not when there is not enough of something any more: that payment is given back, and it can be paid anew', async () => {
        const paid = await paidOrder({ sku: 'PINK-1', quantity: 2 });
        const other = await paidOrder({ sku: 'PINK-1', quantity: 2 });
        await checkout.finalizeSession(other.number, other.paymentPage!.sessionId);
        const error = await rejection(checkout.finalizeSession(paid.number, paid.paymentPage!.sessionId));
        expect(error).toMatchObject({ code: 'insufficient_stock' });
        const refused = await orders.read(paid);
        expect(refused).toMatchObject({
          furthestStep: 'payment',
          isReadyToPlace: false,
          payments: [{ state: 'void' }],
        });
        expect([refused.completedAt, refused.paymentPage]).toEqual([undefined, undefined]);
        expect((await checkout.prepare(paid)).paymentPage?.sessionId).not.toBe(paid.paymentPage?.sessionId);
      });

      it('but not an unpaid one', async () => {
        const order = await checkout.prepare(await orderInPayment(white(1)));
        const error = await rejection(checkout.finalizeSession(order.number, order.paymentPage!.sessionId));
        expect(error).toMatchObject({ code: 'unprocessable_entity', errors: { base: [expect.any(String)] } });
        expect((await orders.read(order)).completedAt).toBeUndefined();
      });

      it('but not by a session that expired unpaid', async () => {
        const order = await checkout.prepare(await orderInPayment(white(2)));
        await orders.applyPromoCode(order, 'TEN');
        await checkout.prepare(order);
        const error = await rejection(checkout.finalizeSession(order.number, order.paymentPage!.sessionId));
        expect(error).toMatchObject({ code: 'unprocessable_entity', errors: { base: [expect.any(String)] } });
      });

      it('but not one that changed after it was paid: that payment is given back, and it can be paid anew', async () => {
        const paid = await paidOrder(white(1));
        await orders.addLine(paid, red(1));
        expect(await rejection(checkout.finalizeSession(paid.number, paid.paymentPage!.sessionId))).toMatchObject({
          code: 'unprocessable_entity',
        });
        const changed = await orders.read(paid);
        expect(changed.completedAt).toBeUndefined();
        expect(changed.paymentPage).toBeUndefined();
        expect(livePayments(changed.payments)).toEqual([]);

        const delivery = await checkout.submitAddress(paid, contact);
        await checkout.submitDelivery(paid, choices(delivery, 'Standard'));
        const again = await checkout.prepare(paid);
        await shop.pay(again);
        await checkout.finalizeSession(paid.number, again.paymentPage!.sessionId);
        const order = await orders.read(paid);
        expect(order.isComplete).toBe(true);
        expect(livePayments(order.payments).map(({ amount }) => amount)).toEqual([order.total]);
      });

      it('but none that does not exist', async () => {
        expect(await rejection(checkout.finalizeSession('no-such-order', 'no-such-session'))).toMatchObject({
          code: 'unauthorized',
        });
      });

      it('but not by the payment session of another order', async () => {
        const mine = await paidOrder(white(1));
        const other = await paidOrder(white(1));
        expect(await rejection(checkout.finalizeSession(mine.number, other.paymentPage!.sessionId))).toMatchObject({
          code: 'unauthorized',
        });
        expect((await orders.read(mine)).completedAt).toBeUndefined();
      });

      it('which no one can change any more', async () => {
        const paid = await paidOrder(white(1));
        await checkout.finalizeSession(paid.number, paid.paymentPage!.sessionId);
        const order = await orders.read(paid);
        // The rates from before: a placed order offers none.
        const express = choices(paid, 'Express');
        const changes = [
          () => orders.addLine(order, red(1)),
          () => orders.changeLine(order, order.lineItems[0]!.id, 2),
          () => orders.removeLine(order, order.lineItems[0]!.id),
          () => orders.empty(order),
          () => orders.applyPromoCode(order, 'TEN'),
          () => checkout.submitAddress(order, contact),
          () => checkout.submitDelivery(order, express),
          () => checkout.prepare(order),
          () => checkout.submitPayment(order),
        ];
        for (const change of changes) expect(await rejection(change())).toMatchObject({ code: 'unauthorized' });
        expect(await orders.read(order)).toEqual(order);
      });
    });
  });
}
