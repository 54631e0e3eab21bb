import type { Day } from '#src/domain/interval/calendar-day';
import type { Cents } from '#src/domain/money/money';

/** The promises of every offer besides its price and its stock. Each is absent where the editors promise nothing. */
export interface OfferTerms {
  /** The last day on which prices stay as they are or fall. */
  readonly pricesValidUntil?: Day;
  readonly returns?: ReturnTerms;
  /** The costs of the shipping methods, for a whole order. */
  readonly shippingCosts: readonly ShippingCost[];
}

/** The return of goods without wine. Wine is not taken back: the law does not allow it. */
export interface ReturnTerms {
  /** The path of the page with the policy. */
  readonly policy: string;
  /** Days from the delivery in which unused goods are taken back for a full refund. */
  readonly days: number;
  /** True when the shopper pays for the way back. */
  readonly isAtShoppersCost: boolean;
}

export interface ShippingCost {
  /** The back end's name of a shipping method. */
  readonly method: string;
  readonly cost: Cents;
}
