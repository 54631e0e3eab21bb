import type { CartStorage } from '#src/application/ports/browser/cart-storage';
import type { OrderKey } from '#src/domain/cart/order';

/** State that all tabs of a browser share. */
interface Shared {
  key?: OrderKey;
  owner?: string;
}

/** The stored cart, which all tabs of a browser share. */
export class InMemoryCartStorage implements CartStorage {
  /** Set to false for a browser that forgets the cart with the page. */
  isLasting = true;

  constructor(private readonly shared: Shared = {}) {}

  read(): OrderKey | undefined {
    return this.shared.key;
  }

  write({ number, token }: OrderKey): void {
    if (this.shared.key?.number !== number) delete this.shared.owner;
    this.shared.key = { number, token };
  }

  clear(): void {
    delete this.shared.key;
    delete this.shared.owner;
  }

  writeOwner(userId: string): void {
    this.shared.owner = userId;
  }

  readOwner(): string | undefined {
    return this.shared.owner;
  }

  /** The same browser's storage as another tab sees it. */
  otherTab(): InMemoryCartStorage {
    return new InMemoryCartStorage(this.shared);
  }
}
