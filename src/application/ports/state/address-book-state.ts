import { token } from '#src/application/ports/token';
import type { AddressBook } from '#src/domain/address-book/address-book';

/** The addresses of the signed-in customer (spec §3 Client state, user.addressBook). */
export interface AddressBookState {
  /** Undefined until it was loaded. */
  readonly current: AddressBook | undefined;
  replace(book: AddressBook): void;
  clear(): void;
}

export const AddressBookState = token<AddressBookState>('AddressBookState');
