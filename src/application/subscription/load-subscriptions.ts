import { SubscriptionGateway } from '#src/application/ports/shop/subscription-gateway';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import type { Used } from '#src/application/ports/token';

/** Loads the customer's subscriptions (spec §7 GET subscriptions). Without a customer there is nothing to load. */
export class LoadSubscriptions {
  static readonly uses = { subscriptions: SubscriptionGateway, customer: CustomerState, state: SubscriptionsState };

  constructor(private readonly use: Used<typeof LoadSubscriptions.uses>) {}

  /** Rejects with GatewayError; the known subscriptions stay. */
  async execute(): Promise<void> {
    const userId = this.userId();
    if (userId === undefined) return;
    const all = await this.use.subscriptions.list(userId);
    // Somebody else may have signed in meanwhile.
    if (this.userId() === userId) this.use.state.replaceAll(all);
  }

  private userId(): string | undefined {
    return this.use.customer.current?.id;
  }
}
