import type { CardSessionState } from '#sandbox/database/payment-tables';
import type { CardSessionRow, CustomerRow } from '#sandbox/database/schema';
import { invalidResource } from '#sandbox/http/error-responses';
import type { Shop } from '#sandbox/shop/shop';
import type { TypedCard } from './gateway';
import { recognizeCard } from './gateway';
import { addToWallet, storeUsedCard } from './store-card';

/** A session of the hosted page that saves a card without an order. */
export interface CardSession {
  readonly email: string | null;
  readonly state: CardSessionState;
  readonly returnUrls: { readonly saved: string; readonly declined: string; readonly cancelled: string };
}

export type SavingOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'declined'; readonly message: string }
  /** Already saved or cancelled; nothing was saved again. */
  | { readonly kind: 'closed' };

const maxReturnPath = 500;

/** Opens a session and returns its id. A return path that leads away from the storefront is refused. */
export async function openCardSession(shop: Shop, customer: CustomerRow, returnPath: unknown): Promise<string> {
  if (typeof returnPath !== 'string' || !isPathOf(shop.storefrontUrl, returnPath))
    throw invalidResource({ return_path: ['is invalid'] });
  const now = shop.clock.now();
  const id = `cards_${shop.random.token(18)}`;
  await shop.database
    .insertInto('cardSessions')
    .values({ id, customerId: customer.id, returnPath, state: 'open', createdAt: now, updatedAt: now })
    .execute();
  return id;
}

export function cardSessionUrl(shop: Shop, sessionId: string): string {
  return `${shop.url()}/save-card/${sessionId}`;
}

export async function findCardSession(shop: Shop, sessionId: string): Promise<CardSession | undefined> {
  const session = await shop.database
    .selectFrom('cardSessions')
    .innerJoin('customers', 'customers.id', 'cardSessions.customerId')
    .selectAll('cardSessions')
    .select('customers.email')
    .where('cardSessions.id', '=', sessionId)
    .executeTakeFirst();
  return session && { email: session.email, state: session.state, returnUrls: returnUrls(shop, session) };
}

/** Saves a card to the wallet of the session's customer, once. */
export async function saveCard(shop: Shop, sessionId: string, card: TypedCard): Promise<SavingOutcome> {
  return shop.database.transaction().execute(async (store) => {
    const session = await store
      .selectFrom('cardSessions')
      .selectAll()
      .where('id', '=', sessionId)
      .forUpdate()
      .executeTakeFirst();
    if (session?.state !== 'open') return { kind: 'closed' };
    if (recognizeCard(card.number).token === 'declines')
      return { kind: 'declined', message: shop.config.declineMessage };
    const { customerId } = session;
    const now = shop.clock.now();
    const creditCardId = await storeUsedCard(store, card, customerId, now);
    await addToWallet(store, customerId, creditCardId);
    await store
      .updateTable('cardSessions')
      .set({ state: 'saved', creditCardId, updatedAt: now })
      .where('id', '=', sessionId)
      .execute();
    return { kind: 'saved' };
  });
}

/** Cancels an open session; changes nothing on a closed one. */
export async function cancelCardSession(shop: Shop, sessionId: string): Promise<void> {
  await shop.database
    .updateTable('cardSessions')
    .set({ state: 'cancelled', updatedAt: shop.clock.now() })
    .where('id', '=', sessionId)
    .where('state', '=', 'open')
    .execute();
}

function returnUrls({ storefrontUrl }: Shop, { id, returnPath }: CardSessionRow): CardSession['returnUrls'] {
  const withParameter = (name: string, value: string): string => {
    const url = new URL(returnPath, storefrontUrl);
    url.searchParams.set(name, value);
    return url.href;
  };
  return {
    saved: withParameter('card_session_id', id),
    declined: withParameter('payment_error', 'declined'),
    cancelled: withParameter('payment_error', 'cancelled'),
  };
}

/** True when a browser stays on the storefront with this path, also after it is resolved: `/..//x` becomes `//x`. */
function isPathOf(storefrontUrl: string, path: string): boolean {
  if (path.length > maxReturnPath || !/^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(path)) return false;
  if (!URL.canParse(path, storefrontUrl)) return false;
  const { origin, pathname } = new URL(path, storefrontUrl);
  return origin === new URL(storefrontUrl).origin && !pathname.startsWith('//');
}
