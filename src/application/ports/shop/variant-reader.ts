import type { Stock } from '../../../domain/catalogue/product';
import type { Cents } from '../../../domain/money/money';

/** What the back end says of a variant today. */
export interface VariantOffer {
  readonly id: number;
  readonly sku: string;
  readonly price: Cents;
  readonly stock: Stock;
  readonly weight?: number;
  readonly noIndividualPurchase: boolean;
}

/** Prices and stock, open to everybody (spec §7 variants, stock_availabilities). */
export interface VariantReader {
  /** Offers of the skus that exist; unknown ones are simply absent. */
  readBySkus(skus: readonly string[]): Promise<readonly VariantOffer[]>;
}
