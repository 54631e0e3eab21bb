import { IsArray, IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import { AdjustmentAnswer } from './adjustment-answer';
import { IsMoney } from './is-money';
import { nestedList } from './nested';
import { ShippingRateAnswer } from './shipping-rate-answer';
import type { Wire } from './wire';

/** A shipment needs its id, by which a rate is chosen for it, and its cost. */
export class ShipmentAnswer {
  @IsInt() readonly id: number;
  @IsOptional() @IsString() readonly number: string | undefined;
  @IsMoney() readonly cost: string;
  @IsOptional() @IsArray() @ValidateNested() readonly shipping_rates: readonly ShippingRateAnswer[] | undefined;
  @IsOptional() @IsArray() @ValidateNested() readonly adjustments: readonly AdjustmentAnswer[] | undefined;

  constructor(wire: Wire<'Shipment'>) {
    this.id = wire.id;
    this.number = wire.number;
    this.cost = wire.cost;
    this.shipping_rates = nestedList(ShippingRateAnswer, wire.shipping_rates);
    this.adjustments = nestedList(AdjustmentAnswer, wire.adjustments);
  }
}
