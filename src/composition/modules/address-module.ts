import { ContainerModule } from 'inversify';
import { constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { AddressChoice } from '#src/ui/features/address-book/address-choice';
import { AddressEntry } from '#src/ui/features/address/address-entry';
import { AddressBookStore } from '#src/ui/state/address-book-store';
import { CatalogueStore } from '#src/ui/state/catalogue-store';

/** What every page needs that asks for an address. */
export const addressModule = new ContainerModule(({ bind }) => {
  constructEach(bind, AddressEntry, [ports.countryReader, CatalogueStore, ports.logger]);
});

/** For pages where a customer may choose one of the addresses that they keep. */
export const addressChoiceModule = new ContainerModule(({ bind }) => {
  constructEach(bind, AddressChoice, [AddressEntry, AddressBookStore, CatalogueStore, ports.scheduler]);
});
