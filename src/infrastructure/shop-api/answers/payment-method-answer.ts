import { IsString } from 'class-validator';

export class PaymentMethodAnswer {
  @IsString() readonly name: string;

  constructor(wire: { readonly name: string }) {
    this.name = wire.name;
  }
}
