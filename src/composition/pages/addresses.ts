import { ContainerModule } from 'inversify';
import { ChangeAddressBook } from '#src/application/address-book/change-address-book';
import { constructEach } from '#src/composition/bind';
import { accountModules } from '#src/composition/modules/account-module';
import { addressModule } from '#src/composition/modules/address-module';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { ports } from '#src/composition/tokens';
import { unlistedHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { AddressEntry } from '#src/ui/features/address/address-entry';
import { addressBookMessages } from '#src/ui/messages/address-book-messages';
import { AddressBookPresenter } from '#src/ui/pages/account/addresses/address-book.presenter';
import { AddressFormPresenter } from '#src/ui/pages/account/addresses/address-form.presenter';
import { AddressesPage } from '#src/ui/pages/account/addresses/addresses';
import { AddressBookStore } from '#src/ui/state/address-book-store';
import { CatalogueStore } from '#src/ui/state/catalogue-store';
import { LiveMessageState } from '#src/ui/state/live-message-state';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, AddressBookPresenter, [
    AddressBookStore,
    ChangeAddressBook,
    CatalogueStore,
    ports.draftStorage,
    LiveMessageState,
    ports.scheduler,
    ports.logger,
  ]);
  constructEach(bind, AddressFormPresenter, [
    ChangeAddressBook,
    AddressEntry,
    CatalogueStore,
    ports.draftStorage,
    ports.logger,
  ]);
});

export const modules = [...accountModules, catalogueModule, addressModule, presenters];

export const page = definePage<undefined>({ View: AddressesPage, head: () => unlistedHead(addressBookMessages) });
