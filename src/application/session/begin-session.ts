import { CurrentCart } from '#src/application/cart/current-cart';
import { SessionState } from '#src/application/ports/state/session-state';
import type { Used } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { EndSession } from './end-session';
import { TabOwner } from './tab-owner';

/** Begins a session in this tab, after the data and the cart of another person were removed from it. */
export class BeginSession {
  static readonly uses = {
    signInStorage: SignInStorage,
    session: SessionState,
    tabOwner: TabOwner,
    currentCart: CurrentCart,
    endSession: EndSession,
  };

  constructor(private readonly use: Used<typeof BeginSession.uses>) {}

  execute(session: SignInSession): void {
    this.reserveFor(session.userId);
    this.use.session.setFetching(true);
    this.use.session.begin(session);
    this.use.signInStorage.setSignedIn(session.userId);
    this.use.tabOwner.set(session.userId);
  }

  private reserveFor(userId: string): void {
    const cartOwner = this.use.currentCart.owner ?? this.use.signInStorage.signedInUser();
    if (this.use.tabOwner.isAnother(userId) || this.isOfAnother(userId)) this.use.endSession.execute('replaced');
    if (cartOwner !== undefined && cartOwner !== userId && this.use.currentCart.key)
      this.use.currentCart.leaveToOwner();
  }

  /** True when another user was signed in here last: storage that all tabs share is theirs, also in a tab that they never saw. */
  private isOfAnother(userId: string): boolean {
    const user = this.use.signInStorage.user();
    return user !== undefined && user !== userId;
  }
}
