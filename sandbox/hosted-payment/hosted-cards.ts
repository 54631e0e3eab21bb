import type { HostedCustomerRow } from '#sandbox/database/schema';
import { invalidResource, notFound } from '#sandbox/http/error-responses';
import type { TypedCard } from '#sandbox/shop/cards/gateway';
import { storeUsedCard } from '#sandbox/shop/cards/store-card';
import type { Shop, Store } from '#sandbox/shop/shop';
import { sameRequest } from './same-request';

/** A customer of another back end, the owner of cards. */
export interface NewHostedCustomer {
  readonly idempotencyKey: string;
  readonly email: string | null;
}

/** A card as another back end sees it. */
export interface HostedCard {
  readonly id: string;
  readonly brand: string | null;
  readonly lastDigits: string;
  /** One or two digits. */
  readonly month: string;
  /** Four digits. */
  readonly year: string;
  /** The name on the card. */
  readonly holder: string;
}

/** Makes a customer. The same key gets the same one. */
export async function openHostedCustomer(shop: Shop, customer: NewHostedCustomer): Promise<HostedCustomerRow> {
  await makeHostedCustomer(shop, shop.database, customer);
  const stored = await shop.database
    .selectFrom('hostedCustomers')
    .selectAll()
    .where('idempotencyKey', '=', customer.idempotencyKey)
    .executeTakeFirstOrThrow();
  return sameRequest(stored, customer);
}

/** Makes a customer unless the key has made one, and returns the id that a new one has. */
export async function makeHostedCustomer(shop: Shop, store: Store, customer: NewHostedCustomer): Promise<string> {
  const id = `hu_${shop.random.token(18)}`;
  await store
    .insertInto('hostedCustomers')
    .values({ ...customer, id, createdAt: shop.clock.now() })
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .execute();
  return id;
}

/** Rejects a request for an unknown customer. */
export async function requireHostedCustomer({ database }: Shop, id: string): Promise<HostedCustomerRow> {
  const customer = await database.selectFrom('hostedCustomers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!customer) throw invalidResource({ customerId: ['is unknown'] });
  return customer;
}

/** Keeps a card that a customer has used on a page, and returns its id. */
export async function keepCard(shop: Shop, store: Store, hostedCustomerId: string, card: TypedCard): Promise<string> {
  const creditCardId = await storeUsedCard(store, card, null, shop.clock.now());
  const id = `hc_${shop.random.token(18)}`;
  await store.insertInto('hostedCards').values({ id, hostedCustomerId, creditCardId }).execute();
  return id;
}

/** A card that is kept; undefined once it is detached. */
export function findHostedCard(store: Store, id: string): Promise<HostedCard | undefined> {
  return keptCards(store).where('hostedCards.id', '=', id).executeTakeFirst();
}

/** The ids by which a card that was used on a page is charged again; undefined once it is detached. */
export function findUsedCard(
  store: Store,
  id: string,
): Promise<{ readonly id: string; readonly customerId: string } | undefined> {
  return store
    .selectFrom('hostedCards')
    .select(['id', 'hostedCustomerId as customerId'])
    .where('id', '=', id)
    .where('detachedAt', 'is', null)
    .executeTakeFirst();
}

/** Returns a card that its customer still has, with the token by which it is charged; any other is refused. */
export async function requireChargeable(
  store: Store,
  id: string,
  customerId: string | null,
): Promise<HostedCard & { readonly gatewayToken: string; readonly fingerprint: string | null }> {
  const card = await keptCards(store)
    .select(['gatewayToken', 'fingerprint'])
    .where('hostedCards.id', '=', id)
    .where('hostedCards.hostedCustomerId', '=', customerId)
    .executeTakeFirst();
  if (!card) throw invalidResource({ cardId: ['is no card of this customer'] });
  return card;
}

/** Lets go of a card, which cannot be charged any more. A repeated call changes nothing. */
export async function detachHostedCard(shop: Shop, id: string): Promise<{ readonly id: string }> {
  const detached = await shop.database
    .updateTable('hostedCards')
    .set({ detachedAt: shop.clock.now() })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!detached) throw notFound();
  return detached;
}

function keptCards(store: Store) {
  return store
    .selectFrom('hostedCards')
    .innerJoin('creditCards', 'creditCards.id', 'hostedCards.creditCardId')
    .where('hostedCards.detachedAt', 'is', null)
    .select(['hostedCards.id', 'ccType as brand', 'lastDigits', 'month', 'year', 'name as holder']);
}
