import type { AddressRow } from '#sandbox/database/schema';
import type { Store } from '#sandbox/shop/shop';

export interface AddressBookEntry {
  readonly address: AddressRow;
  readonly isDefault: boolean;
}

/** The customer's addresses, the default first, else in the order in which they came. */
export async function addressBook(store: Store, customerId: number): Promise<readonly AddressBookEntry[]> {
  const rows = await store
    .selectFrom('addressBookEntries')
    .innerJoin('addresses', 'addresses.id', 'addressBookEntries.addressId')
    .selectAll('addresses')
    .select('addressBookEntries.isDefault')
    .where('customerId', '=', customerId)
    .orderBy('isDefault', 'desc')
    .orderBy('addressBookEntries.id')
    .execute();
  return rows.map(({ isDefault, ...address }) => ({ address, isDefault }));
}

export async function defaultAddressId(store: Store, customerId: number): Promise<number | null> {
  const entry = await store
    .selectFrom('addressBookEntries')
    .select('addressId')
    .where('customerId', '=', customerId)
    .where('isDefault', '=', true)
    .executeTakeFirst();
  return entry?.addressId ?? null;
}

/** Saves an address. It becomes the default when requested, or when it is the first. */
export async function saveAddress(
  store: Store,
  customerId: number,
  addressId: number,
  asDefault: boolean,
): Promise<void> {
  const isDefault = asDefault || (await defaultAddressId(store, customerId)) === null;
  if (isDefault)
    await store
      .updateTable('addressBookEntries')
      .set({ isDefault: false })
      .where('customerId', '=', customerId)
      .execute();
  await store
    .insertInto('addressBookEntries')
    .values({ customerId, addressId, isDefault })
    .onConflict((conflict) =>
      isDefault ? conflict.columns(['customerId', 'addressId']).doUpdateSet({ isDefault }) : conflict.doNothing(),
    )
    .execute();
}

/** Replaces an address; the new one stays the default if the old one was. */
export async function replaceAddress(
  store: Store,
  customerId: number,
  oldId: number,
  newId: number,
  asDefault: boolean,
): Promise<void> {
  const wasDefault = (await defaultAddressId(store, customerId)) === oldId;
  if (oldId !== newId) await removeAddress(store, customerId, oldId);
  await saveAddress(store, customerId, newId, asDefault || wasDefault);
}

/** Removes an address; an unknown one changes nothing. */
export async function removeAddress(store: Store, customerId: number, addressId: number): Promise<void> {
  await store
    .deleteFrom('addressBookEntries')
    .where('customerId', '=', customerId)
    .where('addressId', '=', addressId)
    .execute();
}
