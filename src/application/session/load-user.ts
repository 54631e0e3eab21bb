import type { CartStorage } from '#src/application/ports/browser/cart-storage';
import type { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { CartChangeNotifier } from '#src/application/ports/state/cart-change-notifier';
import type { SessionState } from '#src/application/ports/state/session-state';
import type { Logger } from '#src/application/ports/system/logger';
import type { LoadSubscriptions } from '#src/application/subscription/load-subscriptions';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import type { EndSession } from './end-session';
import type { IdentifyCustomer } from './identify-customer';
import type { PutCartAway } from './put-cart-away';
import type { TabOwner } from './tab-owner';

const nothing = () => Promise.resolve();

/**
 * Begins a session in this tab and loads the customer with their subscriptions (spec §4 Start-up 4). Data of another
 * person is removed first. Moves no cart: that is part of signing in.
 */
export class LoadUser {
  constructor(
    private readonly signInStorage: SignInStorage,
    private readonly cartStorage: CartStorage,
    private readonly tabOwner: TabOwner,
    private readonly session: SessionState,
    private readonly endSession: EndSession,
    private readonly putCartAway: PutCartAway,
    private readonly identifyCustomer: IdentifyCustomer,
    private readonly loadSubscriptions: LoadSubscriptions,
    private readonly news: CartChangeNotifier,
    private readonly logger: Logger,
  ) {}

  /**
   * Never fails: the customer stays signed in when the shop cannot be reached. `bringCart` runs after the customer was
   * requested, and the page waits for it as well.
   */
  async execute(session: SignInSession, bringCart = nothing): Promise<void> {
    this.makeWayFor(session.userId);
    this.session.setFetching(true);
    this.session.begin(session);
    this.signInStorage.setSignedIn(session.userId);
    this.tabOwner.set(session.userId);
    try {
      await this.attempt(() => this.identifyCustomer.execute());
      await Promise.all([bringCart(), this.attempt(() => this.loadClub())]);
      if (this.putCartAway.takeChange())
        void this.news.notify({ before: undefined, after: undefined, isAnothers: true, who: 'sign-in' });
    } finally {
      this.session.setFetching(false);
    }
  }

  private makeWayFor(userId: string): void {
    const cartOwner =
      this.cartStorage.readOwner() ?? (this.signInStorage.wasSignedIn() ? this.signInStorage.user() : undefined);
    if (this.tabOwner.isAnother(userId)) this.endSession.execute('replaced');
    if (cartOwner !== undefined && cartOwner !== userId && this.cartStorage.read()) this.putCartAway.execute();
  }

  /** Runs even when the cart could not be carried over. */
  private async loadClub(): Promise<void> {
    await this.identifyCustomer.execute();
    await this.loadSubscriptions.execute();
  }

  private async attempt(load: () => Promise<unknown>): Promise<void> {
    try {
      await load();
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.logger.warn('Signed in, but not everything of the customer could be loaded yet', { code: error.code });
    }
  }
}
