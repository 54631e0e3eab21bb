import type { ShipmentChoice } from '#src/application/ports/shop/checkout-gateway';
import type { NewLine } from '#src/application/ports/shop/order-gateway';
import type { Order } from '#src/domain/cart/order';
import { anAddress } from '#test/builders/an-address';
import type { ShopUnderTest } from './shop-under-test';

export const contact = { email: 'guest@example.test', address: anAddress() };
export const white = (quantity: number): NewLine => ({ sku: 'WHITE-1', quantity });
export const giftCard = (quantity: number): NewLine => ({ sku: 'GIFT-CARD-50', quantity });
export const red = (quantity: number): NewLine => ({ sku: 'RED-1', quantity });
/** Backorderable, so it never runs out. */
export const fizz = (quantity: number): NewLine => ({ sku: 'FIZZ-1', quantity });

/** Orders on their way through checkout; the shop is made later than the suite. */
export function checkoutWalk(shopNow: () => ShopUnderTest) {
  async function orderInDelivery(...lines: readonly NewLine[]): Promise<Order> {
    const { OrderGateway: orders, CheckoutGateway: checkout } = shopNow();
    return checkout.submitAddress(await orders.create(lines), contact);
  }

  async function orderInPayment(...lines: readonly NewLine[]): Promise<Order> {
    const order = await orderInDelivery(...lines);
    return shopNow().CheckoutGateway.submitDelivery(order, choices(order, 'Standard'));
  }

  async function paidOrder(...lines: readonly NewLine[]): Promise<Order> {
    const order = await shopNow().CheckoutGateway.prepare(await orderInPayment(...lines));
    await shopNow().pay(order);
    return order;
  }

  /** An order of 1 to 49 cents, as a discount may leave one, which asks for an address where the back end does so. */
  async function orderOfCents(): Promise<Order> {
    const { OrderGateway: orders, CheckoutGateway: checkout } = shopNow();
    const cart = await orders.create([{ sku: 'GIFT-CARD-30C', quantity: 1 }]);
    if (cart.furthestStep === 'contact') return checkout.submitEmail(cart, contact.email);
    return checkout.submitDelivery(await checkout.submitAddress(cart, contact), []);
  }

  return { orderInDelivery, orderInPayment, orderOfCents, paidOrder };
}

export function choices(order: Order, rateName: string): readonly ShipmentChoice[] {
  return order.shipments.map(({ id, rates }) => ({
    shipmentId: id,
    rateId: rates.find(({ name }) => name === rateName)!.id,
  }));
}
