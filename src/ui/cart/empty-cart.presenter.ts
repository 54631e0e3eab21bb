import { EmptyCart } from '#src/application/cart/empty-cart';
import type { DependenciesOf } from '#src/application/ports/token';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import type { RemovalPresenter } from './removal.presenter';

/** The removal from the same cart: once the cart is empty, nothing can be brought back. */
interface GivenRemoval {
  readonly removal: RemovalPresenter;
}

/** Empties the whole cart, after a question (spec §7 PUT empty). */
export class EmptyCartPresenter implements Presenter<GivenRemoval> {
  static readonly dependencies: DependenciesOf<typeof EmptyCartPresenter> = [EmptyCart, LiveMessageState];
  static readonly isShared = false;

  readonly emptying = new Action();
  private removal: RemovalPresenter | undefined = undefined;

  constructor(
    private readonly emptyCart: EmptyCart,
    private readonly liveMessage: LiveMessageState,
  ) {
    autoObservable(this);
  }

  update({ removal }: GivenRemoval): void {
    this.removal = removal;
  }

  get failure(): string | undefined {
    return describeFailure(this.emptying.error);
  }

  /** Resolves to true when the cart is empty. */
  async empty(): Promise<boolean> {
    const result = await this.emptying.run(() => this.emptyCart.execute());
    if (result.kind !== 'done') return false;
    this.removal?.setEmptied();
    this.liveMessage.announce(cartMessages.emptying.done);
    return true;
  }
}
