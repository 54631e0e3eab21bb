import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import type { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { shippedSteps } from '#src/domain/cart/checkout-step';
import type { Order } from '#src/domain/cart/order';
import { mailedSteps } from '#test/builders/mailed-steps';
import { contact, giftCard, white } from './checkout-walk';
import { rejection } from './rejection';
import type { ContractSubject, ShopUnderTest } from './shop-under-test';

/** Tests e-mailed orders at every checkout gateway, alone and beside shipped goods (spec §4, §7). */
export function describeMailedOrders(name: string, { make, dispose, variations }: ContractSubject): void {
  const needsAddress = variations.mailedOrders === 'ask-for-an-address';

  describe(`CheckoutGateway of ${name}: orders that are e-mailed (spec §1 gift cards, §4 Checkout update states)`, () => {
    let shop: ShopUnderTest;
    let orders: OrderGateway;
    let checkout: CheckoutGateway;
    beforeAll(async () => {
      shop = await make();
      ({ OrderGateway: orders, CheckoutGateway: checkout } = shop);
    });
    afterAll(dispose);

    it('an order that is shipped has the step for an address', async () => {
      const cart = await orders.create([giftCard(1), white(1)]);
      expect(cart).toMatchObject({ checkoutSteps: shippedSteps, furthestStep: 'address' });
    });

    it.runIf(needsAddress)('an address is asked for all the same, and nothing is shipped to it', async () => {
      const cart = await orders.create([giftCard(1)]);
      expect(cart).toMatchObject({ checkoutSteps: shippedSteps, furthestStep: 'address' });
      const order = await checkout.submitAddress(cart, contact);
      expect(order).toMatchObject({ furthestStep: 'delivery', shipments: [], shipTotal: 0, additionalTaxTotal: 0 });
      expect(await checkout.submitDelivery(order, [])).toMatchObject({ furthestStep: 'payment', total: 5000 });
    });

    it('an e-mail address alone does not lead past an address that is asked for', async () => {
      const order = await checkout.submitEmail(await orders.create([white(1)]), contact.email);
      expect(order).toMatchObject({ email: contact.email, furthestStep: 'address', shipments: [] });
    });

    describe.runIf(!needsAddress)('need an e-mail address and nothing else', () => {
      it('and move on to payment, are paid and completed', async () => {
        const cart = await orders.create([giftCard(2)]);
        expect(cart).toMatchObject({ checkoutSteps: mailedSteps, furthestStep: 'contact' });
        const order = await checkout.submitEmail(cart, contact.email);
        expect(order).toMatchObject({
          checkoutSteps: mailedSteps,
          furthestStep: 'payment',
          email: contact.email,
          shipments: [],
          total: 10_000,
        });
        expect(order.shipAddress).toBeUndefined();
        expect(await orders.read(order)).toEqual(order);
        const prepared = await checkout.prepare(order);
        await shop.pay(prepared);
        await checkout.finalizeSession(order.number, prepared.paymentPage!.sessionId);
        expect(await orders.read(order)).toMatchObject({ isComplete: true, shipments: [] });
      });

      it('which can be corrected', async () => {
        const order = await checkout.submitEmail(await orders.create([giftCard(1)]), contact.email);
        const corrected = await checkout.submitEmail(order, 'other@example.test');
        expect(corrected).toMatchObject({ email: 'other@example.test', furthestStep: 'payment' });
      });

      it.each(['', 'not an email'])('but not "%s"', async (email) => {
        const cart = await orders.create([giftCard(1)]);
        const error = await rejection(checkout.submitEmail(cart, email));
        expect(error).toMatchObject({ code: 'unprocessable_entity', errors: { email: [expect.any(String)] } });
        expect((await orders.read(cart)).furthestStep).toBe('contact');
      });

      it('but something to buy', async () => {
        const cart = await orders.create([giftCard(1)]);
        await orders.empty(cart);
        expect(await rejection(checkout.submitEmail(cart, contact.email))).toMatchObject({
          code: 'unprocessable_entity',
          errors: { base: [expect.any(String)] },
        });
      });

      it('and an address as soon as something joins them that is shipped', async () => {
        const order = await checkout.submitEmail(await orders.create([giftCard(1)]), contact.email);
        await orders.addLine(order, white(1));
        expect(await orders.read(order)).toMatchObject({
          checkoutSteps: shippedSteps,
          furthestStep: 'address',
          email: contact.email,
        });
        expect(await checkout.submitAddress(order, contact)).toMatchObject({ furthestStep: 'delivery' });
      });

      it('and no address once all that is shipped has left the cart', async () => {
        const cart = await orders.create([giftCard(1), white(1)]);
        const order = await checkout.submitAddress(cart, contact);
        const wine = order.lineItems.find(({ sku }) => sku === 'WHITE-1')!;
        await orders.removeLine(order, wine.id);
        const after: Order = await orders.read(order);
        expect(after).toMatchObject({ checkoutSteps: mailedSteps, furthestStep: 'contact' });
        expect(await checkout.submitEmail(after, contact.email)).toMatchObject({
          furthestStep: 'payment',
          total: 5000,
        });
      });
    });
  });
}
