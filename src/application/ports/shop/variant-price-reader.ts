import { token } from '#src/application/ports/token';
import type { Interval } from '#src/domain/interval/interval';
import type { Cents } from '#src/domain/money/money';

/** A quantity of one variant, bought once or at every interval (spec §3 Variant price query). */
export interface VariantPriceQuery {
  readonly sku: string;
  /** A whole number, one or more. */
  readonly quantity: number;
  readonly interval?: Interval;
}

/** The regular price, and the price with the discounts for the quantity and the repetition. */
export interface VariantPrice {
  /** For the whole quantity. */
  readonly total: Cents;
  readonly discountTotal: Cents;
}

/**
 * Prices by quantity and interval, open to everybody (spec §7 discount_prices). Rejects with GatewayError: `not_found` for a
 * product that is not sold, `unprocessable_entity` for a quantity below one.
 */
export interface VariantPriceReader {
  readPrice(query: VariantPriceQuery): Promise<VariantPrice>;
}

export const VariantPriceReader = token<VariantPriceReader>('VariantPriceReader');
