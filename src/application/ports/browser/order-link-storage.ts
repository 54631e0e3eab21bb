import { token } from '#src/application/ports/token';
import type { OrderKey } from '#src/domain/cart/order';
import type { PersonalStorage } from './personal-storage';

/** Lives in this tab (spec §2 /order/confirmation/:number/:id); never the shopper's cart. Broken values are none. */
export interface OrderLinkStorage extends PersonalStorage {
  read(number: string): OrderKey | undefined;
  /** One key for each order, for the signed-in user or a guest; the last one counts. */
  write(key: OrderKey): void;
  /** Removes the keys of a guest or another user of the sign-in provider. */
  giveTo(userId: string): void;
  forget(): void;
}

export const OrderLinkStorage = token<OrderLinkStorage>('OrderLinkStorage');
