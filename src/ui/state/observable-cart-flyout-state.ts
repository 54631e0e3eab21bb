import { makeAutoObservable } from 'mobx';
import type { CartFlyoutState } from '#src/application/ports/state/cart-flyout-state';

export class ObservableCartFlyoutState implements CartFlyoutState {
  isOpen = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

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
