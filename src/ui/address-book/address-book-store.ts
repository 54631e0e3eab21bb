import { reaction } from 'mobx';
import { LoadAddressBook } from '#src/application/address-book/load-address-book';
import type { GatewayError } from '#src/application/ports/gateway-error';
import { AddressBookState } from '#src/application/ports/state/address-book-state';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { DependenciesOf } from '#src/application/ports/token';
import type { AddressBook } from '#src/domain/address-book/address-book';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { Resource } from '#src/ui/kit/resource';

/** The customer's addresses, loaded by the page that shows them (spec §3 Client state, user.addressBook). */
export class AddressBookStore {
  static readonly dependencies: DependenciesOf<typeof AddressBookStore> = [
    LoadAddressBook,
    AddressBookState,
    CustomerState,
  ];

  /** The use case writes the addresses to the state. */
  private readonly loaded: Resource<AddressBook>;

  constructor(
    loadAddressBook: LoadAddressBook,
    private readonly state: AddressBookState,
    private readonly customer: CustomerState,
  ) {
    this.loaded = new Resource(() => loadAddressBook.execute());
    autoObservable(this);
  }

  mount(): () => void {
    return reaction(
      () => this.customer.current?.id,
      (id) => void (id !== undefined && this.load()),
      { fireImmediately: true },
    );
  }

  /** Undefined until they are known. */
  get book(): AddressBook | undefined {
    return this.state.current;
  }

  get isLoading(): boolean {
    return this.loaded.isLoading;
  }

  get error(): GatewayError | undefined {
    return this.loaded.error;
  }

  /** Another tab or a completed order may have changed the addresses. Known ones stay until the new ones are here. */
  load(): Promise<void> {
    return this.loaded.reload();
  }
}
