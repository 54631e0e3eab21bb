import type { CartLinkOutcome } from '#src/application/cart/open-cart-link';
import { autoObservable } from '#src/ui/kit/auto-observable';

/** The outcome stays until the shopper has read it on the cart page. */
export class CartLinkNoticeState {
  outcome: CartLinkOutcome | undefined = undefined;

  constructor() {
    autoObservable(this);
  }

  set(outcome: CartLinkOutcome): void {
    this.outcome = outcome;
  }

  clear(): void {
    this.outcome = undefined;
  }
}
