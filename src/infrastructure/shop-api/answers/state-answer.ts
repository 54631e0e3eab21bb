import { IsString } from 'class-validator';
import type { Wire } from './wire';

/** A state needs the name that is read and the abbreviation that is sent. */
export class StateAnswer {
  @IsString() readonly name: string;
  @IsString() readonly abbr: string;

  constructor(wire: Wire<'State'>) {
    this.name = wire.name;
    this.abbr = wire.abbr;
  }
}
