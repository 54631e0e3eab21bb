import type { CartStorage } from '#src/application/ports/browser/cart-storage';
import type { TabChannel } from '#src/application/ports/browser/tab-channel';
import type { CartState } from '#src/application/ports/state/cart-state';

/**
 * Removes a cart that belongs to another customer from this browser, so that the current visitor neither sees its contents
 * and owner nor pays for it. It stays unchanged for its owner.
 */
export class PutCartAway {
  private isToBeTold = false;

  constructor(
    private readonly storage: CartStorage,
    private readonly cart: CartState,
    private readonly tabChannel: TabChannel,
  ) {}

  execute(): void {
    this.storage.clear();
    this.cart.clear();
    this.tabChannel.announceCartChange();
    this.isToBeTold = true;
  }

  /** Returns true once after a cart was set aside, so that the shopper is notified once. */
  takeChange(): boolean {
    const { isToBeTold } = this;
    this.isToBeTold = false;
    return isToBeTold;
  }
}
