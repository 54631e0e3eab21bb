import { IsBoolean } from 'class-validator';
import type { Wire } from './wire';

export class StockAvailabilityAnswer {
  @IsBoolean() readonly in_stock: boolean;
  @IsBoolean() readonly is_backorderable: boolean;

  constructor(wire: Wire<'StockAvailability'>) {
    this.in_stock = wire.in_stock;
    this.is_backorderable = wire.is_backorderable;
  }
}
