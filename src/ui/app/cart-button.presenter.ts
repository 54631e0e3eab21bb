import type { CartState } from '#src/application/ports/state/cart-state';
import { shownLines } from '#src/domain/cart/quantity-intents';
import { autoObservable } from '#src/ui/state/auto-observable';
import type { CartFlyoutState } from '#src/ui/state/cart-flyout-state';

export class CartButtonPresenter {
  constructor(
    private readonly cart: CartState,
    private readonly flyout: CartFlyoutState,
  ) {
    autoObservable(this);
  }

  /** Units in the cart, with what the shopper just asked for. */
  get units(): number {
    const { current, intents } = this.cart;
    return current ? shownLines(current, intents).reduce((sum, { quantity }) => sum + quantity, 0) : 0;
  }

  toggleCart(): void {
    this.flyout.toggle();
  }
}
