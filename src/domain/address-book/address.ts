import type { Place } from '#src/domain/geography/shippable';
import { oneLine } from '#src/domain/text/one-line';
import { readUsPhone } from './us-phone';
import { readZipCode } from './zip-code';

/** A shipping address. The shop only ships to the United States (spec §9 Shipping). */
export interface Address {
  readonly name: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly zipcode: string;
  readonly phone: string;
  readonly countryIso: string;
  readonly stateAbbr: string;
}

/**
 * An address in its stored form: plain lines, and one form of ZIP codes and phone numbers. An invalid code or number stays, so
 * that its check finds it.
 */
export function keptAddress<A extends Omit<Address, 'countryIso'>>(typed: A): A {
  const { name, address1, address2, city, zipcode, phone } = typed;
  return {
    ...typed,
    name: oneLine(name),
    address1: oneLine(address1),
    address2: oneLine(address2),
    city: oneLine(city),
    zipcode: readZipCode(zipcode) ?? oneLine(zipcode),
    phone: readUsPhone(phone) ?? oneLine(phone),
  };
}

export function placeOf({ countryIso, stateAbbr }: Address): Place {
  return { country: countryIso, region: stateAbbr };
}
