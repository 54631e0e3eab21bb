import { token } from '#src/application/ports/token';

/**
 * The things that a back end may be able to do besides selling. Others are not offered: presenters and the list of pages
 * read this, and nothing else (docs/adr/0034).
 */
export interface Capabilities {
  /** The club, with its subscriptions. */
  readonly club: boolean;
  /** Deliveries that are paid ahead. */
  readonly prepaid: boolean;
  readonly giftCards: boolean;
  readonly storeCredit: boolean;
  readonly savedCards: boolean;
  /** Additions to an order that was just placed. */
  readonly additions: boolean;
  /** The cancellation of an order that was just placed, by its shopper. */
  readonly cancellation: boolean;
  /** A mail when a product is back in stock. */
  readonly stockNotices: boolean;
  readonly referral: boolean;
  /** Estimates for orders to many addresses. */
  readonly groupOrders: boolean;
  /** Lower prices for repeated deliveries. */
  readonly intervalSavings: boolean;
}

export const Capabilities = token<Capabilities>('Capabilities');
