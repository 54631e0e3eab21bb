import { IsIn, IsInt, IsOptional, Min } from 'class-validator';
import { intervalUnits } from '../../../domain/interval/interval';
import { IsMoment } from './is-moment';
import { IsMoney } from './is-money';
import type { Wire } from './wire';

export class PrepaidSubscriptionAnswer {
  @IsInt() @Min(1) readonly quantity: number;
  @IsInt() @Min(1) readonly installment_count: number;
  @IsInt() @Min(1) readonly interval_length: number;
  @IsIn([...intervalUnits, ...intervalUnits.map((unit) => `${unit}s`)]) readonly interval_units: string;
  @IsOptional() @IsMoney() readonly single_installment_price: string | undefined;
  @IsOptional() @IsMoment() readonly actionable_date: string | null | undefined;

  constructor(wire: Wire<'PrepaidSubscription'>) {
    this.quantity = wire.quantity;
    this.installment_count = wire.installment_count;
    // The interval stands flat, nested, or both; with neither, the validation names what is missing.
    this.interval_length = wire.interval_length ?? wire.interval?.length ?? 0;
    this.interval_units = wire.interval_units ?? wire.interval?.unit ?? '';
    this.single_installment_price = wire.single_installment_price;
    this.actionable_date = wire.actionable_date;
  }
}
