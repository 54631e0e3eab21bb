import { IsNotEmpty, IsString } from 'class-validator';
import type { Wire } from './wire';

/** A referral is its identifier. */
export class ReferralAnswer {
  @IsString() @IsNotEmpty() readonly referral_identifier: string;

  constructor(wire: Required<Wire<'ReferralIdentifier'>>) {
    this.referral_identifier = wire.referral_identifier;
  }
}
