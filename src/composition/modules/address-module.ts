import { ContainerModule } from 'inversify';
import { constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { AddressBookStore } from '#src/ui/address-book/address-book-store';
import { AddressChoice } from '#src/ui/address-book/shared/address-choice';
import { AddressEntry } from '#src/ui/address-book/shared/address-entry';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';

/** Bindings for every page that asks for an address. */
export const addressModule = new ContainerModule(({ bind }) => {
  constructEach(bind, AddressEntry, [ports.countryReader, CatalogueStore, ports.logger]);
});

/** Bindings for pages where a customer may choose a saved address. */
export const addressChoiceModule = new ContainerModule(({ bind }) => {
  constructEach(bind, AddressChoice, [AddressEntry, AddressBookStore, CatalogueStore, ports.scheduler]);
});
