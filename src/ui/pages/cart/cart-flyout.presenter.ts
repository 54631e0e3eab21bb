import { makeAutoObservable } from 'mobx';
import type { CartFlyoutState } from '#src/application/ports/state/cart-flyout-state';

export class CartFlyoutPresenter {
  constructor(private readonly flyout: CartFlyoutState) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isOpen(): boolean {
    return this.flyout.isOpen;
  }

  close(): void {
    this.flyout.close();
  }
}
