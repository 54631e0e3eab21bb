import { isComplete, type Order, type OrderKey } from '../../domain/cart/order';
import type { ChangeCart } from '../cart/change-cart';
import type { CartStorage } from '../ports/browser/cart-storage';
import type { CheckoutGateway } from '../ports/shop/checkout-gateway';
import type { OrderGateway } from '../ports/shop/order-gateway';

/**
 * Completes an order with nothing left to pay (spec §4 Finalize, by stored number and token): gift cards or store credit
 * cover all of it. The order is kept aside before it is complete, since the cart is forgotten then and its confirmation
 * needs the token.
 */
export class PlaceOrder {
  constructor(
    private readonly checkout: CheckoutGateway,
    private readonly orders: OrderGateway,
    private readonly changeCart: ChangeCart,
    private readonly storage: CartStorage,
  ) {}

  /** Rejects with GatewayError when it was refused, or when nobody knows; then the cart is still stored. */
  async execute(key: OrderKey): Promise<Order> {
    this.storage.keepAside(key);
    return this.changeCart.execute({
      send: (stored) => this.checkout.finalize(stored),
      isDone: (after) => isComplete(after),
    });
  }

  /** The stored order, if an earlier try has completed it whose answer never came. */
  async findPlaced(): Promise<Order | undefined> {
    const key = this.storage.read();
    if (!key || this.storage.readAside()?.number !== key.number) return undefined;
    const order = await this.orders.read(key);
    return isComplete(order) ? order : undefined;
  }
}

/** Where a complete order is confirmed, without language prefix. */
export function confirmationPath({ number, id }: Order): string {
  return `/order/confirmation/${number}/${id}/`;
}
