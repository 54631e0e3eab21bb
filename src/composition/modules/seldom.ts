import { appearances, StoredAppearance } from '#src/application/ports/browser/stored-appearance';
import { AddressBookState } from '#src/application/ports/state/address-book-state';
import type { Container } from '#src/composition/container';
import { oneOf } from '#src/infrastructure/browser/codecs';
import { seldomStoredKeys } from '#src/infrastructure/browser/seldom-stored-keys';
import { ObservableCell } from '#src/ui/shell/observable-cell';
import { adapters as affiliate } from './affiliate';
import { bindStored } from './browser';
import { adapters as devices } from './devices';
import { adapters as giveaways } from './giveaways';
import { adapters as groupOrder } from './group-order';
import { adapters as orders } from './orders';
import { adapters as reviews } from './reviews';
import { adapters as support } from './support';

/** The small adapters that few pages need, in one script. */
export function adapters(container: Container): void {
  container.provide(AddressBookState, () => new ObservableCell<AddressBookState['current']>(undefined), []);
  bindStored(container, StoredAppearance, (browser) => browser.shared(seldomStoredKeys.appearance, oneOf(appearances)));
  for (const bind of [affiliate, devices, giveaways, groupOrder, orders, reviews, support]) bind(container);
}
