import { ContainerModule } from 'inversify';
import { construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { AddressEntry } from '#src/ui/pages/address/address-entry';
import { ActionTracker } from '#src/ui/state/action-tracker';

/** What every page needs that asks for an address. */
export const addressEntryBindings = new ContainerModule(({ bind }) => {
  construct(bind, AddressEntry, [ports.countryReader, ActionTracker]).inTransientScope();
});
