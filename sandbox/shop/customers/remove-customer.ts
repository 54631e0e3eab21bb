import { sql } from 'kysely';
import type { CustomerRow } from '#sandbox/database/schema';
import { sendAccountRemoved } from '#sandbox/shop/mails/account-removed-mail';
import { forgetCallsOf } from '#sandbox/shop/repeated-calls/kept-answers';
import { ofCustomer, ofOrder } from '#sandbox/shop/repeated-calls/repeated-calls';
import type { ShopWork, Store } from '#sandbox/shop/shop';

/**
 * Removes the person and keeps the books. Subscriptions are canceled; addresses, saved cards, reviews, places on mailing lists,
 * entries for giveaways, messages to the shop and the contents of open carts are deleted, and no payment of such a cart is
 * taken any more. Completed orders stay with the address that they were sent to, but belong to no account any more: prepaid
 * deliveries still ship, and their gift cards are still sent. The customer's row stays without a name. Sends a mail while the
 * address is still known.
 */
export async function removeCustomer(work: ShopWork, customer: CustomerRow): Promise<void> {
  const { store, now } = work;
  const { id } = customer;
  const canceled = await cancelSubscriptions(work, id);
  await sendAccountRemoved(work, customer.provenEmail, canceled);
  const known = await addressesOf(store, customer);
  await store.deleteFrom('addressBookEntries').where('customerId', '=', id).execute();
  await store.deleteFrom('reviews').where('customerId', '=', id).execute();
  await removeCards(work, id);
  await forgetAddress(work, customer.provenEmail);
  await forgetAnswers(work, customer);
  await emptyCarts(work, id);
  await store.updateTable('orders').set({ customerId: null, updatedAt: now }).where('customerId', '=', id).execute();
  await store
    .updateTable('customers')
    .set({
      subject: `removed:${String(id)}`,
      email: null,
      provenEmail: null,
      name: null,
      phone: null,
      dateOfBirth: null,
      metadata: '{}',
      billAddressId: null,
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute();
  await forgetUnused(store, known);
}

/** The addresses by which an account knows its owner. */
async function addressesOf(store: Store, { id, billAddressId }: CustomerRow): Promise<readonly number[]> {
  const book = await store.selectFrom('addressBookEntries').select('addressId').where('customerId', '=', id).execute();
  const orders = await store
    .selectFrom('orders')
    .select(['shipAddressId', 'billAddressId'])
    .where('customerId', '=', id)
    .execute();
  const subscriptions = await store
    .selectFrom('subscriptions')
    .select(['shipAddressId', 'billAddressId'])
    .where('customerId', '=', id)
    .execute();
  const used = [...orders, ...subscriptions].flatMap((row) => [row.shipAddressId, row.billAddressId]);
  return [billAddressId, ...book.map(({ addressId }) => addressId), ...used].filter((one) => one !== null);
}

/** Equal addresses share a row: one that another person or a completed order has stays. */
async function forgetUnused(store: Store, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const unused = sql<boolean>`not (exists (select from orders where addresses.id in (ship_address_id, bill_address_id))
    or exists (select from subscriptions where addresses.id in (ship_address_id, bill_address_id))
    or exists (select from customers where bill_address_id = addresses.id)
    or exists (select from address_book_entries where address_id = addresses.id))`;
  await store.deleteFrom('addresses').where('id', 'in', ids).where(unused).execute();
}

/** Locks the carts, so that one that is being placed at this moment counts as placed. */
async function emptyCarts({ store, now }: ShopWork, customerId: number): Promise<void> {
  const rows = await store
    .selectFrom('orders')
    .select('id')
    .where('customerId', '=', customerId)
    .where('completedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length === 0) return;
  const carts = rows.map(({ id }) => id);
  await voidPayments({ store, now }, carts);
  const lines = store.selectFrom('lineItems').select('id').where('orderId', 'in', carts);
  await store
    .updateTable('giftCards')
    .set({ recipientName: null, recipientEmail: null, purchaserName: null, giftMessage: null })
    .where('lineItemId', 'in', lines)
    .execute();
  await store
    .updateTable('orders')
    .set({
      customerId: null,
      email: null,
      state: 'canceled',
      specialInstructions: null,
      metadata: '{}',
      giftNote: '{}',
      shipAddressId: null,
      billAddressId: null,
      updatedAt: now,
    })
    .where('id', 'in', carts)
    .execute();
}

/** Closes the payment pages of carts, and returns amounts that were paid on one and not taken. */
async function voidPayments({ store, now }: Omit<ShopWork, 'shop'>, carts: readonly number[]): Promise<void> {
  await store
    .updateTable('paymentSessions')
    .set({ state: 'cancelled', updatedAt: now })
    .where('orderId', 'in', carts)
    .where('state', '=', 'open')
    .execute();
  await store
    .updateTable('payments')
    .set({ state: 'void', updatedAt: now })
    .where('orderId', 'in', carts)
    .where('state', 'in', ['checkout', 'pending'])
    .execute();
}

/** At once, also within the notice period. Returns how many were running. */
async function cancelSubscriptions({ store, now }: ShopWork, customerId: number): Promise<number> {
  const canceled = await store
    .updateTable('subscriptions')
    .set({
      state: 'canceled',
      paused: false,
      actionableDate: null,
      cancellationReason: 'The account was deleted.',
      updatedAt: now,
    })
    .where('customerId', '=', customerId)
    .where('state', 'in', ['active', 'pending_cancellation'])
    .returning('id')
    .execute();
  await store
    .updateTable('subscriptions')
    .set({ creditCardId: null, email: null, shipAddressId: null, billAddressId: null })
    .where('customerId', '=', customerId)
    .execute();
  return canceled.length;
}

/** The proven address in data that was sent without an account. The link that friends were given goes on working. */
async function forgetAddress({ store }: ShopWork, email: string | null): Promise<void> {
  for (const table of ['stockRequests', 'giveawayEntries', 'contactMessages'] as const)
    await store.deleteFrom(table).where('email', '=', email).execute();
  await store.deleteFrom('mailingListContacts').where('contact', '=', email).execute();
  await store.updateTable('referralIdentifiers').set({ email: null }).where('email', '=', email).execute();
}

/** Removes the kept answers to calls with a key, which name the person, too. */
async function forgetAnswers({ store }: ShopWork, { id, subject }: CustomerRow): Promise<void> {
  const orders = await store.selectFrom('orders').select('token').where('customerId', '=', id).execute();
  await forgetCallsOf(store, [ofCustomer(subject), ...orders.map(({ token }) => ofOrder(token))]);
}

/** A card that paid for an order stays in the books with that payment, without its holder. */
async function removeCards({ store }: ShopWork, customerId: number): Promise<void> {
  await store.deleteFrom('walletPaymentSources').where('customerId', '=', customerId).execute();
  await store.updateTable('paymentSessions').set({ payerId: null }).where('payerId', '=', customerId).execute();
  const paid = store
    .selectFrom('payments')
    .select('creditCardId')
    .where('creditCardId', 'is not', null)
    .$narrowType<{ creditCardId: number }>();
  await store
    .updateTable('creditCards')
    .set({ customerId: null, name: '' })
    .where('customerId', '=', customerId)
    .where('id', 'in', paid)
    .execute();
  await store.deleteFrom('creditCards').where('customerId', '=', customerId).execute();
}
