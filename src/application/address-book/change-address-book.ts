import { orElse } from '#src/application/calls/handled';
import { sendOrLookUp } from '#src/application/calls/send-or-look-up';
import { GatewayError } from '#src/application/ports/gateway-error';
import { type AddressBookChange, AddressBookGateway } from '#src/application/ports/shop/address-book-gateway';
import { AddressBookState } from '#src/application/ports/state/address-book-state';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { Used } from '#src/application/ports/token';
import { type AddressBook, findEntry } from '#src/domain/address-book/address-book';
import { LoadAddressBook } from './load-address-book';

/** `gone`: the entry to change was changed to another one or removed elsewhere, so nothing was sent. */
export type AddressBookOutcome = 'saved' | 'gone';

/**
 * Changes the customer's address book (spec §7 address_book). An edited entry gets another id, so an id that the book no
 * longer has means that the entry was changed or removed elsewhere; saving it would add the old entry a second time
 * (docs/adr/0020). A change whose answer is lost is looked up. Afterwards the state is the server's. Rejects with
 * GatewayError and its errors by field.
 */
export class ChangeAddressBook {
  static readonly uses = {
    addresses: AddressBookGateway,
    loadAddressBook: LoadAddressBook,
    customer: CustomerState,
    state: AddressBookState,
  };

  constructor(private readonly use: Used<typeof ChangeAddressBook.uses>) {}

  async save(change: AddressBookChange): Promise<AddressBookOutcome> {
    if (change.id !== undefined) {
      const book = await this.use.loadAddressBook.execute();
      // A change that is repeated because its answer was lost finds the entry as it shall be.
      if (book.every(({ id }) => id !== change.id)) return shows(change, book) ? 'saved' : 'gone';
    }
    await this.send(
      (userId) => this.use.addresses.save(userId, change),
      (after) => shows(change, after),
    );
    return 'saved';
  }

  /** Removing an entry that no longer exists succeeds. */
  async remove(id: string): Promise<void> {
    await this.send(
      (userId) => this.use.addresses.remove(userId, id),
      (after) => after.every((entry) => entry.id !== id),
    );
  }

  private async send(
    change: (userId: string) => Promise<AddressBook>,
    isDone: (after: AddressBook) => boolean,
  ): Promise<void> {
    const userId = this.userId();
    if (userId === undefined) throw new GatewayError({ code: 'not_logged_in', message: 'Nobody is signed in' });
    const after = await sendOrLookUp({ send: () => change(userId), lookUp: () => this.lookUp(), isDone });
    // Another customer may have signed in meanwhile.
    if (this.userId() === userId) this.use.state.replace(after);
  }

  private userId(): string | undefined {
    return this.use.customer.current?.id;
  }

  private async lookUp(): Promise<AddressBook | undefined> {
    return orElse(this.use.loadAddressBook.execute(), () => undefined);
  }
}

/** True when the book shows that a change without a response was made. */
function shows({ id, address, isDefault }: AddressBookChange, after: AddressBook): boolean {
  const entry = findEntry(after, address);
  if (!entry || (isDefault && !entry.isDefault)) return false;
  return id === undefined || id === entry.id || after.every((other) => other.id !== id);
}
