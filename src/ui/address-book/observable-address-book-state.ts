import type { AddressBookState } from '#src/application/ports/state/address-book-state';
import type { AddressBook } from '#src/domain/address-book/address-book';
import { autoObservable } from '#src/ui/kit/auto-observable';

export class ObservableAddressBookState implements AddressBookState {
  current: AddressBook | undefined = undefined;

  constructor() {
    autoObservable(this);
  }

  replace(book: AddressBook): void {
    this.current = book;
  }

  clear(): void {
    this.current = undefined;
  }
}
