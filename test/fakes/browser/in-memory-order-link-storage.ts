import type { OrderLinkStorage } from '#src/application/ports/browser/order-link-storage';
import type { OrderKey } from '#src/domain/cart/order';

/** Belongs to one tab: hand the same one to a reload, and to no other tab. */
export class InMemoryOrderLinkStorage implements OrderLinkStorage {
  private readonly keys = new Map<string, OrderKey>();

  read(number: string): OrderKey | undefined {
    return this.keys.get(number);
  }

  write({ number, token }: OrderKey): void {
    this.keys.set(number, { number, token });
  }

  clear(): void {
    this.keys.clear();
  }
}
