import type { FieldErrors } from '#src/application/ports/gateway-error';
import type { Address } from '#src/domain/address-book/address';
import type { ShopWorld } from './shop-world';

interface Contact {
  readonly email: string;
  readonly address: Address;
}

/** The longest line that the server stores, in characters. */
const longestLine = 255;

/** Returns the errors of an address that the server will not even store. It checks no format of postal codes or phone numbers. */
export function addressErrors(address: Address, world: ShopWorld): FieldErrors {
  const { name, address1, address2, city, zipcode, phone, countryIso, stateAbbr } = address;
  const states = world.countries[countryIso] ?? [];
  const isKnown = states.length === 0 || states.some(({ abbr }) => abbr === stateAbbr);
  const missing = Object.entries({ name, address1, city, zipcode, phone, state: isKnown ? 'known' : '' })
    .filter(([, value]) => value.trim() === '')
    .map(([field]) => [field, ["can't be blank"]]);
  const tooLong = Object.entries({ name, address1, address2, city, zipcode, phone })
    .filter(([, value]) => Array.from(value).length > longestLine)
    .map(([field]) => [field, [`is too long (maximum is ${longestLine} characters)`]]);
  return Object.fromEntries([...missing, ...tooLong]) as FieldErrors;
}

/** Returns the errors of a contact that the server will not store. It reports a missing e-mail only once the rest was stored. */
export function contactErrors({ email, address }: Contact, world: ShopWorld): FieldErrors {
  const ofOwners = Object.entries(addressErrors(address, world)).flatMap(([field, messages]) =>
    ['ship_address', 'bill_address'].map((owner) => [`${owner}.${field}`, messages]),
  );
  const emailErrors: FieldErrors = email === '' || email.includes('@') ? {} : { email: ['is invalid'] };
  return { ...emailErrors, ...(Object.fromEntries(ofOwners) as FieldErrors) };
}
