import { autoObservable } from '#src/ui/state/auto-observable';
import type { CartFlyoutState } from '#src/ui/state/cart-flyout-state';

export class CartFlyoutPresenter {
  constructor(private readonly flyout: CartFlyoutState) {
    autoObservable(this);
  }

  get isOpen(): boolean {
    return this.flyout.isOpen;
  }

  close(): void {
    this.flyout.close();
  }
}
