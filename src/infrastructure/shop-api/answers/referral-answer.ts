import { IsNotEmpty, IsString } from 'class-validator';
import type { Wire } from './wire';

export class ReferralAnswer {
  @IsString() @IsNotEmpty() readonly referral_identifier: string;

  constructor(wire: Required<Wire<'ReferralIdentifier'>>) {
    this.referral_identifier = wire.referral_identifier;
  }
}
