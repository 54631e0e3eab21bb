import { token } from '#src/application/ports/token';
import type { Stock } from '#src/domain/catalogue/product';
import type { Cents } from '#src/domain/money/money';

export interface VariantOffer {
  readonly id: string;
  readonly sku: string;
  readonly price: Cents;
  readonly stock: Stock;
  /** An order may ask for so many; absent where there is no limit. */
  readonly unitsLeft?: number;
  readonly weight?: number;
  readonly noIndividualPurchase: boolean;
  /** Its deliveries can be prepaid or repeated. */
  readonly isSubscribable?: boolean;
}

export interface Availability {
  readonly inStock: boolean;
  readonly isBackorderable: boolean;
}

/** Prices and stock, open to everybody (spec §7 variants, stock_availabilities). */
export interface VariantReader {
  /** Unknown skus are absent. */
  readBySkus(skus: readonly string[]): Promise<readonly VariantOffer[]>;
  /** Of one unit. Rejects with `not_found` for a product that is not sold. */
  readAvailability(sku: string): Promise<Availability>;
}

export const VariantReader = token<VariantReader>('VariantReader');
