import { orElse } from '#src/application/calls/handled';
import { log } from '#src/application/calls/log';
import { CurrentCart } from '#src/application/cart/current-cart';
import { CartChangeNotifier } from '#src/application/ports/state/cart-change-notifier';
import { SessionState } from '#src/application/ports/state/session-state';
import type { Used } from '#src/application/ports/token';
import { LoadSubscriptions } from '#src/application/subscription/load-subscriptions';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { BeginSession } from './begin-session';
import { IdentifyCustomer } from './identify-customer';

const nothing = () => Promise.resolve();

/**
 * Begins a session in this tab and loads the customer with their subscriptions (spec §4 Start-up 4). Data of another
 * person is removed first. Moves no cart: that is part of signing in.
 */
export class LoadUser {
  static readonly uses = {
    beginSession: BeginSession,
    session: SessionState,
    currentCart: CurrentCart,
    identifyCustomer: IdentifyCustomer,
    loadSubscriptions: LoadSubscriptions,
    notice: CartChangeNotifier,
  };

  constructor(private readonly use: Used<typeof LoadUser.uses>) {}

  /**
   * Never fails: the customer stays signed in when the shop cannot be reached. `bringCart` runs after the customer was
   * requested, and the page waits for it as well.
   */
  async execute(session: SignInSession, bringCart = nothing): Promise<void> {
    this.use.beginSession.execute(session);
    try {
      await this.attempt(() => this.use.identifyCustomer.execute());
      await Promise.all([bringCart(), this.attempt(() => this.loadClub())]);
      if (this.use.currentCart.takeLeftToOwner())
        void this.use.notice.notify({ before: undefined, after: undefined, isOfAnotherCustomer: true, who: 'sign-in' });
    } finally {
      this.use.session.setFetching(false);
    }
  }

  /** Runs even when the cart could not be carried over. */
  private async loadClub(): Promise<void> {
    await this.use.identifyCustomer.execute();
    await this.use.loadSubscriptions.execute();
  }

  private async attempt(load: () => Promise<unknown>): Promise<void> {
    await orElse(load(), (error) =>
      log.warn('Signed in, but not everything of the customer could be loaded yet', { code: error.code }),
    );
  }
}
