import { IsOptional, IsString } from 'class-validator';

/** A card, store credit or a gift card; each but store credit has something by which its owner knows it. */
export class PaymentSourceAnswer {
  @IsOptional() @IsString() readonly last_digits: string | undefined;
  @IsOptional() @IsString() readonly redemption_code: string | undefined;

  constructor(wire: object) {
    this.last_digits = 'last_digits' in wire ? (wire.last_digits as string) : undefined;
    this.redemption_code = 'redemption_code' in wire ? (wire.redemption_code as string) : undefined;
  }
}
