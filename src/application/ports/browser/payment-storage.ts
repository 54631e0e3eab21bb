import { token } from '#src/application/ports/token';
import type { OrderKey, UnsettledOrder } from '#src/domain/cart/order';
import type { PersonalStorage } from './personal-storage';

/** Orders that went to payment. Values that are broken, or that cannot be read at all, count as none. */
export interface PaymentStorage extends PersonalStorage {
  /** Orders whose payment is not settled, for every tab and the next visit; the oldest first (spec §2 checkout_session_id). */
  readUnsettled(): readonly UnsettledOrder[];
  /** Stores an unsettled order, in place of an earlier session of it. False when the session cannot be one; nothing is stored then. */
  writeUnsettled(order: UnsettledOrder): boolean;
  /** Removes an unsettled order once its outcome is certain. */
  clearUnsettled(number: string): void;
  /** The order that this tab stored last. */
  readConfirmable(): OrderKey | undefined;
  /** Stores an order in this tab, to be shown once it is complete. */
  writeConfirmable(key: OrderKey): void;
  /** Removes that order and all unsettled ones, so that nobody else finds them here. */
  forget(): void;
}

export const PaymentStorage = token<PaymentStorage>('PaymentStorage');
