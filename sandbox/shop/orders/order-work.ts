import type { Transaction } from 'kysely';
import type { Database } from '#sandbox/database/schema';
import type { Shop } from '#sandbox/shop/shop';
import { loadOrder } from './load-orders';
import type { Order } from './order';

/** One change of one order: its transaction, its time, and the order as loaded last. */
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

  /** Loads the order again after rows were changed. */
  async refresh(): Promise<void> {
    this.current = await loadOrder(this.store, this.current.id);
  }
}
