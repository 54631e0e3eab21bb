import type { CustomerRow } from '#sandbox/database/schema';
import { invalidResource, notFound } from '#sandbox/http/error-responses';
import type { Store } from '#sandbox/shop/shop';
import { serializeWalletCard } from './serialize-card';

interface WalletSource {
  readonly id: number;
  readonly creditCardId: number;
  readonly isDefault: boolean;
}

/** The customer's saved cards as the wire has them, the default first, then the newest. */
export async function serializeWallet(store: Store, { id: customerId }: CustomerRow): Promise<readonly object[]> {
  const sources = await walletOf(store, customerId);
  const cards = await store.selectFrom('creditCards').selectAll().where('customerId', '=', customerId).execute();
  const sessions = await store.selectFrom('cardSessions').selectAll().where('customerId', '=', customerId).execute();
  const subscriptions = await subscriptionsByCard(store, customerId);
  return sources.flatMap((source) =>
    cards
      .filter(({ id }) => id === source.creditCardId)
      .map((card) => ({
        ...serializeWalletCard({ ...source, card }),
        subscription_ids: subscriptions.filter(({ creditCardId }) => creditCardId === card.id).map(({ id }) => id),
        card_session_id: sessions.find(({ creditCardId }) => creditCardId === card.id)?.id ?? null,
      })),
  );
}

export async function makeDefault(store: Store, { id: customerId }: CustomerRow, sourceId: number): Promise<void> {
  const source = await requireSource(store, customerId, sourceId);
  await setDefault(store, customerId, source.id);
}

/** Removes a card from the wallet. The newest of the others follows as the default. */
export async function removeFromWallet(store: Store, { id: customerId }: CustomerRow, sourceId: number): Promise<void> {
  const source = await requireSource(store, customerId, sourceId);
  const [paid] = (await subscriptionsByCard(store, customerId)).filter(
    ({ creditCardId }) => creditCardId === source.creditCardId,
  );
  if (paid)
    throw invalidResource({
      base: [`This card pays for subscription ${String(paid.id)}. Choose another card for it first.`],
    });
  await store.deleteFrom('walletPaymentSources').where('id', '=', source.id).execute();
  const [newest] = await walletOf(store, customerId);
  if (source.isDefault && newest) await setDefault(store, customerId, newest.id);
}

/** A source of the customer's own wallet; any other is 404. */
async function requireSource(store: Store, customerId: number, sourceId: number): Promise<WalletSource> {
  const source = (await walletOf(store, customerId)).find(({ id }) => id === sourceId);
  if (!source) throw notFound();
  return source;
}

async function walletOf(store: Store, customerId: number): Promise<readonly WalletSource[]> {
  return store
    .selectFrom('walletPaymentSources')
    .selectAll()
    .where('customerId', '=', customerId)
    .orderBy('isDefault', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

async function setDefault(store: Store, customerId: number, sourceId: number): Promise<void> {
  const mine = store.updateTable('walletPaymentSources').where('customerId', '=', customerId);
  await mine.set({ isDefault: false }).execute();
  await mine.set({ isDefault: true }).where('id', '=', sourceId).execute();
}

/** The subscriptions that deliver again, paused ones too, with the card that pays for them. */
async function subscriptionsByCard(
  store: Store,
  customerId: number,
): Promise<readonly { readonly id: number; readonly creditCardId: number | null }[]> {
  return store
    .selectFrom('subscriptions')
    .select(['id', 'creditCardId'])
    .where('customerId', '=', customerId)
    .where('state', 'in', ['active', 'pending_cancellation'])
    .orderBy('id')
    .execute();
}
