import { IsOptional, IsString } from 'class-validator';
import type { Address } from '#src/domain/checkout/address';
import { Nested, NestedList, ResponseOf } from './response-fields';

/** A state needs the name that is read and the abbreviation that is sent. */
@ResponseOf<'State'>()
export class StateResponse {
  @IsString() readonly name!: string;
  @IsString() readonly abbr!: string;
}

/** Needs a list; a state that is malformed cannot be chosen. */
@ResponseOf<'StateList'>()
export class StateListResponse {
  @NestedList(StateResponse) readonly states!: readonly StateResponse[];
}

/** An address needs its country, by which it is judged where wine may go; the rest can be typed again. */
@ResponseOf<'Address'>()
export class AddressResponse {
  @IsOptional() @IsString() readonly name?: string;
  @IsOptional() @IsString() readonly address1?: string;
  @IsOptional() @IsString() readonly address2?: string;
  @IsOptional() @IsString() readonly city?: string;
  @IsOptional() @IsString() readonly zipcode?: string;
  @IsOptional() @IsString() readonly phone?: string;
  @IsString() readonly country_iso!: string;
  @IsOptional() @IsString() readonly state_text?: string;
  @IsOptional() @Nested(StateResponse) readonly state?: StateResponse;
}

export function toAddress(response: AddressResponse): Address {
  return {
    name: response.name ?? '',
    address1: response.address1 ?? '',
    address2: response.address2 ?? '',
    city: response.city ?? '',
    zipcode: response.zipcode ?? '',
    phone: response.phone ?? '',
    countryIso: response.country_iso,
    stateAbbr: response.state?.abbr ?? response.state_text ?? '',
  };
}
