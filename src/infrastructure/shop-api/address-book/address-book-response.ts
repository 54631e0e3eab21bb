import { type AddressBook, withDefaultFirst } from '#src/domain/address-book/address-book';
import { type Checked, fields, integer, maybe, truth } from '#src/infrastructure/shared/checks';
import { addressFields, toAddress } from '#src/infrastructure/shop-api/checkout/checkout-response';
import { type ChecksOf, toId } from '#src/infrastructure/shop-api/wire';

export const addressBookEntryResponse = fields({
  id: integer,
  default: maybe(truth),
  ...addressFields,
} satisfies ChecksOf<'AddressBookEntry'>);

export function toAddressBook(entries: readonly Checked<typeof addressBookEntryResponse>[]): AddressBook {
  return withDefaultFirst(
    entries.map((entry) => ({ id: toId(entry.id), address: toAddress(entry), isDefault: entry.default ?? false })),
  );
}
