import type { CustomerRow } from '#sandbox/database/schema';
import type { OrderSeed } from '#sandbox/shop/config/seed-data';
import type { Order } from '#sandbox/shop/orders/order';
import type { CreditHistory } from './seed-credit';

export interface Buyer {
  readonly customer: CustomerRow;
  readonly billAddressId: number;
  readonly cardId: number | null;
  readonly credit: CreditHistory;
}

export interface PastOrder extends Omit<OrderSeed, 'daysAgo' | 'toOtherAddress'> {
  readonly at: Date;
  readonly shipAddressId: number;
  readonly subscriptionId: number | null;
}

/** A past order and the seed that it is made from. */
export interface SeededOrder {
  readonly seed: PastOrder;
  readonly order: Order;
}
