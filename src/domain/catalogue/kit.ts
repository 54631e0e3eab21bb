import type { Cents } from '#src/domain/money/money';
import type { Part } from './product';

/** A pack as the catalogue defines it: its prices and the parts a line of it has to have (spec §3 Kit). */
export interface Kit {
  readonly sku: string;
  readonly price: Cents;
  /** Its price in an order that is a full case of 12 cans, and in one of 24. */
  readonly postPromoPrice?: Cents;
  readonly postPromoPrice24?: Cents;
  readonly parts: readonly Part[];
}
