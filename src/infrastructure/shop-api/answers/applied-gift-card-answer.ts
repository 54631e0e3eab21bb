import { IsString } from 'class-validator';
import { IsMoney } from './is-money';
import type { Wire } from './wire';

export class AppliedGiftCardAnswer {
  @IsString() readonly redemption_code: string;
  @IsMoney() readonly amount: string;
  @IsMoney() readonly remaining: string;

  constructor(wire: Wire<'AppliedGiftCard'>) {
    this.redemption_code = wire.redemption_code;
    this.amount = wire.amount;
    this.remaining = wire.remaining;
  }
}
