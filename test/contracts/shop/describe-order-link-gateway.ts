import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderLinkGateway } from '#src/application/ports/shop/order-link-gateway';
import { checkoutWalk, contact, white } from './checkout-walk';
import { rejection } from './rejection';
import type { ContractSubject, ShopUnderTest } from './shop-under-test';

export function describeOrderLinkGateway(name: string, { make, dispose }: ContractSubject): void {
  describe(`OrderLinkGateway of ${name} (spec §2 /order/confirmation/:number/:id)`, () => {
    let shop: ShopUnderTest;
    let links: OrderLinkGateway;
    const { orderInPayment, paidOrder } = checkoutWalk(() => shop);
    beforeAll(async () => {
      shop = await make();
      links = shop.OrderLinkGateway;
    });
    afterAll(dispose);

    it('answers everybody the same, and mails the link to the address of a placed order alone', async () => {
      const cart = await orderInPayment(white(1));
      const placed = await paidOrder(white(1));
      await shop.CheckoutGateway.finalizeSession(placed.number, placed.paymentPage!.sessionId);
      for (const [number, email] of [
        ['R000000000', contact.email],
        [cart.number, contact.email],
        [placed.number, 'stranger@example.test'],
        // Last: earlier requests are dealt with first.
        [placed.number.toLowerCase(), contact.email.toUpperCase()],
      ] as const)
        await expect(links.sendLink(number, email)).resolves.toBeUndefined();
      await expect.poll(() => shop.mailedOrderLinks()).toEqual([{ number: placed.number, to: contact.email }]);
    });

    it.each([
      ['number', '', 'eve@example.test'],
      ['number', 'one hundred', 'eve@example.test'],
      ['email', 'R123456789', ''],
      ['email', 'R123456789', 'eve@example'],
      ['email', 'R123456789', 'eve@example.test\u200e'],
    ])('refuses a wrong %s by its field: "%s", "%s"', async (field, number, email) => {
      const error = await rejection(links.sendLink(number, email));
      expect([error.code, Object.keys(error.errors)]).toEqual(['unprocessable_entity', [field]]);
    });

    it('refuses the fourth request for one address within a minute, whatever it asks for', async () => {
      for (const number of ['R000000001', 'R000000002', 'R000000003'])
        await links.sendLink(number, 'often@example.test');
      expect((await rejection(links.sendLink('R000000004', 'OFTEN@example.test'))).code).toBe('rate_limited');
      await expect(links.sendLink('R000000004', 'seldom@example.test')).resolves.toBeUndefined();
    });
  });
}
