import { reaction } from 'mobx';
import { CurrentCart } from '#src/application/cart/current-cart';
import { CartChangeNotifier } from '#src/application/ports/state/cart-change-notifier';
import { CartState } from '#src/application/ports/state/cart-state';
import type { DependenciesOf } from '#src/application/ports/token';

/**
 * Tells the shopper, once in a page, that the browser forgets the cart with it: when it is loaded, and when something is put
 * into it that storage refuses (spec §3 Local storage keys).
 */
export class StorageWatch {
  static readonly dependencies: DependenciesOf<typeof StorageWatch> = [CartState, CurrentCart, CartChangeNotifier];

  private isTold = false;

  constructor(
    private readonly cart: CartState,
    private readonly currentCart: Pick<CurrentCart, 'isLasting'>,
    private readonly notice: Pick<CartChangeNotifier, 'announce'>,
  ) {}

  mount(): () => void {
    return reaction(
      () => this.cart.isLoaded && (this.cart.current?.number ?? ''),
      (loaded) => loaded !== false && this.look(),
      { fireImmediately: true },
    );
  }

  private look(): void {
    if (this.isTold || this.currentCart.isLasting) return;
    this.isTold = true;
    void this.notice.announce({ kind: 'not-kept' });
  }
}
