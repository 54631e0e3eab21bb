import { log } from '#src/application/calls/log';
import type { NewLine, OrderFields, OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { Order, OrderKey } from '#src/domain/cart/order';
import type { ShopCall, ShopCalls } from '#src/infrastructure/shop-api/shop-calls';
import { toWireId } from '#src/infrastructure/shop-api/wire';
import { fetchOrder, orderAfter, orderOf } from './order-calls';
import { toLineItemInput, toOrderInput, toSubscriptionLineItemInput } from './order-input';

/** Orders over HTTP (spec §7 Shop back end). Does not read the response to a change, which differs between versions. */
export class HttpOrderGateway implements OrderGateway {
  constructor(
    private readonly http: ShopCalls,
    /** The store that is this shop, where one back end serves several. */
    private readonly storeId?: number,
  ) {}

  async create(lines: readonly NewLine[]): Promise<Order> {
    const order = {
      line_items_attributes: lines.map((line) => ({
        ...toLineItemInput(line),
        ...(line.subscription && {
          subscription_line_items_attributes: [toSubscriptionLineItemInput(line.subscription)],
        }),
      })),
    };
    // An empty `order` would be refused as missing.
    return orderOf(
      await this.http.send({
        method: 'POST',
        path: ['orders'],
        body: lines.length > 0 ? { order } : {},
        isOpen: true,
        hasOrderCookie: true,
      }),
    );
  }

  read(key: OrderKey): Promise<Order> {
    return fetchOrder(this.http, key);
  }

  async readCurrent(): Promise<Order | undefined> {
    const text = await this.http.send({ method: 'GET', path: ['orders', 'current'] });
    // 204: the customer has no order that is not complete.
    const order = text === '' ? undefined : orderOf(text);
    return order && this.isOfThisStore(order) ? order : undefined;
  }

  async associateUser(key: OrderKey): Promise<Order> {
    const query = new URLSearchParams({ order_token: key.token });
    return orderAfter(
      this.http,
      key,
      await this.http.send({
        method: 'PUT',
        path: ['orders', key.number, 'associate_user'],
        query,
        orderToken: key.token,
        needsCustomer: true,
      }),
    );
  }

  addLine(key: OrderKey, line: NewLine): Promise<void> {
    const body = {
      line_item: toLineItemInput(line),
      ...(line.subscription && { subscription_line_item: toSubscriptionLineItemInput(line.subscription) }),
    };
    return this.change(key, { method: 'POST', path: ['orders', key.number, 'line_items'], body });
  }

  async changeLine(key: OrderKey, lineItemId: string, quantity: number): Promise<void> {
    await this.change(key, { method: 'PATCH', path: linePath(key, lineItemId), body: { line_item: { quantity } } });
  }

  async removeLine(key: OrderKey, lineItemId: string): Promise<void> {
    await this.change(key, { method: 'DELETE', path: linePath(key, lineItemId) });
  }

  async update(key: OrderKey, fields: OrderFields): Promise<Order> {
    const call: ShopCall = {
      method: 'PATCH',
      path: ['orders', key.number],
      body: { order: toOrderInput(fields) },
      orderToken: key.token,
    };
    return orderAfter(this.http, key, await this.http.send(call));
  }

  empty(key: OrderKey): Promise<void> {
    return this.change(key, { method: 'PUT', path: ['orders', key.number, 'empty'] });
  }

  applyPromoCode(key: OrderKey, code: string): Promise<void> {
    return this.change(key, {
      method: 'POST',
      path: ['orders', key.number, 'coupon_codes'],
      body: { coupon_code: code },
      subject: 'coupon',
    });
  }

  removePromoCode(key: OrderKey, code: string): Promise<void> {
    return this.change(key, {
      method: 'DELETE',
      path: ['orders', key.number, 'coupon_codes', code],
      subject: 'coupon',
    });
  }

  /** Another store of the back end may sell other goods, at other prices. */
  private isOfThisStore({ store }: Order): boolean {
    if (!store || this.storeId === undefined || store.id === String(this.storeId)) return true;
    log.warn('The current order is of another store', { expected: this.storeId, store });
    return false;
  }

  private async change({ token }: OrderKey, call: ShopCall): Promise<void> {
    await this.http.send({ ...call, orderToken: token });
  }
}

function linePath({ number }: OrderKey, lineItemId: string): ShopCall['path'] {
  return ['orders', number, 'line_items', toWireId(lineItemId)];
}
