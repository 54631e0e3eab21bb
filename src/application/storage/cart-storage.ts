import type { SharedStored, Stored } from '#src/application/ports/browser/stored';
import { type DependenciesOf, token } from '#src/application/ports/token';
import type { OpenedCartLink } from '#src/domain/cart/cart-link-plan';
import type { OrderKey } from '#src/domain/cart/order';
import type { PricePromises } from '#src/domain/cart/price-promise';

export const CartNumber = token<SharedStored<string>>('CartNumber');
export const CartToken = token<SharedStored<string>>('CartToken');

/** The owner of the stored cart, by the sign-in provider's user id. */
export const CartOwner = token<Stored<string>>('CartOwner');

/** The unit prices that pages showed for lines of the stored cart. */
export const StoredPromises = token<Stored<PricePromises>>('StoredPromises');

/** The cart links that were opened for the stored cart, the newest first; the newest ten are kept. */
export const StoredCartLinks = token<Stored<readonly OpenedCartLink[]>>('StoredCartLinks');

/** The stored cart: local storage keys cart-number and cart-token (spec §3 Local storage keys). Only CurrentCart uses it. */
export class CartStorage {
  static readonly dependencies: DependenciesOf<typeof CartStorage> = [
    CartNumber,
    CartToken,
    CartOwner,
    StoredPromises,
    StoredCartLinks,
  ];

  constructor(
    private readonly number: SharedStored<string>,
    private readonly token: SharedStored<string>,
    private readonly owner: Stored<string>,
    readonly promises: Stored<PricePromises>,
    readonly links: Stored<readonly OpenedCartLink[]>,
  ) {}

  /** Undefined also while half a key is stored. */
  read(): OrderKey | undefined {
    const [number, token] = [this.number.read(), this.token.read()];
    return number !== undefined && token !== undefined ? { number, token } : undefined;
  }

  /** Stores the cart. Another order has no owner yet. */
  write({ number, token }: OrderKey): void {
    if (this.number.read() !== number) this.owner.clear();
    this.number.write(number);
    this.token.write(token);
  }

  /** True when a cart that is stored outlives the page. False where storage is full or forbidden. */
  get isLasting(): boolean {
    return this.number.isLasting && this.token.isLasting;
  }

  /** Clears the cart, its owner, and all that was promised and opened for it. */
  clear(): void {
    for (const stored of [this.number, this.token, this.owner, this.promises, this.links]) stored.clear();
  }

  /** Stores the owner of the stored cart for as long as that order is the stored cart. */
  writeOwner(userId: string): void {
    this.owner.write(userId);
  }

  readOwner(): string | undefined {
    return this.owner.read();
  }
}
