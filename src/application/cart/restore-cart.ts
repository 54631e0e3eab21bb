import { isComplete } from '../../domain/cart/order';
import type { CartStorage } from '../ports/browser/cart-storage';
import { hasCode } from '../ports/gateway-error';
import type { OrderGateway } from '../ports/shop/order-gateway';
import type { CartState } from '../ports/state/cart-state';

/**
 * Loads the stored cart (spec §4 Cart load). A stored order that is complete, or that answers 401, is forgotten; the
 * new one is created with its first line (docs/adr/0004). Any other failure keeps the stored cart and is thrown.
 */
export class RestoreCart {
  constructor(
    private readonly orders: OrderGateway,
    private readonly storage: CartStorage,
    private readonly cart: CartState,
  ) {}

  async execute(): Promise<void> {
    const key = this.storage.read();
    if (!key) return this.cart.forget();
    try {
      const order = await this.orders.read(key);
      if (isComplete(order)) this.forget();
      else this.cart.replace(order);
    } catch (error) {
      if (!hasCode(error, 'unauthorized', 'not_found')) throw error;
      this.forget();
    }
  }

  private forget(): void {
    this.storage.forget();
    this.cart.forget();
  }
}
