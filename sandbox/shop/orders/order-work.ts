import type { Transaction } from 'kysely';
import { KeptRows } from '#sandbox/database/kept-rows';
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
    private readonly kept: KeptRows,
    private current: Order,
  ) {}

  static async on(shop: Shop, store: Transaction<Database>, orderId: number): Promise<OrderWork> {
    const kept = new KeptRows();
    const watched = store.withPlugin(kept);
    return new OrderWork(shop, watched, shop.clock.now(), kept, await loadOrder(watched, orderId, kept));
  }

  get order(): Order {
    return this.current;
  }

  /** Loads the rows again that the statements of this work may have changed. */
  async refresh(): Promise<void> {
    this.current = await loadOrder(this.store, this.current.id, this.kept);
  }

  /** The same, with the payments, which the payment page may have changed without the lock of the order. */
  async refreshPayments(): Promise<void> {
    this.kept.forget('payments', 'paymentSessions');
    await this.refresh();
  }
}
