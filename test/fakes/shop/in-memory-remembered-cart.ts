import type { RememberedCart } from '#src/application/ports/shop/remembered-cart';
import type { Order, OrderKey } from '#src/domain/cart/order';
import type { InMemoryShop } from './in-memory-shop';

/** Remembers the cart that a test names. Without one it is a back end that gives no cookie, and is not called. */
export class InMemoryRememberedCart implements RememberedCart {
  key: OrderKey | undefined;

  constructor(private readonly shop: InMemoryShop) {}

  read(): Promise<Order | undefined> {
    if (!this.key) return Promise.resolve(undefined);
    return this.shop.run('readRemembered', () => {
      const order = this.key && this.shop.readable(this.key);
      return order && order.userId === undefined ? this.shop.tell(order) : undefined;
    });
  }

  forget(): Promise<void> {
    return this.shop.run('forgetRemembered', () => {
      this.key = undefined;
    });
  }
}
