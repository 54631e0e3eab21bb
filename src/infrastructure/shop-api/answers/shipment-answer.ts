import { IsArray, IsInt, IsString, ValidateNested } from 'class-validator';
import { AdjustmentAnswer } from './adjustment-answer';
import { IsMoney } from './is-money';
import { nestedList } from './nested';
import { ShippingRateAnswer } from './shipping-rate-answer';
import type { Wire } from './wire';

export class ShipmentAnswer {
  @IsInt() readonly id: number;
  @IsString() readonly number: string;
  @IsMoney() readonly cost: string;
  @IsArray() @ValidateNested() readonly shipping_rates: readonly ShippingRateAnswer[];
  @IsArray() @ValidateNested() readonly adjustments: readonly AdjustmentAnswer[];

  constructor(wire: Wire<'Shipment'>) {
    this.id = wire.id;
    this.number = wire.number;
    this.cost = wire.cost;
    this.shipping_rates = nestedList(ShippingRateAnswer, wire.shipping_rates);
    this.adjustments = nestedList(AdjustmentAnswer, wire.adjustments);
  }
}
