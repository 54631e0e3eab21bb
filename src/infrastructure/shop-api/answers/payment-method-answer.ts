import { IsString } from 'class-validator';

/** A way to pay needs a name, or there is nothing to read. */
export class PaymentMethodAnswer {
  @IsString() readonly name: string;

  constructor(wire: { readonly name: string }) {
    this.name = wire.name;
  }
}
