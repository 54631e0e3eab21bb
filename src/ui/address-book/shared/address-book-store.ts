import { LoadAddressBook } from '#src/application/address-book/load-address-book';
import { AddressBookState } from '#src/application/ports/state/address-book-state';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { Used } from '#src/application/ports/token';
import type { AddressBook } from '#src/domain/address-book/address-book';
import { CustomerResource } from '#src/ui/customer/shared/customer-resource';

/** The customer's addresses, loaded by the page that shows them (spec §3 Client state, user.addressBook). */
export class AddressBookStore extends CustomerResource<AddressBook> {
  static readonly uses = { loadAddressBook: LoadAddressBook, state: AddressBookState, customer: CustomerState };

  constructor(private readonly use: Used<typeof AddressBookStore.uses>) {
    super(use.customer, () => use.loadAddressBook.execute());
  }

  /** Use cases load and change the addresses in the state. */
  override get value(): AddressBook | undefined {
    return this.use.state.current;
  }
}
