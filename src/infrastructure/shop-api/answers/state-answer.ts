import { IsString } from 'class-validator';
import type { Wire } from './wire';

export class StateAnswer {
  @IsString() readonly name: string;
  @IsString() readonly abbr: string;

  constructor(wire: Wire<'State'>) {
    this.name = wire.name;
    this.abbr = wire.abbr;
  }
}
