import { IsBoolean, IsOptional } from 'class-validator';
import { IsMoment } from './is-moment';
import type { Wire } from './wire';

/** Whether something may be added to a complete order, and until when. */
export class CrossSellAnswer {
  @IsBoolean() readonly cross_sellable: boolean;
  @IsOptional() @IsMoment() readonly cross_sell_ends_at: string | null | undefined;

  constructor(wire: Wire<'CrossSellDetails'>) {
    this.cross_sellable = wire.cross_sellable;
    this.cross_sell_ends_at = wire.cross_sell_ends_at;
  }
}
