import type { DependenciesOf } from '#src/application/ports/token';
import { type ActionResult, ActionsById } from '#src/ui/kit/action';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { CartFlyoutState } from './cart-flyout-state';

/** All buttons for a product share its action, so that two presses do not buy it twice. */
export class CartAdditions extends ActionsById {
  static readonly dependencies: DependenciesOf<typeof CartAdditions> = [CartFlyoutState, LiveMessageState];

  constructor(
    private readonly flyout: CartFlyoutState,
    private readonly liveMessage: LiveMessageState,
  ) {
    super();
  }

  /** Runs the action of this id. The flyout loads meanwhile, because it opens next. */
  add<T>(id: string, perform: () => Promise<T>): Promise<ActionResult<T>> {
    this.flyout.expect();
    return this.of(id).run(perform);
  }

  /** Announces the added goods, and shows them in the cart. */
  show(message: string): void {
    // The message belongs to the open cart.
    this.flyout.open();
    this.liveMessage.announce(message);
  }
}
