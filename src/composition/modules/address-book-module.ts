import { ContainerModule } from 'inversify';
import { ChangeAddressBook } from '#src/application/address-book/change-address-book';
import { LoadAddressBook } from '#src/application/address-book/load-address-book';
import { AddressBookGateway } from '#src/application/ports/shop/address-book-gateway';
import { AddressBookState } from '#src/application/ports/state/address-book-state';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { PersonalState } from '#src/application/ports/state/personal-state';
import { Logger } from '#src/application/ports/system/logger';
import { IdentifyCustomer } from '#src/application/session/identify-customer';
import { adapt, construct } from '#src/composition/bind';
import { AddressBookStore } from '#src/ui/address-book/address-book-store';
import { ObservableAddressBookState } from '#src/ui/address-book/observable-address-book-state';

/** The customer's addresses; of the session, which clears them, and of the pages that show them. */
export const addressBookModule = new ContainerModule(({ bind }) => {
  adapt(bind, AddressBookState, ObservableAddressBookState, []);
  bind(PersonalState).toService(AddressBookState);
  construct(bind, LoadAddressBook, [AddressBookGateway, IdentifyCustomer, CustomerState, AddressBookState]);
  construct(bind, ChangeAddressBook, [AddressBookGateway, LoadAddressBook, CustomerState, AddressBookState]);
  construct(bind, AddressBookStore, [LoadAddressBook, AddressBookState, CustomerState, Logger]);
});
