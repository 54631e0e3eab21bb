import type { Used } from '#src/application/ports/token';
import { type ActionResult, ActionsById } from '#src/ui/kit/action';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { CartFlyoutState } from './cart-flyout-state';

/** All buttons for a product share its action, so that two presses do not buy it twice. */
export class CartAdditions extends ActionsById {
  static readonly uses = { flyout: CartFlyoutState, liveMessage: LiveMessageState };

  constructor(private readonly use: Used<typeof CartAdditions.uses>) {
    super();
  }

  /** Runs the action of this id. The flyout loads meanwhile, because it opens next. */
  add<T>(id: string, perform: () => Promise<T>): Promise<ActionResult<T>> {
    this.use.flyout.expect();
    return this.of(id).run(perform);
  }

  /** Announces the added goods, and shows them in the cart. */
  show(message: string): void {
    // The message belongs to the open cart.
    this.use.flyout.open();
    this.use.liveMessage.announce(message);
  }
}
