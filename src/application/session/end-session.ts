import type { CartStorage } from '#src/application/ports/browser/cart-storage';
import type { DraftStorage } from '#src/application/ports/browser/draft-storage';
import type { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import type { TabChannel } from '#src/application/ports/browser/tab-channel';
import type { CartState } from '#src/application/ports/state/cart-state';
import type { CustomerState } from '#src/application/ports/state/customer-state';
import type { SessionState } from '#src/application/ports/state/session-state';
import type { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';

/**
 * By what a session is over: signing out here; the server, which no longer accepts it; whatever another tab has done, which
 * has seen to all that the tabs share; or somebody else who signs in in its place.
 */
export type SessionEnd = 'signed-out' | 'refused' | 'elsewhere' | 'replaced';

/**
 * What a session that is over means here, the same for every end: nobody sees customer, subscriptions and members' prices any
 * more, nor what was typed. Signing out forgets the cart as well (spec §4 Sign-out). A session that the server no longer
 * accepts keeps page and cart, and what was typed waits unseen, so that the same shopper can sign in again and go on (spec
 * §4 Unauthorized handling).
 */
export class EndSession {
  constructor(
    private readonly signInStorage: SignInStorage,
    private readonly cartStorage: CartStorage,
    private readonly drafts: DraftStorage,
    private readonly session: SessionState,
    private readonly cart: CartState,
    private readonly customer: CustomerState,
    private readonly subscriptions: SubscriptionsState,
    private readonly tabChannel: TabChannel,
  ) {}

  execute(end: SessionEnd): void {
    // Nobody can be told that a session is over which was never there.
    if (end === 'refused' && !this.session.isLoggedIn) return;
    if (end === 'signed-out' || end === 'refused') this.signInStorage.setSignedOut(end);
    this.session.end(end === 'refused' ? 'refused' : 'signed-out');
    this.customer.clear();
    this.subscriptions.clear();
    if (this.isToComeBack(end)) return this.keepCart();
    this.drafts.clearAll();
    this.cartStorage.clearAside();
    if (end === 'signed-out') this.forgetCart();
  }

  /** Who signed out here or elsewhere is remembered no more; whom the server signed out may come back. */
  private isToComeBack(end: SessionEnd): boolean {
    return end === 'refused' || (end === 'elsewhere' && this.signInStorage.user() !== undefined);
  }

  /** A cart that stays is theirs: whoever else signs in next is not to find it. */
  private keepCart(): void {
    const user = this.signInStorage.user();
    if (user !== undefined && this.cartStorage.read()) this.cartStorage.writeOwner(user);
  }

  private forgetCart(): void {
    this.cartStorage.clear();
    this.cart.clear();
    this.tabChannel.announceCartChange();
  }
}
