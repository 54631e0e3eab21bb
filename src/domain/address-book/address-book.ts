import type { Address } from './address';

/**
 * An address that a customer keeps with the shop (spec §3 Address book entry). Addresses are immutable: an edited entry has
 * another id, and equal addresses are one entry.
 */
export interface AddressBookEntry {
  readonly id: string;
  readonly address: Address;
  /** At most one entry of a book; checkout chooses it first. */
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

/** True when two addresses have equal values: they are one entry then. */
export function isSameAddress(one: Address, other: Address): boolean {
  return fields.every((field) => one[field] === other[field]);
}

/** The entry with the values of an address. */
export function findEntry(book: AddressBook, address: Address): AddressBookEntry | undefined {
  return book.find((entry) => isSameAddress(entry.address, address));
}

/** The default first; the others keep their order. */
export function withDefaultFirst(book: AddressBook): AddressBook {
  return [...book].sort((one, other) => Number(other.isDefault) - Number(one.isDefault));
}
