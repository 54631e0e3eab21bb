import { ifCode } from '#src/application/calls/handled';
import { ReviewGateway } from '#src/application/ports/content/review-gateway';
import { OrdersReader } from '#src/application/ports/shop/orders-reader';
import { SavedCardGateway } from '#src/application/ports/shop/saved-card-gateway';
import { StoreCreditReader } from '#src/application/ports/shop/store-credit-reader';
import { SubscriptionGateway } from '#src/application/ports/shop/subscription-gateway';
import type { Used } from '#src/application/ports/token';
import type { PlacedOrder } from '#src/domain/orders/placed-order';
import type { OwnReview } from '#src/domain/reviews/own-review';
import type { SavedCard } from '#src/domain/saved-card/saved-card';
import type { StoreCreditEvent } from '#src/domain/store-credit/store-credit';
import type { Subscription } from '#src/domain/subscription/subscription';

/** The largest page that every server gives. */
const ordersAtOnce = 50;

/** A review of a product that the customer bought. */
interface BoughtReview extends OwnReview {
  readonly sku: string;
}

/**
 * Reads the whole history of a customer in the shop: all orders, subscriptions, cards and store credit, and the reviews of the products
 * that they bought.
 */
export class CustomerHistory {
  static readonly uses = {
    orders: OrdersReader,
    subscriptions: SubscriptionGateway,
    savedCards: SavedCardGateway,
    credit: StoreCreditReader,
    reviews: ReviewGateway,
  };

  constructor(private readonly use: Used<typeof CustomerHistory.uses>) {}

  async readOrders(): Promise<readonly PlacedOrder[]> {
    const found: PlacedOrder[] = [];
    for (let page = 1; ; page += 1) {
      const { orders, pages } = await this.use.orders.list({ page, perPage: ordersAtOnce });
      for (const order of orders) found.push(order.lineItems ? order : await this.use.orders.read(order.number));
      if (page >= pages || orders.length === 0) return found;
    }
  }

  readSubscriptions(customerId: string): Promise<readonly Subscription[]> {
    return this.use.subscriptions.list(customerId);
  }

  readCards(): Promise<readonly SavedCard[]> {
    return this.use.savedCards.list();
  }

  async readCredit(): Promise<readonly StoreCreditEvent[]> {
    const found: StoreCreditEvent[] = [];
    for (let page = 1; ; page += 1) {
      const { events, pages } = await this.use.credit.list({ page });
      found.push(...events);
      if (page >= pages || events.length === 0) return found;
    }
  }

  /** The reviews of bought products. */
  async readReviews(orders: readonly PlacedOrder[]): Promise<readonly BoughtReview[]> {
    const skus = new Set(orders.flatMap(({ lineItems = [] }) => lineItems.map(({ sku }) => sku)));
    const found: BoughtReview[] = [];
    for (const sku of skus) {
      const review = await this.readReview(sku);
      if (review) found.push({ sku, ...review });
    }
    return found;
  }

  private async readReview(sku: string) {
    const own = await ifCode(this.use.reviews.readOwn(sku), ['not_found'], () => undefined);
    return own?.review;
  }
}
