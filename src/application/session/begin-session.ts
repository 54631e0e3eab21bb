import type { CurrentCart } from '#src/application/cart/current-cart';
import type { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import type { SessionState } from '#src/application/ports/state/session-state';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import type { EndSession } from './end-session';
import type { TabOwner } from './tab-owner';

/** Begins a session in this tab, after the data and the cart of another person were removed from it. */
export class BeginSession {
  constructor(
    private readonly signInStorage: SignInStorage,
    private readonly session: SessionState,
    private readonly tabOwner: TabOwner,
    private readonly currentCart: CurrentCart,
    private readonly endSession: EndSession,
  ) {}

  execute(session: SignInSession): void {
    this.reserveFor(session.userId);
    this.session.setFetching(true);
    this.session.begin(session);
    this.signInStorage.setSignedIn(session.userId);
    this.tabOwner.set(session.userId);
  }

  private reserveFor(userId: string): void {
    const cartOwner =
      this.currentCart.owner ?? (this.signInStorage.wasSignedIn() ? this.signInStorage.user() : undefined);
    if (this.tabOwner.isAnother(userId)) this.endSession.execute('replaced');
    if (cartOwner !== undefined && cartOwner !== userId && this.currentCart.key) this.currentCart.leaveToOwner();
  }
}
