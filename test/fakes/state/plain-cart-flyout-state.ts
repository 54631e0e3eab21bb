import type { CartFlyoutState } from '#src/application/ports/state/cart-flyout-state';

export class PlainCartFlyoutState implements CartFlyoutState {
  isOpen = false;

  open(): void {
    this.isOpen = true;
  }

  close(): void {
    this.isOpen = false;
  }

  toggle(): void {
    this.isOpen = !this.isOpen;
  }
}
