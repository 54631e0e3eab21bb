import type { AddressRow } from '#sandbox/database/schema';
import type { FieldErrors } from '#sandbox/http/error-responses';
import type { Fields } from '#sandbox/http/request-body';
import { integerOf, textOrNull } from '#sandbox/http/request-body';
import { isReadable, lineProblem, maxLineLength } from '#sandbox/http/text-length';
import type { ShopConfig } from '#sandbox/shop/config/shop-config';
import type { Country } from '#sandbox/shop/geography/country';
import { findCountry, findState } from '#sandbox/shop/geography/country';
import { isZipCodeOf } from '#sandbox/shop/geography/zip-code-state';
import { readUsPhone } from './us-phone';

export type AddressValues = Omit<AddressRow, 'id' | 'fingerprint'>;

export type ReadAddress = { readonly values: AddressValues } | { readonly errors: FieldErrors };

const blank = "can't be blank";
const texts = ['name', 'address1', 'address2', 'city', 'zipcode', 'phone', 'alternative_phone', 'company'] as const;

/**
 * Merges the sent fields into the existing address: fields left out keep their value, null clears one. The country is an id or
 * ISO code, the state an id, name or abbreviation. In the United States the ZIP code has to belong to the state, and phone
 * numbers are kept in one form.
 */
export function readAddress(config: ShopConfig, present: AddressRow | undefined, sent: Fields): ReadAddress {
  const [name, address1, address2, city, zipcode, phone, alternativePhone, company] = texts.map((key) =>
    mergedValue(present, sent, key),
  );
  const country = countryOf(config, present, sent);
  const state = country ? stateOf(country, present, sent) : { id: null, name: null, unknown: false };
  const errors: Record<string, readonly string[]> = {};
  if (!isReadable(name)) errors['name'] = [blank];
  for (const [field, value] of Object.entries({ address1, city, zipcode, phone })) {
    if ((value ?? '').trim() === '') errors[field] = [blank];
  }
  const written = {
    name,
    address1,
    address2,
    city,
    zipcode,
    phone,
    alternative_phone: alternativePhone,
    company,
    state_name: state.name,
  };
  for (const [field, value] of Object.entries(written)) {
    const problem = lineProblem(value, maxLineLength);
    if (problem !== undefined) errors[field] = [problem];
  }
  if (!country) errors['country'] = [blank];
  if (state.unknown) errors['state'] = ['is invalid'];
  else if (country?.statesRequired && state.id === null) errors['state'] = [blank];
  const isUnitedStates = country?.iso === 'US';
  const phones = { phone, alternative_phone: alternativePhone };
  if (isUnitedStates)
    for (const [field, problem] of unitedStatesProblems({ zipcode, ...phones }, abbrOf(country, state.id)))
      errors[field] ??= [problem];
  const kept = (number: string | null): string | null =>
    (isUnitedStates && number !== null ? readUsPhone(number) : number) ?? null;
  if (!country || Object.keys(errors).length > 0) return { errors };
  return {
    values: {
      name: name ?? '',
      address1: address1 ?? '',
      address2: address2 ?? null,
      city: city ?? '',
      zipcode: zipcode ?? null,
      phone: kept(phone ?? null),
      alternativePhone: kept(alternativePhone ?? null),
      company: company ?? null,
      countryId: country.id,
      stateId: state.id,
      stateName: state.name,
    },
  };
}

/** Lists the problems of ZIP code and phone numbers by field; a ZIP code of another state may also be the state's fault. */
function unitedStatesProblems(
  { zipcode, ...phones }: Readonly<Record<'zipcode' | 'phone' | 'alternative_phone', string | null | undefined>>,
  state: string | undefined,
): readonly (readonly [field: string, problem: string])[] {
  const badPhones = Object.entries(phones).filter(([, phone]) => phone && readUsPhone(phone) === undefined);
  const isCode = /^\d{5}(-\d{4})?$/.test(zipcode ?? '');
  const isElsewhere = isCode && state !== undefined && !isZipCodeOf(zipcode ?? '', state);
  return [
    ...badPhones.map(([field]) => [field, 'is not a US phone number'] as const),
    ...(isCode ? [] : [['zipcode', 'has not five digits, or nine'] as const]),
    ...(isElsewhere
      ? [['zipcode', 'is not in this state'] as const, ['state', 'does not have this ZIP code'] as const]
      : []),
  ];
}

function abbrOf(country: Country, stateId: number | null): string | undefined {
  return country.states.find(({ id }) => id === stateId)?.abbr;
}

function mergedValue(present: AddressRow | undefined, sent: Fields, key: (typeof texts)[number]): string | null {
  const value = textOrNull(sent[key]) ?? (key === 'name' ? nameInParts(sent) : undefined);
  if (value !== undefined) return value;
  if (sent[key] === null) return null;
  const column = key === 'alternative_phone' ? 'alternativePhone' : key;
  return present?.[column] ?? null;
}

function nameInParts(sent: Fields): string | undefined {
  const parts = [sent['firstname'], sent['lastname']].filter((part) => typeof part === 'string' && part !== '');
  return parts.length > 0 ? parts.join(' ') : undefined;
}

function countryOf(config: ShopConfig, present: AddressRow | undefined, sent: Fields): Country | undefined {
  const wanted = sent['country_id'] ?? sent['country_iso'];
  return wanted === undefined
    ? config.countries.find(({ id }) => id === present?.countryId)
    : findCountry(config.countries, wanted);
}

interface ReadState {
  readonly id: number | null;
  readonly name: string | null;
  /** True for a state id that the country does not have. */
  readonly unknown: boolean;
}

function stateOf(country: Country, present: AddressRow | undefined, sent: Fields): ReadState {
  const named = findState(country, sent['state_name']);
  if (named) return { id: named.id, name: null, unknown: false };
  const kept = present?.countryId === country.id ? present.stateId : null;
  const id = sent['state_id'] === undefined ? kept : (integerOf(sent['state_id']) ?? null);
  if (id !== null) return { id, name: null, unknown: !country.states.some((state) => state.id === id) };
  return {
    id: null,
    name: country.states.length === 0 ? (textOrNull(sent['state_name']) ?? null) : null,
    unknown: false,
  };
}
