import { CurrentCart } from '#src/application/cart/current-cart';
import { SessionState } from '#src/application/ports/state/session-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { EndSession } from './end-session';
import { TabOwner } from './tab-owner';

/** Begins a session in this tab, after the data and the cart of another person were removed from it. */
export class BeginSession {
  static readonly dependencies: DependenciesOf<typeof BeginSession> = [
    SignInStorage,
    SessionState,
    TabOwner,
    CurrentCart,
    EndSession,
  ];

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
    const cartOwner = this.currentCart.owner ?? this.signInStorage.signedInUser();
    if (this.tabOwner.isAnother(userId) || this.isOfAnother(userId)) this.endSession.execute('replaced');
    if (cartOwner !== undefined && cartOwner !== userId && this.currentCart.key) this.currentCart.leaveToOwner();
  }

  /** True when another user was signed in here last: storage that all tabs share is theirs, also in a tab that they never saw. */
  private isOfAnother(userId: string): boolean {
    const user = this.signInStorage.user();
    return user !== undefined && user !== userId;
  }
}
