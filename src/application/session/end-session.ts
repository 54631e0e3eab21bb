import { CurrentCart } from '#src/application/cart/current-cart';
import { SignInStorage } from '#src/application/ports/browser/sign-in-storage';
import { SessionState } from '#src/application/ports/state/session-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { ForgetVisitor } from './forget-visitor';
import { HideCustomer } from './hide-customer';

/** `elsewhere`: another tab, which has cleared the shared data. `replaced`: another person signs in. */
export type SessionEnd = 'signed-out' | 'refused' | 'elsewhere' | 'replaced';

/**
 * Hides the customer's data and text. Signing out also clears the cart (spec §4 Sign-out). After a refusal by the
 * server page and cart stay, so that the same shopper can sign in again and continue (spec §4 Unauthorized handling).
 */
export class EndSession {
  static readonly dependencies: DependenciesOf<typeof EndSession> = [
    SignInStorage,
    CurrentCart,
    SessionState,
    HideCustomer,
    ForgetVisitor,
  ];

  constructor(
    private readonly signInStorage: SignInStorage,
    private readonly currentCart: CurrentCart,
    private readonly session: SessionState,
    private readonly hideCustomer: HideCustomer,
    private readonly forgetVisitor: ForgetVisitor,
  ) {}

  execute(cause: SessionEnd): void {
    // A session that never existed ends without a message.
    if (cause === 'refused' && !this.session.isLoggedIn) return;
    const end = cause === 'refused' && this.hasSignedOut() ? 'elsewhere' : cause;
    if (end === 'signed-out' || end === 'refused') this.signInStorage.setSignedOut(end);
    this.session.end(end === 'refused' ? 'refused' : 'signed-out');
    this.hideCustomer.execute();
    if (this.returnsLater(end)) return this.keepCart();
    this.forgetVisitor.execute();
    if (end === 'signed-out') this.currentCart.forget();
  }

  /** The provider's refusal can arrive before the message of the tab that signed out. */
  private hasSignedOut(): boolean {
    return !this.signInStorage.wasSignedIn() && this.signInStorage.user() === undefined;
  }

  /** A shopper whose session the server ended may come back. */
  private returnsLater(end: SessionEnd): boolean {
    return end === 'refused' || (end === 'elsewhere' && this.signInStorage.user() !== undefined);
  }

  /** The next person who signs in must not find the cart. */
  private keepCart(): void {
    const user = this.signInStorage.user();
    if (user !== undefined) this.currentCart.keepFor(user);
  }
}
