import { EmptyCart } from '#src/application/cart/empty-cart';
import type { Used } from '#src/application/ports/token';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { LiveMessageState } from '#src/ui/shell/live-message-state';

interface Given {
  /** Once the cart is empty, no removed line can be restored. */
  readonly onEmptied: () => void;
}

/** Empties the whole cart, after a question (spec §7 PUT empty). */
export class EmptyCartPresenter {
  static readonly uses = { emptyCart: EmptyCart, liveMessage: LiveMessageState };
  static readonly isShared = false;

  readonly emptying = new Action();

  constructor(
    private readonly use: Used<typeof EmptyCartPresenter.uses>,
    private readonly given: Given,
  ) {
    autoObservable(this, { onEmptied: false });
  }

  /** Resolves to true when the cart is empty. */
  async empty(): Promise<boolean> {
    const result = await this.emptying.run(() => this.use.emptyCart.execute());
    if (result.kind !== 'done') return false;
    this.given.onEmptied();
    this.use.liveMessage.announce(cartMessages.emptying.done);
    return true;
  }
}
