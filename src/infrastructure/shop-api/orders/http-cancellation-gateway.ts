import type { CancellationGateway } from '#src/application/ports/shop/cancellation-gateway';
import type { Order, OrderKey } from '#src/domain/cart/order';
import { orderAfter } from '#src/infrastructure/shop-api/cart/order-calls';
import type { ShopCalls } from '#src/infrastructure/shop-api/shop-calls';

/** Cancels a complete order over HTTP. */
export class HttpCancellationGateway implements CancellationGateway {
  constructor(private readonly http: ShopCalls) {}

  async cancelOrder(key: OrderKey): Promise<Order> {
    const { number, token, additionToken } = key;
    const path = ['orders', number, 'cancel'];
    return orderAfter(this.http, key, await this.http.send({ method: 'PUT', path, orderToken: token, additionToken }));
  }
}
