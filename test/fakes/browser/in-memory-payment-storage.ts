import type { PaymentStorage } from '#src/application/ports/browser/payment-storage';
import type { OrderKey, UnsettledOrder } from '#src/domain/cart/order';

/** The state that all tabs of a browser share. */
interface Shared {
  unsettled: readonly UnsettledOrder[];
}

/** Unsettled orders are shared by all tabs of a browser; what was put aside belongs to one tab. */
export class InMemoryPaymentStorage implements PaymentStorage {
  private aside: OrderKey | undefined;

  constructor(private readonly shared: Shared = { unsettled: [] }) {}

  readUnsettled(): readonly UnsettledOrder[] {
    return this.shared.unsettled;
  }

  writeUnsettled(order: UnsettledOrder): boolean {
    this.clearUnsettled(order.number);
    this.shared.unsettled = [...this.shared.unsettled, order];
    return true;
  }

  clearUnsettled(number: string): void {
    this.shared.unsettled = this.shared.unsettled.filter((order) => order.number !== number);
  }

  readConfirmable(): OrderKey | undefined {
    return this.aside;
  }

  writeConfirmable({ number, token }: OrderKey): void {
    this.aside = { number, token };
  }

  forget(): void {
    this.aside = undefined;
    this.shared.unsettled = [];
  }

  /** The same browser's storage as another tab sees it. */
  otherTab(): InMemoryPaymentStorage {
    return new InMemoryPaymentStorage(this.shared);
  }
}
