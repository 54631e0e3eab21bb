import type { CartStorage } from '#src/application/ports/browser/cart-storage';
import type { TabChannel } from '#src/application/ports/browser/tab-channel';
import type { CartState } from '#src/application/ports/state/cart-state';

/**
 * Takes a cart that turned out to be somebody else's out of sight, and out of this browser: whoever is here now neither
 * sees what is in it, nor whose it is, nor pays for it. It stays what it is for its owner.
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

  /** Whether one was put away of which the shopper has not been told; answered once. */
  takeChange(): boolean {
    const { isToBeTold } = this;
    this.isToBeTold = false;
    return isToBeTold;
  }
}
