import { when } from 'mobx';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { CartState } from '#src/application/ports/state/cart-state';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';

/** Milliseconds that start-up has to load the cart before a page that needs it loads it itself. */
export const cartTimeout = 2000;

/** Start-up never reports a failure; this loader does. */
export class CartLoader {
  static readonly uses = { cart: CartState, restoreCart: RestoreCart, scheduler: Scheduler };

  private readonly loading = new Action();

  constructor(private readonly use: Used<typeof CartLoader.uses>) {
    autoObservable(this);
  }

  get isLoaded(): boolean {
    return this.use.cart.isLoaded;
  }

  get failure(): string | undefined {
    return this.use.cart.isLoaded ? undefined : describeFailure(this.loading.error);
  }

  /** Waits for the cart of start-up before it loads one. */
  watch(): () => void {
    const cancel = this.use.scheduler.after(cartTimeout, () => void this.load());
    const stop = when(() => this.isLoaded, cancel);
    return () => {
      cancel();
      stop();
    };
  }

  async load(): Promise<void> {
    await this.loading.run(() => this.use.restoreCart.execute());
  }
}
