import type { Transaction } from 'kysely';
import type { Database } from '#sandbox/database/schema';
import type { Shop } from '#sandbox/shop/shop';
import { loadOrder } from './load-orders';
import type { Order } from './order';

/** One change of one order: its transaction, its moment, and the order as it stands by now. */
export class OrderWork {
  private constructor(
    readonly shop: Shop,
    readonly store: Transaction<Database>,
    readonly now: Date,
    private current: Order,
  ) {}

  static async on(shop: Shop, store: Transaction<Database>, orderId: number): Promise<OrderWork> {
    return new OrderWork(shop, store, shop.clock.now(), await loadOrder(store, orderId));
  }

  get order(): Order {
    return this.current;
  }

  /** Reads the order again, after rows were changed. */
  async refresh(): Promise<void> {
    this.current = await loadOrder(this.store, this.current.id);
  }
}
