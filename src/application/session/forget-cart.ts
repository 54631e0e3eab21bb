import { orElse } from '#src/application/calls/handled';
import { log } from '#src/application/calls/log';
import { ChangeCart } from '#src/application/cart/change-cart';
import { CurrentCart } from '#src/application/cart/current-cart';
import { TabLock } from '#src/application/ports/browser/tab-lock';
import { RememberedCart } from '#src/application/ports/shop/remembered-cart';
import type { DependenciesOf } from '#src/application/ports/token';

/** Leaves nothing of the cart of a customer who signs out (spec §4 Sign-out). */
export class ForgetCart {
  static readonly dependencies: DependenciesOf<typeof ForgetCart> = [CurrentCart, ChangeCart, TabLock, RememberedCart];

  constructor(
    private readonly currentCart: CurrentCart,
    private readonly changeCart: ChangeCart,
    private readonly tabLock: TabLock,
    private readonly remembered: RememberedCart,
  ) {}

  execute(): void {
    this.currentCart.forget();
    if (this.changeCart.isChanging) void this.tabLock.runExclusive('cart', () => this.forgetLateCart());
    // A cart that is not reached stays a guest's cart: one that was given to the customer is not remembered.
    void orElse(this.remembered.forget(), ({ code }) => log.warn('The cart could not be forgotten', { code }));
  }

  /** Forgets a cart that was begun before signing out and answered after it. The next change of the cart comes later. */
  private async forgetLateCart(): Promise<void> {
    if (this.currentCart.key) this.currentCart.forget();
  }
}
