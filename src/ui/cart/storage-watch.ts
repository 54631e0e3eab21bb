import { reaction } from 'mobx';
import { CurrentCart } from '#src/application/cart/current-cart';
import { CartChangeNotifier } from '#src/application/ports/state/cart-change-notifier';
import { CartState } from '#src/application/ports/state/cart-state';
import type { Used } from '#src/application/ports/token';

/**
 * Tells the shopper, once in a page, that the browser forgets the cart with it: when it is loaded, and when something is put
 * into it that storage refuses (spec §3 Local storage keys).
 */
export class StorageWatch {
  static readonly uses = { cart: CartState, currentCart: CurrentCart, notice: CartChangeNotifier };

  private isTold = false;

  constructor(private readonly use: Used<typeof StorageWatch.uses>) {}

  mount(): () => void {
    return reaction(
      () => this.use.cart.isLoaded && (this.use.cart.current?.number ?? ''),
      (loaded) => loaded !== false && this.look(),
      { fireImmediately: true },
    );
  }

  private look(): void {
    if (this.isTold || this.use.currentCart.isLasting) return;
    this.isTold = true;
    void this.use.notice.announce({ kind: 'not-kept' });
  }
}
