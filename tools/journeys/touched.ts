/** The pages, scripts and calls of a journey, as the browser reported them. */
export interface Touched {
  /** Paths of the storefront that were shown. */
  readonly pages: readonly string[];
  /** Scripts of the storefront that were loaded, by their paths. */
  readonly scripts: readonly string[];
  /** Calls to the back end that were not refused, such as "GET /api/orders/R1". */
  readonly calls: readonly string[];
  /** Ways to pay that were chosen; they count once an order was placed. */
  readonly payments: readonly WayToPay[];
}

export const WAYS_TO_PAY = ['new card', 'saved card', 'store credit', 'gift card', 'nothing left to pay'] as const;

export type WayToPay = (typeof WAYS_TO_PAY)[number];
