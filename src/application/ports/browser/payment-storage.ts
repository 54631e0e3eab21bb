import { token } from '#src/application/ports/token';
import type { OrderKey, UnsettledOrder } from '#src/domain/cart/order';
import type { PersonalStorage } from './personal-storage';

/** Broken or unreadable values count as none. */
export interface PaymentStorage extends PersonalStorage {
  /** For every tab and the next visit; oldest first (spec §2 checkout_session_id). */
  readUnsettled(): readonly UnsettledOrder[];
  /** Replaces an earlier session of it. False when the session cannot be one; nothing is stored then. */
  writeUnsettled(order: UnsettledOrder): boolean;
  /** Called once its outcome is certain. */
  clearUnsettled(number: string): void;
  /** The order that this tab stored last. */
  readConfirmable(): OrderKey | undefined;
  writeConfirmable(key: OrderKey): void;
  forget(): void;
}

export const PaymentStorage = token<PaymentStorage>('PaymentStorage');
