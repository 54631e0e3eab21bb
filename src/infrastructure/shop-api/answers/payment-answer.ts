import { IsIn, IsInt, IsOptional, ValidateNested } from 'class-validator';
import type { PaymentState } from '#src/domain/checkout/payment';
import { IsMoney } from './is-money';
import { nestedIfPresent } from './nested';
import { PaymentMethodAnswer } from './payment-method-answer';
import { PaymentSourceAnswer } from './payment-source-answer';
import type { Wire } from './wire';

const states: readonly PaymentState[] = ['checkout', 'processing', 'pending', 'completed', 'failed', 'void', 'invalid'];

/** A payment needs its amount and state, by which it counts; what it is made with is there to be read. */
export class PaymentAnswer {
  @IsInt() readonly id: number;
  @IsMoney() readonly amount: string;
  @IsIn(states) readonly state: PaymentState;
  @IsOptional() @ValidateNested() readonly payment_method: PaymentMethodAnswer | undefined;
  @IsOptional() @ValidateNested() readonly source: PaymentSourceAnswer | undefined;

  constructor(wire: Wire<'Payment'>) {
    this.id = wire.id;
    this.amount = wire.amount;
    this.state = wire.state;
    this.payment_method = nestedIfPresent(PaymentMethodAnswer, wire.payment_method);
    this.source = nestedIfPresent(PaymentSourceAnswer, wire.source);
  }
}
