import { token } from '#src/application/ports/token';
import type { Interval } from '#src/domain/interval/interval';
import type { Cents } from '#src/domain/money/money';

/** Bought once or at every interval (spec §3 Variant price query). */
export interface VariantPriceQuery {
  readonly sku: string;
  /** A whole number, one or more. */
  readonly quantity: number;
  readonly interval?: Interval;
}

/** Regular, and with the discounts for quantity and repetition. */
export interface VariantPrice {
  /** For the whole quantity. */
  readonly total: Cents;
  readonly discountTotal: Cents;
}

/** Open to everybody (spec §7 discount_prices). Rejects with GatewayError: `not_found`, `unprocessable_entity`. */
export interface VariantPriceReader {
  readPrice(query: VariantPriceQuery): Promise<VariantPrice>;
}

export const VariantPriceReader = token<VariantPriceReader>('VariantPriceReader');
