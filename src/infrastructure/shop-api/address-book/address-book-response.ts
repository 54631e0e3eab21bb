import { type AddressBook, withDefaultFirst } from '#src/domain/address-book/address-book';
import { type Checked, fields, integer, maybe, rows, truth } from '#src/infrastructure/shared/checks';
import { addressFields, toAddress } from '#src/infrastructure/shop-api/checkout/checkout-response';
import { type ChecksOf, toId } from '#src/infrastructure/shop-api/wire';

const addressBookEntryResponse = fields({
  id: integer,
  default: maybe(truth),
  ...addressFields,
} satisfies ChecksOf<'AddressBookEntry'>);

/** A bare list. */
export const addressBookResponse = rows(addressBookEntryResponse);

export function toAddressBook(entries: Checked<typeof addressBookResponse>): AddressBook {
  return withDefaultFirst(
    entries.map((entry) => ({ id: toId(entry.id), address: toAddress(entry), isDefault: entry.default ?? false })),
  );
}
