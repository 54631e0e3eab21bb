import { IsBoolean, IsInt, IsString } from 'class-validator';
import { IsMoney } from './is-money';
import type { Wire } from './wire';

export class ShippingRateAnswer {
  @IsInt() readonly id: number;
  @IsString() readonly name: string;
  @IsMoney() readonly cost: string;
  @IsBoolean() readonly selected: boolean;

  constructor(wire: Wire<'ShippingRate'>) {
    this.id = wire.id;
    this.name = wire.name;
    this.cost = wire.cost;
    this.selected = wire.selected;
  }
}
