import { IsBoolean, IsOptional } from 'class-validator';
import type { Wire } from './wire';

/** Needs whether it is there; what is not said to come again does not. */
export class StockAvailabilityAnswer {
  @IsBoolean() readonly in_stock: boolean;
  @IsOptional() @IsBoolean() readonly is_backorderable: boolean | undefined;

  constructor(wire: Wire<'StockAvailability'>) {
    this.in_stock = wire.in_stock;
    this.is_backorderable = wire.is_backorderable;
  }
}
