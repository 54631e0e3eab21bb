import type { ReviewGateway } from '#src/application/ports/content/review-gateway';
import { GatewayError, hasCode } from '#src/application/ports/gateway-error';
import type { SignInUserGateway } from '#src/application/ports/identity/sign-in-user-gateway';
import type { AddressBookGateway } from '#src/application/ports/shop/address-book-gateway';
import type { CustomerGateway } from '#src/application/ports/shop/customer-gateway';
import type { OrdersReader } from '#src/application/ports/shop/orders-reader';
import type { SavedCardGateway } from '#src/application/ports/shop/saved-card-gateway';
import type { StoreCreditReader } from '#src/application/ports/shop/store-credit-reader';
import type { SubscriptionGateway } from '#src/application/ports/shop/subscription-gateway';
import type { Clock } from '#src/application/ports/system/clock';
import {
  addressEntries,
  cardEntries,
  type CustomerDataPart,
  orderEntry,
  profileEntry,
  subscriptionEntry,
} from '#src/domain/customer/customer-data';
import type { PlacedOrder } from '#src/domain/orders/placed-order';
import type { StoreCreditEvent } from '#src/domain/store-credit/store-credit';

export interface CollectedData {
  /** JSON without tokens, with what is missing. */
  readonly text: string;
  readonly missing: readonly CustomerDataPart[];
}

/** The largest page that every server gives. */
const ordersAtOnce = 50;

/**
 * Collects what the shop and the sign-in provider know of the customer. One part that fails costs only that part, and the
 * file names it.
 */
export class CollectCustomerData {
  constructor(
    private readonly customers: CustomerGateway,
    private readonly addresses: AddressBookGateway,
    private readonly orders: OrdersReader,
    private readonly subscriptions: SubscriptionGateway,
    private readonly savedCards: SavedCardGateway,
    private readonly credit: StoreCreditReader,
    private readonly reviews: ReviewGateway,
    private readonly users: SignInUserGateway,
    private readonly clock: Clock,
  ) {}

  /** Rejects with GatewayError when not even the profile can be read. */
  async execute(): Promise<CollectedData> {
    const customer = await this.customers.readMe();
    const missing: CustomerDataPart[] = [];
    const part = async <T>(name: CustomerDataPart, load: () => Promise<T>): Promise<T | undefined> => {
      try {
        return await load();
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        missing.push(name);
        return undefined;
      }
    };
    const [addresses, orders, subscriptions, cards, storeCredit, signIn] = await Promise.all([
      part('addresses', async () => addressEntries(await this.addresses.list(customer.id))),
      part('orders', () => this.readOrders()),
      part('subscriptions', async () => (await this.subscriptions.list(customer.id)).map(subscriptionEntry)),
      part('cards', async () => cardEntries(await this.savedCards.list())),
      part('storeCredit', () => this.readCredit()),
      part('signIn', () => this.readSignIn()),
    ]);
    const reviews = await part('reviews', () => this.readReviews(orders ?? []));
    const data = {
      createdAt: new Date(this.clock.now()).toISOString(),
      missing,
      profile: profileEntry(customer),
      signIn,
      addresses,
      orders: orders?.map(orderEntry),
      subscriptions,
      cards,
      storeCredit,
      reviews,
    };
    return { text: JSON.stringify(data, undefined, 2), missing };
  }

  private async readOrders(): Promise<readonly PlacedOrder[]> {
    const found: PlacedOrder[] = [];
    for (let page = 1; ; page += 1) {
      const { orders, pages } = await this.orders.list({ page, perPage: ordersAtOnce });
      for (const order of orders) found.push(order.lineItems ? order : await this.orders.read(order.number));
      if (page >= pages || orders.length === 0) return found;
    }
  }

  private async readCredit(): Promise<readonly StoreCreditEvent[]> {
    const found: StoreCreditEvent[] = [];
    for (let page = 1; ; page += 1) {
      const { events, pages } = await this.credit.list({ page });
      found.push(...events);
      if (page >= pages || events.length === 0) return found;
    }
  }

  private async readSignIn() {
    const user = await this.users.read();
    return user?.factors.map(({ kind, name, isVerified }) => ({ kind, name, isVerified }));
  }

  /** The reviews of what was bought. */
  private async readReviews(orders: readonly PlacedOrder[]) {
    const skus = new Set(orders.flatMap(({ lineItems = [] }) => lineItems.map(({ sku }) => sku)));
    const found = [];
    for (const sku of skus) {
      const review = await this.readReview(sku);
      if (review) found.push({ sku, ...review });
    }
    return found;
  }

  private async readReview(sku: string) {
    try {
      return (await this.reviews.readOwn(sku)).review;
    } catch (error) {
      if (hasCode(error, 'not_found')) return undefined;
      throw error;
    }
  }
}
