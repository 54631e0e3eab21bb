import { ContainerModule } from 'inversify';
import { constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { AddressEntry } from '#src/ui/features/address/address-entry';

/** What every page needs that asks for an address. */
export const addressModule = new ContainerModule(({ bind }) => {
  constructEach(bind, AddressEntry, [ports.countryReader, ports.logger]);
});
