import { IsInt, IsNotEmpty, IsOptional, IsString, Min } from 'class-validator';
import { IsMoment } from './is-moment';
import { IsMoney } from './is-money';
import type { Wire } from './wire';

export class PrepaidSubscriptionAnswer {
  @IsInt() @Min(1) readonly quantity: number;
  @IsInt() @Min(1) readonly installment_count: number;
  @IsInt() @Min(1) readonly interval_length: number;
  // Whether the unit is one that this shop knows is judged where it is read: it is no reason to refuse the whole order.
  @IsString() @IsNotEmpty() readonly interval_units: string;
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
