import { IsBoolean, IsOptional } from 'class-validator';
import { IsMoney } from './is-money';
import type { Wire } from './wire';

/** A gift card that was asked about by its code. It needs nothing: one open extension says no more of it than that it is good. */
export class GiftCardCheckAnswer {
  @IsOptional() @IsMoney() readonly amount: string | undefined;
  @IsOptional() @IsBoolean() readonly redeemable: boolean | undefined;

  constructor(wire: Partial<Wire<'GiftCardCheck'>>) {
    this.amount = wire.amount;
    this.redeemable = wire.redeemable;
  }
}
