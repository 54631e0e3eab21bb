import type { Store } from '#sandbox/shop/shop';
import type { RecognizedCard, TypedCard } from './gateway';
import { recognizeCard, storedToken } from './gateway';

export interface NewCard extends RecognizedCard {
  /** Null for a guest. */
  readonly customerId: number | null;
  readonly month: string;
  /** Four digits. */
  readonly year: string;
  readonly name: string;
}

/** Stores a card without its number and returns its id. */
export async function storeCard(store: Store, card: NewCard, now: Date): Promise<number> {
  const { id } = await store
    .insertInto('creditCards')
    .values({
      month: card.month,
      year: card.year,
      ccType: card.brand,
      lastDigits: card.lastDigits,
      fingerprint: card.fingerprint,
      name: card.name,
      gatewayToken: card.token,
      createdAt: now,
      customerId: card.customerId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores a card that its owner has used on a page. */
export async function storeUsedCard(
  store: Store,
  { number, ...details }: TypedCard,
  customerId: number | null,
  now: Date,
): Promise<number> {
  const recognized = recognizeCard(number);
  return storeCard(store, { ...recognized, ...details, token: storedToken(recognized.token), customerId }, now);
}

/** Saves a charged card to the wallet, if it belongs to the customer. The newest becomes the default. */
export async function saveToWallet(store: Store, customerId: number, creditCardId: number): Promise<void> {
  const card = await store
    .selectFrom('creditCards')
    .select('customerId')
    .where('id', '=', creditCardId)
    .executeTakeFirstOrThrow();
  if (card.customerId !== customerId) return;
  await store
    .updateTable('walletPaymentSources')
    .set({ isDefault: false })
    .where('customerId', '=', customerId)
    .execute();
  await store
    .insertInto('walletPaymentSources')
    .values({ customerId, creditCardId, isDefault: true })
    .onConflict((conflict) => conflict.columns(['customerId', 'creditCardId']).doUpdateSet({ isDefault: true }))
    .execute();
}

/** Adds a card that has not paid for anything. Only the first in the wallet becomes the default. */
export async function addToWallet(store: Store, customerId: number, creditCardId: number): Promise<void> {
  const others = await store
    .selectFrom('walletPaymentSources')
    .select('id')
    .where('customerId', '=', customerId)
    .execute();
  await store
    .insertInto('walletPaymentSources')
    .values({ customerId, creditCardId, isDefault: others.length === 0 })
    .execute();
}
