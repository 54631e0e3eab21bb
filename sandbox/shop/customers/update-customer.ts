import type { Updateable } from 'kysely';
import type { CustomerRow, Database } from '#sandbox/database/schema';
import { invalidResource } from '#sandbox/http/error-responses';
import type { Fields } from '#sandbox/http/request-body';
import { isRecord, textOrNull } from '#sandbox/http/request-body';
import {
  isReadable,
  lengthProblem,
  lineProblem,
  maxLineLength,
  maxMetadataLength,
  isEmail,
  normalEmail,
} from '#sandbox/http/text-length';
import type { Shop, Store } from '#sandbox/shop/shop';
import { addressBook, saveAddress } from './address-book';
import { nested, storeAddress } from './address-store';
import { readAddress } from './address-values';
import type { Caller } from './caller';
import { giveEmail } from './customer-store';

const plain = { name: 'name', phone: 'phone', date_of_birth: 'dateOfBirth' } as const;

export type Customer = Pick<Caller, 'provenEmails'> & { readonly customer: CustomerRow };

/**
 * Stores the changes that a customer makes to their account. Addresses that are set here enter the address book too, the ship
 * address as its default. An e-mail address that the customer has not proven is refused alike, whether or not another one has it.
 */
export async function updateCustomer(
  shop: Shop,
  store: Store,
  { customer, provenEmails }: Customer,
  sent: Fields,
): Promise<void> {
  const now = shop.clock.now();
  const change: Updateable<Database['customers']> = { updatedAt: now };
  const errors: Record<string, readonly string[]> = {};
  const email = sent['email'] === undefined ? undefined : normalEmail(textOrNull(sent['email']) ?? '');
  const isNew = email !== undefined && email !== normalEmail(customer.email ?? '');
  if (email !== undefined && !isEmail(email)) errors['email'] = ['is invalid'];
  else if (isNew && !provenEmails.includes(email)) errors['email'] = ['is not proven'];
  for (const [key, column] of Object.entries(plain)) {
    if (sent[key] !== undefined) change[column] = textOrNull(sent[key]) ?? null;
    const problem = lineProblem(change[column], maxLineLength);
    if (problem !== undefined) errors[key] = [problem];
  }
  if (typeof change.name === 'string' && !isReadable(change.name)) errors['name'] = ["can't be blank"];
  if (isRecord(sent['metadata'])) change.metadata = JSON.stringify(sent['metadata']);
  const metadataProblem = lengthProblem(change.metadata, maxMetadataLength);
  if (metadataProblem !== undefined) errors['metadata'] = [metadataProblem];
  const ship = await readNested('ship_address');
  const bill = await readNested('bill_address');
  if (Object.keys(errors).length > 0) throw invalidResource(errors);
  if (isNew) await giveEmail(store, customer, email, now);
  if (bill !== undefined) {
    change.billAddressId = bill;
    await saveAddress(store, customer.id, bill, false);
  }
  if (ship !== undefined) await saveAddress(store, customer.id, ship, true);
  await store.updateTable('customers').set(change).where('id', '=', customer.id).execute();

  async function readNested(record: 'ship_address' | 'bill_address'): Promise<number | undefined> {
    const fields = sent[`${record}_attributes`];
    if (!isRecord(fields)) return undefined;
    const book = await addressBook(store, customer.id);
    const present = book.find(({ address, isDefault }) =>
      record === 'ship_address' ? isDefault : address.id === customer.billAddressId,
    )?.address;
    const read = readAddress(shop.config, present, fields);
    if ('values' in read) return (await storeAddress(store, read.values)).id;
    Object.assign(errors, nested(record, read.errors));
    return undefined;
  }
}
