import { token } from '#src/application/ports/token';
import type { Stock } from '#src/domain/catalogue/product';
import type { Cents } from '#src/domain/money/money';

/** The back end's current data of a variant. */
export interface VariantOffer {
  readonly id: string;
  readonly sku: string;
  readonly price: Cents;
  readonly stock: Stock;
  /** The most units that an order may ask for; absent where there is no limit. */
  readonly unitsLeft?: number;
  readonly weight?: number;
  readonly noIndividualPurchase: boolean;
  /** True when its deliveries can be prepaid or repeated. */
  readonly isSubscribable?: boolean;
}

/** The availability of a variant: in stock, or to be ordered before it is in stock. */
export interface Availability {
  readonly inStock: boolean;
  readonly isBackorderable: boolean;
}

/** Prices and stock, open to everybody (spec §7 variants, stock_availabilities). */
export interface VariantReader {
  /** Offers of the skus that exist; unknown ones are absent. */
  readBySkus(skus: readonly string[]): Promise<readonly VariantOffer[]>;
  /** Reads if one unit is available. Rejects with `not_found` for a product that is not sold. */
  readAvailability(sku: string): Promise<Availability>;
}

export const VariantReader = token<VariantReader>('VariantReader');
