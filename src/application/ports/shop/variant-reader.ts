import type { Stock } from '#src/domain/catalogue/product';
import type { Cents } from '#src/domain/money/money';

/** What the back end says of a variant today. */
export interface VariantOffer {
  readonly id: string;
  readonly sku: string;
  readonly price: Cents;
  readonly stock: Stock;
  /** Units that an order may ask for at most; absent where there is no limit. */
  readonly unitsLeft?: number;
  readonly weight?: number;
  readonly noIndividualPurchase: boolean;
  /** Whether deliveries of it can be paid ahead or repeated. */
  readonly isSubscribable?: boolean;
}

/** Whether a variant can be had now, or ordered before it is there. */
export interface Availability {
  readonly inStock: boolean;
  readonly isBackorderable: boolean;
}

/** Prices and stock, open to everybody (spec §7 variants, stock_availabilities). */
export interface VariantReader {
  /** Offers of the skus that exist; unknown ones are simply absent. */
  readBySkus(skus: readonly string[]): Promise<readonly VariantOffer[]>;
  /** Whether one of it can be had. `not_found` for what is not sold. */
  readAvailability(sku: string): Promise<Availability>;
}
