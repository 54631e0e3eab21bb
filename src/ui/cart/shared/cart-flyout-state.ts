import { autoObservable } from '#src/ui/kit/auto-observable';

/** Whether the cart flyout is open (spec §3 Client state, cartFlyout). */
export class CartFlyoutState {
  isOpen = false;
  /** Somebody is about to open it, or adds something, after which it opens. */
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
