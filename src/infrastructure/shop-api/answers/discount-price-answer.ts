import { IsMoney } from './is-money';
import type { Wire } from './wire';

export class DiscountPriceAnswer {
  @IsMoney() readonly price: string;
  @IsMoney() readonly discount_price: string;
  @IsMoney() readonly total: string;
  @IsMoney() readonly discount_total: string;

  constructor(wire: Wire<'DiscountPrice'>) {
    this.price = wire.price;
    this.discount_price = wire.discount_price;
    this.total = wire.total;
    this.discount_total = wire.discount_total;
  }
}
