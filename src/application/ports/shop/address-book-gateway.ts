import { token } from '#src/application/ports/token';
import type { Address } from '#src/domain/address-book/address';
import type { AddressBook } from '#src/domain/address-book/address-book';

export interface AddressBookChange {
  /** Replaces this entry; without it, or with an unknown one, an entry is added. */
  readonly id?: string;
  readonly address: Address;
  /** A default that is replaced stays the default without it. */
  readonly isDefault?: true;
}

/**
 * Every method returns the whole book, the default first (spec §3 Address book entry, §6 Signed-in only, §7
 * address_book). Rejects with GatewayError: `unauthorized` for a guest and for the book of another customer.
 */
export interface AddressBookGateway {
  list(userId: string): Promise<AddressBook>;
  /** The first entry is the default; a known address is not added again. `unprocessable_entity` with field errors. */
  save(userId: string, change: AddressBookChange): Promise<AddressBook>;
  /** An unknown id changes nothing. Nothing replaces a removed default. */
  remove(userId: string, id: string): Promise<AddressBook>;
}

export const AddressBookGateway = token<AddressBookGateway>('AddressBookGateway');
