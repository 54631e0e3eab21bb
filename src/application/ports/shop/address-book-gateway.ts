import { token } from '#src/application/ports/token';
import type { Address } from '#src/domain/address-book/address';
import type { AddressBook } from '#src/domain/address-book/address-book';

export interface AddressBookChange {
  /** The entry to replace; without it, an entry is added. An id that the book no longer has adds one, too. */
  readonly id?: string;
  readonly address: Address;
  /** Makes it the default. A replaced default stays the default without it. */
  readonly isDefault?: true;
}

/**
 * The addresses of the signed-in customer (spec §3 Address book entry, §6 Signed-in only, §7 address_book). Every method
 * returns the whole book, the default first, and rejects with GatewayError: `unauthorized` for a guest and for the book of
 * another customer.
 */
export interface AddressBookGateway {
  list(userId: string): Promise<AddressBook>;
  /**
   * Adds or replaces an entry. The first entry becomes the default. An address that the book has already is not added
   * again. `unprocessable_entity` with errors by field, such as `address1`.
   */
  save(userId: string, change: AddressBookChange): Promise<AddressBook>;
  /** An unknown id changes nothing. Nothing replaces a removed default. */
  remove(userId: string, id: string): Promise<AddressBook>;
}

export const AddressBookGateway = token<AddressBookGateway>('AddressBookGateway');
