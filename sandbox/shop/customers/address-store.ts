import type { AddressRow } from '#sandbox/database/schema';
import type { FieldErrors } from '#sandbox/http/error-responses';
import type { Store } from '#sandbox/shop/shop';
import type { AddressValues } from './address-values';

/** Finds or creates the row with these values. Addresses are immutable: equal ones share a row. */
export async function storeAddress(store: Store, values: AddressValues): Promise<AddressRow> {
  const fingerprint = JSON.stringify([
    values.name,
    values.address1,
    values.address2,
    values.city,
    values.zipcode,
    values.phone,
    values.alternativePhone,
    values.company,
    values.countryId,
    values.stateId,
    values.stateName,
  ]);
  await store
    .insertInto('addresses')
    .values({ ...values, fingerprint })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .execute();
  return store.selectFrom('addresses').selectAll().where('fingerprint', '=', fingerprint).executeTakeFirstOrThrow();
}

/** Field errors of a nested record, such as `ship_address.name`. */
export function nested(record: string, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, messages]) => [`${record}.${field}`, messages]));
}
