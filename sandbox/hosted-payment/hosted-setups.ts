import type { HostedSetupRow } from '#sandbox/database/schema';
import type { CardSession, SavingOutcome } from '#sandbox/shop/cards/card-sessions';
import type { TypedCard } from '#sandbox/shop/cards/gateway';
import { recognizeCard } from '#sandbox/shop/cards/gateway';
import type { Shop } from '#sandbox/shop/shop';
import { keepCard, requireHostedCustomer } from './hosted-cards';
import { sameRequest } from './same-request';

/** A page that saves a card of another back end's customer, and charges nothing. */
export interface NewHostedSetup {
  readonly idempotencyKey: string;
  readonly hostedCustomerId: string;
  /** Takes the customer back after saving; `{CHECKOUT_SESSION_ID}` in it becomes the id of the setup. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Told of the card by a POST, beside the browser that returns. */
  readonly notifyUrl: string | null;
}

/** Begins every id, so that it is told from those of the shop's own sessions, and of payments. */
const prefix = 'hs_';

export function isHostedSetup(sessionId: string): boolean {
  return sessionId.startsWith(prefix);
}

/** Opens a page. The same key gets the same one. */
export async function openHostedSetup(shop: Shop, setup: NewHostedSetup): Promise<HostedSetupRow> {
  await requireHostedCustomer(shop, setup.hostedCustomerId);
  const now = shop.clock.now();
  await shop.database
    .insertInto('hostedSetups')
    .values({ ...setup, id: `${prefix}${shop.random.token(18)}`, state: 'open', createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .execute();
  const stored = await shop.database
    .selectFrom('hostedSetups')
    .selectAll()
    .where('idempotencyKey', '=', setup.idempotencyKey)
    .executeTakeFirstOrThrow();
  return sameRequest(stored, setup);
}

export function findHostedSetup({ database }: Shop, id: string): Promise<HostedSetupRow | undefined> {
  return database.selectFrom('hostedSetups').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The session as its page shows it. */
export async function hostedCardSession(shop: Shop, id: string): Promise<CardSession | undefined> {
  const setup = await findHostedSetup(shop, id);
  if (!setup) return undefined;
  const { email } = await requireHostedCustomer(shop, setup.hostedCustomerId);
  const { state, returnUrl, cancelUrl } = setup;
  const saved = returnUrl.replaceAll('{CHECKOUT_SESSION_ID}', id);
  return { email, state, returnUrls: { saved, declined: cancelUrl, cancelled: cancelUrl } };
}

/** Saves a card for the customer, once. */
export async function saveHosted(shop: Shop, id: string, card: TypedCard): Promise<SavingOutcome> {
  return shop.database.transaction().execute(async (store) => {
    const setup = await store
      .selectFrom('hostedSetups')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (setup?.state !== 'open') return { kind: 'closed' };
    if (recognizeCard(card.number).token === 'declines')
      return { kind: 'declined', message: shop.config.declineMessage };
    const hostedCardId = await keepCard(shop, store, setup.hostedCustomerId, card);
    await store
      .updateTable('hostedSetups')
      .set({ state: 'saved', hostedCardId, updatedAt: shop.clock.now() })
      .where('id', '=', id)
      .execute();
    return { kind: 'saved' };
  });
}

/** Closes an open page at the customer's wish; changes nothing on another. */
export async function cancelHostedSetup(shop: Shop, id: string): Promise<void> {
  await shop.database
    .updateTable('hostedSetups')
    .set({ state: 'cancelled', updatedAt: shop.clock.now() })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();
}
