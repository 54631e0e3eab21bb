import { AddressBookGateway } from '#src/application/ports/shop/address-book-gateway';
import { AddressBookState } from '#src/application/ports/state/address-book-state';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { IdentifyCustomer } from '#src/application/session/identify-customer';
import type { AddressBook } from '#src/domain/address-book/address-book';

/** Loads the addresses of the signed-in customer (spec §7 GET address_book). */
export class LoadAddressBook {
  static readonly dependencies: DependenciesOf<typeof LoadAddressBook> = [
    AddressBookGateway,
    IdentifyCustomer,
    CustomerState,
    AddressBookState,
  ];

  constructor(
    private readonly addresses: AddressBookGateway,
    private readonly identifyCustomer: IdentifyCustomer,
    private readonly customer: CustomerState,
    private readonly state: AddressBookState,
  ) {}

  /** Rejects with GatewayError; the known addresses stay. */
  async execute(): Promise<AddressBook> {
    const { id } = await this.identifyCustomer.execute();
    const book = await this.addresses.list(id);
    // Somebody else may have signed in meanwhile.
    if (this.customer.current?.id === id) this.state.replace(book);
    return book;
  }
}
