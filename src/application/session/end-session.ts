import type { CartStorage } from '../ports/browser/cart-storage';
import type { OtherTabs } from '../ports/browser/other-tabs';
import type { SignInStorage } from '../ports/browser/sign-in-storage';
import type { CartState } from '../ports/state/cart-state';
import type { CustomerState } from '../ports/state/customer-state';
import type { SessionState } from '../ports/state/session-state';
import type { SubscriptionsState } from '../ports/state/subscriptions-state';

/**
 * What a session that is over means here. Signing out forgets cart and customer (spec §4 Sign-out); a session that the
 * server no longer accepts keeps page and cart, so that the shopper can sign in again and go on (spec §4 Unauthorized
 * handling).
 */
export class EndSession {
  constructor(
    private readonly signInStorage: SignInStorage,
    private readonly cartStorage: CartStorage,
    private readonly session: SessionState,
    private readonly cart: CartState,
    private readonly customer: CustomerState,
    private readonly subscriptions: SubscriptionsState,
    private readonly otherTabs: OtherTabs,
  ) {}

  execute(reason: 'signed-out' | 'refused'): void {
    // Nobody can be told that a session is over which was never there.
    if (reason === 'refused' && !this.session.isLoggedIn) return;
    this.signInStorage.remember(false);
    this.session.end(reason);
    this.customer.forget();
    this.subscriptions.forget();
    if (reason === 'refused') return;
    this.cartStorage.forget();
    this.cart.forget();
    this.otherTabs.announceCartChange();
  }
}
