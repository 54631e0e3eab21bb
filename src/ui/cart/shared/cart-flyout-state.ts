import { autoObservable } from '#src/ui/kit/auto-observable';

/** The state of the cart flyout, open or closed (spec §3 Client state, cartFlyout). */
export class CartFlyoutState {
  static readonly isShared = true;

  isOpen = false;
  /** True when a shopper is about to open it, or adds a product, after which it opens. */
  isExpected = false;

  constructor() {
    autoObservable(this);
  }

  expect(): void {
    this.isExpected = true;
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
