import type { CrossSellGateway } from '#src/application/ports/shop/cross-sell-gateway';
import type { NewLine } from '#src/application/ports/shop/order-gateway';
import type { Order, OrderKey } from '#src/domain/cart/order';
import { orderAfter } from '#src/infrastructure/shop-api/cart/order-calls';
import type { ShopCalls } from '#src/infrastructure/shop-api/shop-calls';

/** Additions to a complete order over HTTP. One version of the back end returns only the new line; then the order is read. */
export class HttpCrossSellGateway implements CrossSellGateway {
  constructor(private readonly http: ShopCalls) {}

  async add(key: OrderKey, { sku, quantity }: Pick<NewLine, 'sku' | 'quantity'>): Promise<Order> {
    const body = { order: { line_items_attributes: [{ sku, quantity }] } };
    const { number, token, additionToken } = key;
    const path = ['orders', number, 'cross_sell'];
    const answer = await this.http.send({ method: 'PUT', path, body, orderToken: token, additionToken });
    return orderAfter(this.http, key, answer);
  }
}
