import type { RememberedCart } from '#src/application/ports/shop/remembered-cart';
import type { Order } from '#src/domain/cart/order';
import type { ShopCall, ShopCalls } from '#src/infrastructure/shop-api/shop-calls';
import { orderOf } from './order-calls';

const call: Omit<ShopCall, 'method'> = { path: ['orders', 'current'], isAnonymous: true, hasOrderCookie: true };

/** The order of the cookie that the back end gave this browser with its cart (docs/hosting.md). */
export class HttpRememberedCart implements RememberedCart {
  constructor(private readonly http: ShopCalls) {}

  async read(): Promise<Order | undefined> {
    const text = await this.http.send({ ...call, method: 'GET' });
    return text === '' ? undefined : orderOf(text);
  }

  async forget(): Promise<void> {
    await this.http.send({ ...call, method: 'DELETE' });
  }
}
