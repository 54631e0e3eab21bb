import { IsNotEmpty, IsOptional, IsString } from 'class-validator';
import { IsCount, mostOften, mostUnits } from './is-count';
import { IsMoment } from './is-moment';
import type { Wire } from './wire';

/** What of a line repeats needs to say of what, how much, and how often. */
export class SubscriptionLineItemAnswer {
  @IsString() readonly sku: string;
  @IsCount(0, mostUnits) readonly quantity: number;
  @IsCount(1, mostOften) readonly interval_length: number;
  // Whether the unit is one that this shop knows is judged where it is read: it is no reason to refuse the whole order.
  @IsString() @IsNotEmpty() readonly interval_units: string;
  @IsOptional() @IsMoment() readonly end_date: string | null | undefined;

  constructor(wire: Wire<'SubscriptionLineItem'>) {
    this.sku = wire.sku;
    this.quantity = wire.quantity;
    this.interval_length = wire.interval_length;
    this.interval_units = wire.interval_units;
    this.end_date = wire.end_date;
  }
}
