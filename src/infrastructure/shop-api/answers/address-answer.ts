import { IsOptional, IsString, ValidateNested } from 'class-validator';
import { nestedIfPresent } from './nested';
import { StateAnswer } from './state-answer';
import type { Wire } from './wire';

/** An address needs its country, by which it is judged where wine may go; the rest can be typed again. */
export class AddressAnswer {
  @IsOptional() @IsString() readonly name: string | null | undefined;
  @IsOptional() @IsString() readonly address1: string | null;
  @IsOptional() @IsString() readonly address2: string | null;
  @IsOptional() @IsString() readonly city: string | null;
  @IsOptional() @IsString() readonly zipcode: string | null;
  @IsOptional() @IsString() readonly phone: string | null;
  @IsString() readonly country_iso: string;
  @IsOptional() @IsString() readonly state_text: string | null;
  @IsOptional() @ValidateNested() readonly state: StateAnswer | undefined;

  constructor(wire: Wire<'Address'>) {
    this.name = wire.name;
    this.address1 = wire.address1;
    this.address2 = wire.address2;
    this.city = wire.city;
    this.zipcode = wire.zipcode;
    this.phone = wire.phone;
    this.country_iso = wire.country_iso;
    this.state_text = wire.state_text;
    this.state = nestedIfPresent(StateAnswer, wire.state);
  }
}
