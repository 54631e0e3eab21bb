import type { OrdersQuery, OrdersReader } from '#src/application/ports/shop/orders-reader';
import type { Order } from '#src/domain/cart/order';
import { unitCount } from '#src/domain/cart/order';
import type { OrderPage, PlacedOrder } from '#src/domain/orders/placed-order';
import type { InMemoryShop } from './in-memory-shop';
import { notFound } from './refusals';
import type { StoredOrder } from './stored-order';

export class InMemoryOrdersReader implements OrdersReader {
  constructor(private readonly shop: InMemoryShop) {}

  list({ page, perPage = 6, subscriptionId }: OrdersQuery): Promise<OrderPage> {
    return this.shop.run('list', () => {
      const all = this.shop
        .placedOrders()
        .filter((order) => subscriptionId === undefined || this.isDelivery(order, subscriptionId));
      return {
        orders: all.slice((page - 1) * perPage, page * perPage).map((order) => this.row(order)),
        page,
        pages: Math.ceil(all.length / perPage),
        totalCount: all.length,
      };
    });
  }

  read(number: string): Promise<Order> {
    return this.shop.run('read', () => {
      const order = this.shop.customer && this.shop.placedOrders().find((candidate) => candidate.number === number);
      if (!order) throw notFound();
      return this.shop.tell(order);
    });
  }

  private isDelivery(order: StoredOrder, subscriptionId: string): boolean {
    return this.shop.variations.subscriptions === 'sold' && order.subscriptionId === subscriptionId;
  }

  private row(stored: StoredOrder): PlacedOrder {
    const order = this.shop.tell(stored);
    if (this.shop.variations.orderRows === 'big') return order;
    const { lineItems: _lines, shipments: _shipments, payments: _payments, ...row } = order;
    return { ...row, units: unitCount(order) };
  }
}
