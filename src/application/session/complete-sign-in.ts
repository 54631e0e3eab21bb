import type { SignInSession } from '../../domain/session/sign-in-session';
import type { SignInStorage } from '../ports/browser/sign-in-storage';
import { GatewayError } from '../ports/gateway-error';
import type { CustomerGateway } from '../ports/shop/customer-gateway';
import type { CustomerState } from '../ports/state/customer-state';
import type { SessionState } from '../ports/state/session-state';
import type { Journal } from '../ports/system/journal';
import type { LoadSubscriptions } from '../subscription/load-subscriptions';
import type { MergeCartOnSignIn } from './merge-cart-on-sign-in';

/**
 * Everything that follows a successful authentication, whatever its method (spec §4 Sign-in): the session begins, the
 * customer is fetched, the cart is brought along, and what makes a member of the club is loaded. Who is signed in stays so when the shop cannot be reached just now:
 * customer and cart are brought by the next start.
 */
export class CompleteSignIn {
  constructor(
    private readonly storage: SignInStorage,
    private readonly session: SessionState,
    private readonly customers: CustomerGateway,
    private readonly customer: CustomerState,
    private readonly mergeCart: MergeCartOnSignIn,
    private readonly loadSubscriptions: LoadSubscriptions,
    private readonly journal: Journal,
  ) {}

  async execute(session: SignInSession): Promise<void> {
    this.session.fetching(true);
    this.session.begin(session);
    this.storage.remember(true);
    try {
      this.customer.replace(await this.customers.readMe());
      await this.mergeCart.execute();
      await this.loadSubscriptions.execute();
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.journal.warn('Signed in, but not everything of the customer could be brought along yet', { code: error.code });
    } finally {
      this.session.fetching(false);
    }
  }
}
