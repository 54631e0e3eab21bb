import { expect } from 'vitest';
import type { Order, OrderKey } from '#src/domain/cart/order';
import { readAdditionToken } from '#src/domain/orders/order-link';
import { anAddress } from '#test/builders/an-address';
import type { ShopUnderTest } from './shop-under-test';

/** Takes a cart to California, pays it by card and completes it. Returns the key of the browser that has paid. */
export async function payerOf(shop: ShopUnderTest, cart: Order): Promise<OrderKey> {
  const { number, token } = cart;
  const atDelivery = await shop.CheckoutGateway.submitAddress(cart, {
    email: 'eve@example.test',
    address: anAddress(),
  });
  await shop.CheckoutGateway.submitDelivery(
    cart,
    atDelivery.shipments.map(({ id, rates }) => ({ shipmentId: id, rateId: rates[0]!.id })),
  );
  // Other contracts have given credit to the customer, which would pay it.
  if (cart.userId !== undefined) await shop.CheckoutGateway.chooseStoreCredit(cart, false);
  const prepared = await shop.CheckoutGateway.prepare(cart);
  const { hash } = new URL(await shop.pay(prepared));
  const receipt = await shop.CheckoutGateway.finalizeSession(number, prepared.paymentPage!.sessionId);
  const additionToken = readAdditionToken(hash);
  expect(additionToken).toBeDefined();
  // A stranger who has sent the link to the payer may have heard all of these.
  for (const told of [cart, atDelivery, prepared, receipt]) expect(JSON.stringify(told)).not.toContain(additionToken);
  return { number, token, additionToken };
}
