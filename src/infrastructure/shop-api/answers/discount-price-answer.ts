import { IsMoney } from './is-money';
import type { Wire } from './wire';

/** What a quantity costs needs both totals: one is compared with the other. */
export class DiscountPriceAnswer {
  @IsMoney() readonly total: string;
  @IsMoney() readonly discount_total: string;

  constructor(wire: Wire<'DiscountPrice'>) {
    this.total = wire.total;
    this.discount_total = wire.discount_total;
  }
}
