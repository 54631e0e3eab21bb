import { AddressBookGateway } from '#src/application/ports/shop/address-book-gateway';
import { AddressBookState } from '#src/application/ports/state/address-book-state';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { Used } from '#src/application/ports/token';
import { IdentifyCustomer } from '#src/application/session/identify-customer';
import type { AddressBook } from '#src/domain/address-book/address-book';

/** Loads the addresses of the signed-in customer (spec §7 GET address_book). */
export class LoadAddressBook {
  static readonly uses = {
    addresses: AddressBookGateway,
    identifyCustomer: IdentifyCustomer,
    customer: CustomerState,
    state: AddressBookState,
  };

  constructor(private readonly use: Used<typeof LoadAddressBook.uses>) {}

  /** Rejects with GatewayError; the known addresses stay. */
  async execute(): Promise<AddressBook> {
    const { id } = await this.use.identifyCustomer.execute();
    const book = await this.use.addresses.list(id);
    // Somebody else may have signed in meanwhile.
    if (this.use.customer.current?.id === id) this.use.state.replace(book);
    return book;
  }
}
