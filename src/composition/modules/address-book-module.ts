import { ContainerModule } from 'inversify';
import { ChangeAddressBook } from '#src/application/address-book/change-address-book';
import { LoadAddressBook } from '#src/application/address-book/load-address-book';
import { IdentifyCustomer } from '#src/application/session/identify-customer';
import { adapt, construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { AddressBookStore } from '#src/ui/address-book/address-book-store';
import { ObservableAddressBookState } from '#src/ui/address-book/observable-address-book-state';

/** The customer's addresses; of the session, which clears them, and of the pages that show them. */
export const addressBookModule = new ContainerModule(({ bind }) => {
  adapt(bind, ports.addressBookState, ObservableAddressBookState, []);
  construct(bind, LoadAddressBook, [
    ports.addressBookGateway,
    IdentifyCustomer,
    ports.customerState,
    ports.addressBookState,
  ]);
  construct(bind, ChangeAddressBook, [
    ports.addressBookGateway,
    LoadAddressBook,
    ports.customerState,
    ports.addressBookState,
  ]);
  construct(bind, AddressBookStore, [LoadAddressBook, ports.addressBookState, ports.customerState, ports.logger]);
});
