import type { FieldErrors } from '#src/application/ports/gateway-error';
import type { Address } from '#src/domain/checkout/address';
import type { ShopWorld } from './shop-world';

interface Contact {
  readonly email: string;
  readonly address: Address;
}

/**
 * What the server will not even store. It keeps no format of a postal code or phone number, and misses an e-mail only
 * once the rest was stored.
 */
export function contactErrors({ email, address }: Contact, world: ShopWorld): FieldErrors {
  const { name, address1, city, zipcode, phone, countryIso, stateAbbr } = address;
  const states = world.countries[countryIso] ?? [];
  const known = states.length === 0 || states.some(({ abbr }) => abbr === stateAbbr);
  const missing = Object.entries({ name, address1, city, zipcode, phone, state: known ? 'known' : '' }).filter(
    ([, value]) => value === '',
  );
  const addressErrors = missing.flatMap(([field]) =>
    ['ship_address', 'bill_address'].map((owner) => [`${owner}.${field}`, ["can't be blank"]]),
  );
  const emailErrors: FieldErrors = email === '' || email.includes('@') ? {} : { email: ['is invalid'] };
  return { ...emailErrors, ...(Object.fromEntries(addressErrors) as FieldErrors) };
}
