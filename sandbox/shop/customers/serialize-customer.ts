import type { CustomerRow } from '#sandbox/database/schema';
import { toDecimal } from '#sandbox/shop/money';
import type { Shop } from '#sandbox/shop/shop';
import { addressBook } from './address-book';
import { serializeAddress } from './serialize-address';

/** The customer with their default addresses and the rest of their store credit. */
export async function serializeCustomer(shop: Shop, customer: CustomerRow): Promise<object> {
  const { database, config } = shop;
  const book = await addressBook(database, customer.id);
  const bill =
    customer.billAddressId === null
      ? undefined
      : await database.selectFrom('addresses').selectAll().where('id', '=', customer.billAddressId).executeTakeFirst();
  const credits = await database.selectFrom('storeCredits').selectAll().where('customerId', '=', customer.id).execute();
  const creditCents = credits.reduce((sum, one) => sum + one.amountCents - one.authorizedCents - one.usedCents, 0);
  return {
    id: customer.id,
    email: customer.email,
    created_at: customer.createdAt.toISOString(),
    updated_at: customer.updatedAt.toISOString(),
    bill_address: serializeAddress(config, bill),
    ship_address: serializeAddress(config, book.find(({ isDefault }) => isDefault)?.address),
    name: customer.name,
    phone: customer.phone,
    date_of_birth: customer.dateOfBirth,
    notes: null,
    roles: [],
    metadata: customer.metadata,
    store_credit: toDecimal(creditCents),
    available_gift_cards: [],
    tracking_preferences: [],
  };
}
