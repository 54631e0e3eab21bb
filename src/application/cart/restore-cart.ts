import { hasCode } from '#src/application/ports/gateway-error';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { Used } from '#src/application/ports/token';
import type { ExternalCartChange } from '#src/domain/cart/cart-change';
import type { OrderKey } from '#src/domain/cart/order';
import { isOfAnotherCustomer } from '#src/domain/session/cart-owner';
import { CurrentCart } from './current-cart';

/** The result of loading the cart, compared with the cart of this tab. */
export type RestoredCart = Omit<ExternalCartChange, 'who'>;

/**
 * Loads the stored cart (spec §4 Cart load). Clears a stored order that is complete, that returns 401, or that belongs to
 * another customer; the new one is created with its first line (docs/adr/0016). Any other failure keeps the stored cart and is
 * thrown.
 */
export class RestoreCart {
  static readonly uses = { orders: OrderGateway, currentCart: CurrentCart, customer: CustomerState };

  constructor(private readonly use: Used<typeof RestoreCart.uses>) {}

  async execute(): Promise<RestoredCart> {
    const { key, order: before } = this.use.currentCart;
    const found = key ? await this.readCart(key) : {};
    // The cart changed meanwhile, here or in another tab, so this response may be outdated.
    if (this.use.currentCart.order !== before || !isSameKey(this.use.currentCart.key, key)) return this.execute();
    this.use.currentCart.show(found.after);
    return { before, after: undefined, ...found };
  }

  private async readCart(key: OrderKey): Promise<Partial<RestoredCart>> {
    try {
      const order = await this.use.orders.read(key);
      if (this.use.customer.current && isOfAnotherCustomer(order, this.use.customer.current))
        return { isOfAnotherCustomer: true };
      return order.isComplete ? { completed: order } : { after: order };
    } catch (error) {
      if (!hasCode(error, 'unauthorized', 'not_found')) throw error;
      return { isRefused: true };
    }
  }
}

function isSameKey(a: OrderKey | undefined, b: OrderKey | undefined): boolean {
  return a?.number === b?.number && a?.token === b?.token;
}
