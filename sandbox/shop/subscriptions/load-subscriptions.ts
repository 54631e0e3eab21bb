import type { SubscriptionRow } from '#sandbox/database/schema';
import { linePrice } from '#sandbox/shop/orders/line-price';
import type { Store } from '#sandbox/shop/shop';
import { announcedPriceOf, arePricesAnnounced } from './announced-prices';
import type { SubscribedLine, Subscription, WalletCard } from './subscription';

/** Loads subscriptions with their associations, in the order of the rows. The number of queries does not depend on the rows. */
export async function loadSubscriptions(
  store: Store,
  rows: readonly SubscriptionRow[],
): Promise<readonly Subscription[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const addressIds = rows.flatMap((row) => [row.shipAddressId, row.billAddressId]).filter((id) => id !== null);
  const addresses =
    addressIds.length === 0
      ? []
      : await store.selectFrom('addresses').selectAll().where('id', 'in', addressIds).execute();
  const lines = await loadLines(store, rows);
  const reminders = await store
    .selectFrom('subscriptionReminders')
    .selectAll()
    .where('subscriptionId', 'in', ids)
    .orderBy('id')
    .execute();
  const cards = await loadCards(store, rows);
  return rows.map((row) => ({
    ...row,
    lines: lines.filter(({ subscriptionId }) => subscriptionId === row.id),
    reminders: reminders.filter(({ subscriptionId }) => subscriptionId === row.id),
    shipAddress: addresses.find(({ id }) => id === row.shipAddressId),
    billAddress: addresses.find(({ id }) => id === row.billAddressId),
    walletCard: cards.find(({ card }) => card.id === row.creditCardId && card.customerId === row.customerId),
  }));
}

export async function loadSubscription(store: Store, id: number): Promise<Subscription> {
  const row = await store.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const [subscription] = await loadSubscriptions(store, [row]);
  if (!subscription) throw new Error(`Subscription ${String(id)} vanished while it was read.`);
  return subscription;
}

async function loadLines(store: Store, rows: readonly SubscriptionRow[]): Promise<readonly SubscribedLine[]> {
  const lines = await store
    .selectFrom('subscribedLines')
    .selectAll()
    .where(
      'subscriptionId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
  if (lines.length === 0) return [];
  const variants = await store
    .selectFrom('variants')
    .selectAll()
    .where(
      'id',
      'in',
      lines.map(({ variantId }) => variantId),
    )
    .execute();
  const priced: SubscribedLine[] = [];
  for (const line of lines) {
    const variant = variants.find(({ id }) => id === line.variantId);
    if (!variant) throw new Error(`Subscribed line ${String(line.id)} has no variant.`);
    const todayCents = await linePrice(store, variant, line.options, line.quantity);
    const isAnnounced = rows.some((row) => row.id === line.subscriptionId && arePricesAnnounced(row));
    priced.push({ ...line, variant, priceCents: isAnnounced ? announcedPriceOf(line, todayCents) : todayCents });
  }
  return priced;
}

async function loadCards(store: Store, rows: readonly SubscriptionRow[]): Promise<readonly WalletCard[]> {
  const ids = rows.map(({ creditCardId }) => creditCardId).filter((id) => id !== null);
  if (ids.length === 0) return [];
  const cards = await store.selectFrom('creditCards').selectAll().where('id', 'in', ids).execute();
  const sources = await store.selectFrom('walletPaymentSources').selectAll().where('creditCardId', 'in', ids).execute();
  return sources.flatMap(({ id, isDefault, creditCardId }) =>
    cards.filter((card) => card.id === creditCardId).map((card) => ({ id, isDefault, card })),
  );
}
