import type { SharedStored, Stored } from '#src/application/ports/browser/stored';
import { type Used, token } from '#src/application/ports/token';
import type { OpenedCartLink } from '#src/domain/cart/cart-link-plan';
import type { OrderKey } from '#src/domain/cart/order';
import type { PricePromises } from '#src/domain/cart/price-promise';

export interface StoredCart {
  readonly number: SharedStored<string>;
  readonly token: SharedStored<string>;
  /** The sign-in provider's user id. */
  readonly owner: Stored<string>;
  /** The unit prices that pages showed for lines of the cart. */
  readonly promises: Stored<PricePromises>;
  /** The cart links that were opened for the cart, the newest first; the newest ten are kept. */
  readonly links: Stored<readonly OpenedCartLink[]>;
}

export const StoredCart = token<StoredCart>('StoredCart');

/** The stored cart: local storage keys cart-number and cart-token (spec §3 Local storage keys). Only CurrentCart uses it. */
export class CartStorage {
  static readonly uses = { stored: StoredCart };

  constructor(private readonly use: Used<typeof CartStorage.uses>) {}

  get promises(): Stored<PricePromises> {
    return this.use.stored.promises;
  }

  get links(): Stored<readonly OpenedCartLink[]> {
    return this.use.stored.links;
  }

  /** Undefined also while half a key is stored. */
  read(): OrderKey | undefined {
    const [number, token] = [this.use.stored.number.read(), this.use.stored.token.read()];
    return number !== undefined && token !== undefined ? { number, token } : undefined;
  }

  /** Stores the cart. Another order has no owner yet. */
  write({ number, token }: OrderKey): void {
    if (this.use.stored.number.read() !== number) this.use.stored.owner.clear();
    this.use.stored.number.write(number);
    this.use.stored.token.write(token);
  }

  /** True when a cart that is stored outlives the page. False where storage is full or forbidden. */
  get isLasting(): boolean {
    return this.use.stored.number.isLasting && this.use.stored.token.isLasting;
  }

  /** Clears the cart, its owner, and all that was promised and opened for it. */
  clear(): void {
    const { number, token, owner, promises, links } = this.use.stored;
    for (const stored of [number, token, owner, promises, links]) stored.clear();
  }

  /** Stores the owner of the stored cart for as long as that order is the stored cart. */
  writeOwner(userId: string): void {
    this.use.stored.owner.write(userId);
  }

  readOwner(): string | undefined {
    return this.use.stored.owner.read();
  }
}
