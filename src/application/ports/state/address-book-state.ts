import { token } from '#src/application/ports/token';
import type { AddressBook } from '#src/domain/address-book/address-book';
import type { Cell } from './cell';

/** The addresses of the signed-in customer (spec §3 Client state, user.addressBook). Undefined until they were loaded. */
export type AddressBookState = Cell<AddressBook | undefined>;

export const AddressBookState = token<AddressBookState>('AddressBookState');
