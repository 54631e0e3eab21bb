import { IsBoolean, IsInt, IsOptional, IsString } from 'class-validator';
import { IsMoney } from './is-money';
import type { Wire } from './wire';

/** A rate needs its id, by which it is chosen, and what a shopper chooses by. */
export class ShippingRateAnswer {
  @IsInt() readonly id: number;
  @IsString() readonly name: string;
  @IsMoney() readonly cost: string;
  @IsOptional() @IsBoolean() readonly selected: boolean | undefined;

  constructor(wire: Wire<'ShippingRate'>) {
    this.id = wire.id;
    this.name = wire.name;
    this.cost = wire.cost;
    this.selected = wire.selected;
  }
}
