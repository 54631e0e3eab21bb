import { AddressBookState } from '#src/application/ports/state/address-book-state';
import type { Container } from '#src/composition/container';
import { ObservableAddressBookState } from '#src/ui/address-book/observable-address-book-state';

/** The customer's addresses. */
export function adapters(container: Container): void {
  container.adapt(AddressBookState, ObservableAddressBookState);
}
