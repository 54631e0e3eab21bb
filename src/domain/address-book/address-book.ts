import type { Address } from './address';

/** Immutable: an edited entry has another id, and equal addresses are one entry (spec §3 Address book entry). */
export interface AddressBookEntry {
  readonly id: string;
  readonly address: Address;
  /** At most one entry of a book. */
  readonly isDefault: boolean;
}

/** The default first. */
export type AddressBook = readonly AddressBookEntry[];

const fields = [
  'name',
  'address1',
  'address2',
  'city',
  'zipcode',
  'phone',
  'countryIso',
  'stateAbbr',
] as const satisfies readonly (keyof Address)[];

export function isSameAddress(one: Address, other: Address): boolean {
  return fields.every((field) => one[field] === other[field]);
}

export function findEntry(book: AddressBook, address: Address): AddressBookEntry | undefined {
  return book.find((entry) => isSameAddress(entry.address, address));
}

export function withDefaultFirst(book: AddressBook): AddressBook {
  return [...book].sort((one, other) => Number(other.isDefault) - Number(one.isDefault));
}
