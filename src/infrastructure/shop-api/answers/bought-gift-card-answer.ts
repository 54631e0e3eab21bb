import { IsBoolean, IsInt, IsOptional, IsString } from 'class-validator';
import { IsMoment } from './is-moment';
import { IsMoney } from './is-money';
import type { Wire } from './wire';

/** A gift card of a line needs its id, by which it is filled, and its amount. */
export class BoughtGiftCardAnswer {
  @IsInt() readonly id: number;
  @IsMoney() readonly amount: string;
  @IsOptional() @IsString() readonly recipient_name: string | null | undefined;
  @IsOptional() @IsString() readonly recipient_email: string | null | undefined;
  @IsOptional() @IsString() readonly purchaser_name: string | null | undefined;
  @IsOptional() @IsString() readonly gift_message: string | null | undefined;
  @IsOptional() @IsMoment() readonly send_email_at: string | null | undefined;
  @IsOptional() @IsBoolean() readonly filled: boolean | undefined;

  constructor(wire: Wire<'GiftCard'>) {
    this.id = wire.id;
    this.amount = wire.amount;
    this.recipient_name = wire.recipient_name;
    this.recipient_email = wire.recipient_email;
    this.purchaser_name = wire.purchaser_name;
    this.gift_message = wire.gift_message;
    this.send_email_at = wire.send_email_at;
    this.filled = wire.filled;
  }
}
