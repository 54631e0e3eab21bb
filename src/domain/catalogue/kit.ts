import type { Cents } from '../money/money';
import type { Part } from './product';

/** A pack as the catalogue defines it: its prices and the parts a line of it has to have (spec §3 Kit). */
export interface Kit {
  readonly sku: string;
  readonly price: Cents;
  /** Price after the club promotion of 12 cans, and of 24. */
  readonly postPromoPrice?: Cents;
  readonly postPromoPrice24?: Cents;
  readonly parts: readonly Part[];
}
