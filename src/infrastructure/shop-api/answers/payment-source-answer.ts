import { IsOptional, IsString } from 'class-validator';

/** A card, store credit or a gift card; only a card has digits to show. */
export class PaymentSourceAnswer {
  @IsOptional() @IsString() readonly last_digits: string | undefined;

  constructor(wire: object) {
    this.last_digits = 'last_digits' in wire ? (wire.last_digits as string) : undefined;
  }
}
