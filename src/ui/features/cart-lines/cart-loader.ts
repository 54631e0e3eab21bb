import { when } from 'mobx';
import type { RestoreCart } from '#src/application/cart/restore-cart';
import type { CartState } from '#src/application/ports/state/cart-state';
import type { Scheduler } from '#src/application/ports/system/scheduler';
import { describeFailure } from '#src/ui/messages/failures';
import type { ActionTracker } from '#src/ui/state/action-tracker';
import { autoObservable } from '#src/ui/state/auto-observable';

const loading = 'restore-cart';

/** Milliseconds that start-up has for bringing the cart before a page that lives from it asks for itself. */
export const startUpPatience = 2000;

/** Start-up brings the cart and never fails; a page that shows nothing else must be able to tell when it did not come. */
export class CartLoader {
  constructor(
    private readonly cart: CartState,
    private readonly restoreCart: RestoreCart,
    private readonly tracker: ActionTracker,
    private readonly scheduler: Scheduler,
  ) {
    autoObservable(this);
  }

  get isLoaded(): boolean {
    return this.cart.isLoaded;
  }

  get isBusy(): boolean {
    return this.tracker.isBusy(loading);
  }

  /** Why the stored cart could not be fetched. */
  get failure(): string | undefined {
    const error = this.cart.isLoaded ? undefined : this.tracker.errorOf(loading);
    return error && describeFailure(error);
  }

  /** Waits for the cart that start-up fetches, then fetches it; returns the way to stop waiting. */
  watch(): () => void {
    const callOff = this.scheduler.after(startUpPatience, () => void this.load());
    const stop = when(() => this.isLoaded, callOff);
    return () => {
      callOff();
      stop();
    };
  }

  async load(): Promise<void> {
    await this.tracker.run(loading, () => this.restoreCart.execute());
  }
}
