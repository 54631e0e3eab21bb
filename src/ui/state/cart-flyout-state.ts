import { autoObservable } from './auto-observable';

/** Whether the cart flyout is open (spec §3 Client state, cartFlyout). */
export class CartFlyoutState {
  isOpen = false;

  constructor() {
    autoObservable(this);
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
