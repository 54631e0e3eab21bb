import { IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import { intervalUnits } from '#src/domain/interval/interval';
import { AddressAnswer } from './address-answer';
import { IsCount, mostOften } from './is-count';
import { IsMoment } from './is-moment';
import { IsMoney } from './is-money';
import { nestedIfPresent, nestedList } from './nested';
import { PaymentSourceAnswer } from './payment-source-answer';
import { ReminderAnswer } from './reminder-answer';
import { SubscribedLineAnswer } from './subscribed-line-answer';
import type { Wire } from './wire';

/** A subscription needs its id and state, how often it comes and what every delivery brings. */
export class SubscriptionAnswer {
  @IsInt() readonly id: number;
  @IsString() readonly state: string;
  @IsOptional() @IsBoolean() readonly paused: boolean | undefined;
  @IsCount(1, mostOften) readonly interval_length: number;
  @IsIn([...intervalUnits, ...intervalUnits.map((unit) => `${unit}s`)]) readonly interval_units: string;
  @IsOptional() @IsMoment() readonly actionable_date: string | null | undefined;
  @IsOptional() @IsMoment() readonly end_date: string | null | undefined;
  @IsOptional() @IsArray() @IsString({ each: true }) readonly tag_list: readonly string[] | undefined;
  @IsOptional() @IsArray() @ValidateNested() readonly reminders: readonly ReminderAnswer[] | undefined;
  @IsArray() @ValidateNested() readonly line_items: readonly SubscribedLineAnswer[];
  @IsOptional() @ValidateNested() readonly ship_address: AddressAnswer | undefined;
  @IsOptional() @ValidateNested() readonly card: PaymentSourceAnswer | undefined;
  @IsOptional() @IsBoolean() readonly skippable: boolean | undefined;
  @IsOptional() @IsString() readonly payment_state: string | null | undefined;
  @IsOptional() @IsMoney() readonly upcoming_total: string | undefined;

  constructor(wire: Wire<'Subscription'>) {
    this.id = wire.id;
    this.state = wire.state;
    this.paused = wire.paused;
    this.interval_length = wire.interval_length;
    this.interval_units = wire.interval_units;
    this.actionable_date = wire.actionable_date;
    this.end_date = wire.end_date;
    this.tag_list = wire.tag_list;
    this.reminders = nestedList(ReminderAnswer, wire.reminders);
    this.line_items = nestedList(SubscribedLineAnswer, wire.line_items);
    this.ship_address = nestedIfPresent(AddressAnswer, wire.ship_address);
    this.card = nestedIfPresent(PaymentSourceAnswer, wire.payment_source?.payment_source);
    this.skippable = wire.skippable;
    this.payment_state = wire.payment_state;
    this.upcoming_total = wire.upcoming_total;
  }
}
