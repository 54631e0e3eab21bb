import type { CustomerRow } from '#sandbox/database/schema';
import { sendAccountRemoved } from '#sandbox/shop/mails/account-removed-mail';
import { forgetCallsOf } from '#sandbox/shop/repeated-calls/kept-answers';
import { ofCustomer, ofOrder } from '#sandbox/shop/repeated-calls/repeated-calls';
import type { ShopWork } from '#sandbox/shop/shop';

/**
 * Removes the person and keeps the books. Subscriptions are canceled; addresses, saved cards and open carts are deleted.
 * Completed orders stay with the address that they were sent to, but belong to no account any more, and the customer's
 * row stays without a name. Sends a mail while the address is still known.
 */
export async function removeCustomer(work: ShopWork, customer: CustomerRow): Promise<void> {
  const { store, now } = work;
  const { id } = customer;
  const canceled = await cancelSubscriptions(work, id);
  await sendAccountRemoved(work, customer.provenEmail, canceled);
  await store.deleteFrom('addressBookEntries').where('customerId', '=', id).execute();
  await removeCards(work, id);
  await forgetAddress(work, customer.provenEmail);
  await forgetAnswers(work, customer);
  await store
    .updateTable('orders')
    .set({ customerId: null, email: null, state: 'canceled', updatedAt: now })
    .where('customerId', '=', id)
    .where('completedAt', 'is', null)
    .execute();
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
  await store.updateTable('subscriptions').set({ creditCardId: null }).where('customerId', '=', customerId).execute();
  return canceled.length;
}

/** The address in requests that were made without an account. The link that friends were given goes on working. */
async function forgetAddress({ store }: ShopWork, email: string | null): Promise<void> {
  await store.deleteFrom('stockRequests').where('email', '=', email).execute();
  await store.updateTable('referralIdentifiers').set({ email: null }).where('email', '=', email).execute();
}

/** Removes the kept answers to calls with a key, which name the person, too. */
async function forgetAnswers({ store }: ShopWork, { id, subject }: CustomerRow): Promise<void> {
  const orders = await store.selectFrom('orders').select('token').where('customerId', '=', id).execute();
  await forgetCallsOf(store, [ofCustomer(subject), ...orders.map(({ token }) => ofOrder(token))]);
}

/** A card that paid for an order stays in the books with that payment. */
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
    .set({ customerId: null })
    .where('customerId', '=', customerId)
    .where('id', 'in', paid)
    .execute();
  await store.deleteFrom('creditCards').where('customerId', '=', customerId).execute();
}
