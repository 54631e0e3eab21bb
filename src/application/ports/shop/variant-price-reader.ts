import type { Interval } from '#src/domain/interval/interval';
import type { Cents } from '#src/domain/money/money';

/** So many of one thing, once, or again at every interval (spec §3 Variant price query). */
export interface VariantPriceQuery {
  readonly sku: string;
  /** Whole, one or more. */
  readonly quantity: number;
  readonly interval?: Interval;
}

/** What it costs, regularly and with what the quantity and the repetition save. */
export interface VariantPrice {
  /** Of all of them. */
  readonly total: Cents;
  readonly discountTotal: Cents;
}

/**
 * Prices by quantity and interval, open to everybody (spec §7 discount_prices). Rejects with GatewayError: `not_found` for
 * what is not sold, `unprocessable_entity` for a quantity below one.
 */
export interface VariantPriceReader {
  readPrice(query: VariantPriceQuery): Promise<VariantPrice>;
}
