import type { PersonalStorage } from '#src/application/ports/browser/personal-storage';
import type { Stored } from '#src/application/ports/browser/stored';
import { type Used, token } from '#src/application/ports/token';
import { isCheckoutSessionId, type OrderKey, type UnsettledOrder } from '#src/domain/cart/order';

export interface StoredPayments {
  /** Orders whose payment is not settled, for every tab and the next visit; the oldest first (spec §2 checkout_session_id). */
  readonly unsettled: Stored<readonly UnsettledOrder[]>;
  /** The order that this tab stored last. */
  readonly confirmable: Stored<OrderKey>;
}

export const StoredPayments = token<StoredPayments>('StoredPayments');

/** Orders that went to payment. */
export class PaymentStorage implements PersonalStorage {
  static readonly uses = { stored: StoredPayments };

  constructor(private readonly use: Used<typeof PaymentStorage.uses>) {}

  /** The oldest first. */
  readUnsettled(): readonly UnsettledOrder[] {
    return this.use.stored.unsettled.read() ?? [];
  }

  /** Stores an unsettled order, in place of an earlier session of it. False when the session cannot be one; nothing is stored then. */
  writeUnsettled(order: UnsettledOrder): boolean {
    if (!isCheckoutSessionId(order.checkoutSessionId)) return false;
    this.use.stored.unsettled.write([...this.othersUnsettled(order.number), order]);
    return true;
  }

  /** Removes an unsettled order once its outcome is certain. */
  clearUnsettled(number: string): void {
    this.use.stored.unsettled.write(this.othersUnsettled(number));
  }

  /** The order that this tab stored last. */
  readConfirmable(): OrderKey | undefined {
    return this.use.stored.confirmable.read();
  }

  /** Stores an order in this tab, to be shown once it is complete. */
  writeConfirmable({ number, token }: OrderKey): void {
    this.use.stored.confirmable.write({ number, token });
  }

  /** Removes that order and all unsettled ones, so that the next user finds none. */
  forget(): void {
    this.use.stored.confirmable.clear();
    this.use.stored.unsettled.clear();
  }

  private othersUnsettled(number: string): readonly UnsettledOrder[] {
    return this.readUnsettled().filter((order) => order.number !== number);
  }
}
