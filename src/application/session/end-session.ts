import { orElse } from '#src/application/calls/handled';
import { log } from '#src/application/calls/log';
import { CurrentCart } from '#src/application/cart/current-cart';
import { RememberedCart } from '#src/application/ports/shop/remembered-cart';
import { SessionState } from '#src/application/ports/state/session-state';
import type { Used } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import { ForgetVisitor } from './forget-visitor';
import { HideCustomer } from './hide-customer';

/**
 * The reason a session ended: signing out here; the server, which no longer accepts it; another tab, which has already
 * cleared the data that tabs share; or another person who signs in.
 */
export type SessionEnd = 'signed-out' | 'refused' | 'elsewhere' | 'replaced';

/**
 * Ends the session here, for every reason: it hides the customer, subscriptions, orders, addresses, member prices and typed
 * text. Signing out also clears the cart (spec §4 Sign-out). When the server no longer accepts a session, page and cart
 * stay, and typed text is kept hidden, so that the same shopper can sign in again and continue (spec §4 Unauthorized
 * handling).
 */
export class EndSession {
  static readonly uses = {
    signInStorage: SignInStorage,
    currentCart: CurrentCart,
    remembered: RememberedCart,
    session: SessionState,
    hideCustomer: HideCustomer,
    forgetVisitor: ForgetVisitor,
  };

  constructor(private readonly use: Used<typeof EndSession.uses>) {}

  execute(cause: SessionEnd): void {
    // A session that never existed ends without a message.
    if (cause === 'refused' && !this.use.session.isLoggedIn) return;
    const end = cause === 'refused' && this.hasSignedOut() ? 'elsewhere' : cause;
    if (end === 'signed-out' || end === 'refused') this.use.signInStorage.setSignedOut(end);
    this.use.session.end(end === 'refused' ? 'refused' : 'signed-out');
    const isKept = this.returnsLater(end);
    // Pages that show something of the customer check again which parts they may show.
    if (!isKept) this.use.forgetVisitor.execute();
    this.use.hideCustomer.execute();
    if (isKept) return this.keepCart();
    if (end !== 'signed-out') return;
    this.use.currentCart.forget();
    // A cart that is not reached stays a guest's cart: one that was given to the customer is not remembered.
    void orElse(this.use.remembered.forget(), ({ code }) => log.warn('The cart could not be forgotten', { code }));
  }

  /** True when the shopper signed out in another tab: the provider's refusal can arrive before that tab's message. */
  private hasSignedOut(): boolean {
    return !this.use.signInStorage.wasSignedIn() && this.use.signInStorage.user() === undefined;
  }

  /** Nothing is kept after signing out. A shopper whose session the server ended may come back. */
  private returnsLater(end: SessionEnd): boolean {
    return end === 'refused' || (end === 'elsewhere' && this.use.signInStorage.user() !== undefined);
  }

  /** A cart that stays belongs to the shopper: the next person who signs in must not find it. */
  private keepCart(): void {
    const user = this.use.signInStorage.user();
    if (user !== undefined) this.use.currentCart.keepFor(user);
  }
}
