import { ifCode } from '#src/application/calls/handled';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { conflictDelay } from '#src/application/cart/while-locked';
import { TabLock } from '#src/application/ports/browser/tab-lock';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import type { CartMerge } from '#src/domain/session/cart-owner';
import { ChooseCustomersCart } from './choose-customers-cart';

/**
 * Merges the guest's cart and the customer's (spec §4 Cart merge on sign-in). A cart of another customer is set aside, never
 * merged. Runs in the lock of all cart changes; a locked order reloads the cart after 100 ms (spec §8 Handling).
 */
export class MergeCartOnSignIn {
  static readonly uses = {
    chooseCart: ChooseCustomersCart,
    restoreCart: RestoreCart,
    tabLock: TabLock,
    scheduler: Scheduler,
  };

  constructor(private readonly use: Used<typeof MergeCartOnSignIn.uses>) {}

  /** Returns the outcome. Rejects with GatewayError; the cart is then unchanged. */
  execute(): Promise<CartMerge> {
    return this.use.tabLock.runExclusive('cart', async () => {
      return ifCode(this.use.chooseCart.execute(), ['locked'], async (error) => {
        await this.use.scheduler.wait(conflictDelay);
        await this.use.restoreCart.execute();
        throw error;
      });
    });
  }
}
