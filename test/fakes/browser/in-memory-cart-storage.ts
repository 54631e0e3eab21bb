import type { CartStorage } from '../../../src/application/ports/browser/cart-storage';
import type { OrderKey } from '../../../src/domain/cart/order';

/** The stored cart is shared by all tabs of a browser; what was put aside belongs to one tab. */
export class InMemoryCartStorage implements CartStorage {
  private aside: OrderKey | undefined;

  constructor(private readonly shared: { key?: OrderKey } = {}) {}

  read(): OrderKey | undefined {
    return this.shared.key;
  }

  write({ number, token }: OrderKey): void {
    this.shared.key = { number, token };
  }

  forget(): void {
    delete this.shared.key;
  }

  setAside(): void {
    this.aside = this.shared.key ?? this.aside;
    this.forget();
  }

  keepAside({ number, token }: OrderKey): void {
    this.aside = { number, token };
  }

  readAside(): OrderKey | undefined {
    return this.aside;
  }

  /** The same browser's storage as another tab sees it. */
  otherTab(): InMemoryCartStorage {
    return new InMemoryCartStorage(this.shared);
  }
}
