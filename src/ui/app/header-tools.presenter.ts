import type { CartState } from '#src/application/ports/state/cart-state';
import type { CustomerState } from '#src/application/ports/state/customer-state';
import { shownLines } from '#src/domain/cart/quantity';
import { autoObservable } from '#src/ui/state/auto-observable';
import type { CartFlyoutState } from '#src/ui/state/cart-flyout-state';

/** Presents the header's account link and cart button. */
export class HeaderToolsPresenter {
  constructor(
    private readonly customer: CustomerState,
    private readonly cart: CartState,
    private readonly flyout: CartFlyoutState,
  ) {
    autoObservable(this);
  }

  /** Whose account it is, once that is known. */
  get customerName(): string | undefined {
    const { current } = this.customer;
    return current?.name ?? current?.email;
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
