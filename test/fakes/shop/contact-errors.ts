import type { FieldErrors } from '#src/application/ports/gateway-error';
import type { Address } from '#src/domain/address-book/address';
import { postOfficeBoxLine } from '#src/domain/address-book/post-office-box';
import { readUsPhone } from '#src/domain/address-book/us-phone';
import { readZipCode } from '#src/domain/address-book/zip-code';
import { isZipCodeOf } from '#src/domain/address-book/zip-code-state';
import { oneLine } from '#src/domain/text/one-line';
import { isEmail } from '#test/fakes/is-email';
import type { ShopWorld } from './shop-world';

interface Contact {
  readonly email: string;
  readonly address: Address;
}

/** The longest line that the server stores, in characters. */
const longestLine = 255;

/** Returns the errors of an address that the server will not even store. */
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
  const unplain = Object.entries({ name, address1, address2, city, zipcode, phone })
    .filter(([, value]) => value !== oneLine(value))
    .map(([field]) => [field, ['has invisible or unusual characters']]);
  const elsewhere = countryIso === 'US' && zipcode !== '' && isKnown && !isZipCodeOf(zipcode, stateAbbr);
  return Object.fromEntries([
    ...(elsewhere ? ['zipcode', 'state'].map((field) => [field, ['do not belong together']]) : []),
    ...(countryIso === 'US' && readUsPhone(phone) === undefined ? [['phone', ['is not a US phone number']]] : []),
    ...(countryIso === 'US' && readZipCode(zipcode) !== zipcode ? [['zipcode', ['has not five digits, or nine']]] : []),
    ...unplain,
    ...missing,
    ...tooLong,
  ]) as FieldErrors;
}

/** Returns the errors of an address where no adult can sign for the wine among the goods that go there. */
export function signatureErrors(address: Address, skus: readonly string[]): FieldErrors {
  const line = skus.some((sku) => !/^(SLEEVE|GLASS|GIFT-CARD)/.test(sku)) ? postOfficeBoxLine(address) : undefined;
  return line ? { [`ship_address.${line}`]: ['cannot be a PO box: an adult has to sign for wine'] } : {};
}

/** Returns the address as the server keeps it: with one form of phone numbers. */
export function asKept(address: Address): Address {
  return { ...address, phone: readUsPhone(address.phone) ?? address.phone };
}

export function ofShipAddress(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, messages]) => [`ship_address.${field}`, messages]));
}

/** Returns the errors of a contact that the server will not store. It reports a missing e-mail only once the rest was stored. */
export function contactErrors({ email, address }: Contact, world: ShopWorld): FieldErrors {
  const ofOwners = Object.entries(addressErrors(address, world)).flatMap(([field, messages]) =>
    ['ship_address', 'bill_address'].map((owner) => [`${owner}.${field}`, messages]),
  );
  const emailErrors: FieldErrors = email === '' || isEmail(email) ? {} : { email: ['is invalid'] };
  return { ...emailErrors, ...(Object.fromEntries(ofOwners) as FieldErrors) };
}
