import { IsInt, IsString, Min } from 'class-validator';
import type { Wire } from './wire';

export class PartAnswer {
  @IsString() readonly sku: string;
  @IsInt() @Min(0) readonly quantity: number;

  constructor(wire: Wire<'Part'>) {
    this.sku = wire.sku;
    this.quantity = wire.quantity;
  }
}
