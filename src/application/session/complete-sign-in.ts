import { log } from '#src/application/calls/log';
import { CurrentCart } from '#src/application/cart/current-cart';
import { GatewayError, hasCode } from '#src/application/ports/gateway-error';
import { CartChangeNotifier } from '#src/application/ports/state/cart-change-notifier';
import { SessionState } from '#src/application/ports/state/session-state';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { backoffBase, refreshRetries } from './keep-session-fresh';
import { LoadUser } from './load-user';
import { MergeCartOnSignIn } from './merge-cart-on-sign-in';

/**
 * Runs after every successful authentication (spec §4 Sign-in): it starts the session, loads the customer, merges the cart, and
 * loads the subscriptions. A failed merge is tried again with doubling pauses, and once more before payment (StartPayment). The
 * shopper is notified; until then the cart is unchanged.
 */
export class CompleteSignIn {
  static readonly uses = {
    loadUser: LoadUser,
    mergeCart: MergeCartOnSignIn,
    currentCart: CurrentCart,
    session: SessionState,
    scheduler: Scheduler,
    notice: CartChangeNotifier,
  };

  private cancel: () => void = () => undefined;
  private hasTold = false;

  constructor(private readonly use: Used<typeof CompleteSignIn.uses>) {}

  execute(session: SignInSession): Promise<void> {
    return this.use.loadUser.execute(session, () => this.bringCart());
  }

  /** Continues a session at start-up: a cart that is here stays as it is, and without one the customer's own is loaded. */
  resume(session: SignInSession): Promise<void> {
    return this.use.loadUser.execute(session, async () => {
      if (!this.use.currentCart.key) await this.bringCart();
    });
  }

  /** Resolves after the first try, also when it failed. */
  private bringCart(): Promise<void> {
    this.cancel();
    this.hasTold = false;
    return this.attempt(this.userId, 0);
  }

  private async attempt(userId: string | undefined, failures: number): Promise<void> {
    // Another customer is signed in by now, or none.
    if (userId === undefined || this.userId !== userId) return;
    try {
      await this.use.mergeCart.execute();
      if (this.hasTold) void this.use.notice.announce({ kind: 'brought-along' });
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      log.warn('The cart could not be brought to the account yet', { code: error.code });
      this.report(error);
      if (failures === refreshRetries) return;
      this.cancel = this.use.scheduler.after(
        backoffBase * 2 ** failures,
        () => void this.attempt(userId, failures + 1),
      );
    }
  }

  /** A locked cart is tried again silently. */
  private report(error: GatewayError): void {
    if (this.hasTold || hasCode(error, 'locked') || !this.use.currentCart.key) return;
    this.hasTold = true;
    void this.use.notice.announce({ kind: 'not-brought-along' });
  }

  private get userId(): string | undefined {
    return this.use.session.session?.userId;
  }
}
