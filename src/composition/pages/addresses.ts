import { ContainerModule } from 'inversify';
import { ChangeAddressBook } from '#src/application/address-book/change-address-book';
import { DraftStorage } from '#src/application/ports/browser/draft-storage';
import { Logger } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { constructEach } from '#src/composition/bind';
import { accountModules } from '#src/composition/modules/account-module';
import { addressModule } from '#src/composition/modules/address-module';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { AddressBookStore } from '#src/ui/address-book/address-book-store';
import { AddressBookPresenter } from '#src/ui/address-book/address-book.presenter';
import { AddressFormPresenter } from '#src/ui/address-book/address-form.presenter';
import { AddressesPage } from '#src/ui/address-book/addresses';
import { addressBookMessages } from '#src/ui/address-book/shared/address-book-messages';
import { AddressEntry } from '#src/ui/address-book/shared/address-entry';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, AddressBookPresenter, [
    AddressBookStore,
    ChangeAddressBook,
    CatalogueStore,
    DraftStorage,
    LiveMessageState,
    Scheduler,
    Logger,
  ]);
  constructEach(bind, AddressFormPresenter, [ChangeAddressBook, AddressEntry, CatalogueStore, DraftStorage, Logger]);
});

export const modules = [...accountModules, catalogueModule, addressModule, presenters];

export const page = definePage<undefined>({ View: AddressesPage, head: () => unlistedHead(addressBookMessages) });
