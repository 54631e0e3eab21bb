import { ContainerModule } from 'inversify';
import { CountryReader } from '#src/application/ports/shop/country-reader';
import { Logger } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { constructEach } from '#src/composition/bind';
import { AddressBookStore } from '#src/ui/address-book/address-book-store';
import { AddressChoice } from '#src/ui/address-book/shared/address-choice';
import { AddressEntry } from '#src/ui/address-book/shared/address-entry';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';

/** Bindings for every page that asks for an address. */
export const addressModule = new ContainerModule(({ bind }) => {
  constructEach(bind, AddressEntry, [CountryReader, CatalogueStore, Logger]);
});

/** Bindings for pages where a customer may choose a saved address. */
export const addressChoiceModule = new ContainerModule(({ bind }) => {
  constructEach(bind, AddressChoice, [AddressEntry, AddressBookStore, CatalogueStore, Scheduler]);
});
