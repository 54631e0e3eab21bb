import { ContainerModule } from 'inversify';
import { AddressEntry } from '../../ui/pages/address/address-entry';
import { ActionTracker } from '../../ui/state/action-tracker';
import { construct } from '../bind';
import { ports } from '../tokens';

/** What every page needs that asks for an address. */
export const addressEntryBindings = new ContainerModule(({ bind }) => {
  construct(bind, AddressEntry, [ports.countryReader, ActionTracker]).inTransientScope();
});
