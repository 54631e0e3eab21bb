import { IsIn, IsInt, IsOptional, IsString, Min } from 'class-validator';
import { intervalUnits } from '../../../domain/interval/interval';
import { IsMoment } from './is-moment';
import type { Wire } from './wire';

export class SubscriptionLineItemAnswer {
  @IsString() readonly sku: string;
  @IsInt() @Min(0) readonly quantity: number;
  @IsInt() @Min(1) readonly interval_length: number;
  @IsIn([...intervalUnits, ...intervalUnits.map((unit) => `${unit}s`)]) readonly interval_units: string;
  @IsOptional() @IsMoment() readonly end_date: string | null | undefined;

  constructor(wire: Wire<'SubscriptionLineItem'>) {
    this.sku = wire.sku;
    this.quantity = wire.quantity;
    this.interval_length = wire.interval_length;
    this.interval_units = wire.interval_units;
    this.end_date = wire.end_date;
  }
}
