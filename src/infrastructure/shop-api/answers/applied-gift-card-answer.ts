import { IsNotEmpty, IsOptional, IsString } from 'class-validator';
import { IsMoney } from './is-money';
import type { Wire } from './wire';

/** A gift card that pays needs its code, by which it is taken off again, and what it pays. */
export class AppliedGiftCardAnswer {
  @IsString() @IsNotEmpty() readonly redemption_code: string;
  @IsMoney() readonly amount: string;
  @IsOptional() @IsMoney() readonly remaining: string | undefined;

  constructor(wire: Wire<'AppliedGiftCard'>) {
    // Versions differ in its name.
    this.redemption_code = wire.redemption_code ?? wire.code ?? '';
    this.amount = wire.amount;
    this.remaining = wire.remaining;
  }
}
