import { IsNotEmpty, IsOptional, IsString } from 'class-validator';
import { isRecord } from '#src/infrastructure/shared/is-record';
import { IsCount, mostOften, mostUnits } from './is-count';
import { IsMoment } from './is-moment';
import { IsMoney } from './is-money';
import type { Wire } from './wire';

/** A plan needs how many deliveries come, and how often; without either nobody knows what it means. */
export class PrepaidSubscriptionAnswer {
  @IsOptional() @IsCount(1, mostUnits) readonly quantity: number | undefined;
  @IsCount(1, mostOften) readonly installment_count: number;
  @IsCount(1, mostOften) readonly interval_length: number;
  // Whether the unit is one that this shop knows is judged where it is read: it is no reason to refuse the whole order.
  @IsString() @IsNotEmpty() readonly interval_units: string;
  @IsOptional() @IsMoney() readonly single_installment_price: string | undefined;
  @IsOptional() @IsMoment() readonly actionable_date: string | null | undefined;

  constructor(wire: Wire<'PrepaidSubscription'>) {
    this.quantity = wire.quantity;
    this.installment_count = wire.installment_count;
    // The interval stands flat, nested, or both; with neither, the validation names what is missing.
    const nested = isRecord(wire.interval) ? wire.interval : undefined;
    this.interval_length = wire.interval_length ?? nested?.length ?? 0;
    this.interval_units = wire.interval_units ?? nested?.unit ?? '';
    this.single_installment_price = wire.single_installment_price;
    this.actionable_date = wire.actionable_date;
  }
}
