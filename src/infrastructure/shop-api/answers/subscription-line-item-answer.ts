import { IsInt, IsNotEmpty, IsOptional, IsString, Min } from 'class-validator';
import { IsMoment } from './is-moment';
import type { Wire } from './wire';

export class SubscriptionLineItemAnswer {
  @IsString() readonly sku: string;
  @IsInt() @Min(0) readonly quantity: number;
  @IsInt() @Min(1) readonly interval_length: number;
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
